// Rules beside the week: breaks, budgets, what does not count, minutes that are kept or earned, and goals. Each section says
// what holds, and opens to change it.

import { h, put } from "../core/dom.js";
import { lengthOfMinutes } from "../core/lengths.js";
import { button, card } from "../core/parts.js";
import { activityPicker, nameOf } from "./activities.js";
import { same } from "./draft.js";
import { field, menu, numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./week.js").Editing} Editing */
/** @typedef {import("./draft.js").More} More */
/** @typedef {import("./activities.js").Catalogue} Catalogue */
/**
 * Some rules that belong together.
 *
 * @typedef {object} Section
 * @property {string} name
 * @property {string} title The key of its text.
 * @property {(told: Telling, more: More) => Array<string | false | null>} words What holds, in words.
 * @property {(scene: Scene, editing: Editing, catalogue: Catalogue) => HTMLElement} form What changes it.
 */

/**
 * How values are told.
 *
 * @typedef {object} Telling
 * @property {Scene} scene
 * @property {(count: number) => string} minutes
 * @property {(list: import("../kidd.js").LimitedActivity[]) => string} names
 */

/** What is offered where nothing was set. */
const usual = { breakMinutes: 10, expiryDays: 7, dailyCapMinutes: 30, goalMinutes: 60 };

/** @type {Section[]} */
const sections = [
  {
    name: "breaks", title: "web.parent.breaks", form: breaks,
    words: ({ scene, minutes }, { session, breakNudgeMinutes }) => [
      session && scene.say("web.parent.breaks.are", { minutes: minutes(session.minutes), rest: minutes(session.breakMinutes ?? usual.breakMinutes) }),
      breakNudgeMinutes !== null && scene.say("web.parent.nudge.is", { minutes: minutes(breakNudgeMinutes) }),
    ],
  },
  {
    name: "budgets", title: "web.parent.budgets", form: budgets,
    words: ({ scene, minutes, names }, more) =>
      more.budgets.map((budget) => scene.say("web.parent.budget.is", { name: budget.name, minutes: minutes(budget.minutes), what: names(budget.activities) })),
  },
  { name: "free", title: "web.parent.free", form: free, words: ({ names }, more) => [names(more.freeActivities)] },
  {
    name: "saved", title: "web.parent.savedMinutes", form: saved,
    words: ({ scene, minutes }, { carryOver }) =>
      [carryOver && scene.say("web.parent.savedMinutes.are", { minutes: minutes(carryOver.capMinutes), days: carryOver.expiryDays ?? usual.expiryDays })],
  },
  {
    name: "earned", title: "web.parent.earned", form: earned,
    words: ({ scene, minutes }, { earnedTime }) =>
      [earnedTime && scene.say("web.parent.earned.is", { minutes: minutes(earnedTime.minutesPerLesson), most: minutes(earnedTime.dailyCapMinutes) })],
  },
  {
    name: "goals", title: "web.parent.goals", form: goals,
    words: ({ scene, minutes, names }, more) => [
      ...more.learningGoals.map((goal) => scene.say("web.parent.goal.is", {
        what: goal.subject ? names([{ subject: goal.subject }]) : scene.say("web.parent.allLearning"), minutes: minutes(goal.weeklyMinutes),
      })),
      more.learningApps.length > 0 && scene.say("web.parent.learningApps.are", { apps: more.learningApps.join(", ") }),
    ],
  },
];

/**
 * What holds of a section, in words.
 *
 * @param {Scene} scene
 * @param {Catalogue} catalogue
 * @param {Section} section
 * @param {More} more
 */
function wordsOf(scene, catalogue, section, more) {
  const told = {
    scene, minutes: (/** @type {number} */ count) => lengthOfMinutes(scene, count),
    names: (/** @type {import("../kidd.js").LimitedActivity[]} */ list) => list.map((each) => nameOf(catalogue, each)).join(", "),
  };
  return section.words(told, more).filter(Boolean).join(" · ") || scene.say("web.parent.none");
}

/**
 * @param {Scene} scene
 * @param {Editing} editing
 * @param {Catalogue} catalogue
 */
export function moreRules(scene, editing, catalogue) {
  const parts = sections.map((section) => ({ section, state: h("span", { class: "p-state" }), body: h("div", { class: "stack" }) }));
  const draw = () => {
    for (const { section, state } of parts) put(state, wordsOf(scene, catalogue, section, editing.draft.more));
  };
  /** Makes the forms anew, such as when a change was thrown away. */
  const fill = () => {
    for (const { section, body } of parts) put(body, section.form(scene, editing, catalogue));
    draw();
  };
  fill();
  const element = card(scene.say("web.parent.moreRules"), { class: "p-more" }, parts.map(({ section, state, body }) =>
    h("details", { "data-section": section.name }, h("summary", {}, h("span", {}, scene.say(section.title)), state), body)));
  return { element, draw, fill };
}

/**
 * What a change makes of these rules, beside what holds now. Days do not show them.
 *
 * @param {Scene} scene
 * @param {Catalogue} catalogue
 * @param {More} before
 * @param {More} now
 */
export function moreChanges(scene, catalogue, before, now) {
  if (same(before, now)) return undefined;
  const told = sections.map((section) => ({
    title: scene.say(section.title), old: wordsOf(scene, catalogue, section, before), wanted: wordsOf(scene, catalogue, section, now),
  }));
  return h("ul", { class: "p-list p-changes", role: "list" }, told.filter(({ old, wanted }) => old !== wanted).map(({ title, old, wanted }) =>
    h("li", {}, h("strong", {}, title), " ", wanted, " ", h("span", { class: "note" }, scene.say("web.parent.before", { what: old })))));
}

/**
 * A field for minutes of one of these rules.
 *
 * @param {string} label
 * @param {number | null | undefined} value
 * @param {(value: number | null) => void} change
 * @param {number} [max]
 * @param {number} [min]
 */
const minutesField = (label, value, change, max = 1440, min = 1) => field(label, numberInput(value, change, { min, max, class: "p-short" }, true));

/**
 * @param {Scene} scene
 * @param {Editing} editing
 */
function breaks(scene, editing) {
  const { more } = editing.draft;
  let rest = more.session?.breakMinutes;
  return h(
    "div", { class: "row p-end" },
    minutesField(scene.say("web.parent.session"), more.session?.minutes, (minutes) => {
      more.session = minutes === null ? null : { minutes, ...(rest === undefined ? {} : { breakMinutes: rest }) };
      editing.changed();
    }),
    minutesField(scene.say("web.parent.breakMinutes"), rest ?? usual.breakMinutes, (minutes) => {
      rest = minutes ?? undefined;
      if (more.session) more.session = { minutes: more.session.minutes, ...(minutes === null ? {} : { breakMinutes: minutes }) };
      editing.changed();
    }, 240),
    minutesField(scene.say("web.parent.nudge"), more.breakNudgeMinutes, (minutes) => { more.breakNudgeMinutes = minutes; editing.changed(); }, 240, 5));
}

/**
 * @param {Scene} scene
 * @param {Editing} editing
 * @param {Catalogue} catalogue
 */
function budgets(scene, editing, catalogue) {
  const { more } = editing.draft;
  const list = h("ul", { class: "p-list", role: "list" });
  /** @param {import("../kidd.js").ActivityBudget[]} now */
  const set = (now) => { more.budgets = now; draw(); editing.changed(); };
  /**
   * @param {import("../kidd.js").ActivityBudget | undefined} old
   * @param {(made: import("../kidd.js").ActivityBudget) => void} keep
   */
  const edit = (old, keep) => void scene.attempt(async () => (await import("./budgetform.js")).editBudget(scene, catalogue, old, keep));
  const draw = () => put(list, more.budgets.map((budget) =>
    h("li", { class: "spread" },
      h("span", {}, h("strong", {}, budget.name), ` · ${lengthOfMinutes(scene, budget.minutes)} · ${budget.activities.map((each) => nameOf(catalogue, each)).join(", ")}`),
      h("div", { class: "row" },
        button(scene.say("web.parent.edit"), () => edit(budget, (made) => set(more.budgets.map((other) => (other === budget ? made : other)))),
          { class: "quiet", "aria-label": `${scene.say("web.parent.edit")}: ${budget.name}` }),
        button(scene.say("web.parent.remove"), () => set(more.budgets.filter((other) => other !== budget)),
          { class: "quiet", "aria-label": `${scene.say("web.parent.remove")}: ${budget.name}` })))));
  draw();
  return h("div", { class: "stack" }, h("p", { class: "note" }, scene.say("web.parent.budgets.note")), list,
    h("p", {}, button(scene.say("web.parent.addBudget"), () => edit(undefined, (made) => set([...more.budgets, made])))));
}

/**
 * @param {Scene} scene
 * @param {Editing} editing
 * @param {Catalogue} catalogue
 */
function free(scene, editing, catalogue) {
  const { more } = editing.draft;
  return h("div", { class: "stack" }, h("p", { class: "note" }, scene.say("web.parent.free.note")),
    activityPicker(scene, catalogue, scene.say("web.parent.free"), more.freeActivities, (chosen) => { more.freeActivities = chosen; editing.changed(); }));
}

/**
 * @param {Scene} scene
 * @param {Editing} editing
 */
function saved(scene, editing) {
  const { more } = editing.draft;
  let days = more.carryOver?.expiryDays;
  return h("div", { class: "stack" }, h("p", { class: "note" }, scene.say("web.parent.savedMinutes.note")), h(
    "div", { class: "row p-end" },
    minutesField(scene.say("web.parent.savedMinutes.most"), more.carryOver?.capMinutes, (minutes) => {
      more.carryOver = minutes === null ? null : { capMinutes: minutes, ...(days === undefined ? {} : { expiryDays: days }) };
      editing.changed();
    }),
    minutesField(scene.say("web.parent.savedMinutes.days"), days ?? usual.expiryDays, (count) => {
      days = count ?? undefined;
      if (more.carryOver) more.carryOver = { capMinutes: more.carryOver.capMinutes, ...(count === null ? {} : { expiryDays: count }) };
      editing.changed();
    }, 28)));
}

/**
 * @param {Scene} scene
 * @param {Editing} editing
 */
function earned(scene, editing) {
  const { more } = editing.draft;
  let most = more.earnedTime?.dailyCapMinutes ?? usual.dailyCapMinutes;
  let challenge = more.earnedTime?.minutesPerChallenge ?? null;
  /** @param {number | null | undefined} lesson */
  const set = (lesson) => {
    more.earnedTime = lesson === null || lesson === undefined ? null
      : { minutesPerLesson: lesson, dailyCapMinutes: most, ...(challenge === null ? {} : { minutesPerChallenge: challenge }) };
    editing.changed();
  };
  const again = () => set(more.earnedTime?.minutesPerLesson);
  return h("div", { class: "stack" }, h("p", { class: "note" }, scene.say("web.parent.earned.note")), h(
    "div", { class: "row p-end" },
    minutesField(scene.say("web.parent.earned.lesson"), more.earnedTime?.minutesPerLesson, set, 60),
    minutesField(scene.say("web.parent.earned.challenge"), challenge, (minutes) => { challenge = minutes; again(); }, 60),
    minutesField(scene.say("web.parent.earned.most"), most, (minutes) => { most = minutes ?? usual.dailyCapMinutes; again(); }, 240)));
}

/**
 * Goals of learning for a week, and the apps whose minutes count for them.
 *
 * @param {Scene} scene
 * @param {Editing} editing
 * @param {Catalogue} catalogue
 */
function goals(scene, editing, catalogue) {
  const { more } = editing.draft;
  const list = h("ul", { class: "p-list", role: "list" });
  /** @type {Array<readonly [string, string]>} */
  const subjects = [["", scene.say("web.parent.allLearning")], ...catalogue.subjects];
  /** @param {import("../kidd.js").LearningGoal[]} now */
  const set = (now) => { more.learningGoals = now; draw(); editing.changed(); };
  const draw = () => put(list, more.learningGoals.map((goal) => {
    const name = goal.subject ? nameOf(catalogue, { subject: goal.subject }) : scene.say("web.parent.allLearning");
    return h("li", { class: "spread" }, scene.say("web.parent.goal.is", { what: name, minutes: lengthOfMinutes(scene, goal.weeklyMinutes) }),
      button(scene.say("web.parent.remove"), () => set(more.learningGoals.filter((other) => other !== goal)), { class: "quiet", "aria-label": `${scene.say("web.parent.remove")}: ${name}` }));
  }));
  draw();
  let minutes = usual.goalMinutes;
  const subject = menu(subjects, "", () => {});
  const apps = h("input", { type: "text", maxlength: 1000, autocomplete: "off", spellcheck: "false", onchange: () => {
    more.learningApps = [...new Set(apps.value.split(/[\s,;]+/).filter(Boolean))];
    editing.changed();
  } });
  apps.value = more.learningApps.join(", ");
  return h(
    "div", { class: "stack" }, h("p", { class: "note" }, scene.say("web.parent.goals.note")), list,
    h("div", { class: "row p-end" }, field(scene.say("web.parent.subject"), subject),
      minutesField(scene.say("web.parent.weekly"), minutes, (value) => (minutes = value ?? minutes), 10080),
      button(scene.say("web.parent.addGoal"), () => set([
        ...more.learningGoals.filter((goal) => (goal.subject ?? "") !== subject.value),
        { ...(subject.value ? { subject: subject.value } : {}), weeklyMinutes: minutes },
      ]))),
    field(scene.say("web.parent.learningApps"), apps, scene.say("web.parent.learningApps.note")));
}
