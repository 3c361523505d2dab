// The parent's side.

import { h, put } from "../core/dom.js";

/** @type {import("../core/app.js").Shower} */
export async function showParent(app, view, _path) {
  view.title(app.say("web.parent.enter"));
  put(view.root, h("h1", {}, app.say("web.parent.enter")));
}
