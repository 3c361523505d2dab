// A child today: time left as a ring, what it does now, stars, grants that can be taken back, and what a parent may do.

import { h, put } from "../core/dom.js";
import { length, lengthOfMinutes, lengthUsed, minutesLeft } from "../core/lengths.js";
import { button, card, ring } from "../core/parts.js";
import { activityName, clock, clockEnd, dayOf, moment } from "./format.js";
import { undo, unlockTime } from "./giving.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").Decision} Decision */

/** Pages of the ledger that are read for a day, at most. */
const mostPages = 5;

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").ChildName} child
 */
export function childCard(scene, child) {
  const body = h("div", { class: "stack" });
  const element = card(child.name, { class: "p-child", "data-child": child.child }, body);
  /** @type {import("../kidd.js").Usage | undefined} */
  let usage;
  /** @type {string | undefined} The title of the lesson that is on. */
  let title;
  let stars = 0;
  let lessons = 0;

  const load = async () => {
    // A change of limits brings no event about time where the child may go on as before.
    const decision = await scene.ask("time.mayI", { child: child.child });
    scene.desk.note(child.child, { decision });
    usage = await scene.ask("time.usage", { child: child.child, dayCount: 1 });
    const lesson = usage.leases[0]?.activity.lesson;
    title = lesson && (await scene.ask("lesson.check", { child: child.child, lesson }).catch(() => undefined))?.lesson?.title;
    const today = usage.days[0]?.day ?? "";
    const { heatMap } = await scene.ask("progress.heatmap", { child: child.child, dayCount: 1 });
    lessons = heatMap[0]?.lessonCount ?? 0;
    stars = await starsOf(scene, child.child, today);
  };

  let drawn = "";
  const draw = () => {
    const decision = scene.desk.family.get(child.child)?.decision;
    if (!decision || !usage) return;
    // What has not changed is left alone, with the focus in it.
    const now = JSON.stringify([decision.state, decision.limits, decision.remainingSeconds, usage, title, stars, lessons]);
    if (now === drawn) return;
    drawn = now;
    const focused = body.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : undefined;
    put(body, timeOf(scene, child.name, decision, usage), doing(scene, usage, title, stars, lessons), grants(scene, child.child, usage), actions(scene, child, decision));
    if (focused) /** @type {HTMLElement | null} */ (body.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus();
  };
  return { element, load, draw };
}

/**
 * Stars that were earned on a day.
 *
 * @param {Scene} scene
 * @param {string} child
 * @param {string} day
 */
async function starsOf(scene, child, day) {
  let [sum, before] = [0, /** @type {number | undefined} */ (undefined)];
  for (let page = 0; page < mostPages; page += 1) {
    const { lines, next } = await scene.ask("rewards.ledger", { child, limit: 100, ...(before ? { before } : {}) });
    for (const line of lines) {
      if (dayOf(line.at) < day) return sum;
      sum += Math.max(0, line.starsChange);
    }
    if (next === undefined) return sum;
    before = next;
  }
  return sum;
}

/**
 * The tone of each state: rest is nothing bad.
 *
 * @type {Record<Decision["state"], string>}
 */
const tones = {
  sealed: "stop", damaged: "stop", lockedByParent: "stop", notAllowed: "stop", quietHours: "", outsideAllowedWindow: "",
  dailyLimitReached: "time", weeklyLimitReached: "time", sessionLimitReached: "time", budgetReached: "time", warning: "time", active: "good",
};

/**
 * @param {Scene} scene
 * @param {string} name
 * @param {Decision} decision
 * @param {import("../kidd.js").Usage} usage
 */
function timeOf(scene, name, decision, usage) {
  const rule = (/** @type {string} */ which) => decision.limits.find((limit) => limit.rule === which);
  const [daily, weekly] = [rule("daily"), rule("weekly")];
  // kidd's own answer and nothing else: what is left of a limit is not what may be used.
  const left = decision.allowed ? decision.remainingSeconds : 0;
  const isLater = !decision.allowed && !isUsedUp(decision);
  const used = usage.days[0]?.usedSeconds ?? 0;
  // They took nothing from the limit: without them used and left are more than it.
  const granted = usage.days[0]?.grantedSeconds ?? 0;
  const whole = left === undefined ? 0 : left + used;
  const inside = isLater
    ? h("span", { class: "p-ring-word" }, scene.say("web.parent.notNow"))
    : left === undefined
    ? h("span", { class: "p-ring-word" }, scene.say("web.parent.unlimited"))
    : h("span", {}, h("span", { class: "p-ring-number" }, String(minutesLeft(left))), h("span", { class: "p-ring-word" }, scene.say("web.parent.minLeft")));
  const label = isLater ? `${name}: ${stateWords(scene, decision)}` : left === undefined ? scene.say("web.parent.unlimited") : scene.say("web.parent.leftOf", { name, left: length(scene, left) });
  return h(
    "div", { class: "p-time" },
    ring(isLater ? 0 : left === undefined ? 1 : whole > 0 ? left / whole : 0, { class: tones[decision.state], label }, inside),
    h(
      "div", { class: "p-time-words" },
      h("p", {}, h("span", { class: `chip ${tones[decision.state]}` }, stateWords(scene, decision))),
      isLocked(decision) && usage.lock && h("p", { class: "note", "data-lock": "" }, usage.lock.say),
      h("p", {}, [
        daily?.limitMinutes === undefined
          ? scene.say("web.parent.usedToday", { used: lengthUsed(scene, used) })
          : scene.say("web.parent.usedOf", { used: lengthUsed(scene, used), limit: lengthOfMinutes(scene, daily.limitMinutes) }),
        granted >= 60 && scene.say("web.parent.usedGranted", { length: lengthUsed(scene, granted) }),
        ...partsOf(scene, decision),
      ].filter(Boolean).join(" · ")),
      weekly?.remainingSeconds !== undefined && h("p", { class: "note" }, scene.say("web.parent.weekLeft", { left: length(scene, weekly.remainingSeconds) }))));
}

/** What may end the time before its minutes do: a break, quiet hours that are coming, and a window that is open. */
const mayEnd = (/** @type {Decision["limits"][number]} */ { rule, beginsAt, endsAt }) => rule === "session" || (rule === "quietHours" && beginsAt) || (rule === "allowedWindow" && endsAt);

/**
 * What the minutes that are left are made of beside those of the day, and what ends them earlier: so that a reader who adds up gets
 * what is told.
 *
 * @param {Scene} scene
 * @param {Decision} decision
 */
function partsOf(scene, { allowed, limits, remainingSeconds }) {
  const part = (/** @type {string} */ rule, /** @type {number} */ seconds) => scene.say("web.parent.part." + rule, { length: length(scene, seconds) });
  const extra = ["carryOver", "grant"].flatMap((rule) => {
    const left = limits.filter((limit) => limit.rule === rule).reduce((sum, limit) => sum + (limit.remainingSeconds ?? 0), 0);
    return left > 0 ? [part(rule, left)] : [];
  });
  const end = allowed && remainingSeconds ? limits.find((limit) => mayEnd(limit) && limit.remainingSeconds === remainingSeconds) : undefined;
  return end && remainingSeconds ? [...extra, part(end.rule, remainingSeconds)] : extra;
}

/**
 * Whether the minutes of the day or of the week are used.
 *
 * @param {Decision} decision
 */
const isUsedUp = ({ state }) => state === "dailyLimitReached" || state === "weeklyLimitReached";

/** @param {Decision} decision */
export const toneOf = (decision) => tones[decision.state];

/** @param {Decision | undefined} decision */
export const isLocked = (decision) => decision?.limits.some((limit) => limit.rule === "lock") ?? false;

/**
 * What holds now, in a parent's words.
 *
 * @param {Scene} scene
 * @param {Decision} decision
 */
export function stateWords(scene, decision) {
  const what = scene.say("web.parent.state." + decision.state);
  const rules = /** @type {Record<string, string>} */ ({ lockedByParent: "lock", quietHours: "quietHours", sessionLimitReached: "session" });
  const ends = decision.limits.find((limit) => limit.rule === rules[decision.state])?.endsAt;
  const opens = decision.state === "outsideAllowedWindow" && decision.limits.find((limit) => limit.rule === "allowedWindow")?.beginsAt;
  return ends || opens ? scene.say("web.parent.state.until", { what, time: opens ? moment(scene, opens) : clockEnd(ends ?? "") }) : what;
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").Usage} usage
 * @param {string | undefined} title That of the lesson that is on.
 * @param {number} stars
 * @param {number} lessons
 */
function doing(scene, usage, title, stars, lessons) {
  const lease = usage.leases[0];
  return h(
    "ul", { class: "p-doing", role: "list" },
    h("li", {}, lease
      ? h("span", { class: "chip good" }, scene.say("web.parent.now", { what: title ?? activityName(scene, lease.activity), time: clock(lease.beganAt) }))
      : h("span", { class: "chip" }, scene.say("web.parent.now.nothing"))),
    h("li", {}, h("span", { class: "chip star" }, h("span", { "aria-hidden": "true" }, "★"), scene.say("web.parent.starsToday", { count: stars }))),
    h("li", {}, h("span", { class: "chip" }, scene.say("web.parent.lessonsToday", { count: lessons }))));
}

/**
 * @param {Scene} scene
 * @param {string} child
 * @param {import("../kidd.js").Usage} usage
 */
function grants(scene, child, usage) {
  if (usage.grants.length === 0) return undefined;
  return h(
    "ul", { class: "p-grants", role: "list", "aria-label": scene.say("web.parent.grants") },
    usage.grants.map(({ grant, remainingSeconds }) =>
      h(
        "li", {},
        h("span", {}, scene.say(grant.lesson ?? grant.challenge ? "web.parent.grantLine.earned" : "web.parent.grantLine", {
          minutes: lengthOfMinutes(scene, grant.minutes), left: length(scene, remainingSeconds), by: grant.by, time: clockEnd(grant.expiresAt),
        })),
        button(scene.say("web.parent.undo"), () => undo(scene, child, grant.grant), { class: "quiet", "data-key": `undo-${grant.grant}` }))));
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").ChildName} child
 * @param {Decision} decision
 */
function actions(scene, child, decision) {
  const form = (/** @type {(forms: typeof import("./timeforms.js")) => void} */ open) => scene.attempt(async () => open(await import("./timeforms.js")));
  return h(
    "div", { class: "row" },
    button(scene.say("web.parent.give"), () => void form((forms) => forms.giveTime(scene, child)), { class: "primary", "data-key": "give" }),
    isLocked(decision)
      ? button(scene.say("web.parent.unlockTime"), () => unlockTime(scene, [child]), { "data-key": "lock" })
      : button(scene.say("web.parent.lockTime"), () => void form((forms) => forms.lockTime(scene, [child])), { "data-key": "lock" }),
    button(scene.say("web.parent.whyNow"), () => void scene.attempt(async () => (await import("./why.js")).whyNow(scene, child)), { class: "quiet", "data-key": "why" }));
}
