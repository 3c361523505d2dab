// The way back to where everything begins.

import { h } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { linkButton } from "../core/parts.js";

/** @param {import("./side.js").Sitting} sitting */
export function wayHome(sitting) {
  return h("p", { class: "way-home" }, linkButton([icon("arrowLeft"), sitting.say("web.child.home")], sitting.path(), { class: "quiet" }));
}
