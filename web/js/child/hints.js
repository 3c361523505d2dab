// Hints for a question: the button, what a hint costs, and those that were shown.

import { h } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { button } from "../core/parts.js";
import { withSigns } from "../pictures/signs.js";

/** @typedef {import("../kidd.js").Hint} Hint */
/** @typedef {import("../kidd.js").Question} Question */
/** @typedef {import("./side.js").Sitting} Sitting */

export class Hints {
  #sitting;
  #question;
  #ask;
  #changed;
  #isAsking = false;
  /** Those that were shown. */
  element = h("div", { class: "hints" });

  /**
   * @param {Sitting} sitting
   * @param {Question} question
   * @param {object} ways
   * @param {string[]} ways.shown Those that an earlier try of the question had.
   * @param {() => Promise<Hint | string | undefined>} ways.ask A hint; else why there is none.
   * @param {() => void} ways.changed After a hint: there is another button, or none.
   */
  constructor(sitting, question, { shown, ask, changed }) {
    this.#sitting = sitting;
    this.#question = question;
    this.#ask = ask;
    this.#changed = changed;
    for (const text of shown) this.#show(text, "bulb");
  }

  /** The button for the next hint; null where there is none. */
  button() {
    const { hintsLeft, hintPrice } = this.#question;
    if (hintsLeft === 0 || hintPrice === undefined) return null;
    return button([icon("bulb"), this.#sitting.say("web.child.hint"), hintPrice > 0 && h("span", { class: "price" }, icon("star"), ` ${hintPrice}`)],
      () => void this.#press(), { class: "hint", "aria-label": this.#name() });
  }

  #name() {
    return this.#sitting.say("web.child.hint.price", { count: this.#question.hintPrice ?? 0 });
  }

  /** A hint that costs stars says so, and is asked for once more. */
  async #press() {
    if (!this.#question.hintPrice) return this.#take();
    if (this.element.querySelector(".price-ask")) return;
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    const ask = h("div", { class: "price-ask", role: "group", "aria-label": this.#name() }, h("p", {}, this.#name()),
      button(this.#sitting.say("web.child.hint.yes"), () => {
        ask.remove();
        void this.#take();
      }, { class: "primary" }),
      button(this.#sitting.say("web.child.hint.no"), () => {
        ask.remove();
        back?.focus();
      }));
    this.element.append(ask);
    ask.querySelector("button")?.focus();
  }

  async #take() {
    // A second press is not a second hint: that one would cost stars.
    if (this.#isAsking) return;
    this.#isAsking = true;
    const hint = await this.#ask();
    this.#isAsking = false;
    if (!hint || !this.element.isConnected) return;
    const isRefused = typeof hint === "string";
    const text = isRefused ? hint : hint.text;
    this.#show(text, isRefused ? "star" : "bulb");
    // What was refused is not offered again.
    this.#question.hintsLeft = isRefused ? 0 : hint.hintsLeft;
    this.#question.hintPrice = isRefused ? undefined : hint.hintPrice;
    this.#sitting.app.announce(text);
    if (this.#sitting.voice.readsAll) this.#sitting.voice.read([text]);
    this.#changed();
  }

  /**
   * @param {string} text
   * @param {import("../core/icons.js").IconName} sign
   */
  #show(text, sign) {
    const { drawings, voice } = this.#sitting;
    this.element.append(h("div", { class: "hint-text" }, icon(sign), h("p", {}, withSigns(text, drawings)),
      voice.button(this.#sitting.say("web.child.read"), () => [text])));
  }
}
