/** Where the site is, seen from its pages. */
import assert from "node:assert/strict";
import { siteOf } from "../../static/site.js";
import { rows } from "./support/rows.mjs";

rows(
  "a page knows the folder of its site",
  {
    "the game": ["index.html", "http://h/x/index.html?a=1/2#k", "http://h/x/"],
    "the game, by its folder": ["index.html", "http://h/x/", "http://h/x/"],
    "a page": ["static/change.html", "http://h/static/change.html", "http://h/"],
    "a page in another language": [
      "ja/static/change.html",
      "http://h/x/ja/static/change.html",
      "http://h/x/",
    ],
  },
  (page, base, site) => assert.equal(siteOf(page, base), site),
);
