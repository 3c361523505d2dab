// All lessons of the child, by subject; for a quiz those that were finished.

import { h, put } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { button, card, freshId, waiting } from "../core/parts.js";
import { begin } from "./begin.js";
import { subjectPicture } from "./subjects.js";
import { wayHome } from "./wayhome.js";

/** @typedef {import("../kidd.js").LessonEntry} LessonEntry */
/** @typedef {import("./side.js").Sitting} Sitting */

/** So many lessons of a subject are offered at first: those that come next. */
const offered = 6;
/** Questions of a quiz at most. */
const mostQuestions = 10;
/** Seconds for each question of a quiz with a clock. */
const secondsPerQuestion = 30;

/** @type {import("./side.js").ChildShower} */
export async function showLessons(sitting, view, [what]) {
  const isQuiz = what === "quiz";
  const name = sitting.say(isQuiz ? "web.child.quiz" : "web.child.lessons");
  view.title(name);
  put(view.root, waiting(sitting.say("web.connecting")));
  const [lessons, overview] = await Promise.all([all(sitting), sitting.connection.ask("progress.overview", { child: sitting.child })]);
  if (view.signal.aborted) return;
  const fitting = isQuiz ? lessons.filter((lesson) => lesson.timesFinished > 0) : lessons;
  const clock = h("input", { id: freshId(), type: "checkbox" });
  const hasClock = isQuiz && sitting.tier !== "preschool";
  /**
   * @param {{ lesson: string } | { subject: string }} about
   * @param {number} questions
   */
  const quiz = (about, questions) => begin(sitting, { kind: "quiz", ...about, ...(clock.checked ? { limitSeconds: questions * secondsPerQuestion } : {}) });
  /** @param {LessonEntry} lesson */
  const start = ({ lesson, questions }) => (isQuiz ? quiz({ lesson }, Math.min(mostQuestions, questions)) : begin(sitting, { lesson }));
  const subjects = overview.subjects.filter((subject) => fitting.some((lesson) => lesson.subject === subject.subject));
  const closed = h("div", { class: "closed-say" });
  sitting.time.onChange(() => {
    const { brief } = sitting.time;
    put(closed, brief?.allowed === false && h("p", { class: "lead" }, icon("moon"), brief.say));
  }, view.signal);
  put(view.root, wayHome(sitting), h("h1", {}, name), closed,
    fitting.length === 0 && h("p", { class: "lead" }, sitting.say(isQuiz ? "web.child.quiz.later" : "web.child.lessons.none")),
    hasClock && fitting.length > 0 && h("label", { class: "switch" }, clock, sitting.say("web.child.quiz.clock")),
    subjects.map((subject) => {
      const own = fitting.filter((lesson) => lesson.subject === subject.subject);
      /** @type {(made: HTMLElement) => HTMLElement} */
      const minded = (made) => (sitting.time.mindClosed(made, { subject: subject.subject }, view.signal), made);
      return card(subject.title, { class: "subject" }, subjectPicture(sitting, subject.subject),
        isQuiz && canMix(own) && h("p", {}, minded(button(sitting.say("web.child.quiz.mixed"), () => void quiz({ subject: subject.subject }, mostQuestions), { class: "big" }))),
        lists(sitting, own, isQuiz, (lesson) => void start(lesson), minded));
    }));
}

/**
 * A quiz over a subject mixes lessons of two skills at least.
 *
 * @param {LessonEntry[]} finished
 */
function canMix(finished) {
  return new Set(finished.map((lesson) => lesson.skill)).size > 1;
}

/**
 * The lessons that come next, and below them all of the subject.
 *
 * @param {Sitting} sitting
 * @param {LessonEntry[]} lessons
 * @param {boolean} isQuiz
 * @param {(lesson: LessonEntry) => void} start
 * @param {(made: HTMLElement) => HTMLElement} minded Looks closed while nothing may begin.
 */
function lists(sitting, lessons, isQuiz, start, minded) {
  const list = (/** @type {LessonEntry[]} */ some) =>
    h("ul", { class: "lessons", role: "list" }, some.map((lesson) => h("li", { class: "lesson-row" }, entry(sitting, lesson, () => start(lesson), minded))));
  if (lessons.length <= offered * 2 || isQuiz) return list(lessons);
  const open = lessons.filter((lesson) => (lesson.bestPercent ?? 0) < 70);
  const all = h("details", {}, h("summary", {}, sitting.say("web.child.lessons.all", { count: lessons.length })));
  // Many lessons are made only when they are to be seen.
  all.addEventListener("toggle", () => all.childElementCount === 1 && all.append(list(lessons)));
  return [list((open.length ? open : lessons).slice(0, offered)), all];
}

/**
 * @param {Sitting} sitting
 * @param {LessonEntry} lesson
 * @param {() => void} start
 * @param {(made: HTMLElement) => HTMLElement} minded
 */
function entry(sitting, lesson, start, minded) {
  const best = lesson.bestPercent ?? 0;
  // What is not passed yet has no number, and who does not read numbers so large has none at all.
  const result = best >= 70 && h("span", { class: "chip good" }, icon("check"), sitting.tier === "preschool" ? h("span", { class: "unseen" }, sitting.say("web.child.done")) : `${best} %`);
  const read = sitting.voice.button(sitting.say("web.child.read"), () => [lesson.title]);
  return [read, minded(h("button", { type: "button", class: "lesson", onclick: start },
    h("span", { class: "lesson-title" }, lesson.title),
    h("span", { class: "note" }, sitting.say("web.child.lesson.note", { count: lesson.questions, minutes: lesson.estimatedMinutes })),
    result))];
}

/**
 * @param {Sitting} sitting
 * @returns {Promise<LessonEntry[]>}
 */
async function all(sitting) {
  /** @type {LessonEntry[]} */
  const found = [];
  /** @type {string | undefined} */
  let after;
  do {
    const page = await sitting.connection.ask("lesson.list", after ? { child: sitting.child, after } : { child: sitting.child });
    found.push(...page.lessons);
    after = page.next;
  } while (after);
  return found;
}
