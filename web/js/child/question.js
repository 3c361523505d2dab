// A question on the page: its part of the lesson, its pictures, its prompt, the pad, hints, the clock, and the verdict.

import { h, put } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { button } from "../core/parts.js";
import { drawPicture } from "../pictures/index.js";
import { withSigns } from "../pictures/signs.js";
import { QuizClock } from "./clock.js";
import { Hints } from "./hints.js";
import { padFor } from "./pads/index.js";
import { canBeTicked, letTick } from "./ticking.js";
import { showVerdict } from "./verdict.js";

/** @typedef {import("../kidd.js").Answer} Answer */
/** @typedef {import("../kidd.js").Question} Question */
/** @typedef {import("./side.js").Sitting} Sitting */

/** After so long an answer that is on its way is told of, in milliseconds. */
const slow = 500;

/**
 * @typedef {object} Task
 * @property {import("../kidd.js").Activity} activity
 * @property {Question} question
 * @property {string | undefined} pack
 * @property {Map<string, string>} stays
 * @property {Answer | undefined} last
 * @property {{ text: string, tone: string } | undefined} verdict
 * @property {number} right Right answers so far: of a sprint.
 * @property {import("../kidd.js").Section | undefined} section
 * @property {(answer: Answer) => void} send
 * @property {string[]} hints Those that an earlier try of it had.
 * @property {() => Promise<import("../kidd.js").Hint | string | undefined>} hint A hint; else why there is none.
 * @property {() => void} leave
 * @property {() => void} over The clock has run out.
 */

export class QuestionView {
  #sitting;
  #task;
  #pad;
  /** @type {HTMLFormElement} */
  #form;
  #foot = h("div", { class: "foot" });
  /** What was said of the answer before, above the pad. */
  #note = h("div", { class: "verdict-note", role: "status" });
  /** How it is done, what is missing, and in math facts what was said of the answer before: it moves nothing. */
  #how = h("p", { class: "how note", role: "status" });
  /** What is missing, while that is told. */
  #missing = "";
  #grace = h("p", { class: "grace", role: "status" });
  #hints;
  /** @type {QuizClock | undefined} */
  #clock;
  #isLocked = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #slow;

  /**
   * @param {Sitting} sitting
   * @param {import("../core/app.js").View} view
   * @param {Task} task
   */
  constructor(sitting, view, task) {
    this.#sitting = sitting;
    this.#task = task;
    const { activity, question } = task;
    const { kind, timer } = activity;
    this.#pad = padFor(question, {
      say: (key, values) => sitting.say(key, values),
      drawings: sitting.drawings, pack: task.pack, stays: task.stays, last: task.last,
      isQuick: kind === "timed", asksFacts: this.#asksFacts,
      send: () => this.#send(), announce: (text) => sitting.app.announce(text),
    });
    this.#hints = new Hints(sitting, question, {
      shown: task.hints,
      ask: async () => (this.#isLocked ? undefined : task.hint()),
      changed: () => {
        this.#drawFoot();
        this.#begin();
      },
    });
    if (timer && !timer.isStopped) this.#clock = QuizClock.of(activity, () => task.over());
    this.#form = h("form", { class: `question k-${question.kind}`, novalidate: true, onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#send();
    } }, this.#head(), this.#pad?.element ?? h("p", { class: "lead" }, sitting.say("web.child.unknown")), this.#hints.element, this.#foot);
    put(view.root, h("div", { class: `player of-${kind}` }, this.#bar(), this.#grace, this.#form));
    this.#sayHow();
    this.#drawFoot();
    // What was said of the answer before stands above the pad, where the child begins anew; but keys stay where they are.
    this.#form.insertBefore(this.#note, this.#pad?.element ?? this.#hints.element);
    if (task.verdict?.text && this.#asksFacts) put(this.#how, this.#line(task.verdict.text, task.verdict.tone));
    else if (task.verdict?.text) put(this.#note, this.#line(task.verdict.text, task.verdict.tone, sitting.voice.button(sitting.say("web.child.read"), () => [task.verdict?.text ?? ""])));
    for (const name of ["click", "input", "keyup", "pointerup"]) this.#form.addEventListener(name, () => setTimeout(() => this.#mindMissing()));
    for (const name of ["click", "change"]) this.#form.addEventListener(name, (event) => this.#readPressed(event));
    if (sitting.voice.readsAll && kind !== "timed" && kind !== "copying") sitting.voice.read([task.verdict?.text ?? "", task.section?.text ?? "", ...this.#texts()]);
    this.#begin();
    scrollTo(0, 0);
  }

  get #asksFacts() {
    return ["practice", "copying", "timed"].includes(this.#task.activity.kind);
  }

  /** Where the keyboard begins. A finger begins where it likes, and needs no keyboard over half of the screen. */
  #begin() {
    const first = matchMedia("(pointer: coarse)").matches ? undefined : this.#pad?.first?.();
    (first ?? this.#form.querySelector("h1"))?.focus({ preventScroll: true });
  }

  #bar() {
    const { activity, question } = this.#task;
    const isSprint = activity.kind === "timed";
    const place = this.#sitting.say("web.child.place", { number: question.number, total: question.total });
    return h("div", { class: "play-bar" },
      button([icon("close"), h("span", { class: "wide" }, this.#sitting.say("web.child.stop"))], () => this.#task.leave(), { class: "quiet", "aria-label": this.#sitting.say("web.child.stop") }),
      !isSprint && h("progress", { max: question.total, value: question.number - 1, "aria-label": place }),
      h("span", { class: "place" }, isSprint ? this.#sprintPlace() : `${question.number} / ${question.total}`),
      this.#clock && [h("span", { class: "place" }, icon("hourglass")), this.#clock.element]);
  }

  /** How far a sprint is. */
  #sprintPlace() {
    const { activity, right } = this.#task;
    return [icon("check"), ` ${right}`, activity.goal ? ` · ${this.#sitting.say("web.child.goal", { count: activity.goal })}` : ""];
  }

  #head() {
    const { question, section } = this.#task;
    const { voice, drawings } = this.#sitting;
    const isPicture = question.images.length > 0 || question.picture;
    return h("div", { class: "question-head" },
      section?.text && h("div", { class: "section-text" }, h("h2", {}, section.title), h("p", {}, withSigns(section.text, drawings)),
        voice.button(this.#sitting.say("web.child.read"), () => [section.title, section.text ?? ""])),
      question.passage && this.#passage(question.passage),
      question.isExtra && h("p", { class: "chip star" }, this.#sitting.say("web.child.extra")),
      h("div", { class: "prompt" }, h("h1", { tabindex: -1 }, withSigns(inOne(question.prompt), drawings, () => blank(this.#sitting))),
        voice.button(this.#sitting.say("web.child.read"), () => this.#texts()), voice.company(this.#sitting.say("web.child.company")),
        question.audio && this.#audio(question.audio)),
      isPicture && h("div", { class: "pictures" },
        question.images.map((name, place) => drawings.image(name, { pack: this.#task.pack, class: "pack-image", letter: "", alt: place === 0 ? question.imageText : "" })),
        question.picture && this.#picture(question.picture)));
  }

  /**
   * The text that the question is about. It is read aloud on wish, never by itself.
   *
   * @param {import("../kidd.js").Passage} passage
   */
  #passage(passage) {
    const { voice, drawings } = this.#sitting;
    return h("div", { class: "section-text passage" }, h("h2", {}, passage.title), passage.text.split("\n").map((line) => h("p", {}, line)),
      passage.images.map((name, place) => drawings.image(name, { pack: this.#task.pack, class: "pack-image", letter: "", alt: place === 0 ? passage.imageText : "" })),
      voice.button(this.#sitting.say("web.child.read"), () => [passage.title, passage.text]), passage.audio && this.#audio(passage.audio));
  }

  /**
   * The picture beside the prompt. What is to be counted can be ticked off in it.
   *
   * @param {import("../kidd.js").Picture} picture
   */
  #picture(picture) {
    const drawn = drawPicture(picture, this.#sitting.drawings);
    if (this.#task.question.kind !== "count" || !canBeTicked(drawn)) return drawn;
    letTick(drawn, this.#sitting.say("web.child.tick"));
    return [drawn, h("p", { class: "note tick-how" }, this.#sitting.say("web.child.how.tick"))];
  }

  /** @param {string} name */
  #audio(name) {
    const { accessibility } = this.#sitting.profile;
    if (accessibility.mute) return null;
    const play = async () => {
      const url = await this.#sitting.drawings.url(name, this.#task.pack);
      if (!url) return;
      const file = await (await fetchData(url)).play().catch(() => undefined);
      return file;
    };
    return [
      button(icon("note"), () => void play(), { class: "round", "aria-label": this.#sitting.say("web.child.listen") }),
      accessibility.captions && this.#task.question.narration && h("span", { class: "note" }, this.#task.question.narration),
    ];
  }

  /** What is read aloud: the question, and what there is to choose from. */
  #texts() {
    const { question } = this.#task;
    const texts = [question.narration ?? question.prompt, question.picture?.text ?? ""];
    for (const span of this.#form.querySelectorAll(".choice-body, .sequence .tile, .item, .zone-name")) texts.push(span.textContent ?? "");
    return texts;
  }

  #drawFoot() {
    const isSprint = this.#task.activity.kind === "timed";
    put(this.#foot, this.#hints.button(), this.#pad && this.#how,
      this.#pad && !isSprint && h("button", { type: "submit", class: "button primary big check" }, this.#sitting.say("web.child.check")));
  }

  #send() {
    if (this.#isLocked || !this.#pad) return;
    const answer = this.#pad.answer();
    if (typeof answer === "string") {
      if (this.#task.activity.kind !== "timed") this.#sayMissing(this.#wordsOfMissing(answer));
      return;
    }
    this.#task.send(answer);
  }

  #sayHow() {
    this.#missing = "";
    if (this.#pad) put(this.#how, this.#sitting.say(this.#pad.how));
  }

  /**
   * Says what is missing, beside the button that was pressed.
   *
   * @param {string} text
   */
  #sayMissing(text) {
    this.#missing = text;
    put(this.#how, this.#line(text, "again"));
    this.#how.scrollIntoView({ block: "nearest" });
    if (this.#sitting.voice.readsAll) this.#sitting.voice.read([text]);
  }

  /** What is missing no more is no more told. */
  #mindMissing() {
    if (!this.#missing || this.#isLocked) return;
    const answer = this.#pad?.answer();
    if (typeof answer !== "string") return this.#sayHow();
    const text = this.#wordsOfMissing(answer);
    if (text === this.#missing) return;
    this.#missing = text;
    put(this.#how, this.#line(text, "again"));
  }

  /** @param {string} key */
  #wordsOfMissing(key) {
    return this.#sitting.say(key, { count: this.#pad?.open?.() ?? 0 });
  }

  /**
   * Where everything is read, a tile says what it is when it is pressed.
   *
   * @param {Event} event
   */
  #readPressed({ type, target }) {
    const tile = /** @type {Element} */ (target).closest(type === "change" ? ".choice" : ".item, .zone-name");
    const { voice } = this.#sitting;
    if (tile && voice.readsAll && this.#task.activity.kind !== "timed") voice.read([tile.textContent ?? ""]);
  }

  /**
   * @param {string} text
   * @param {string} tone
   * @param {import("../core/dom.js").Child} [more]
   */
  #line(text, tone, more) {
    return h("span", { class: `verdict-line ${tone}` }, tone === "good" && icon("check"), tone === "again" && icon("again"), h("span", {}, withSigns(text, this.#sitting.drawings)), more);
  }

  /** kidd knows that it is to be seen. */
  ready() {
    this.#form.dataset.ready = this.#task.question.presentation;
  }

  /** The answer is on its way; where that takes longer, it is said. */
  lock() {
    this.#isLocked = true;
    this.#form.setAttribute("aria-busy", "true");
    this.#slow = setTimeout(() => put(this.#how, this.#sitting.say("web.connecting")), slow);
  }

  get presentation() {
    return this.#task.question.presentation;
  }

  /** Whether it waits for an answer. */
  get isOpen() {
    return !this.#isLocked;
  }

  /** It was not taken: once more. */
  unlock() {
    this.#isLocked = this.#foot.querySelector(".verdict") !== null;
    this.#form.removeAttribute("aria-busy");
    clearTimeout(this.#slow);
  }

  /**
   * Says why a press was refused, beside the button that was pressed.
   *
   * @param {string} words
   */
  refuse(words) {
    this.unlock();
    this.#missing = "";
    put(this.#how, this.#line(words, "again"));
    this.#how.scrollIntoView({ block: "nearest" });
    if (this.#sitting.voice.readsAll) this.#sitting.voice.read([words]);
  }

  /**
   * What kidd says to the answer, until the child goes on.
   *
   * @param {import("../kidd.js").Answered} answered
   * @param {{ goOn: () => void, rest: () => void }} ways
   */
  tell(answered, ways) {
    clearTimeout(this.#slow);
    this.#isLocked = true;
    this.#form.setAttribute("aria-busy", "true");
    if (this.#pad) /** @type {HTMLElement} */ (this.#pad.element).inert = true;
    put(this.#note);
    put(this.#grace);
    put(this.#hints.element);
    // The keys make room, so that the question and what was typed stay in sight.
    this.#form.classList.add("told");
    const typed = this.#asksFacts ? /** @type {HTMLInputElement | null} */ (this.#form.querySelector(".answer-field"))?.value.trim() : undefined;
    showVerdict(this.#sitting, this.#foot, answered, ways, typed);
  }

  /**
   * Time is over, and this question may be finished.
   *
   * @param {import("../kidd.js").TimeBrief | undefined} time
   */
  finishing(time) {
    if (this.#foot.querySelector(".verdict")) return;
    put(this.#grace, time && h("span", { class: "grace-words" }, icon("hourglass"), h("span", {}, time.say, " ", this.#sitting.say("web.child.finishing"))));
  }

  close() {
    this.#clock?.stop();
    clearTimeout(this.#slow);
    this.#isLocked = true;
  }
}

/**
 * A text whose sums are not broken over lines.
 *
 * @param {string} text
 */
function inOne(text) {
  return text.replace(/ ?([+−×÷=]) /g, (all) => all.replaceAll(" ", "\u00A0"));
}

/**
 * A blank, to be seen and to be heard.
 *
 * @param {Sitting} sitting
 */
function blank(sitting) {
  return h("span", { class: "blank" }, h("span", { class: "unseen" }, sitting.say("web.child.blank")));
}

/**
 * Sound of a pack, as the page may play it.
 *
 * @param {string} url With the data in it.
 */
async function fetchData(url) {
  const [head = "", data = ""] = url.split(",");
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Audio(URL.createObjectURL(new Blob([bytes], { type: /data:([^;]+)/.exec(head)?.[1] ?? "audio/mpeg" })));
}
