// How the page looks and sounds in this browser: light or dark, contrast, letters, motion, reading aloud.

import { h } from "../core/dom.js";
import { keepLooks, readLooks } from "../core/looks.js";
import { button, dialog, freshId } from "../core/parts.js";

/** @typedef {import("../core/looks.js").Looks} Looks */

/** @param {import("./side.js").Sitting} sitting */
export function looksButton(sitting) {
  return button(sitting.say("web.looks"), () => showLooks(sitting), { class: "quiet" });
}

/** @param {import("./side.js").Sitting} sitting */
function showLooks({ app, voice }) {
  const looks = readLooks();
  const name = freshId();
  const themes = /** @type {const} */ (["", "light", "dark"]).map((theme) => h("label", { class: "choice" },
    h("input", { type: "radio", name, checked: (looks.theme ?? "") === theme, onchange: () => keepLooks({ ...readLooks(), theme: theme || undefined }) }),
    h("span", { class: "choice-body" }, app.say(`web.looks.${theme || "system"}`))));
  /** @param {"contrast" | "letters" | "still" | "aloud"} look */
  const choice = (look) => {
    const input = h("input", { id: freshId(), type: "checkbox", checked: looks[look] === true, onchange: () => keepLooks({ ...readLooks(), [look]: input.checked || undefined }) });
    return h("label", { class: "switch" }, input, app.say(`web.looks.${look}`));
  };
  dialog(app.say("web.looks"), (close) => [
    h("fieldset", { class: "choices" }, h("legend", { class: "unseen" }, app.say("web.looks")), themes),
    choice("contrast"), choice("letters"), choice("still"), voice.isThere && choice("aloud"),
    button(app.say("web.child.close"), close, { class: "primary" }),
  ]);
}
