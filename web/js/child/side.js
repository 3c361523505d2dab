// The child's side: who sits here, and what of it is shown.

import { Refusal } from "../connection.js";
import { h } from "../core/dom.js";
import { askForLooks } from "../core/looks.js";
import { nameIn } from "../core/router.js";
import { Drawings } from "../pictures/drawings.js";
import { avatar } from "./avatar.js";
import { showHome } from "./home.js";
import { leaveSitting, present, sit } from "./presence.js";
import { TimeKeeper } from "./time.js";
import { Voice } from "./voice.js";

/** @typedef {import("../core/app.js").App} App */
/** @typedef {import("../core/app.js").View} View */
/** @typedef {import("../kidd.js").Activity} Activity */
/** @typedef {(sitting: Sitting, view: View, path: string[]) => Promise<void> | void} ChildShower */

/**
 * The views; those behind the first one are read when they are first asked for.
 *
 * @type {Record<string, () => Promise<ChildShower> | ChildShower>}
 */
const views = {
  "": () => showHome,
  lessons: async () => (await import("./lessons.js")).showLessons,
  play: async () => (await import("./play.js")).showPlay,
  treasures: async () => (await import("./treasures.js")).showTreasures,
  board: async () => (await import("./board.js")).showBoard,
};

/** A child at the page, as long as it stays. */
export class Sitting {
  /**
   * An activity that was just begun, on its way to the player.
   *
   * @type {Activity | undefined}
   */
  handoff = undefined;
  /** Whether an activity is on its way. */
  isBeginning = false;
  #end = new AbortController();
  /** @type {Promise<Map<string, string>> | undefined} */
  #packs;

  /**
   * @param {App} app
   * @param {import("../kidd.js").Child} child
   */
  constructor(app, child) {
    this.app = app;
    this.profile = child.profile;
    this.tier = child.tier;
    this.child = child.profile.child;
    this.drawings = new Drawings(app.connection, this.child);
    this.voice = new Voice(app.words.tag, child.profile, child.tier !== "preschool");
    this.time = new TimeKeeper(this, this.#end.signal);
  }

  /**
   * The text with a key.
   *
   * @param {string} key
   * @param {Record<string, string | number>} [values]
   */
  say(key, values) {
    return this.app.say(key, values);
  }

  /**
   * What a child reads of what went wrong: kidd's own words for it, else the page's.
   *
   * @param {unknown} error
   */
  wordsOf(error) {
    return error instanceof Refusal && !error.say ? this.say("web.child.gone") : this.app.wordsOf(error);
  }

  get connection() {
    return this.app.connection;
  }

  /**
   * The address of a view of this child.
   *
   * @param {...string} parts
   */
  path(...parts) {
    return ["/child", this.child, ...parts].map((part, i) => (i ? encodeURIComponent(part) : part)).join("/");
  }

  /** The pack of each lesson, where its images lie. */
  packs() {
    this.#packs ??= this.#askForPacks().catch(() => new Map());
    return this.#packs;
  }

  async #askForPacks() {
    const found = new Map();
    /** @type {string | undefined} */
    let after;
    do {
      const params = after ? { child: this.child, after } : { child: this.child };
      const page = await this.connection.ask("lesson.list", params);
      for (const lesson of page.lessons) found.set(lesson.lesson, lesson.pack);
      after = page.next;
    } while (after);
    return found;
  }

  end() {
    this.#end.abort();
    this.voice.stop();
  }
}

/** @type {import("../core/app.js").Shower} */
export async function showChild(app, view, [child = "", first = "", ...path]) {
  let sitting = present();
  if (sitting?.child !== child) {
    leaveSitting();
    const found = await known(app, child);
    if (view.signal.aborted) return;
    if (!found) return app.go("/who", { replace: true });
    await app.speak(found.profile.locale);
    sitting = new Sitting(app, found);
    sit(sitting);
    const { accessibility } = found.profile;
    askForLooks({
      contrast: accessibility.highContrast ?? false, letters: accessibility.dyslexiaFriendlyFont ?? false, still: accessibility.reducedMotion ?? false,
    });
  }
  if (view.signal.aborted) return;
  sitting.voice.stop();
  top(sitting, view);
  const mine = sitting;
  const shower = await views[nameIn(views, first, "")]();
  if (view.signal.aborted) return;
  try {
    await shower(mine, view, path);
  } catch (error) {
    if (view.signal.aborted || !(error instanceof Refusal)) throw error;
    app.tell(mine.wordsOf(error), "warn");
    if (first) app.go(mine.path(), { replace: true });
  }
}

/**
 * The child with a name; whoever has none here is told so.
 *
 * @param {App} app
 * @param {string} child
 */
async function known(app, child) {
  try {
    return await app.connection.ask("child.get", { child });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.tell(error.kind === "unknown_child" ? app.say("web.child.stranger") : app.wordsOf(error));
    return undefined;
  }
}

/**
 * @param {Sitting} sitting
 * @param {View} view
 */
function top(sitting, view) {
  const { profile } = sitting;
  view.top(
    h("a", { class: "me", href: `#${sitting.path()}` }, avatar(profile.child, profile.name, profile.avatar, () => sitting.drawings), h("span", {}, profile.name)),
    sitting.time.chip());
}
