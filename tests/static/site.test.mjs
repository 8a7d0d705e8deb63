/** Where the site is, seen from its pages, and which language of it a reader gets. */
import assert from "node:assert/strict";
import { siteOf } from "../../static/site.js";
import { found } from "../../static/speech.js";
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

const ALL = ["en", "de", "ja", "zh", "zh-Hant"];

rows(
  "the first language that is wanted and there",
  {
    "by its tag": [["ja"], ALL, "ja"],
    "without its region": [["de-AT"], ALL, "de"],
    "the second, if the first is not there": [["nl", "ja"], ALL, "ja"],
    none: [["nl"], ALL, ""],
    "of none": [[], ALL, ""],
    Chinese: [["zh"], ALL, "zh"],
    "in China": [["zh-CN"], ALL, "zh"],
    "in Singapore": [["zh-SG"], ALL, "zh"],
    "simplified, in Taiwan": [["zh-Hans-TW"], ALL, "zh"],
    "in Taiwan": [["zh-TW", "zh", "en"], ALL, "zh-Hant"],
    "in Hong Kong": [["zh-HK"], ALL, "zh-Hant"],
    "in Macau": [["zh-mo"], ALL, "zh-Hant"],
    "by its script": [["zh-hant"], ALL, "zh-Hant"],
    "by both": [["zh-Hant-HK"], ALL, "zh-Hant"],
    "another one is better than none": [["zh-TW"], ["en", "zh"], "zh"],
    "with its region": [["pt-br"], ["en", "pt", "pt-BR"], "pt-BR"],
    "of another region": [["pt-PT"], ["en", "pt", "pt-BR"], "pt"],
    "most of whose readers are there": [["pt"], ["en", "pt-BR"], "pt-BR"],
    "of a continent": [["es-419"], ["en", "es", "es-419"], "es-419"],
    "by a variant": [["ca-valencia"], ["ca", "ca-valencia"], "ca-valencia"],
    "what is no tag": [["en_US", "*", "", "de"], ALL, "de"],
  },
  (wanted, there, tag) => assert.equal(found(wanted, there), tag),
);
