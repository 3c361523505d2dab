// A child's limits while a parent changes them: windows as rules with minutes of the day, and what of it is new.

import { weekdays } from "./format.js";
import { none } from "./rules.js";

/** @typedef {import("../kidd.js").ScreenTimePolicy} Policy */
/** @typedef {import("../kidd.js").PolicyChange} PolicyChange */
/** @typedef {import("./format.js").Weekday} Weekday */
/** @typedef {"quiet" | "allowed"} Kind */

/**
 * A window; where its end is not after its start, it ends on the next day.
 *
 * @typedef {object} Rule
 * @property {number} id
 * @property {Kind} kind
 * @property {number} start Minutes of the day.
 * @property {number} end
 * @property {Weekday[]} days On which it starts.
 * @property {number} [allowance] Minutes that can be used in it.
 */

/**
 * A part of a rule in the column of a day.
 *
 * @typedef {object} Piece
 * @property {Rule} rule
 * @property {Weekday} day The column.
 * @property {Weekday} startDay The day on which the window starts.
 * @property {number} from
 * @property {number} to
 * @property {boolean} hasStart Whether the window's start is here.
 * @property {boolean} hasEnd
 */

/** Of the rules that a policy need not have, those that stand in the week or in the list of dates. */
const drawn = /** @type {const} */ (["dailyMinutesByWeekday", "allowedWindows", "dateOverrides"]);

/**
 * The others, as `policy.set` takes them: null is none.
 *
 * @typedef {Omit<typeof none, typeof drawn[number]>} More
 */

const moreMembers = /** @type {Array<keyof More>} */ (Object.keys(none).filter((member) => !drawn.some((other) => other === member)));

/**
 * @param {Policy} policy
 * @returns {More}
 */
export const moreOf = (policy) =>
  structuredClone(/** @type {More} */ (Object.fromEntries(moreMembers.map((member) => [member, policy[member] ?? none[member]]))));

const wholeDay = 24 * 60;
/** What the picture moves by. */
export const step = 15;

/** @param {string} time */
export const minutesOf = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** @param {number} minutes */
export const timeOf = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export class Draft {
  #lastId = 0;

  /**
   * @param {Policy} policy What holds.
   * @param {PolicyChange} [change] What was changed of it.
   */
  constructor(policy, change) {
    this.policy = policy;
    const wanted = /** @type {Policy} */ ({ ...policy, ...change });
    /** @type {number | null} */
    this.daily = wanted.dailyMinutes;
    /** @type {number | null} */
    this.weekly = wanted.weeklyMinutes;
    /**
     * Days with a limit of their own.
     *
     * @type {Partial<Record<Weekday, number | null>>}
     */
    this.byDay = { ...wanted.dailyMinutesByWeekday };
    this.finishing = wanted.finishing;
    this.more = moreOf(wanted);
    /** @type {import("../kidd.js").DateOverride[]} */
    this.dates = structuredClone(wanted.dateOverrides ?? []);
    /** @type {Rule[]} */
    this.rules = [
      ...wanted.quietHours.map((window) => this.#rule("quiet", window)),
      ...(wanted.allowedWindows ?? []).map((window) => this.#rule("allowed", window)),
    ];
  }

  /**
   * @param {Kind} kind
   * @param {import("../kidd.js").AllowedWindow} window
   * @returns {Rule}
   */
  #rule(kind, window) {
    return {
      id: (this.#lastId += 1), kind, start: minutesOf(window.start), end: minutesOf(window.end),
      days: [...(window.weekdays ?? weekdays)],
      ...(window.allowanceMinutes === undefined ? {} : { allowance: window.allowanceMinutes }),
    };
  }

  /**
   * A new window.
   *
   * @param {Kind} kind
   * @param {number} start
   * @param {number} end
   * @param {Weekday[]} days
   */
  add(kind, start, end, days) {
    const rule = { id: (this.#lastId += 1), kind, start, end, days };
    this.rules.push(rule);
    return rule;
  }

  /**
   * Where a new window has a place of its own on some days: at a start, else at the next hour that is free.
   *
   * @param {Kind} kind
   * @param {number} start
   * @param {number} lasts
   * @param {Weekday[]} days
   */
  freeStart(kind, start, lasts, days) {
    // Quiet hours may lie in allowed ones.
    const taken = this.rules.filter((rule) => kind === "allowed" || rule.kind === kind).flatMap(piecesOf).filter((piece) => days.includes(piece.day));
    for (let later = 0; later < wholeDay; later += 60) {
      const from = (start + later) % wholeDay;
      if (from + lasts <= wholeDay && !taken.some((piece) => piece.from < from + lasts && from < piece.to)) return from;
    }
    return start;
  }

  /** The days that allowed hours on other days close. */
  get closedDays() {
    const allowed = this.rules.filter((rule) => rule.kind === "allowed").flatMap(piecesOf);
    return allowed.length > 0 ? weekdays.filter((day) => !allowed.some((piece) => piece.day === day)) : [];
  }

  /** @param {Rule} rule */
  remove(rule) {
    this.rules = this.rules.filter((other) => other !== rule);
  }

  /**
   * Makes one day of a window a window of its own.
   *
   * @param {Rule} rule
   * @param {Weekday} day
   */
  split(rule, day) {
    if (rule.days.length < 2) return rule;
    rule.days = rule.days.filter((other) => other !== day);
    const own = { ...rule, id: (this.#lastId += 1), days: [day] };
    this.rules.push(own);
    return own;
  }

  /** @param {Weekday} day */
  minutesOn(day) {
    const own = this.byDay[day];
    return own === undefined ? this.daily : own;
  }

  /**
   * @param {Weekday} day
   * @param {number | null} minutes
   */
  setMinutes(day, minutes) {
    if (minutes === this.daily) delete this.byDay[day];
    else this.byDay[day] = minutes;
  }

  /** What `policy.set` is to change; without members where nothing is new. */
  change() {
    /** @type {PolicyChange} */
    const change = {};
    const before = new Draft(this.policy);
    if (this.daily !== before.daily) change.dailyMinutes = this.daily;
    if (this.weekly !== before.weekly) change.weeklyMinutes = this.weekly;
    if (!same(this.byDay, before.byDay)) {
      change.dailyMinutesByWeekday = Object.keys(this.byDay).length > 0 ? this.byDay : null;
    }
    if (this.finishing !== before.finishing) change.finishing = this.finishing;
    for (const member of moreMembers) {
      if (!same(this.more[member], before.more[member])) Object.assign(change, { [member]: this.more[member] });
    }
    if (!same(this.dates, before.dates)) change.dateOverrides = this.dates;
    for (const [kind, member] of /** @type {const} */ ([["quiet", "quietHours"], ["allowed", "allowedWindows"]])) {
      const windows = windowsOf(this.rules, kind);
      if (!same(windows, windowsOf(before.rules, kind))) change[member] = windows;
    }
    return change;
  }

  get isChanged() {
    return Object.keys(this.change()).length > 0;
  }
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
export const same = (one, other) => JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/**
 * Objects by the order of their members' names.
 *
 * @param {string} _
 * @param {unknown} value
 */
const sorted = (_, value) =>
  value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/**
 * @param {Rule[]} rules
 * @param {Kind} kind
 */
function windowsOf(rules, kind) {
  return rules.filter((rule) => rule.kind === kind && rule.days.length > 0).map((rule) => ({
    start: timeOf(rule.start), end: timeOf(rule.end), weekdays: weekdays.filter((day) => rule.days.includes(day)),
    ...(rule.allowance === undefined ? {} : { allowanceMinutes: rule.allowance }),
  }));
}

/**
 * How a rule lies in the columns of the days.
 *
 * @param {Rule} rule
 * @returns {Piece[]}
 */
export function piecesOf(rule) {
  return rule.days.flatMap((day) => {
    const piece = { rule, startDay: day };
    if (rule.end > rule.start) return [{ ...piece, day, from: rule.start, to: rule.end, hasStart: true, hasEnd: true }];
    const next = weekdays[(weekdays.indexOf(day) + 1) % 7];
    const head = { ...piece, day, from: rule.start, to: wholeDay, hasStart: true, hasEnd: rule.end === 0 };
    return rule.end === 0 ? [head] : [head, { ...piece, day: next, from: 0, to: rule.end, hasStart: false, hasEnd: true }];
  });
}

/**
 * Moves a whole window.
 *
 * @param {Rule} rule
 * @param {number} by Minutes.
 */
export function move(rule, by) {
  const lasts = lengthOf(rule);
  rule.start = (rule.start + by + wholeDay) % wholeDay;
  rule.end = endFor(rule.start + lasts);
}

/**
 * Sets where a window starts or ends; it keeps a length.
 *
 * @param {Rule} rule
 * @param {"start" | "end"} edge
 * @param {number} minutes
 */
export function setEdge(rule, edge, minutes) {
  const at = edge === "start" ? ((minutes % wholeDay) + wholeDay) % wholeDay : endFor(minutes);
  if (edge === "start" ? at === rule.end % wholeDay : at % wholeDay === rule.start) return;
  rule[edge] = at;
}

/** @param {Rule} rule */
export const lengthOf = (rule) => (rule.end > rule.start ? rule.end - rule.start : rule.end + wholeDay - rule.start);

/** @param {number} minutes An end is 00:15 to 24:00. */
function endFor(minutes) {
  const at = ((minutes % wholeDay) + wholeDay) % wholeDay;
  return at === 0 ? wholeDay : at;
}
