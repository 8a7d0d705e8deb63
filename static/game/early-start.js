/**
 * Finds the reader's language, and starts MicroPython for the game's page while that page's own
 * scripts are still loading.
 */
import "../languages.js";
import { startEarly } from "../python/micropython-client.js";

if (new URLSearchParams(location.search).get("python") !== "pyodide") startEarly();
