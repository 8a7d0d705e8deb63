/** Starts our workers wherever the page is: beside its files, on another site, or in one file. */
import { isAlone, place } from "./sources.js";

/** Start one. Where the page may have none, this throws, or the worker only fires "error". @param {URL} address of its module */
export function spawn(address) {
  // In a page that is one file it is a script, which brings its modules (onefile.js).
  return new Worker(isAlone ? place(address) : ownAddress(address), { type: isAlone ? "classic" : "module" });
}

/** Browsers start no worker of another site, but one of the page's own may import its module from there. @param {URL} address */
function ownAddress(address) {
  if (address.origin === location.origin) return address;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(address.href)};`], { type: "text/javascript" }));
}
