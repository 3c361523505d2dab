// A child's filter: what may be learned and used, how long a subject rests, and why something is hidden.

import { h, put } from "../core/dom.js";
import { button, card } from "../core/parts.js";
import { catalogueOf } from "./activities.js";
import { nobody } from "./first.js";
import { clock, date, dayAfter, dayOf, moment } from "./format.js";
import { allLessons, lessonName, lessonPicker } from "./lessons.js";
import { save, seenOf } from "./meanwhile.js";
import { check, field, menu } from "./parts.js";
import { restSubject } from "./resting.js";
import { chooseChild } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").ContentFilter} ContentFilter */
/** @typedef {import("../kidd.js").FilterExplanation} FilterExplanation */
/** @typedef {(change: Omit<import("../kidd.js").FilterSetParams, "child">) => Promise<void>} Set */

/**
 * What the cards are drawn from.
 *
 * @typedef {object} Given
 * @property {string} child
 * @property {ContentFilter} filter
 * @property {import("./activities.js").Catalogue} catalogue
 * @property {Map<string, FilterExplanation>} reasons What is hidden of each subject, and by which rules.
 * @property {import("../kidd.js").LessonEntry[]} lessons All, hidden or not.
 * @property {string} today
 * @property {string} zone The household's.
 */

/**
 * @param {Scene} scene
 * @param {string[]} path
 */
export async function showFilters(scene, [wanted]) {
  const { child, name, tabs } = await chooseChild(scene, "filters", wanted);
  if (!child) return scene.show(scene.say("web.parent.filters"), nobody(scene));
  const [catalogue, { zone }, lessons] = await Promise.all([catalogueOf(scene, child), scene.ask("household.get", {}), allLessons(scene, child)]);
  const check = checker(scene, child, catalogue, lessons);
  const hides = h("div", { class: "stack", "aria-live": "polite" });
  const form = h("div", { class: "p-columns" });
  /** @type {ContentFilter} */
  let shown;
  const fill = async () => {
    const [filter, whole, { now }, ...explained] = await Promise.all([
      scene.ask("filter.get", { child }), scene.ask("filter.explain", { child }), scene.ask("daemon.info", {}),
      ...[...catalogue.subjects.keys()].map((subject) => scene.ask("filter.explain", { child, subject })),
    ]);
    const reasons = new Map([...catalogue.subjects.keys()].map((subject, at) => [subject, explained[at]]));
    shown = filter;
    const given = { child, filter, catalogue, reasons, lessons, today: dayOf(now), zone };
    const focused = document.activeElement?.getAttribute("data-key");
    put(hides, ...hidden(scene, whole));
    check.forget();
    put(form, subjectCard(scene, given, set), levelCard(scene, given, set), packCard(scene, given, set), lessonCard(scene, given, set), appCard(scene, given, set));
    if (focused) /** @type {HTMLElement | null} */ (form.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus();
  };
  /** One after another: the next one is made from what this one leaves. */
  let last = Promise.resolve();
  /** @type {Set} */
  const set = (change) => (last = last.then(() => scene.attempt(async () => {
    try {
      if (await save(scene, "filter.set", { child, ...change }, seenOf(shown, change))) scene.app.tell(scene.say("web.parent.saved"), "good");
    } finally {
      // What was refused stands as it was before.
      await fill();
    }
  })));
  await fill();
  scene.show(
    scene.say("web.parent.filtersOf", { name }), tabs, h("p", { class: "lead" }, scene.say("web.parent.filters.note")),
    card(scene.say("web.parent.hidden"), {}, hides), form, check.element);
}

/**
 * How much each rule hides.
 *
 * @param {Scene} scene
 * @param {FilterExplanation} explained
 */
function hidden(scene, { rules, lessonCount, hiddenCount }) {
  const meter = h("div", { class: "p-meter", "aria-hidden": "true" }, h("span", {}));
  /** @type {HTMLElement} */ (meter.firstElementChild).style.width = `${lessonCount > 0 ? (hiddenCount / lessonCount) * 100 : 0}%`;
  return [
    h("p", {}, h("strong", {}, scene.say("web.parent.hiddenOf", { hidden: hiddenCount, all: lessonCount }))), meter,
    rules.length > 0 && h("ul", { class: "p-list", role: "list" }, rules.map((rule) =>
      h("li", { class: "spread" }, h("span", {}, rule.say), h("span", { class: "chip" }, scene.say("web.parent.lessons", { count: rule.lessonCount }))))),
  ];
}

/**
 * Subjects that are allowed, those that rest, and how much of each is hidden and why.
 *
 * @param {Scene} scene
 * @param {Given} given
 * @param {Set} set
 */
function subjectCard(scene, { filter, catalogue, reasons, today, zone }, set) {
  const { subjects } = catalogue;
  const all = [...subjects.keys()];
  const allowed = filter.allowedSubjects ?? all;
  /** @param {string} subject */
  const row = (subject) => {
    const title = subjects.get(subject) ?? subject;
    const pause = filter.pausedSubjects.find((pause) => pause.subject === subject);
    const others = filter.pausedSubjects.filter((other) => other.subject !== subject);
    return h(
      "li", { "data-subject": subject },
      h("div", { class: "spread" },
        check(title, allowed.includes(subject), (isOn) => {
          const now = all.filter((other) => (other === subject ? isOn : allowed.includes(other)));
          void set({ allowedSubjects: now.length === all.length ? null : now });
        }, { "data-key": `subject-${subject}` }),
        pause
          ? button(scene.say("web.parent.wake"), () => void set({ pausedSubjects: others }), { class: "quiet", "data-key": `rest-${subject}`, "aria-label": `${scene.say("web.parent.wake")}: ${title}` })
          : button(scene.say("web.parent.rest"), () => restSubject(scene, { title, subject, subjects, today, zone }, (made) => set({ pausedSubjects: [...others, made] })),
            { class: "quiet", "data-key": `rest-${subject}`, "aria-label": `${scene.say("web.parent.rest")}: ${title}` })),
      pause && h("p", {}, h("span", { class: "chip time" }, restWords(scene, pause, subjects))),
      reason(scene, reasons.get(subject)));
  };
  return card(scene.say("web.parent.subjects"), {}, h("p", { class: "note" }, scene.say("web.parent.subjects.note")),
    h("ul", { class: "p-list", role: "list" }, all.map(row)));
}

/**
 * How long a subject rests.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").SubjectPause} pause
 * @param {Map<string, string>} subjects
 */
function restWords(scene, { until, untilFinished }, subjects) {
  if (untilFinished) return scene.say("web.parent.rests.after", { subject: subjects.get(untilFinished) ?? untilFinished });
  if (!until) return scene.say("web.parent.rests");
  // The end of a day is the next one's beginning.
  return clock(until) === "00:00"
    ? scene.say("web.parent.rests.through", { day: date(scene, dayAfter(dayOf(until), -1)) })
    : scene.say("web.parent.rests.until", { time: moment(scene, until) });
}

/**
 * Why lessons of a subject are hidden.
 *
 * @param {Scene} scene
 * @param {FilterExplanation | undefined} explained
 */
function reason(scene, explained) {
  if (!explained || explained.hiddenCount === 0) return undefined;
  const { rules, hiddenCount, lessonCount } = explained;
  const words = hiddenCount === lessonCount ? scene.say("web.parent.hiddenAll") : scene.say("web.parent.hiddenOf", { hidden: hiddenCount, all: lessonCount });
  return h("details", {}, h("summary", {}, scene.say("web.parent.hiddenWhy", { what: words })), h("ul", {}, rules.map((rule) => h("li", {}, rule.say))));
}

/**
 * @param {Scene} scene
 * @param {Given} given
 * @param {Set} set
 */
function levelCard(scene, { filter }, set) {
  const any = scene.say("web.parent.any");
  return card(
    scene.say("web.parent.level"), {},
    field(scene.say("web.parent.highestDifficulty"), menu(
      [["", any], ...["1", "2", "3", "4", "5"].map((level) => /** @type {const} */ ([level, level]))],
      String(filter.highestDifficulty ?? ""), (level) => void set({ highestDifficulty: level ? Number(level) : null }), { "data-key": "difficulty" }),
    scene.say("web.parent.highestDifficulty.note")),
    field(scene.say("web.parent.highestTier"), menu(
      [["", scene.say("web.parent.ownAge")], ["preschool", scene.say("tier.preschool")], ["elementary", scene.say("tier.elementary")], ["preteen", scene.say("tier.preteen")]],
      filter.highestTier ?? "", (tier) => void set({ highestTier: tier || null }), { "data-key": "tier" })));
}

/**
 * @param {Scene} scene
 * @param {Given} given
 * @param {Set} set
 */
function packCard(scene, { filter, catalogue }, set) {
  return card(scene.say("web.parent.packs"), {}, h("ul", { class: "p-list", role: "list" }, catalogue.packs.map((pack) =>
    h(
      "li", { class: "spread" },
      check(pack.title, !filter.blockedPacks.includes(pack.pack), (isOn) => void set({
        blockedPacks: isOn ? filter.blockedPacks.filter((other) => other !== pack.pack) : [...filter.blockedPacks, pack.pack],
      }), { "data-key": `pack-${pack.pack}` }),
      h("span", { class: "note" }, scene.say("web.parent.lessons", { count: pack.lessonCount }))))));
}

/**
 * Single lessons that are hidden.
 *
 * @param {Scene} scene
 * @param {Given} given
 * @param {Set} set
 */
function lessonCard(scene, { filter, catalogue, lessons }, set) {
  const { elements, choice } = lessonPicker(scene, catalogue, lessons.filter((lesson) => !filter.blockedLessons.includes(lesson.lesson)), "lesson");
  const blocked = filter.blockedLessons.map((id) => {
    const known = lessons.find((lesson) => lesson.lesson === id);
    return { id, name: known ? lessonName(catalogue, known) : id };
  });
  return card(
    scene.say("web.parent.lessonsOut"), {},
    blocked.length > 0 && h("ul", { class: "p-list", role: "list" }, blocked.map(({ id, name }) =>
      h("li", { class: "spread" }, h("span", {}, name), button(scene.say("web.parent.bringBack"),
        () => void set({ blockedLessons: filter.blockedLessons.filter((other) => other !== id) }),
        { class: "quiet", "aria-label": `${scene.say("web.parent.bringBack")}: ${name}` })))),
    elements,
    button(scene.say("web.parent.takeOut"), () => choice.value && void set({ blockedLessons: [...filter.blockedLessons, choice.value] }), { "data-key": "take-out" }));
}

/**
 * @param {Scene} scene
 * @param {Given} given
 * @param {Set} set
 */
function appCard(scene, { filter }, set) {
  const apps = h("textarea", { rows: 4, "data-key": "apps", spellcheck: "false" });
  apps.value = (filter.allowedApps ?? []).join("\n");
  const only = check(scene.say("web.parent.onlyApps"), filter.allowedApps !== undefined, (isOn) => (box.hidden = !isOn));
  const box = field(scene.say("web.parent.apps"), apps, scene.say("web.parent.apps.note"));
  box.hidden = filter.allowedApps === undefined;
  return card(scene.say("web.parent.appsTitle"), {}, only, box, button(scene.say("web.parent.save"), () => void set({
    allowedApps: only.input.checked ? apps.value.split(/\s+/).filter(Boolean) : null,
  }), { "data-key": "save-apps", "aria-label": `${scene.say("web.parent.save")}: ${scene.say("web.parent.appsTitle")}` }));
}

/**
 * Whether an app or a lesson is allowed, and what the child would read. An answer goes when its question does.
 *
 * @param {Scene} scene
 * @param {string} child
 * @param {import("./activities.js").Catalogue} catalogue
 * @param {import("../kidd.js").LessonEntry[]} lessons
 */
function checker(scene, child, catalogue, lessons) {
  let kind = /** @type {"app" | "lesson"} */ ("lesson");
  const answer = h("div", { class: "stack", "aria-live": "polite" });
  const forget = () => put(answer);
  const app = h("input", { type: "text", maxlength: 64, required: true, autocomplete: "off", spellcheck: "false", oninput: forget });
  const appField = field(scene.say("web.parent.appName"), app, scene.say("web.parent.appName.note"));
  const picker = lessonPicker(scene, catalogue, lessons, "try", forget);
  const pickerBox = h("div", { class: "stack" }, picker.elements);
  const fit = () => {
    pickerBox.hidden = kind !== "lesson";
    appField.hidden = app.disabled = kind !== "app";
    forget();
  };
  fit();
  const kinds = menu([["lesson", scene.say("web.parent.lesson")], ["app", scene.say("web.parent.app")]], kind, (chosen) => { kind = chosen; fit(); });
  const look = async () => {
    forget();
    const asked = kind === "app" ? app.value.trim() : picker.choice.value;
    if (!asked) return;
    const named = { child, [kind]: asked };
    const [told, explained] = await Promise.all([scene.ask("filter.check", named), scene.ask("filter.explain", named)]);
    const name = kind === "app" ? asked : picker.choice.selectedOptions[0]?.text ?? asked;
    put(
      answer,
      h("p", {}, h("strong", {}, name), " ", h("span", { class: `chip ${told.allowed ? "good" : "stop"}` }, told.allowed ? scene.say("web.parent.isAllowed") : scene.say("web.parent.isHidden"))),
      told.say && h("p", {}, scene.say("web.parent.childReads"), " ", h("q", {}, told.say)),
      explained.rules.map((rule) => h("p", { class: "note" }, rule.say)));
  };
  const element = card(
    scene.say("web.parent.checkTitle"), {}, h("p", { class: "note" }, scene.say("web.parent.check.note")),
    h("form", { class: "stack", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void scene.attempt(look); } },
      field(scene.say("web.parent.kind"), kinds), pickerBox, appField,
      h("p", {}, h("button", { type: "submit", class: "button" }, scene.say("web.parent.checkIt")))), answer);
  return { element, forget };
}
