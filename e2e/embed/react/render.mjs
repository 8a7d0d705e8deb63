// React's own markup of the page and the script that hydrates it, as JSON: {markup, script}. All of
// it React's build for developers.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

process.env.NODE_ENV = "development";
const modules = new URL("../../../static/node_modules/", import.meta.url);
const require = createRequire(modules);
const { build } = require("esbuild");

const bundle = async (/** @type {string} */ name, /** @type {object} */ how) => {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const nodePaths = [fileURLToPath(modules)];
  const define = { "process.env.NODE_ENV": '"development"' };
  return (
    await build({ entryPoints: [file], bundle: true, write: false, nodePaths, define, ...how })
  ).outputFiles[0].text;
};

const made = { exports: /** @type {any} */ ({}) };
new Function(
  "module",
  "exports",
  "require",
  await bundle("app.mjs", { format: "cjs", external: ["react"] }),
)(made, made.exports, require);
const { createElement } = require("react");
const { renderToString } = require("react-dom/server");
const markup = renderToString(createElement(made.exports.App));
process.stdout.write(
  JSON.stringify({ markup, script: await bundle("client.mjs", { format: "esm" }) }),
);
