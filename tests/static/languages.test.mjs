/** Which language of the site a reader gets. */
import assert from "node:assert/strict";
import { rows } from "./support/rows.mjs";
import { found } from "../../static/speech.js";

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
  },
  (wanted, there, tag) => assert.equal(found(wanted, there), tag),
);
