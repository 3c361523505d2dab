// Home: how long still today, what is next, and everything else that there is to do.

import { h, put } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { button, card, linkButton, waiting } from "../core/parts.js";
import { askForTime } from "./ask.js";
import { begin, beginButton } from "./begin.js";
import { looksButton } from "./looks.js";
import { subjectPicture } from "./subjects.js";

/** @typedef {import("../kidd.js").NextLesson} NextLesson */
/** @typedef {import("./side.js").Sitting} Sitting */

/** The domains of math facts, and the ways to find a fact of each, the easiest first. */
const domains = /** @type {const} */ ({
  addSubtract: ["identity", "countOn", "doubles", "makeTen", "nearDoubles", "decompose", "bridgeTen", "thinkAddition"],
  multiplyDivide: ["timesRule", "doubling", "halfOfTen", "doubleDouble", "oneMoreGroup", "tenTimesLess", "besideSquare", "turnRound", "thinkMultiplication"],
});

/** @typedef {keyof typeof domains} Domain */

/** @type {import("./side.js").ChildShower} */
export async function showHome(sitting, view) {
  const { connection, child, profile, time } = sitting;
  view.title(profile.name);
  const clock = h("div", { class: "time-card card" });
  const next = h("div", { class: "next-place" }, waiting(sitting.say("web.connecting")));
  const facts = h("div", { class: "slot" });
  const products = h("div", { class: "slot" });
  const goals = h("div", { class: "slot" });
  put(view.root, h("h1", {}, sitting.say("web.child.hello", { name: profile.name })),
    h("div", { class: "home-top" }, next, clock),
    h("div", { class: "grid tiles" },
      tile(sitting, "book", "web.child.lessons", "web.child.lessons.note", sitting.path("lessons")),
      tile(sitting, "puzzle", "web.child.quiz", "web.child.quiz.note", sitting.path("lessons", "quiz")),
      tile(sitting, "trophy", "web.child.treasures", "web.child.treasures.note", sitting.path("treasures")),
      tile(sitting, "tree", "web.child.board", "web.child.board.note", sitting.path("board"))),
    h("div", { class: "grid" }, facts, products, goals),
    h("p", { class: "row home-foot" }, looksButton(sitting), linkButton(sitting.say("web.child.switch"), "/who", { class: "quiet" })));
  time.onChange(() => drawTime(sitting, clock), view.signal);
  const drawNext = fresh(view, () => connection.ask("lesson.next", { child }), (told) => showNext(sitting, next, told),
    (error) => put(next, card(sitting.say("web.child.next.title"), { class: "next" }, h("p", { class: "lead" }, sitting.wordsOf(error)))));
  /** @type {(domain: Domain, place: Element) => () => Promise<void>} */
  const factsOf = (domain, place) => fresh(
    view, () => Promise.all([connection.ask("facts.status", { child, domain }), connection.ask("facts.goal", { child, domain })]),
    ([status, goal]) => showFacts(sitting, view, place, domain, status, goal), () => put(place));
  const drawFacts = factsOf("addSubtract", facts);
  // The youngest may not begin with products at all.
  const drawProducts = sitting.tier === "preschool" ? async () => {} : factsOf("multiplyDivide", products);
  const drawGoals = fresh(view, () => connection.ask("challenge.list", { child }), (told) => showGoals(sitting, goals, told), () => put(goals));
  const draw = () => Promise.all([time.ask(), drawNext(), drawFacts(), drawProducts(), drawGoals()]);
  await draw();
  time.onNews(() => void draw(), view.signal);
}

/**
 * Asks for something and draws it, as often as it is called; what has not changed since is left as it is: opened, read, or under a finger.
 *
 * @template T
 * @param {import("../core/app.js").View} view
 * @param {() => Promise<T>} ask
 * @param {(told: T) => void} show
 * @param {(error: unknown) => void} fail
 */
function fresh(view, ask, show, fail) {
  let shown = "";
  return async () => {
    /** @type {() => void} */
    let drawing;
    let told = "";
    try {
      const reply = await ask();
      told = JSON.stringify(reply, (key, value) => (key === "remainingSeconds" || key === "until" ? undefined : value));
      drawing = () => show(reply);
    } catch (error) {
      told = String(error);
      drawing = () => fail(error);
    }
    if (view.signal.aborted || told === shown) return;
    shown = told;
    drawing();
  };
}

/**
 * @param {Sitting} sitting
 * @param {string} picture
 * @param {string} name
 * @param {string} note
 * @param {string} path
 */
function tile(sitting, picture, name, note, path) {
  return h("a", { class: "tile card", href: `#${path}` }, sitting.drawings.image(picture, { class: "tile-picture" }),
    h("span", {}, h("strong", {}, sitting.say(name)), h("span", { class: "note" }, sitting.say(note))));
}

/**
 * @param {Sitting} sitting
 * @param {Element} place
 */
function drawTime(sitting, place) {
  const { time } = sitting;
  put(place, h("h2", { class: "unseen" }, sitting.say("web.child.time")), time.ring("large"),
    h("p", { class: "time-say", "aria-live": "polite" }, time.brief?.say ?? ""),
    time.kept && h("p", { class: "note" }, time.kept), time.answered(), time.asked(),
    time.canAsk && button(sitting.say("web.child.ask"), () => askForTime(sitting)));
}

/**
 * What starts that which is next; undefined where there is nothing, or where it goes on.
 *
 * @param {NextLesson} next
 * @returns {import("./begin.js").Wish | undefined}
 */
export function nextWish(next) {
  switch (next.kind) {
    case "review": return next.review && { kind: "review", skill: next.review.skill };
    case "practice": return { kind: "practice", ...(next.domain === "multiplyDivide" ? { domain: next.domain } : {}) };
    case "mixed": return next.mix && { kind: "quiz", subject: next.mix.subject };
    default: return next.lesson && { lesson: next.lesson.lesson };
  }
}

/**
 * How many questions that which is next has, before it begins.
 *
 * @param {Sitting} sitting
 * @param {NextLesson} next
 */
export const questionsOf = (sitting, next) =>
  next.questions !== undefined && h("p", { class: "note next-questions" }, sitting.say("web.child.questions", { count: next.questions }));

/**
 * What math facts of a kind are called; empty for other kinds.
 *
 * @param {Sitting} sitting
 * @param {string | undefined} kind
 */
function factsTitle(sitting, kind) {
  const key = { practice: "practice", timed: "sprint", copying: "copying" }[kind ?? ""];
  return key ? sitting.say(`web.child.${key}`) : "";
}

/**
 * @param {Sitting} sitting
 * @param {Element} place
 * @param {NextLesson} next
 */
function showNext(sitting, place, next) {
  const title = next.review?.title ?? next.lesson?.title ?? next.mix?.title ?? factsTitle(sitting, next.kind === "practice" ? next.kind : next.place?.kind);
  const wish = nextWish(next);
  const at = next.place;
  const mayStart = next.time.allowed || next.time.finish !== undefined;
  const start = at
    ? linkButton(at.kind === "timed" ? sitting.say("web.child.goOn") : sitting.say("web.child.resume", { number: at.number, total: at.total }), sitting.path("play", at.activity), { class: "primary huge" })
    : wish && button([icon("play"), sitting.say("web.child.start")], () => void begin(sitting, wish), { class: "primary huge" });
  put(place, card(sitting.say("web.child.next.title"), { class: "next" },
    next.welcomeBack && h("p", { class: "chip star" }, next.welcomeBack.say),
    h("div", { class: "next-what" }, subjectPicture(sitting, next.lesson?.subject ?? next.review?.subject ?? next.mix?.subject ?? "math"),
      title && h("p", { class: "next-title" }, title), sitting.voice.button(sitting.say("web.child.read"), () => [title, next.say]),
      sitting.voice.company(sitting.say("web.child.company"))),
    // Why nothing begins now is said once, beside the time.
    mayStart && h("p", { class: "lead" }, next.say),
    mayStart && questionsOf(sitting, next),
    mayStart && start,
    next.why && h("details", {}, h("summary", {}, sitting.say("web.child.why")), h("p", { class: "note" }, next.why))));
}

/**
 * @param {Sitting} sitting
 * @param {import("../core/app.js").View} view
 * @param {Element} place
 * @param {Domain} domain
 * @param {import("../kidd.js").Methods["facts.status"]["result"]} status
 * @param {import("../kidd.js").Methods["facts.goal"]["result"]} goal
 */
function showFacts(sitting, view, place, domain, status, goal) {
  /** @type {(key: string, wish: import("./begin.js").Wish, props?: import("../core/dom.js").Props) => HTMLElement} */
  const way = (key, wish, props) => beginButton(sitting, view, sitting.say(`web.child.${key}`), domain === "addSubtract" || wish.kind === "copying" ? wish : { ...wish, domain }, props);
  const title = sitting.say(domain === "addSubtract" ? "web.child.facts" : "web.child.facts.multiplyDivide");
  // Before its grade it is there for those who choose it.
  if (!status.isOffered) return put(place, h("details", { class: "card facts" }, h("summary", {}, title), h("div", { class: "row" }, way("practice", { kind: "practice" }))));
  put(place, card(title, { class: "facts" },
    h("p", { class: "note" }, status.say),
    h("div", { class: "row" },
      way("practice", { kind: "practice" }, { class: "big" }),
      goal.sprintsLeft > 0 && sitting.tier !== "preschool" && way("sprint", { kind: "timed" }, { class: "big" }),
      status.typing.isDue && way("copying", { kind: "copying" })),
    h("details", {}, h("summary", {}, sitting.say("web.child.facts.choose")),
      h("div", { class: "row ways" }, domains[domain].map((strategy) => way(`facts.${strategy}`, { kind: "practice", strategy })))),
    goal.sprintBest !== undefined && h("p", { class: "chip star" }, sitting.say("web.child.sprint.best", { count: goal.sprintBest }))));
}

/**
 * The family's challenges that run.
 *
 * @param {Sitting} sitting
 * @param {Element} place
 * @param {import("../kidd.js").Methods["challenge.list"]["result"]} told
 */
function showGoals(sitting, place, told) {
  const running = told.byChild.flatMap((entry) => entry.challenges).filter((challenge) => challenge.state === "running");
  if (!running.length) return put(place);
  put(place, card(sitting.say("web.child.challenges"), {}, h("ul", { class: "goals", role: "list" }, running.map((challenge) =>
    h("li", {}, sitting.drawings.image(challenge.icon, { class: "goal-picture", letter: "★" }),
      h("div", { class: "goal" }, h("strong", {}, challenge.title),
        h("progress", { max: 100, value: challenge.progress.percent, "aria-label": challenge.title }),
        h("span", { class: "note" }, challenge.say)))))));
}
