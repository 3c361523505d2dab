// The first evening: a family without children yet, and adding one.

import { h } from "../core/dom.js";
import { button, card, dialog } from "../core/parts.js";
import { buttons } from "./giving.js";
import { field } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * What to do where there are no children yet.
 *
 * @param {Scene} scene
 */
export function nobody(scene) {
  return card(
    scene.say("web.parent.first"), { class: "p-first" }, h("p", {}, scene.say("web.nobody")),
    h("ol", {}, h("li", {}, scene.say("web.parent.first.child")), h("li", {}, scene.say("web.parent.first.limits")), h("li", {}, scene.say("web.parent.first.learn"))),
    h("p", {}, button(scene.say("web.parent.addChild"), () => addChild(scene), { class: "primary big" })));
}

/**
 * Asks for a name and a month, and goes on to the child's limits.
 *
 * @param {Scene} scene
 */
export function addChild(scene) {
  const name = h("input", { type: "text", maxlength: 80, required: true, autocomplete: "off" });
  const born = h("input", { type: "month", required: true, placeholder: "2019-04", pattern: "\\d{4}-\\d{2}" });
  dialog(scene.say("web.parent.addChild"), (close) => [
    field(scene.say("web.parent.name"), name), field(scene.say("web.parent.born"), born, scene.say("web.parent.born.note")),
    buttons(scene, close, scene.say("web.parent.add"), async () => {
      const { profile } = await scene.change("child.add", { name: name.value.trim(), born: born.value });
      scene.app.go(`/parent/limits/${profile.child}`);
    }, [name, born]),
  ]);
}
