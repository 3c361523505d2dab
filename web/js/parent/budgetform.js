// The form of a budget: minutes a day that some things share.

import { h, put } from "../core/dom.js";
import { button, dialog } from "../core/parts.js";
import { activityPicker } from "./activities.js";
import { field, numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./activities.js").Catalogue} Catalogue */

const usualMinutes = 20;

/**
 * @param {Scene} scene
 * @param {Catalogue} catalogue
 * @param {import("../kidd.js").ActivityBudget | undefined} old
 * @param {(made: import("../kidd.js").ActivityBudget) => void} keep
 */
export function editBudget(scene, catalogue, old, keep) {
  let minutes = old?.minutes ?? usualMinutes;
  let activities = old?.activities ?? [];
  const name = h("input", { type: "text", maxlength: 64, required: true, autocomplete: "off" });
  name.value = old?.name ?? "";
  const missing = h("p", { class: "p-message", role: "alert" });
  dialog(old ? scene.say("web.parent.editBudget") : scene.say("web.parent.addBudget"), (close) => [
    field(scene.say("web.parent.name"), name, scene.say("web.parent.budget.name.note")),
    field(scene.say("web.parent.aDay"), numberInput(minutes, (value) => (minutes = value ?? 0), { max: 1440, class: "p-short" })),
    activityPicker(scene, catalogue, scene.say("web.parent.budget.what"), activities, (chosen) => { activities = chosen; put(missing); }), missing,
    h("div", { class: "row p-foot" },
      button(scene.say("web.parent.take"), () => {
        if (!name.reportValidity()) return;
        if (activities.length === 0) return put(missing, scene.say("web.parent.budget.empty"));
        keep({ name: name.value.trim(), minutes, activities });
        close();
      }, { class: "primary" }),
      button(scene.say("web.parent.cancel"), close, { class: "quiet" })),
  ]);
}
