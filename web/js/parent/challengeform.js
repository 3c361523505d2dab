// A challenge of one's own, or a running one that is changed.

import { Refusal } from "../connection.js";
import { h, put } from "../core/dom.js";
import { button, dialog } from "../core/parts.js";
import { check, field, menu, numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").Challenge} Challenge */
/** @typedef {import("../kidd.js").ChallengeGoal["counts"]} Counts */

/**
 * What can be wanted without naming activities.
 *
 * @type {Counts[]}
 */
const offered = ["dailyMinutes", "weeklyMinutes", "weekendMinutes", "streakDays", "masteredSkills", "fluentFacts"];
const icon = "star";

/**
 * @param {Scene} scene
 * @param {string} child
 * @param {import("../kidd.js").ChildName[]} children
 * @param {Challenge | undefined} old
 * @param {() => Promise<void>} draw
 */
export function editChallenge(scene, child, children, old, draw) {
  let counts = old?.wanted.counts ?? "dailyMinutes";
  let target = old?.wanted.target ?? 15;
  let days = old?.wanted.daysRequired ?? 5;
  const title = h("input", { type: "text", maxlength: 60, required: true, autocomplete: "off" });
  title.value = old?.title ?? "";
  const number = numberInput(target, (value) => (target = value ?? target), { min: 1, max: 100_000, class: "p-short" });
  const dayNumber = numberInput(days, (value) => (days = value ?? days), { min: 1, max: 366, class: "p-short" });
  const daysField = field(scene.say("web.parent.onDays"), dayNumber);
  const ends = h("input", { type: "date" });
  ends.value = old?.endsBefore ?? "";
  const fit = () => (daysField.hidden = counts !== "dailyMinutes");
  fit();
  const kinds = old && !offered.includes(old.wanted.counts) ? [...offered, old.wanted.counts] : offered;
  const kind = menu(
    kinds.map((each) => /** @type {const} */ ([each, scene.say("web.parent.counts." + each)])), counts,
    (chosen) => { counts = chosen; fit(); }, { disabled: old !== undefined });
  const who = children.map((each) => check(each.name, each.child === child, undefined, { value: each.child }));
  const sum = h("div", { class: "p-sum", role: "alert", hidden: true });

  const params = () => ({
    title: title.value.trim(), wanted: { ...old?.wanted, counts, target, ...(counts === "dailyMinutes" ? { daysRequired: days } : {}) },
  });
  /** @param {() => void} close */
  const send = (close) => scene.attempt(async () => {
    try {
      if (old) {
        await scene.change("challenge.edit", { challenge: old.challenge, children: [child], ...params(), endsBefore: ends.value || null });
      } else {
        const chosen = who.filter((each) => each.input.checked).map((each) => each.input.value);
        await scene.change("challenge.create", { children: chosen, icon, ...params(), ...(ends.value ? { endsBefore: ends.value } : {}) });
      }
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== "challenge_impossible") throw error;
      return refuse(error);
    }
    close();
    await draw();
    scene.app.tell(scene.say("web.parent.saved"), "good");
  });
  /** @param {Refusal} error Its sum says why, and the largest target what would fit. */
  const refuse = (error) => {
    const largest = error.data?.largestTarget;
    sum.hidden = false;
    put(
      sum, h("p", {}, String(error.data?.sum ?? error.message)),
      typeof largest === "number" && button(scene.say("web.parent.takeLargest", { target: largest }), () => {
        target = largest;
        number.value = String(largest);
        sum.hidden = true;
        number.focus();
      }));
  };
  dialog(old ? scene.say("web.parent.editChallenge") : scene.say("web.parent.ownChallenge"), (close) => [
    field(scene.say("web.parent.title"), title), field(scene.say("web.parent.what"), kind),
    h("div", { class: "row" }, field(scene.say("web.parent.target"), number), daysField, field(scene.say("web.parent.endsBefore"), ends)),
    !old && h("fieldset", { class: "p-who" }, h("legend", {}, scene.say("web.parent.forWhom")), who), sum,
    h("div", { class: "row p-foot" },
      button(scene.say("web.parent.save"), () => title.reportValidity() && void send(close), { class: "primary" }),
      button(scene.say("web.parent.cancel"), close, { class: "quiet" })),
  ]);
}
