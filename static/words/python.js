/** What the Python page says, in English. See words.js. */

export const run = "Run", running = "Running…", printed = "This is what your browser’s Python printed.", edit = "Edit", original = "Original";
export const runExample = (/** @type {string} */ title) => `Run the example “${title}”`;
export const editExample = (/** @type {string} */ title) => `Edit the example “${title}”`;
export const originalOf = (/** @type {string} */ title) => `Original of the example “${title}”`;
export const stop = "Stop", stopped = "Stopped. What it had printed is below.";
export const stopExample = (/** @type {string} */ title) => `Stop the example “${title}”`;
export const editorLabel = (/** @type {string} */ title) => `The example “${title}”. Escape leaves the editor.`;
export const another = "Stopped, because another example was started.";
export const full = "Stopped: it printed more than can be shown here.";
export const ended = "Python broke off. Run it again to begin anew.";
export const restored = "The example is as it was.";
