// A child's limits: the week as a picture, dates, and what the next days would be like, before anything is saved.

import { h, put } from "../core/dom.js";
import { button, card } from "../core/parts.js";
import { afterPress } from "../core/press.js";
import { pathOf } from "../core/router.js";
import { catalogueOf } from "./activities.js";
import { dateList } from "./dates.js";
import { Draft, moreOf } from "./draft.js";
import { nobody } from "./first.js";
import { dayOf, weekFrom } from "./format.js";
import { inspector } from "./inspector.js";
import { save, seenOf } from "./meanwhile.js";
import { moreChanges, moreRules } from "./more.js";
import { field, menu, numberInput } from "./parts.js";
import { previewOf } from "./preview.js";
import { chooseChild } from "./scene.js";
import { weekPicture } from "./week.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./week.js").Editing} Editing */
/** @typedef {import("./format.js").Weekday} Weekday */

/**
 * What parents have changed and not saved, by their names and the child's, and what each was made from: as long as the page is open.
 *
 * @type {Map<string, { change: import("../kidd.js").PolicyChange, seen: Record<string, unknown> }>}
 */
const unsaved = new Map();
addEventListener("beforeunload", (event) => { if (unsaved.size > 0) event.preventDefault(); });

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
  const editor = limitsEditor(scene, { child, name, policy, catalogue, days: weekFrom(household.weekStart), weekend: household.weekendDays, today: dayOf(now) });
  scene.show(scene.say("web.parent.limitsOf", { name }), tabs, ...editor);
}

/**
 * @param {Scene} scene
 * @param {object} given
 * @param {string} given.child
 * @param {string} given.name
 * @param {import("../kidd.js").ScreenTimePolicy} given.policy What holds now.
 * @param {import("./activities.js").Catalogue} given.catalogue
 * @param {Weekday[]} given.days In the order of the household's week.
 * @param {Weekday[]} given.weekend
 * @param {string} given.today
 */
function limitsEditor(scene, { child, name, policy, catalogue, days, weekend, today }) {
  const preview = previewOf(scene, child);
  const key = `${scene.desk.parent?.parent} ${child}`;
  const before = unsaved.get(key);
  let seenBefore = before?.seen ?? {};
  let first = today;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const press = button(scene.say("web.parent.save"), () => void keep(), { class: "primary" });
  const barWords = h("p", {});
  // It stands where it is seen, wherever the parent draws.
  const closed = h("p", { class: "p-notes p-closed", role: "status" });
  const bar = h(
    "div", { class: "p-save", hidden: true, role: "region", "aria-label": scene.say("web.parent.unsaved") },
    barWords, closed,
    h("div", { class: "row" }, button(scene.say("web.parent.seeDays"), () => coming.scrollIntoView(), { class: "quiet" }), button(scene.say("web.parent.discard"), () => reset(policy), { class: "quiet" }), press));
  const from = h("input", { type: "date", onchange: () => { first = from.value || today; afterPress(look); } });
  from.value = first;

  /** @type {Editing} */
  const editing = {
    draft: new Draft(policy), days, weekend, kind: "quiet",
    changed: () => afterPress(() => { picture.draw(); numbers.draw(); window.draw(); dates.draw(); more.draw(); drawClosed(); look(); }),
    chosen: () => { picture.draw(); window.draw(); },
  };
  const picture = weekPicture(scene, editing);
  const window = inspector(scene, editing);
  const dates = dateList(scene, editing, today, (day) => { first = from.value = day; });
  const more = moreRules(scene, editing, catalogue);
  const changes = h("div", {});
  const numbers = numberFields(scene, editing);

  /**
   * What was seen of what is changed: of what the parent has brought back here, what was seen then.
   *
   * @param {import("../kidd.js").PolicyChange} change
   */
  const madeFrom = (change) => {
    const seen = seenOf(policy, change);
    return Object.fromEntries(Object.entries(seen).map(([place, now]) => [place, place in seenBefore ? seenBefore[place] : now]));
  };

  /** Asks kidd what the change would mean. */
  const look = () => {
    clearTimeout(timer);
    const change = editing.draft.change();
    const isChanged = Object.keys(change).length > 0;
    if (isChanged) unsaved.set(key, structuredClone({ change, seen: madeFrom(change) }));
    else unsaved.delete(key);
    bar.hidden = !isChanged;
    // They are about what is saved; their room stays, so that nothing moves under the hand that draws.
    notes.style.visibility = isChanged ? "hidden" : "";
    put(changes, moreChanges(scene, catalogue, moreOf(policy), editing.draft.more));
    timer = setTimeout(() => void scene.attempt(() => preview.show(change, first)), previewAfter);
  };
  const keep = () => scene.attempt(async () => {
    // What was typed on the way to a number that is none is not what the parent wants.
    const wrong = /** @type {HTMLInputElement | null} */ (scene.root.querySelector("input:invalid"));
    wrong?.closest("details")?.setAttribute("open", "");
    if (wrong) return void wrong.reportValidity();
    press.disabled = true;
    try {
      const change = editing.draft.change();
      const saved = await save(scene, "policy.set", { child, ...change }, madeFrom(change));
      if (!saved) return reset(await scene.ask("policy.get", { child }));
      scene.app.tell(scene.say("web.parent.saved"), "good");
      if (saved.notes) scene.app.tell(saved.notes.join(" "), "warn");
      reset(saved);
    } finally {
      press.disabled = false;
    }
  });
  /**
   * @param {import("../kidd.js").ScreenTimePolicy} now
   * @param {import("../kidd.js").PolicyChange} [change]
   */
  const reset = (now, change) => {
    policy = now;
    if (!change) seenBefore = {};
    editing.draft = new Draft(now, change);
    put(barWords, change ? scene.say("web.parent.stillUnsaved") : scene.say("web.parent.unsaved"));
    editing.rule = undefined;
    more.fill();
    put(notes, (now.notes ?? []).map((note) => h("p", {}, note)));
    editing.changed();
  };
  const notes = h("div", { class: "p-notes" });
  const drawClosed = () => {
    const { closedDays } = editing.draft;
    put(closed, closedDays.length > 0 && scene.say("web.parent.closedDays", {
      days: days.filter((day) => closedDays.includes(day)).map((day) => scene.say("weekday." + day)).join(", "),
    }));
  };
  const coming = card(scene.say("web.parent.preview"), { class: "p-preview-card" }, h("div", { class: "spread" },
    h("p", { class: "note" }, scene.say("web.parent.preview.note")), field(scene.say("web.parent.from"), from)), changes, preview.element);
  reset(policy, before?.change);
  scene.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    // Whoever goes to another view hears it; after the lock the draft is there with the next PIN.
    if (scene.desk.parent && pathOf(location.hash)[0] === "parent" && unsaved.has(key)) scene.app.tell(scene.say("web.parent.keptFor", { name }), "warn");
  });
  return [
    card(
      scene.say("web.parent.week"), {}, numbers.element, notes,
      h("div", { class: "spread" }, legend(scene), adders(scene, editing, () => {
        window.element.scrollIntoView({ block: "nearest" });
        picture.focus();
      })),
      h("div", { class: "p-week-and-window" }, picture.element, h("div", { class: "stack" }, window.element,
        h("p", { class: "note", id: "week-keys" }, scene.say("web.parent.keys"))))),
    card(scene.say("web.parent.dates"), {}, h("p", { class: "note" }, scene.say("web.parent.dates.note")), dates.element),
    more.element,
    coming, bar,
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
 * @param {() => void} show Shows the new window.
 */
function adders(scene, editing, show) {
  /**
   * @param {import("./draft.js").Kind} kind
   * @param {number} start
   * @param {number} end
   */
  const add = (kind, start, end) => {
    editing.kind = kind;
    // Allowed hours of the weekend come after those of school days.
    const bare = editing.days.filter((day) => !editing.draft.rules.some((rule) => rule.kind === "allowed" && rule.days.includes(day)));
    const days = kind === "allowed" && bare.length > 0 ? bare : [...editing.days];
    const from = editing.draft.freeStart(kind, start, end - start, days);
    editing.rule = editing.draft.add(kind, from, from + end - start, days);
    editing.day = editing.rule.days[0];
    editing.changed();
    afterPress(show);
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
    numberInput(null, (value) => { change(value); editing.changed(); }, { max, placeholder: "∞", class: "p-short" }, true);
  const daily = input((value) => (editing.draft.daily = value));
  // Not while it is typed: 5 would take the days with 5 along to 50.
  daily.addEventListener("change", () => {
    const { byDay } = editing.draft;
    for (const day of editing.days) if (byDay[day] === editing.draft.daily) delete byDay[day];
    editing.changed();
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
