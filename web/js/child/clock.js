// The clock of a quiz or a sprint, as kidd has told it: a bar for younger children, digits for older ones.

import { h } from "../core/dom.js";

/** Where a tab keeps what a clock showed last, so that a page that is loaded anew can say how much went by meanwhile. */
const place = "kidd-clock";

/**
 * How long the clock of an activity has run on since this tab has shown it, in seconds; 0 where it stood still, or nobody knows.
 *
 * @param {import("../kidd.js").Activity} activity As kidd tells it now; one that is over has no time left.
 */
export function ranOn({ activity, timer, summary }) {
  const [id, left] = (sessionStorage.getItem(place) ?? "").split(" ");
  return id === activity && (timer || summary) ? Math.max(0, Number(left) - (summary ? 0 : timer?.secondsLeft ?? 0)) : 0;
}

export class QuizClock {
  #id;
  #end;
  #limit;
  #style;
  #over;
  #timer;
  element = h("span", { class: "quiz-clock", role: "timer" });

  /**
   * @param {string} id Of the activity.
   * @param {import("../kidd.js").QuizTimer} timer
   * @param {number} end On the page's own clock.
   * @param {() => void} over
   */
  constructor(id, timer, end, over) {
    this.#id = id;
    this.#end = end;
    this.#limit = timer.limitSeconds;
    this.#style = timer.style;
    this.#over = over;
    this.#timer = setInterval(() => this.#draw(), 250);
    this.#draw();
  }

  /**
   * The clock of an activity: its end stays, however many questions are shown under it.
   *
   * @param {import("../kidd.js").Activity} activity
   * @param {() => void} over
   */
  static of(activity, over) {
    const timer = /** @type {import("../kidd.js").QuizTimer} */ (activity.timer);
    let end = ends.get(timer);
    if (end === undefined) ends.set(timer, (end = performance.now() + timer.secondsLeft * 1000));
    return new QuizClock(activity.activity, timer, end, over);
  }

  #draw() {
    const left = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
    const part = left / this.#limit;
    // What nobody sees was not shown.
    if (!document.hidden) sessionStorage.setItem(place, `${this.#id} ${left}`);
    this.element.className = `quiz-clock as-${this.#style} ${part > 0.5 ? "relaxed" : part > 0.2 ? "warning" : "urgent"}`;
    if (this.#style === "bar") {
      this.element.style.setProperty("--left", String(part));
      this.element.setAttribute("aria-label", String(left));
    } else this.element.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (left > 0) return;
    this.stop();
    this.#over();
  }

  stop() {
    clearInterval(this.#timer);
  }
}

/**
 * When each clock that kidd has told runs out.
 *
 * @type {WeakMap<import("../kidd.js").QuizTimer, number>}
 */
const ends = new WeakMap();
