// A challenge of one's own, or a running one that is changed.

import { Refusal } from "../connection.js";
import { h, put } from "../core/dom.js";
import { button, dialog } from "../core/parts.js";
import { activityPicker, catalogueOf } from "./activities.js";
import { dayAfter, dayOf } from "./format.js";
import { check, field, menu, numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").Challenge} Challenge */
/** @typedef {import("../kidd.js").ChallengeGoal["counts"]} Counts */

/** @type {Counts[]} */
const kinds = ["dailyMinutes", "weeklyMinutes", "weekendMinutes", "activityMinutes", "streakDays", "masteredSkills", "fluentFacts"];
const spans = /** @type {const} */ (["day", "week", "whole"]);
const icon = "star";
/** Percent of stars that a challenge adds, where nobody has said anything else, and what is possible. */
const usualBonus = 10;
const bonuses = { min: 5, max: 50 };

/**
 * @param {Scene} scene
 * @param {object} given
 * @param {string} given.child
 * @param {import("../kidd.js").ChildName[]} given.children Whom it can be given to.
 * @param {Challenge} [given.old] What is changed.
 * @param {import("../kidd.js").ChallengeOffer} [given.offer] What a new one begins with.
 * @param {() => Promise<void>} draw
 */
export async function editChallenge(scene, { child, children, old, offer }, draw) {
  const from = old ?? offer;
  let counts = from?.wanted.counts ?? "dailyMinutes";
  let target = from?.wanted.target ?? 15;
  let days = from?.wanted.daysRequired ?? 5;
  let activities = from?.wanted.activities ?? [];
  let within = from?.wanted.within ?? "week";
  let bonus = from?.bonusPercent ?? usualBonus;
  const [catalogue, { now }] = await Promise.all([catalogueOf(scene, child), scene.ask("daemon.info", {})]);
  const starts = from?.startsOn ?? dayOf(now);
  const title = h("input", { type: "text", maxlength: 60, required: true, autocomplete: "off" });
  title.value = from?.title ?? "";
  const number = numberInput(target, (value) => (target = value ?? target), { min: 1, max: 100_000, class: "p-short" });
  const dayNumber = numberInput(days, (value) => (days = value ?? days), { min: 1, max: 366, class: "p-short" });
  const daysField = field(scene.say("web.parent.onDays"), dayNumber);
  const ends = h("input", { type: "date", min: starts });
  if (from?.endsBefore) ends.value = dayAfter(from.endsBefore, -1);
  const span = field(scene.say("web.parent.within"), menu(
    spans.map((each) => /** @type {const} */ ([each, scene.say("web.parent.within." + each)])), within, (chosen) => (within = chosen)));
  const picker = activityPicker(scene, catalogue, scene.say("web.parent.budget.what"), activities, (chosen) => (activities = chosen));
  const fit = () => {
    daysField.hidden = counts !== "dailyMinutes";
    span.hidden = picker.hidden = counts !== "activityMinutes";
  };
  fit();
  const kind = menu(
    kinds.map((each) => /** @type {const} */ ([each, scene.say("web.parent.counts." + each)])), counts,
    (chosen) => { counts = chosen; fit(); }, { disabled: old !== undefined });
  const who = children.map((each) => check(each.name, each.child === child, undefined, { value: each.child }));
  const sum = h("div", { class: "p-sum", role: "alert", hidden: true });

  const params = () => ({
    title: title.value.trim(), bonusPercent: bonus, wanted: {
      counts, target, ...(counts === "dailyMinutes" ? { daysRequired: days } : {}), ...(counts === "activityMinutes" ? { activities, within } : {}),
    },
  });
  /** Days that are wanted and do not lie between the first and the last. */
  const hasRoom = () => {
    const wanted = counts === "dailyMinutes" ? days : counts === "streakDays" ? target : 0;
    const room = ends.value ? (Date.parse(ends.value) - Date.parse(starts)) / 86_400_000 + 1 : Infinity;
    if (wanted <= room) return true;
    sum.hidden = false;
    put(sum, h("p", {}, scene.say("web.parent.daysFit", { room, wanted })));
    return false;
  };
  /** @param {() => void} close */
  const send = async (close) => {
    sum.hidden = true;
    if (!ends.reportValidity() || !hasRoom()) return;
    try {
      if (old) {
        await scene.change("challenge.edit", { challenge: old.challenge, children: [child], ...params(), endsBefore: ends.value ? dayAfter(ends.value, 1) : null });
      } else {
        const chosen = who.filter((each) => each.input.checked).map((each) => each.input.value);
        await scene.change("challenge.create", {
          children: chosen, ...(offer ? { template: offer.template } : { icon }), ...params(), ...(ends.value ? { endsBefore: dayAfter(ends.value, 1) } : {}),
        });
      }
    } catch (error) {
      return void (scene.signal.aborted || refuse(error));
    }
    close();
    await scene.attempt(draw);
    scene.app.tell(scene.say("web.parent.saved"), "good");
  };
  /** @param {unknown} error Its sum says why, and the largest target what would fit. */
  const refuse = (error) => {
    const { sum: why, largestTarget: largest } = /** @type {Record<string, unknown>} */ ((error instanceof Refusal && error.data) || {});
    sum.hidden = false;
    put(
      sum, h("p", {}, String(why ?? scene.app.wordsOf(error))),
      typeof largest === "number" && button(scene.say("web.parent.takeLargest", { target: largest }), () => {
        target = largest;
        number.value = String(largest);
        sum.hidden = true;
        number.focus();
      }));
  };
  dialog(old ? scene.say("web.parent.editChallenge") : scene.say("web.parent.ownChallenge"), (close) => [
    field(scene.say("web.parent.title"), title), field(scene.say("web.parent.what"), kind), picker,
    h("div", { class: "row p-end" }, field(scene.say("web.parent.target"), number), span, daysField, field(scene.say("web.parent.lastDay"), ends)),
    field(scene.say("web.parent.bonus"), numberInput(bonus, (value) => (bonus = value ?? bonus), { ...bonuses, class: "p-short" }), scene.say("web.parent.bonus.note")),
    !old && h("fieldset", { class: "p-who" }, h("legend", {}, scene.say("web.parent.forWhom")), who), sum,
    h("div", { class: "row p-foot" },
      button(scene.say("web.parent.save"), () => title.reportValidity() && void send(close), { class: "primary" }),
      button(scene.say("web.parent.cancel"), close, { class: "quiet" })),
  ]);
}
