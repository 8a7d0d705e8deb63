/** Starts our workers wherever the page is: beside its files, on another site, or in one file. */
import { isAlone, place } from "./sources.js";

/** Start one. If the page may have none, this throws, or the worker just fires "error". @param {URL} address of its module */
export function spawn(address) {
  // In the page in one file it is a script that has its modules (onefile.js).
  return new Worker(isAlone ? place(address) : ownAddress(address), {
    type: isAlone ? "classic" : "module",
  });
}

/** Browsers start no worker of another site, but one of the page's own may import its module from there. @param {URL} address */
function ownAddress(address) {
  if (address.origin === location.origin) return address;
  return URL.createObjectURL(
    new Blob([`import ${JSON.stringify(address.href)};`], { type: "text/javascript" }),
  );
}
