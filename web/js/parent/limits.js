// A child's limits: the week as a picture, dates, and what the next days would be like, before anything is saved.

import { h, put } from "../core/dom.js";
import { button, card } from "../core/parts.js";
import { catalogueOf } from "./activities.js";
import { dateList } from "./dates.js";
import { Draft, moreOf } from "./draft.js";
import { nobody } from "./first.js";
import { dayOf, weekFrom } from "./format.js";
import { inspector } from "./inspector.js";
import { moreChanges, moreRules } from "./more.js";
import { field, menu, numberInput } from "./parts.js";
import { previewOf } from "./preview.js";
import { chooseChild } from "./scene.js";
import { weekPicture } from "./week.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./week.js").Editing} Editing */
/** @typedef {import("./format.js").Weekday} Weekday */

/** How long after a change kidd is asked what it would mean. */
const previewAfter = 250;

/**
 * @param {Scene} scene
 * @param {string[]} path
 */
export async function showLimits(scene, [wanted]) {
  const { child, name, tabs } = await chooseChild(scene, "limits", wanted);
  if (!child) return scene.show(scene.say("web.parent.limits"), nobody(scene));
  const [policy, household, { now }, catalogue] = await Promise.all([
    scene.ask("policy.get", { child }), scene.ask("household.get", {}), scene.ask("daemon.info", {}), catalogueOf(scene, child),
  ]);
  const editor = limitsEditor(scene, { child, policy, catalogue, days: weekFrom(household.weekStart), weekend: household.weekendDays, today: dayOf(now) });
  scene.show(scene.say("web.parent.limitsOf", { name }), tabs, ...editor);
}

/**
 * @param {Scene} scene
 * @param {object} given
 * @param {string} given.child
 * @param {import("../kidd.js").ScreenTimePolicy} given.policy What holds now.
 * @param {import("./activities.js").Catalogue} given.catalogue
 * @param {Weekday[]} given.days In the order of the household's week.
 * @param {Weekday[]} given.weekend
 * @param {string} given.today
 */
function limitsEditor(scene, { child, policy, catalogue, days, weekend, today }) {
  const preview = previewOf(scene, child);
  let first = today;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const save = button(scene.say("web.parent.save"), () => void keep(), { class: "primary" });
  const bar = h(
    "div", { class: "p-save", hidden: true, role: "region", "aria-label": scene.say("web.parent.unsaved") },
    h("p", {}, scene.say("web.parent.unsaved")),
    h("div", { class: "row" }, button(scene.say("web.parent.discard"), () => reset(policy), { class: "quiet" }), save));
  const from = h("input", { type: "date", onchange: () => { first = from.value || today; look(); } });
  from.value = first;

  /** @type {Editing} */
  const editing = {
    draft: new Draft(policy), days, weekend, kind: "quiet",
    changed: () => { picture.draw(); numbers.draw(); window.draw(); dates.draw(); more.draw(); look(); },
    chosen: () => { picture.draw(); window.draw(); },
  };
  const picture = weekPicture(scene, editing);
  const window = inspector(scene, editing);
  const dates = dateList(scene, editing, today, (day) => { first = from.value = day; });
  const more = moreRules(scene, editing, catalogue);
  const changes = h("div", {});
  const numbers = numberFields(scene, editing);

  /** Asks kidd what the change would mean; until it has answered nothing can be saved. */
  const look = () => {
    clearTimeout(timer);
    bar.hidden = !editing.draft.isChanged;
    save.disabled = true;
    put(changes, moreChanges(scene, catalogue, moreOf(policy), editing.draft.more));
    const change = editing.draft.change();
    timer = setTimeout(() => void scene.attempt(async () => {
      if (await preview.show(change, first)) save.disabled = false;
    }), previewAfter);
  };
  const keep = () => scene.attempt(async () => {
    save.disabled = true;
    const saved = await scene.change("policy.set", { child, ...editing.draft.change() });
    scene.app.tell([scene.say("web.parent.saved"), ...(saved.notes ?? [])].join(" "), "good");
    reset(saved);
  });
  /** @param {import("../kidd.js").ScreenTimePolicy} now */
  const reset = (now) => {
    policy = now;
    editing.draft = new Draft(now);
    editing.rule = undefined;
    more.fill();
    put(notes, (now.notes ?? []).map((note) => h("p", {}, note)));
    editing.changed();
  };
  const notes = h("div", { class: "p-notes" });
  reset(policy);
  scene.signal.addEventListener("abort", () => clearTimeout(timer));
  return [
    card(
      scene.say("web.parent.week"), {}, numbers.element, notes,
      h("div", { class: "spread" }, legend(scene), adders(scene, editing, picture)),
      h("div", { class: "p-week-and-window" }, picture.element, h("div", { class: "stack" }, window.element,
        h("p", { class: "note", id: "week-keys" }, scene.say("web.parent.keys"))))),
    card(scene.say("web.parent.dates"), {}, h("p", { class: "note" }, scene.say("web.parent.dates.note")), dates.element),
    more.element,
    card(scene.say("web.parent.preview"), { class: "p-preview-card" }, h("div", { class: "spread" },
      h("p", { class: "note" }, scene.say("web.parent.preview.note")), field(scene.say("web.parent.from"), from)), changes, preview.element),
    bar,
  ];
}

/** @param {Scene} scene */
function legend(scene) {
  return h(
    "p", { class: "p-legend" },
    h("span", {}, h("i", { class: "quiet", "aria-hidden": "true" }, "☾"), scene.say("web.parent.quiet")),
    h("span", {}, h("i", { class: "allowed", "aria-hidden": "true" }, "✓"), scene.say("web.parent.allowed")));
}

/**
 * What is drawn next, and a window for those who do not draw.
 *
 * @param {Scene} scene
 * @param {Editing} editing
 * @param {{ focus: () => void }} picture
 */
function adders(scene, editing, picture) {
  /**
   * @param {import("./draft.js").Kind} kind
   * @param {number} start
   * @param {number} end
   */
  const add = (kind, start, end) => {
    editing.kind = kind;
    // Allowed hours of the weekend come after those of school days.
    const bare = editing.days.filter((day) => !editing.draft.rules.some((rule) => rule.kind === "allowed" && rule.days.includes(day)));
    editing.rule = editing.draft.add(kind, start, end, kind === "allowed" && bare.length > 0 ? bare : [...editing.days]);
    editing.day = editing.rule.days[0];
    editing.changed();
    picture.focus();
  };
  return h(
    "div", { class: "row" },
    button(scene.say("web.parent.addQuiet"), () => add("quiet", 12 * 60, 13 * 60)),
    button(scene.say("web.parent.addAllowed"), () => add("allowed", 15 * 60, 18 * 60)));
}

/**
 * The limits that are numbers.
 *
 * @param {Scene} scene
 * @param {Editing} editing
 */
function numberFields(scene, editing) {
  const { weekend } = editing;
  const input = (/** @type {(value: number | null) => void} */ change, max = 1440) =>
    numberInput(null, (value) => { change(value); editing.changed(); }, { max, placeholder: "∞", class: "p-short" });
  const daily = input((value) => {
    const { draft } = editing;
    draft.daily = value;
    for (const day of editing.days) if (draft.byDay[day] === value) delete draft.byDay[day];
  });
  const free = input((value) => { for (const day of weekend) editing.draft.setMinutes(day, value); });
  const weekly = input((value) => (editing.draft.weekly = value), 10080);
  const finishing = menu(
    [["question", scene.say("web.parent.finishing.question")], ["lesson", scene.say("web.parent.finishing.lesson")], ["none", scene.say("web.parent.finishing.none")]],
    editing.draft.finishing, (choice) => { editing.draft.finishing = choice; editing.changed(); });
  const draw = () => {
    const { draft } = editing;
    const ofWeekend = [...new Set(weekend.map((day) => draft.minutesOn(day)))];
    free.placeholder = ofWeekend.length > 1 ? "…" : "∞";
    for (const [field, value] of /** @type {const} */ ([[daily, draft.daily], [free, ofWeekend.length > 1 ? null : ofWeekend[0]], [weekly, draft.weekly]])) {
      const now = String(value ?? "");
      if (field === document.activeElement || field.value === now) continue;
      field.value = now;
      // Whoever comes here by Tab goes on typing over what stands there.
      requestAnimationFrame(() => field === document.activeElement && field.select());
    }
    finishing.value = draft.finishing;
  };
  const element = h(
    "div", { class: "p-numbers" },
    field(scene.say("web.parent.daily"), daily), weekend.length > 0 && field(scene.say("web.parent.weekendMinutes"), free),
    field(scene.say("web.parent.weekly"), weekly), field(scene.say("web.parent.finishing"), finishing),
    h("p", { class: "note" }, scene.say("web.parent.emptyIs")));
  return { element, draw };
}
