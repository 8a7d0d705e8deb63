/**
 * What puts a page of this site into another page.
 * @param {string} address @param {string} title @param {string} size  attributes
 */
export function frameOf(address, title, size) {
  const source = address.replaceAll("&", "&amp;");
  const clean = title.replace(/["&<>]/g, "");
  return `<iframe src="${source}" title="${clean}" loading="lazy" ${size}></iframe>`;
}
