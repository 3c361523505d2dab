// The child's side.

import { h, put } from "../core/dom.js";

/** @type {import("../core/app.js").Shower} */
export async function showChild(app, view, [child = ""]) {
  view.title(child);
  put(view.root, h("h1", {}, child));
}
