// The child's time: the ring that is always there, what kidd tells of it, and asking for more.

import { h, put } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { lengthOfMinutes, minutesLeft } from "../core/lengths.js";
import { button, ring } from "../core/parts.js";
import { putAway, seenAnswers } from "./answers.js";
import { askForTime } from "./ask.js";

/** @typedef {import("../kidd.js").TimeBrief} TimeBrief */
/** @typedef {import("./side.js").Sitting} Sitting */

/** Where screen time rests though none of it is used up. */
const pauses = ["lockedByParent", "sessionLimitReached", "quietHours", "outsideAllowedWindow"];

/** States that nothing is free of: what kidd says then holds for everything that may be begun. */
const closesAll = ["lockedByParent", "sessionLimitReached", "quietHours", "outsideAllowedWindow", "sealed", "damaged"];

/**
 * What is over when a parent or a break says so, and not because time is used up, with its rule: what is left stays the child's.
 *
 * @type {Record<string, string>}
 */
const keeps = { lockedByParent: "lock", sessionLimitReached: "session" };

/** A ring without a limit of the day is that of an hour. */
const hour = 3600;

/** So often an open view asks anew what kidd tells no event of, in milliseconds; a lease is renewed with it (docs/ask-lease-obey.md). */
const beat = 15_000;

/**
 * What limits leave: minutes of the day and of earlier days and what was given beside them, as far as quiet hours and windows let.
 *
 * @param {import("../kidd.js").Decision["limits"]} limits
 */
function keptBy(limits) {
  const of = (/** @type {string[]} */ ...rules) => limits.flatMap(({ rule, remainingSeconds }) => (rules.includes(rule) && remainingSeconds !== undefined ? [remainingSeconds] : []));
  const sum = (/** @type {string} */ rule) => of(rule).reduce((all, seconds) => all + seconds, 0);
  const given = sum("grant");
  const ends = [...of("daily").map((own) => own + sum("carryOver") + given), ...of("weekly").map((own) => own + given), ...of("quietHours", "allowedWindow")];
  return ends.length ? Math.min(...ends) : undefined;
}

export class TimeKeeper {
  #sitting;
  /** @type {TimeBrief | undefined} */
  brief;
  /** Seconds that a full ring is. */
  #full = hour;
  /**
   * Seconds that a lock or a break leaves for later; undefined: no end is in sight, or it leaves none.
   *
   * @type {number | undefined}
   */
  #kept;
  /** Whether the end of that lock or break is known: then kidd's sentence says what there is then, or promises nothing. */
  #isTold = false;
  /**
   * What kidd says to activities of a kind since time has changed: why not; undefined: they may.
   *
   * @type {Map<string, Promise<string | undefined>>}
   */
  #closed = new Map();
  /**
   * The minutes of the child's open requests, by request.
   *
   * @type {Map<string, number>}
   */
  requests = new Map();
  /**
   * What parents have answered today and the child has not put away, as kidd words it, by request.
   *
   * @type {Map<string, string>}
   */
  answers = new Map();
  /** Whether what a parent answers is told where the child has asked. */
  isAsking = false;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /**
   * Open views, which ask kidd anew.
   *
   * @type {Set<() => void>}
   */
  #news = new Set();
  #tellNews = () => {
    for (const listener of this.#news) listener();
  };

  /**
   * @param {Sitting} sitting
   * @param {AbortSignal} signal
   */
  constructor(sitting, signal) {
    this.#sitting = sitting;
    const { connection, child } = sitting;
    const subscribe = async () => {
      const { present } = await connection.once("events.subscribe", {
        child, topics: [
          "time.state", "time.warning", "time.activity", "time.request", "time.break", "time.grant", "activity.result", "challenge.progress", "policy", "pack",
        ],
      });
      void this.#askForAnswers().catch(() => {});
      const own = present.children.find((other) => other.child === child);
      this.requests = new Map(own?.requests?.filter((request) => request.state === "open").map((request) => [request.request, request.minutes]));
      if (own?.decision) this.decide(own.decision);
      this.#tellNews();
    };
    connection.greet(subscribe, signal);
    if (connection.state === "open") void subscribe().catch(() => {});
    this.#hear(signal);
    const look = () => {
      if (!document.hidden) this.#tellNews();
    };
    const timer = setInterval(look, beat);
    signal.addEventListener("abort", () => clearInterval(timer));
    addEventListener("focus", look, { signal });
    document.addEventListener("visibilitychange", look, { signal });
  }

  /** @param {AbortSignal} signal */
  #hear(signal) {
    const { connection, child, app } = this.#sitting;
    /**
     * @template {import("../kidd.js").EventTopic} T
     * @param {T} topic
     * @param {(event: any) => void} listener
     */
    const on = (topic, listener) => connection.onEvent(topic, (event) => {
      if (event.child === child) listener(event);
    }, signal);
    const tellNews = this.#tellNews;
    on("time.state", (event) => {
      this.decide(event);
      tellNews();
    });
    on("time.warning", (event) => {
      app.tell(event.say, "warn");
      tellNews();
    });
    on("time.activity", tellNews);
    on("activity.result", tellNews);
    on("challenge.progress", tellNews);
    connection.onEvent("pack", tellNews, signal);
    on("time.break", (event) => app.tell(event.say));
    on("policy", () => {
      void this.ask();
      tellNews();
    });
    on("time.grant", (event) => {
      app.tell(event.say, "good");
      void this.ask();
      tellNews();
    });
    on("time.request", (event) => {
      if (event.what === "opened") this.requests.set(event.request, event.minutes);
      else {
        this.requests.delete(event.request);
        if (event.state !== "expired") this.answers.set(event.request, event.say);
        // A grant that was told just before says no more than this.
        if (!this.isAsking && (!event.grant || event.word)) app.tell(event.say, event.state === "approved" ? "good" : "plain");
      }
      this.#changed();
      tellNews();
    });
  }

  /** Asks what was answered while this page was not looking; what is of a day before says nothing of now. */
  async #askForAnswers() {
    const { connection, child } = this.#sitting;
    const [{ requests }, { now }] = await Promise.all([connection.ask("time.requests", { child, limit: 10 }), connection.ask("daemon.info", {})]);
    const seen = seenAnswers(child);
    const told = requests.filter(({ request, parentAnswer, expiresAt }) => parentAnswer && Date.parse(expiresAt) > Date.parse(now) && !seen.includes(request));
    this.answers = new Map(told.map(({ request, say }) => [request, say]));
    this.#changed();
  }

  /** Asks kidd how time stands. */
  async ask() {
    try {
      this.decide(await this.#sitting.connection.ask("time.mayI", { child: this.#sitting.child }));
    } catch (error) {
      const { app } = this.#sitting;
      this.mind({ allowed: false, state: "damaged", say: app.wordsOf(error) });
    }
  }

  /**
   * Takes a whole decision.
   *
   * @param {Pick<import("../kidd.js").Decision, "allowed" | "state" | "limits" | "remainingSeconds" | "say">} decision
   */
  decide(decision) {
    const daily = decision.limits.find((limit) => limit.rule === "daily");
    this.#full = daily?.limitMinutes ? daily.limitMinutes * 60 : hour;
    const pause = keeps[decision.state];
    this.#kept = pause ? keptBy(decision.limits) : undefined;
    this.#isTold = decision.limits.some(({ rule, endsAt }) => rule === pause && endsAt);
    this.mind(decision);
  }

  /** @param {TimeBrief} brief What a reply says of time. */
  mind(brief) {
    this.brief = { allowed: brief.allowed, state: brief.state, say: brief.say, remainingSeconds: brief.remainingSeconds, finish: brief.finish };
    if (!keeps[brief.state]) this.#kept = undefined;
    this.#closed.clear();
    this.#changed();
  }

  #changed() {
    for (const listener of this.#listeners) listener();
  }

  /**
   * Calls when it has changed, and now.
   *
   * @param {() => void} listener
   * @param {AbortSignal} signal
   */
  onChange(listener, signal) {
    this.#listeners.add(listener);
    signal.addEventListener("abort", () => this.#listeners.delete(listener));
    listener();
  }

  /**
   * Marks what begins something while kidd would refuse it: so it looks closed before it is pressed. A press asks kidd all the same.
   *
   * @param {HTMLElement} element
   * @param {import("../kidd.js").ActivityRef} about
   * @param {AbortSignal} signal
   */
  mindClosed(element, about, signal) {
    this.onChange(async () => {
      const { brief } = this;
      const isClosed = brief?.allowed === false && (await this.#whyClosed(about)) !== undefined;
      if (brief !== this.brief) return;
      if (isClosed) element.setAttribute("aria-disabled", "true");
      else element.removeAttribute("aria-disabled");
    }, signal);
  }

  /** @param {import("../kidd.js").ActivityRef} activity */
  #whyClosed(activity) {
    const { brief } = this;
    if (!brief || brief.allowed || closesAll.includes(brief.state)) return brief?.say;
    // Of what is free of limits it may be some that goes on.
    const key = JSON.stringify(activity);
    const { connection, child } = this.#sitting;
    const asked = this.#closed.get(key)
      ?? connection.ask("time.mayI", { child, activity }).then(({ allowed, say }) => (allowed ? undefined : say), () => brief.say);
    this.#closed.set(key, asked);
    return asked;
  }

  /**
   * Calls when something may have changed what is to be seen: by an event, with a new connection, when the child comes back to the
   * page, and now and then, because not everything has an event, such as what another browser does with the same activity.
   *
   * @param {() => void} listener
   * @param {AbortSignal} signal
   */
  onNews(listener, signal) {
    this.#news.add(listener);
    signal.addEventListener("abort", () => this.#news.delete(listener));
  }

  /** Minutes that are left; undefined: no end. */
  get minutes() {
    const brief = this.brief;
    if (!brief) return undefined;
    const seconds = brief.allowed ? brief.remainingSeconds : (brief.finish?.remainingSeconds ?? 0);
    return seconds === undefined ? undefined : minutesLeft(seconds);
  }

  /** What a lock without an end leaves for later, in words; undefined: none, or kidd's own sentence tells it. */
  get kept() {
    return this.#kept && !this.#isTold && this.#isPaused ? this.#sitting.say("web.child.time.kept", { time: lengthOfMinutes(this.#sitting, minutesLeft(this.#kept)) }) : undefined;
  }

  /** Whether a parent may give more: what is locked is not opened by minutes. */
  get canAsk() {
    return this.minutes !== undefined && !["lockedByParent", "sealed", "damaged", "notAllowed"].includes(this.brief?.state ?? "");
  }

  /** Whether time rests: it is not used up, and a number would say that it is. */
  get #isPaused() {
    return !!this.brief && !this.brief.allowed && !this.brief.finish && pauses.includes(this.brief.state);
  }

  /** Whether what is left is told in hours and minutes, for which a small ring has no room. */
  get #isLong() {
    return (this.minutes ?? 0) >= 60;
  }

  /** What the child has asked for, and nobody has answered yet. */
  asked() {
    return [...this.requests.values()].map((count) => h("p", { class: "chip time" }, this.#sitting.say("web.child.asked", { count })));
  }

  /** What parents have answered; each stays until the child has put it away. */
  answered() {
    return [...this.answers].map(([request, say]) => h("div", { class: "answered" }, h("p", {}, say),
      button(this.#sitting.say("web.child.answer.seen"), () => {
        putAway(this.#sitting.child, request);
        this.answers.delete(request);
        this.#changed();
      })));
  }

  /**
   * The ring.
   *
   * @param {string} name `small` or `large`.
   */
  ring(name) {
    const { minutes, brief } = this;
    const part = minutes === undefined ? 1 : (this.#isPaused ? this.#kept ?? 0 : minutes * 60) / this.#full;
    const tone = this.#isPaused ? "time" : !brief?.allowed ? "stop" : brief.state === "warning" ? "time" : "good";
    const isLong = this.#isLong;
    // As kidd's own sentence has it: less than a minute.
    const isAlmostOver = brief?.allowed && (brief.remainingSeconds ?? 60) < 60 && minutes === 1;
    const words = this.#isPaused ? [brief?.say, this.kept].filter(Boolean).join(" ") : minutes === undefined ? this.#sitting.say("web.child.time.free")
      : isLong ? this.#sitting.say("web.child.time.leftLong", { time: lengthOfMinutes(this.#sitting, minutes) })
      : this.#sitting.say("web.child.time.left", { count: minutes });
    const inside = this.#isPaused ? [h("span", { class: "ring-sign ring-pause" }, icon("pause"))] : minutes === undefined ? [h("span", { class: "ring-sign" }, icon("sun"))]
      : isLong ? [name === "large" ? h("span", { class: "ring-long" }, lengthOfMinutes(this.#sitting, minutes)) : h("span", { class: "ring-sign" }, icon("hourglass"))]
      : [h("span", { class: "ring-number" }, isAlmostOver ? `<${minutes}` : minutes), name === "large" && h("span", { class: "ring-unit" }, this.#sitting.say("web.child.time.minutes", { count: minutes }))];
    return ring(part, { class: `${name} ${brief ? tone : ""}`, label: brief ? words : this.#sitting.say("web.connecting"), width: name === "large" ? 11 : 14 }, ...inside);
  }

  /** The ring above all views; a press asks for more. */
  chip() {
    const made = h("button", { type: "button", class: "time-chip push", onclick: () => askForTime(this.#sitting) });
    const end = new AbortController();
    this.onChange(() => {
      if (made.isConnected || !made.childElementCount) put(made, this.ring("small"), this.#isLong
        ? h("span", { class: "time-long" }, lengthOfMinutes(this.#sitting, this.minutes ?? 0)) : h("span", { class: "time-words" }, this.#sitting.say("web.child.time")));
      else end.abort();
    }, end.signal);
    return made;
  }
}
