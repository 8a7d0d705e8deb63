/** The address that authors put into their pages: the <tt-board> element (embed/element.js). */
export * from "./embed/element.js";
