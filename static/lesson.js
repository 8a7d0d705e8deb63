/** What authors put into their pages for lessons: <tt-lesson> (lesson/element.js), and the boards. */
export * from "./embed.js";
export * from "./lesson/element.js";
