// Reports: a week or the last thirty days of a child, drawn as kidctl's page has them.

import { h } from "../core/dom.js";
import { lengthBeside, lengthDone, lengthOfMinutes } from "../core/lengths.js";
import { card, linkButton, ring } from "../core/parts.js";
import { dayBars, factGrid, recallChart, yearMap } from "./charts.js";
import { nobody } from "./first.js";
import { date, dayAfter, kindName } from "./format.js";
import { facts, table } from "./parts.js";
import { chooseChild } from "./scene.js";
import { skillButton } from "./trace.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").ChildReport} ChildReport */
/** @typedef {import("../kidd.js").Accuracy} Accuracy */

/** Of fewer answers no share is told: of four, three right ones mean anything. */
const fewest = 10;
const mostRows = 12;
const mostHelp = 3;
const mostReviews = 6;

/**
 * @param {Scene} scene
 * @param {string[]} path The child, and `month` or a day of a week.
 */
export async function showReports(scene, [wanted, span]) {
  const { child, name, tabs } = await chooseChild(scene, "reports", wanted);
  if (!child) return scene.show(scene.say("web.parent.reports"), nobody(scene));
  const isMonth = span === "month";
  scene.wait(scene.say("web.parent.reportOf", { name }));
  const [family, overview, { heatMap }, matrices] = await Promise.all([
    isMonth ? scene.ask("report.dashboard", { child }) : scene.ask("report.weekly", { child, ...(span ? { day: span } : {}) }),
    scene.ask("progress.overview", { child }), scene.ask("progress.heatmap", { child, dayCount: 364 }),
    Promise.all(/** @type {const} */ (["addition", "subtraction", "multiplication", "division"]).map((operation) => scene.ask("facts.matrix", { child, operation }))),
  ]);
  const report = family.reports[0];
  if (!report) return;
  scene.show(
    scene.say("web.parent.reportOf", { name }), tabs, spans(scene, child, family, isMonth),
    family.last < family.today && h("p", { class: "note" }, scene.say("web.parent.report.asToday")),
    h("div", { class: "p-pair" },
      card(scene.say("web.parent.report.done"), {}, h("ul", {}, report.highlights.map((sentence) => h("li", {}, sentence)))),
      card(scene.say("web.parent.report.numbers"), {}, glance(scene, report))),
    help(scene, child, report),
    card(scene.say("web.parent.report.days"), {}, dayBars(scene, report), h("p", { class: "note" }, scene.say("web.parent.report.limitHeld")), dayTable(scene, report)),
    h("div", { class: "p-pair" }, subjects(scene, report), rings(scene, overview.subjects)), learned(scene, child, report), kinds(scene, report),
    factCard(scene, "web.parent.report.facts", report.factTimes, matrices.slice(0, 2).flatMap((matrix) => matrix.factCells)),
    factCard(scene, "facts.title.multiplyDivide", report.multiplicationFacts, matrices.slice(2).flatMap((matrix) => matrix.factCells)),
    report.recallBins.length > 0 && card(scene.say("web.parent.report.recall"), {}, recallChart(scene, report.recallBins), h("p", { class: "note" }, scene.say("web.parent.report.recall.about"))),
    card(scene.say("web.parent.report.year"), {}, yearMap(scene, heatMap)));
}

/**
 * @param {Scene} scene
 * @param {string} child
 * @param {import("../kidd.js").FamilyReport} family
 * @param {boolean} isMonth
 */
function spans(scene, child, { first, last, today }, isMonth) {
  const path = `/parent/reports/${child}`;
  return h(
    "div", { class: "spread" },
    h("p", { class: "lead" }, scene.say("web.parent.fromUntil", { first: date(scene, first), last: date(scene, last) })),
    h("nav", { class: "row", "aria-label": scene.say("web.parent.report.span") },
      !isMonth && linkButton(scene.say("web.parent.report.before"), `${path}/${dayAfter(first, -1)}`),
      !isMonth && last < today && linkButton(scene.say("web.parent.report.after"), `${path}/${dayAfter(last, 1)}`),
      isMonth ? linkButton(scene.say("web.parent.report.week"), path) : linkButton(scene.say("web.parent.report.month"), `${path}/month`)));
}

/**
 * "133 of 154, so likely 80 to 91 of 100".
 *
 * @param {Scene} scene
 * @param {Accuracy | undefined} share
 */
export function right(scene, share) {
  if (!share) return scene.say("web.parent.report.noAnswers");
  const values = { right: share.rightAnswers, answers: share.answers };
  if (share.answers < fewest) return scene.say("web.parent.report.few", values);
  const [low, high] = [Math.floor(share.lowestPermille / 10), Math.ceil(share.highestPermille / 10)];
  return scene.say("web.parent.report.right", { low, high, ...values });
}

/**
 * @param {Scene} scene
 * @param {ChildReport} report
 */
function glance(scene, { totals, rightShare, reviewPlan, challengeCounts, newBadges }) {
  const { screenSeconds, learningSeconds } = totals;
  return facts([
    [scene.say("web.parent.report.learning"), lengthDone(scene, learningSeconds)],
    [scene.say("web.parent.report.other"), lengthBeside(scene, screenSeconds, learningSeconds)],
    [scene.say("web.parent.report.lessons"), String(totals.lessonCount)],
    [scene.say("web.parent.report.answers"), String(totals.answers)],
    [scene.say("web.parent.report.stars"), String(totals.starsEarned)],
    [scene.say("web.parent.report.rightHead"), right(scene, rightShare)],
    [scene.say("web.parent.report.reviews"), scene.say("web.parent.report.reviewsAre", { due: reviewPlan.dueCount, soon: reviewPlan.soonCount })],
    [scene.say("web.parent.challenges"), scene.say("web.parent.report.challengesAre", { now: challengeCounts.completedNow, running: challengeCounts.runningCount })],
    ...(newBadges.length > 0 ? [/** @type {[string, string]} */ ([scene.say("web.parent.report.badges"), newBadges.map((badge) => badge.title).join(", ")])] : []),
  ]);
}

/**
 * @param {Scene} scene
 * @param {ChildReport} report
 */
function dayTable(scene, report) {
  const rows = report.reportDays.filter((day) => !day.isBefore).map((day) => [
    date(scene, day.day), lengthDone(scene, day.learningSeconds), lengthBeside(scene, day.screenSeconds, day.learningSeconds),
    day.limitMinutes === undefined ? "–" : lengthOfMinutes(scene, day.limitMinutes), String(day.lessonCount),
  ]);
  const made = table(scene.say("web.parent.report.days"), [
    scene.say("web.parent.report.day"), scene.say("web.parent.report.learning"), scene.say("web.parent.report.other"), scene.say("web.parent.report.limit"), scene.say("web.parent.report.lessons"),
  ], rows);
  return h("details", {}, h("summary", {}, scene.say("web.parent.report.asTable")), made);
}

/**
 * @param {Scene} scene
 * @param {ChildReport} report
 */
function subjects(scene, report) {
  if (report.reportSubjects.length === 0) return undefined;
  return card(scene.say("web.parent.report.subjects"), {}, table(
    scene.say("web.parent.report.ofHundred"),
    [scene.say("web.parent.subject"), scene.say("web.parent.report.learning"), scene.say("web.parent.report.lessons"), scene.say("web.parent.report.rightHead")],
    report.reportSubjects.slice(0, mostRows).map((subject) => [subject.title, lengthDone(scene, subject.learningSeconds), String(subject.lessonCount), right(scene, subject.rightShare)])),
    h("p", { class: "note" }, scene.say("web.parent.report.subjects.note")));
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").SubjectProgress[]} subjects
 */
function rings(scene, subjects) {
  const begun = subjects.filter((subject) => subject.passed > 0);
  if (begun.length === 0) return undefined;
  return card(scene.say("web.parent.report.rings"), {}, h("ul", { class: "p-rings", role: "list" }, begun.map((subject) =>
    h("li", {}, ring(
      subject.skillCount > 0 ? subject.masteredSkills / subject.skillCount : 0, { class: "good" },
      h("span", { class: "p-ring-number" }, String(subject.masteredSkills))),
    h("span", {}, scene.say("web.parent.report.ring", { title: subject.title, part: subject.masteredSkills, whole: subject.skillCount }))))));
}

/**
 * What helps at the kitchen table; the answers behind it are one press away.
 *
 * @param {Scene} scene
 * @param {string} child
 * @param {ChildReport} report
 */
function help(scene, child, { needsHelp, mistakeClasses }) {
  return card(
    scene.say("web.parent.report.help"), { class: "p-help" },
    needsHelp.length === 0
      ? mistakeClasses.length === 0 && h("p", {}, scene.say("web.parent.report.help.none"))
      : h("ul", { class: "p-list", role: "list" }, needsHelp.slice(0, mostHelp).map((need) =>
        h("li", { class: "stack" }, h("strong", {}, need.title), h("p", {}, need.say), skillButton(scene, child, need, scene.say("web.parent.report.answersBehind"))))),
    needsHelp.length > mostHelp && h("p", { class: "row" }, needsHelp.slice(mostHelp).map((need) => skillButton(scene, child, need))),
    mistakeClasses.length > 0 && [h("h3", {}, scene.say("web.parent.report.mistakes")), h("ul", {}, mistakeClasses.slice(0, mostHelp).map((mistake) =>
      h("li", {}, scene.say("web.parent.report.mistake", { count: mistake.timesMade, title: mistake.title, say: mistake.say }))))].flat());
}

/**
 * @param {Scene} scene
 * @param {string} child
 * @param {ChildReport} report
 */
function learned(scene, child, report) {
  /** @param {{ skill: string, title: string, percent: number }[]} skills */
  const buttons = (skills) => h("div", { class: "row" }, skills.slice(0, mostRows).map((skill) =>
    skillButton(scene, child, skill, scene.say("web.parent.report.best", { title: skill.title, percent: skill.percent }))));
  const { finishedLessons, newlyMastered, practised, learnedAgain, reviewPlan } = report;
  if (finishedLessons.length + newlyMastered.length + practised.length + learnedAgain.length + reviewPlan.nextReviews.length === 0) return undefined;
  return card(
    scene.say("web.parent.report.learned"), { class: "p-learned" },
    newlyMastered.length > 0 && [h("h3", {}, scene.say("web.parent.report.mastered")), buttons(newlyMastered)],
    practised.length > 0 && [h("h3", {}, scene.say("web.parent.report.practised")), buttons(practised)],
    learnedAgain.length > 0 && [h("h3", {}, scene.say("web.parent.report.learnedAgain")), h("p", {}, scene.say("web.parent.report.learnedAgain.about")), buttons(learnedAgain)],
    finishedLessons.length > 0 && [h("h3", {}, scene.say("web.parent.report.finished")), h("ul", {}, finishedLessons.slice(0, mostRows).map((lesson) =>
      h("li", {}, scene.say("web.parent.report.titled", { title: lesson.title, percent: lesson.bestPercent })))), h("p", { class: "note" }, scene.say("web.parent.report.finished.note"))],
    reviewPlan.nextReviews.length > 0 && [h("h3", {}, scene.say("web.parent.report.reviews")), h("div", { class: "row" }, reviewPlan.nextReviews.slice(0, mostReviews).map((review) =>
      skillButton(scene, child, review, `${review.title} · ${date(scene, review.dueDay)}`)))]);
}

/**
 * @param {Scene} scene
 * @param {ChildReport} report
 */
function kinds(scene, { reportKinds }) {
  if (reportKinds.length === 0) return undefined;
  return card(scene.say("web.parent.report.kinds"), {}, table(
    scene.say("web.parent.report.ofHundred"),
    [scene.say("web.parent.report.kindHead"), scene.say("web.parent.report.rightHead"), scene.say("web.parent.report.hints")],
    reportKinds.slice(0, mostRows).map((kind) => [kindName(scene, kind.kind), right(scene, kind.rightShare), String(kind.hintCount)])));
}

/**
 * @param {Scene} scene
 * @param {string} title
 * @param {ChildReport["factTimes"]} factTimes
 * @param {import("../kidd.js").FactCell[]} cells
 */
function factCard(scene, title, factTimes, cells) {
  if (!factTimes) return undefined;
  const seconds = (/** @type {number} */ milliseconds) => new Intl.NumberFormat(scene.tag, { style: "unit", unit: "second", maximumFractionDigits: 1 }).format(milliseconds / 1000);
  return card(
    scene.say(title), {},
    h("p", {}, scene.say("web.parent.report.factsAre", { known: factTimes.knownCount, fluent: factTimes.fluentCount, all: factTimes.recordCount })),
    factGrid(scene, cells),
    factTimes.byStrategy.length > 0 && table(
      scene.say("web.parent.report.median"), [scene.say("web.parent.report.strategyHead"), scene.say("web.parent.report.factCount"), scene.say("web.parent.report.medianHead")],
      factTimes.byStrategy.map((way) => [scene.say("strategy." + way.strategy), String(way.recordCount), seconds(way.medianMilliseconds)])),
    factTimes.slowFamilies.length > 0 && h("p", { class: "note" }, scene.say("web.parent.report.slow", {
      families: factTimes.slowFamilies.map((family) => `${family.part} ${cells[0]?.fact.includes("*") ? "×" : "+"} ${family.otherPart} (${seconds(family.medianMilliseconds)})`).join(", "),
    })));
}
