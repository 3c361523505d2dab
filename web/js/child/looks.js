// How the page looks in this browser: light or dark, contrast, letters, motion.

import { h } from "../core/dom.js";
import { keepLooks, readLooks } from "../core/looks.js";
import { button, dialog, freshId } from "../core/parts.js";

/** @typedef {import("../core/looks.js").Looks} Looks */

/**
 * @param {import("../core/app.js").App} app */
export function looksButton(app) {
  return button(app.say("web.looks"), () => showLooks(app), { class: "quiet" });
}

/**
 * @param {import("../core/app.js").App} app
 */
function showLooks(app) {
  const looks = readLooks();
  const name = freshId();
  const themes = /** @type {const} */ (["", "light", "dark"]).map((theme) => h("label", { class: "choice" },
    h("input", { type: "radio", name, checked: (looks.theme ?? "") === theme, onchange: () => keepLooks({ ...readLooks(), theme: theme || undefined }) }),
    h("span", { class: "choice-body" }, app.say(`web.looks.${theme || "system"}`))));
  const switches = /** @type {const} */ (["contrast", "letters", "still"]).map((look) => {
    const input = h("input", { id: freshId(), type: "checkbox", checked: looks[look] === true, onchange: () => keepLooks({ ...readLooks(), [look]: input.checked || undefined }) });
    return h("label", { class: "switch" }, input, app.say(`web.looks.${look}`));
  });
  dialog(app.say("web.looks"), (close) => [
    h("fieldset", { class: "choices" }, h("legend", { class: "unseen" }, app.say("web.looks")), themes), ...switches, button(app.say("web.child.close"), close, { class: "primary" }),
  ]);
}
