// The player: shows what kidd asks, sends what the child answers, and obeys when time is over.
//
// Each call is made until it is answered, always with the same key (Connection.change): when the tab's connection is
// lost, or kidd starts again, an answer counts once. What is open is found again by its address.

import { ConnectionLost, Refusal } from "../connection.js";
import { h, put } from "../core/dom.js";
import { linkButton, waiting } from "../core/parts.js";
import { length } from "../core/lengths.js";
import { ranOn } from "./clock.js";
import { showEnding } from "./ending.js";
import { staying } from "./pads/index.js";
import { Presses } from "./presses.js";
import { QuestionView } from "./question.js";
import { showRest } from "./rest.js";

/** @typedef {import("../kidd.js").Activity} Activity */
/** @typedef {import("../kidd.js").Answer} Answer */
/** @typedef {import("../kidd.js").Answered} Answered */
/** @typedef {import("../kidd.js").Question} Question */
/** @typedef {import("../kidd.js").TimeBrief} TimeBrief */
/** @typedef {import("./side.js").Sitting} Sitting */
/** @typedef {import("../core/app.js").View} View */

/** Of a clock that ran on for less while nobody was there nothing is said, in seconds. */
const worthTelling = 5;
/** A kidd that is away is waited for so long; then what is shown is covered. */
const patience = 60_000;

/** @type {import("./side.js").ChildShower} */
export async function showPlay(sitting, view, [id = ""]) {
  put(view.root, waiting(sitting.say("web.connecting")));
  const isBegun = sitting.handoff?.activity === id;
  if (!isBegun && !(await isOwn(sitting, id))) {
    if (view.signal.aborted) return;
    sitting.app.tell(sitting.say("web.child.gone"));
    return sitting.app.go(sitting.path(), { replace: true });
  }
  if (view.signal.aborted) return;
  const player = new Player(sitting, view, id);
  const handoff = isBegun ? sitting.handoff : undefined;
  sitting.handoff = undefined;
  if (handoff) await player.take(handoff);
  else await player.resume();
}

/**
 * Whether an activity is the child's own: the address may name another one's.
 *
 * @param {Sitting} sitting
 * @param {string} id
 */
async function isOwn({ connection, child }, id) {
  const { activityEntries } = await connection.ask("activity.list", { child });
  return activityEntries.some(({ activity }) => activity === id);
}

/** One activity while it is shown. */
export class Player {
  #sitting;
  #view;
  #id;
  /** @type {Activity | undefined} */
  #open;
  /** @type {QuestionView | undefined} */
  #shown;
  /** Whether the child is at it: then its time is counted, and the lease is renewed. */
  #isAtWork = false;
  /** Whether the child was told that it may only finish what is open. */
  #isFinishing = false;
  /** The section that was shown last. */
  #section = "";
  /**
   * What kidd says where a clock runs on while nobody is at it.
   *
   * @type {string | undefined}
   */
  #runsOn;
  /** Right answers so far. */
  #right = 0;
  /** @type {Presses} */
  #presses;
  /** The hints of the question that was asked last: they stay while it is tried again. */
  #hints = { prompt: "", texts: /** @type {string[]} */ ([]) };

  /**
   * @param {Sitting} sitting
   * @param {View} view
   * @param {string} id Of the activity.
   */
  constructor(sitting, view, id) {
    this.#sitting = sitting;
    this.#view = view;
    this.#id = id;
    this.#presses = new Presses(view.root, view.signal);
    view.signal.addEventListener("abort", () => {
      // Its clock would go on by itself, and end the quiz.
      this.#shown?.close();
      void this.#pause();
    });
    sitting.time.onNews(() => void this.#renew(), view.signal);
    addEventListener("pagehide", () => void this.#pause(), { signal: view.signal });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) void this.#pause();
      else if (this.#shown && !this.#isAtWork) void this.resume();
    }, { signal: view.signal });
    this.#mindConnection();
  }

  /** Goes on where it was; how long a clock ran on meanwhile is told, and that its time is over. */
  async resume() {
    await this.#call(async () => {
      const activity = await this.#sitting.connection.change("activity.resume", { activity: this.#id });
      const gone = ranOn(activity);
      await this.take(activity);
      if (gone >= worthTelling && !this.#view.signal.aborted) this.#tellGone(gone, activity.summary ? 0 : activity.timer?.secondsLeft ?? 0);
    });
    this.#runsOn = undefined;
  }

  /**
   * @param {number} gone Seconds.
   * @param {number} left
   */
  #tellGone(gone, left) {
    const { app } = this.#sitting;
    const words = left > 0
      ? this.#sitting.say("web.child.ranOn", { gone: length(app.words, gone), left: length(app.words, left) })
      : this.#sitting.say("web.child.ranOut");
    app.tell(words, "warn");
  }

  /** Asks for the question of now. */
  async #askAgain() {
    await this.#call(async () => this.take(await this.#sitting.connection.ask("activity.question", { activity: this.#id })), false, true);
  }

  /** @param {Activity} activity */
  async take(activity) {
    if (this.#view.signal.aborted) return;
    this.#open = activity;
    this.#view.title(activity.title);
    if (activity.summary) return this.#end(activity.summary, activity);
    if (activity.state === "abandoned") return this.#gone();
    if (activity.sayWelcomeBack) this.#sitting.app.tell(activity.sayWelcomeBack);
    if (!activity.question) {
      if (activity.state === "paused") return this.resume();
      return this.#mind(activity.time);
    }
    await this.#ask(activity.question, staying(activity.question.lastAnswer, activity.question.rightParts ?? []), activity.question.lastAnswer);
    this.#mind(activity.time);
  }

  /**
   * Shows a question.
   *
   * @param {Question} question
   * @param {Map<string, string>} stays
   * @param {Answer} [last]
   * @param {{ text: string, tone: string }} [verdict] What was said of the answer before.
   */
  async #ask(question, stays, last, verdict) {
    const open = /** @type {Activity} */ (this.#open);
    const pack = needsPack(question) ? (await this.#sitting.packs()).get(open.lesson) : undefined;
    if (this.#view.signal.aborted) return;
    const section = open.kind === "lesson" && question.section && question.section.title !== this.#section ? question.section : undefined;
    this.#section = question.section?.title ?? "";
    if (question.prompt !== this.#hints.prompt) this.#hints = { prompt: question.prompt, texts: [] };
    this.#shown?.close();
    this.#presses.renew();
    this.#shown = new QuestionView(this.#sitting, this.#view, {
      activity: open, question, pack, stays, last, verdict, section, right: this.#right,
      hints: this.#hints.texts,
      send: (answer) => void this.#answer(question, answer),
      hint: () => this.#hint(question),
      leave: () => void this.#leave(),
      over: () => void this.#finish(),
    });
    this.#isAtWork = true;
    await this.#call(async () => {
      const shown = await this.#sitting.connection.change("activity.shown", { activity: this.#id, presentation: question.presentation });
      if (this.#open) this.#open.lease = shown.lease;
      this.#shown?.ready();
      this.#mind(shown.time);
    });
  }

  /**
   * @param {Question} question
   * @param {Answer} answer
   */
  async #answer(question, answer) {
    const spoken = this.#sitting.voice.takeSpoken();
    this.#sitting.voice.stop();
    this.#shown?.lock();
    await this.#call(async () => {
      // What is answered already would give its first reply again: that of another press, in another browser.
      if (await this.#follow()) return this.#shown?.refuse(this.#sitting.say("web.child.elsewhere"));
      const answered = await this.#sitting.connection.change("activity.answer", {
        activity: this.#id, presentation: question.presentation, answer, ...(spoken ? { narrationMilliseconds: spoken } : {}),
      });
      await this.#answered(answered, answer);
    }, true);
    this.#shown?.unlock();
  }

  /**
   * @param {Answered} answered
   * @param {Answer} answer
   */
  async #answered(answered, answer) {
    if (this.#view.signal.aborted) return;
    const { outcome, summary, question } = answered;
    const kind = this.#open?.kind;
    const tone = outcome === "correct" ? "good" : outcome === "tryAgain" ? "again" : "plain";
    this.#sitting.time.mind(answered.time);
    if (outcome === "correct") this.#right += 1;
    const goOn = async (/** @type {{ text: string, tone: string }} */ verdict) => {
      if (summary) return this.#end(summary, answered);
      if (!question) return this.#finish();
      const again = outcome === "tryAgain";
      await this.#ask(question, again ? staying(answer, answered.rightParts ?? []) : new Map(), again ? answer : undefined, verdict);
      if (!this.#isFinishing) this.#mind(answered.time);
    };
    // Its lease has ended with the last answer; what was said of it is read in peace.
    if (summary) this.#isAtWork = false;
    const verdict = { text: answered.say, tone };
    const isQuick = kind === "timed" || kind === "copying" || (kind === "practice" && outcome === "correct" && !answered.rest);
    if (outcome === "tryAgain" || outcome === "late" || isQuick) {
      if (isQuick && outcome !== "late") this.#sitting.app.announce(answered.say);
      return goOn(verdict);
    }
    this.#shown?.tell(answered, {
      goOn: () => void this.#call(() => goOn({ text: "", tone: "" })),
      rest: () => void this.#leave(),
    });
  }

  /** @param {Question} question */
  async #hint(question) {
    /** @type {import("../kidd.js").Hint | string | undefined} */
    let told;
    await this.#call(async () => {
      try {
        const hint = await this.#sitting.connection.change("activity.hint", { activity: this.#id, presentation: question.presentation });
        told = hint;
        this.#hints.texts.push(hint.text);
        this.#mind(hint.time);
      } catch (error) {
        if (!(error instanceof Refusal && error.kind === "hint_not_available")) throw error;
        told = this.#sitting.wordsOf(error);
      }
    }, true);
    return told;
  }

  /** The time of a quiz is over, or all is answered. */
  async #finish() {
    this.#shown?.lock();
    await this.#call(async () => this.take(await this.#sitting.connection.change("activity.finish", { activity: this.#id })));
  }

  /**
   * @param {import("../kidd.js").ActivitySummary} summary
   * @param {Activity | Answered} earned
   */
  #end(summary, earned) {
    this.#isAtWork = false;
    this.#shown?.close();
    this.#shown = undefined;
    this.#sitting.time.mind(earned.time);
    void this.#sitting.time.ask();
    return showEnding(this.#sitting, this.#view, summary, earned);
  }

  /** It was put away somewhere else, such as for another one of its kind. */
  #gone() {
    const { app } = this.#sitting;
    const words = this.#sitting.say("web.child.over");
    this.#isAtWork = false;
    this.#shown?.close();
    this.#shown = undefined;
    const home = linkButton(this.#sitting.say("web.child.home"), this.#sitting.path(), { class: "primary big" });
    put(this.#view.root, h("h1", { class: "unseen" }, words), h("div", { class: "card alone rest" }, h("p", { class: "lead" }, words), home));
    app.announce(words, "urgent");
    home.focus();
  }

  /**
   * Takes in how the child's time stands.
   *
   * @param {TimeBrief} time
   */
  #mind(time) {
    if (this.#view.signal.aborted) return;
    this.#sitting.time.mind(time);
    if (time.allowed) {
      this.#isFinishing = false;
      this.#shown?.finishing(undefined);
      return;
    }
    if (time.finish && this.#isAtWork) {
      if (!this.#isFinishing) this.#sitting.app.announce(time.say, "urgent");
      this.#isFinishing = true;
      this.#shown?.finishing(time);
      return;
    }
    this.#rest(time.say);
  }

  /**
   * Time is over: from here nothing counts.
   *
   * @param {string} say kidd's words.
   */
  #rest(say) {
    void this.#pause();
    this.#isFinishing = false;
    this.#shown?.close();
    this.#shown = undefined;
    showRest(this.#sitting, this.#view, say, () => void this.resume());
  }

  async #renew() {
    const lease = this.#open?.lease;
    if (!this.#isAtWork || !lease || this.#view.signal.aborted) return;
    await this.#call(async () => {
      const { decision, finish } = await this.#sitting.connection.change("time.renewLease", { child: this.#sitting.child, lease });
      this.#sitting.time.decide(decision);
      this.#mind({ ...decision, finish });
      if (this.#shown?.isOpen) await this.#follow();
    });
  }

  /**
   * Takes what is asked now, where that is not what is shown any more: somebody goes on with the same activity elsewhere. Tells whether
   * it was so.
   */
  async #follow() {
    const shown = this.#shown;
    const now = await this.#sitting.connection.ask("activity.question", { activity: this.#id });
    const isElsewhere = now.summary !== undefined || (now.question !== undefined && now.question.presentation !== shown?.presentation);
    if (!isElsewhere || shown !== this.#shown) return false;
    await this.take(now);
    return true;
  }

  /** Nothing counts while nobody is there. */
  async #pause() {
    if (!this.#isAtWork) return;
    this.#isAtWork = false;
    const paused = await this.#sitting.connection.change("activity.pause", { activity: this.#id }).catch(() => undefined);
    this.#runsOn = paused?.timer?.say;
  }

  /** What waits is told, and what does not. */
  async #leave() {
    const { app } = this.#sitting;
    app.go(this.#sitting.path());
    const isPaused = this.#pause();
    if (this.#open?.timer) await isPaused;
    app.tell(this.#runsOn ?? this.#sitting.say("web.child.bye"));
  }

  /** A kidd that is away for long: nobody can say how much time is left, so what is shown is covered. */
  #mindConnection() {
    let cover = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    let isCovered = false;
    this.#sitting.connection.onState((state) => {
      if (state === "waiting") {
        cover ??= setTimeout(() => {
          if (!this.#shown) return;
          isCovered = true;
          this.#isAtWork = false;
          this.#shown.close();
          put(this.#view.root, h("div", { class: "card alone rest" }, h("p", { class: "lead" }, this.#sitting.say("web.waiting"))));
        }, patience);
      }
      if (state !== "open") return;
      clearTimeout(cover);
      cover = undefined;
      if (isCovered) void this.resume();
      isCovered = false;
    }, this.#view.signal);
    this.#view.signal.addEventListener("abort", () => clearTimeout(cover));
  }

  /**
   * Does something, and what follows where kidd refuses it.
   *
   * @param {() => Promise<void> | void} work
   * @param {boolean} [isPressed] Whether the child has pressed for it, and is to hear what becomes of it.
   * @param {boolean} [isAgain] Whether it is what a refusal leads to.
   */
  async #call(work, isPressed = false, isAgain = false) {
    try {
      await work();
    } catch (error) {
      if (this.#view.signal.aborted) return;
      if (error instanceof Refusal) return this.#refused(error, isPressed, isAgain);
      if (!(error instanceof ConnectionLost)) throw error;
    }
  }

  /**
   * @param {Refusal} refusal
   * @param {boolean} isPressed
   * @param {boolean} isAgain
   */
  async #refused(refusal, isPressed, isAgain) {
    const { time } = this.#sitting;
    const words = this.#sitting.wordsOf(refusal);
    switch (refusal.kind) {
      case "not_now":
        void time.ask();
        return this.#rest(words);
      case "paused":
        await this.resume();
        break;
      case "stale_presentation": case "lease_expired": case "unfinished": case "finished":
        // What is refused again would be asked for without end.
        if (isAgain) return this.#goHome(words);
        await this.#askAgain();
        break;
      default:
        if (this.#shown && refusal.kind !== "unknown_activity") return this.#shown.refuse(words);
        return this.#goHome(words);
    }
    // It is said where it was pressed, of what is to be seen now.
    if (isPressed) this.#shown?.refuse(words);
  }

  /** @param {string} words Why. */
  #goHome(words) {
    this.#sitting.app.tell(words, "warn");
    this.#sitting.app.go(this.#sitting.path(), { replace: true });
  }
}

/**
 * Whether something of a pack is to be seen or heard.
 *
 * @param {Question} question
 */
function needsPack(question) {
  return question.images.length > 0 || question.audio !== undefined || /"(image|background)":/.test(JSON.stringify(question));
}
