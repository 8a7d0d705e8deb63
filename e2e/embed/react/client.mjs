// The markup of the server is taken over: what differs is an error in the console.
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.mjs";

hydrateRoot(document.getElementById("root"), createElement(App), {
  onRecoverableError: (error) => console.error(error),
});
document.body.dataset.hydrated = "";
