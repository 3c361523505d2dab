// A child's filter: what may be learned and used, and what each rule hides.

import { h, put } from "../core/dom.js";
import { button, card } from "../core/parts.js";
import { check, field, menu } from "./parts.js";
import { chooseChild } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").ContentFilter} ContentFilter */
/** @typedef {{ child: string, filter: ContentFilter, subjects: Map<string, string>, packs: import("../kidd.js").PackEntry[] }} Given */

/**
 * @param {Scene} scene
 * @param {string[]} path
 */
export async function showFilters(scene, [wanted]) {
  const { child, name, tabs } = await chooseChild(scene, "filters", wanted);
  if (!child) return scene.show(scene.say("web.parent.filters"), h("p", {}, scene.say("web.nobody")));
  const [filter, { packs }, { subjects }] = await Promise.all([
    scene.ask("filter.get", { child }), scene.ask("pack.list", {}), scene.ask("progress.overview", { child }),
  ]);
  const titles = new Map(subjects.map((subject) => [subject.subject, subject.title]));
  for (const subject of packs.flatMap((pack) => pack.subjects)) if (!titles.has(subject)) titles.set(subject, subject);
  const hides = h("div", { class: "stack", "aria-live": "polite" });
  const look = async () => put(hides, ...(await hidden(scene, child)));
  const form = h("div", { class: "p-columns" });
  /** @param {ContentFilter} now */
  const fill = (now) => {
    const given = { child, filter: now, subjects: titles, packs };
    /** @param {Omit<import("../kidd.js").FilterSetParams, "child">} change */
    const set = (change) => scene.attempt(async () => {
      const saved = await scene.change("filter.set", { child, ...change });
      await look();
      scene.app.tell(scene.say("web.parent.saved"), "good");
      const focused = document.activeElement?.getAttribute("data-key");
      fill(saved);
      if (focused) /** @type {HTMLElement | null} */ (form.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus();
    });
    put(form, subjectCard(scene, given, set), levelCard(scene, given, set), packCard(scene, given, set), lessonCard(scene, given, set), appCard(scene, given, set));
  };
  fill(filter);
  await look();
  scene.show(
    scene.say("web.parent.filtersOf", { name }), tabs, h("p", { class: "lead" }, scene.say("web.parent.filters.note")),
    card(scene.say("web.parent.hidden"), {}, hides), form, checker(scene, child, titles));
}

/** @typedef {(change: Omit<import("../kidd.js").FilterSetParams, "child">) => Promise<void>} Set */

/**
 * How much each rule hides.
 *
 * @param {Scene} scene
 * @param {string} child
 */
async function hidden(scene, child) {
  const { rules, lessonCount, hiddenCount } = await scene.ask("filter.explain", { child });
  const meter = h("div", { class: "p-meter", "aria-hidden": "true" }, h("span", {}));
  /** @type {HTMLElement} */ (meter.firstElementChild).style.width = `${lessonCount > 0 ? (hiddenCount / lessonCount) * 100 : 0}%`;
  return [
    h("p", {}, h("strong", {}, scene.say("web.parent.hiddenOf", { hidden: hiddenCount, all: lessonCount }))), meter,
    rules.length > 0 && h("ul", { class: "p-list", role: "list" }, rules.map((rule) =>
      h("li", { class: "spread" }, h("span", {}, rule.say), h("span", { class: "chip" }, scene.say("web.parent.lessons", { count: rule.lessonCount }))))),
  ];
}

/**
 * Subjects that are allowed, and those that rest.
 *
 * @param {Scene} scene
 * @param {Given} given
 * @param {Set} set
 */
function subjectCard(scene, { filter, subjects }, set) {
  const all = [...subjects.keys()];
  const allowed = filter.allowedSubjects ?? all;
  const rests = new Set(filter.pausedSubjects.map((pause) => pause.subject));
  /** @param {string} subject */
  const row = (subject) => {
    const title = subjects.get(subject) ?? subject;
    return h(
      "li", { class: "spread" },
      check(title, allowed.includes(subject), (isOn) => {
        const now = all.filter((other) => (other === subject ? isOn : allowed.includes(other)));
        void set({ allowedSubjects: now.length === all.length ? null : now });
      }, { "data-key": `subject-${subject}` }),
      button(rests.has(subject) ? scene.say("web.parent.wake") : scene.say("web.parent.rest"), () => void set({
        pausedSubjects: rests.has(subject)
          ? filter.pausedSubjects.filter((pause) => pause.subject !== subject) : [...filter.pausedSubjects, { subject }],
      }), { class: "quiet", "data-key": `rest-${subject}`, "aria-label": `${rests.has(subject) ? scene.say("web.parent.wake") : scene.say("web.parent.rest")}: ${title}` }));
  };
  return card(scene.say("web.parent.subjects"), {}, h("p", { class: "note" }, scene.say("web.parent.subjects.note")),
    h("ul", { class: "p-list", role: "list" }, all.map(row)));
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
      String(filter.highestDifficulty ?? ""), (level) => void set({ highestDifficulty: level ? Number(level) : null }), { "data-key": "difficulty" })),
    field(scene.say("web.parent.highestTier"), menu(
      [["", any], ["preschool", scene.say("tier.preschool")], ["elementary", scene.say("tier.elementary")], ["preteen", scene.say("tier.preteen")]],
      filter.highestTier ?? "", (tier) => void set({ highestTier: tier || null }), { "data-key": "tier" })));
}

/**
 * @param {Scene} scene
 * @param {Given} given
 * @param {Set} set
 */
function packCard(scene, { filter, packs }, set) {
  return card(scene.say("web.parent.packs"), {}, h("ul", { class: "p-list", role: "list" }, packs.map((pack) =>
    h(
      "li", { class: "spread" },
      check(pack.title, !filter.blockedPacks.includes(pack.pack), (isOn) => void set({
        blockedPacks: isOn ? filter.blockedPacks.filter((other) => other !== pack.pack) : [...filter.blockedPacks, pack.pack],
      }), { "data-key": `pack-${pack.pack}` }),
      h("span", { class: "note" }, scene.say("web.parent.lessons", { count: pack.lessonCount }))))));
}

/**
 * Single lessons that are taken out.
 *
 * @param {Scene} scene
 * @param {Given} given
 * @param {Set} set
 */
function lessonCard(scene, { child, filter }, set) {
  const choice = h("select", { "data-key": "lesson" });
  const load = () => scene.attempt(async () => {
    const { lessons } = await scene.ask("lesson.list", { child, limit: 200 });
    put(choice, lessons.map((lesson) => h("option", { value: lesson.lesson }, `${lesson.title} (${lesson.lesson})`)));
  });
  void load();
  return card(
    scene.say("web.parent.lessonsOut"), {},
    filter.blockedLessons.length > 0 && h("ul", { class: "p-list", role: "list" }, filter.blockedLessons.map((lesson) =>
      h("li", { class: "spread" }, h("span", {}, lesson), button(scene.say("web.parent.bringBack"),
        () => void set({ blockedLessons: filter.blockedLessons.filter((other) => other !== lesson) }),
        { class: "quiet", "aria-label": `${scene.say("web.parent.bringBack")}: ${lesson}` })))),
    field(scene.say("web.parent.lesson"), choice),
    button(scene.say("web.parent.takeOut"), () => choice.value && void set({ blockedLessons: [...filter.blockedLessons, choice.value] })));
}

/**
 * @param {Scene} scene
 * @param {Given} given
 * @param {Set} set
 */
function appCard(scene, { filter }, set) {
  const apps = h("textarea", { rows: 4, "data-key": "apps" });
  apps.value = (filter.allowedApps ?? []).join("\n");
  const only = check(scene.say("web.parent.onlyApps"), filter.allowedApps !== undefined, (isOn) => (box.hidden = !isOn));
  const box = field(scene.say("web.parent.apps"), apps, scene.say("web.parent.apps.note"));
  box.hidden = filter.allowedApps === undefined;
  return card(scene.say("web.parent.appsTitle"), {}, only, box, button(scene.say("web.parent.save"), () => void set({
    allowedApps: only.input.checked ? apps.value.split(/\s+/).filter(Boolean) : null,
  }), { "aria-label": `${scene.say("web.parent.save")}: ${scene.say("web.parent.appsTitle")}` }));
}

/**
 * Whether one thing is allowed, and what the child would read.
 *
 * @param {Scene} scene
 * @param {string} child
 * @param {Map<string, string>} subjects
 */
function checker(scene, child, subjects) {
  let kind = /** @type {"subject" | "app" | "lesson" | "pack"} */ ("subject");
  const what = h("input", { type: "text", maxlength: 64, required: true, autocomplete: "off", list: "p-subjects" });
  const answer = h("div", { class: "stack", "aria-live": "polite" });
  const kinds = menu(
    [["subject", scene.say("web.parent.subject")], ["app", scene.say("web.parent.app")], ["lesson", scene.say("web.parent.lesson")], ["pack", scene.say("web.parent.pack")]],
    kind, (chosen) => (kind = chosen));
  return card(
    scene.say("web.parent.checkTitle"), {},
    h("datalist", { id: "p-subjects" }, [...subjects.keys()].map((subject) => h("option", { value: subject }))),
    h("div", { class: "row p-end" }, field(scene.say("web.parent.kind"), kinds), field(scene.say("web.parent.itsName"), what),
      button(scene.say("web.parent.checkIt"), () => what.reportValidity() && void scene.attempt(async () => {
        const named = { child, [kind]: what.value.trim() };
        const [told, explained] = [await scene.ask("filter.check", named), await scene.ask("filter.explain", named)];
        put(
          answer,
          h("p", {}, h("span", { class: `chip ${told.allowed ? "good" : "stop"}` }, told.allowed ? scene.say("web.parent.isAllowed") : scene.say("web.parent.isHidden"))),
          told.say && h("p", {}, scene.say("web.parent.childReads"), " ", h("q", {}, told.say)),
          explained.rules.map((rule) => h("p", { class: "note" }, rule.say)));
      }))), answer);
}
