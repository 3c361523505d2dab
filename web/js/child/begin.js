// Beginning: a lesson, a quiz, a review, math facts.

import { Refusal } from "../connection.js";
import { button, dialog } from "../core/parts.js";

/** @typedef {import("./side.js").Sitting} Sitting */
/** @typedef {Omit<import("../kidd.js").ActivityStartParams, "child">} Wish */

/**
 * Begins what is wished, and shows it; where one of its kind is open, the child chooses.
 *
 * @param {Sitting} sitting
 * @param {Wish} wish
 * @returns {Promise<void>}
 */
export async function begin(sitting, wish) {
  const { app, connection, child } = sitting;
  // Small fingers press twice.
  if (sitting.isBeginning) return;
  sitting.isBeginning = true;
  try {
    const activity = await connection.change("activity.start", { child, ...wish });
    sitting.handoff = activity;
    play(sitting, activity.activity);
  } catch (error) {
    if (error instanceof Refusal && (error.kind === "open" || error.kind === "not_now")) await sitting.time.ask();
    if (error instanceof Refusal && error.kind === "open") {
      // While nothing may be done, there is nothing to choose.
      const { brief } = sitting.time;
      return brief && !brief.allowed && !brief.finish ? app.tell(brief.say, "warn") : await choose(sitting, wish, error);
    }
    app.tell(sitting.wordsOf(error), "warn");
  } finally {
    sitting.isBeginning = false;
  }
}

/**
 * A button that begins something; it looks closed while nothing of its kind may begin.
 *
 * @param {Sitting} sitting
 * @param {import("../core/app.js").View} view
 * @param {import("../core/dom.js").Child | import("../core/dom.js").Child[]} label
 * @param {Wish} wish
 * @param {import("../core/dom.js").Props} [props]
 */
export function beginButton(sitting, view, label, wish, props) {
  const made = button(label, () => void begin(sitting, wish), props);
  sitting.time.mindClosed(made, aboutOf(wish), view.signal);
  return made;
}

/**
 * What kidd is asked of before it begins: math facts are lessons, one for each domain.
 *
 * @param {Wish} wish
 * @returns {import("../kidd.js").ActivityRef}
 */
function aboutOf({ kind, lesson, subject, domain }) {
  if (lesson !== undefined) return { lesson };
  if (subject !== undefined) return { subject };
  return kind === "practice" || kind === "timed" || kind === "copying" ? { lesson: domain === "multiplyDivide" ? "multiplication-facts" : "math-facts" } : {};
}

/**
 * Shows an activity. The way back from it leads to no other one: that one is over.
 *
 * @param {Sitting} sitting
 * @param {string} activity
 */
const play = (sitting, activity) => sitting.app.go(sitting.path("play", activity), { replace: location.hash.startsWith(`#${sitting.path("play", "")}`) });

/**
 * @param {Sitting} sitting
 * @param {Wish} wish
 * @param {Refusal} refusal
 */
async function choose(sitting, wish, refusal) {
  const { app, connection, child } = sitting;
  const open = String(/** @type {any} */ (refusal.data)?.activity ?? "");
  const goOn = () => play(sitting, open);
  // Of math facts and reviews one is like the other: it goes on.
  if (wish.kind !== undefined && wish.kind !== "lesson" && wish.kind !== "quiz") return goOn();
  const listed = await connection.ask("activity.list", { child }).catch(() => undefined);
  const title = listed?.activityEntries.find(({ activity }) => activity === open)?.title;
  dialog(title ? app.say("web.child.open.named", { title }) : app.say("web.child.open"), (close) => [
    button(app.say("web.child.open.goOn"), () => {
      close();
      goOn();
    }, { class: "primary big" }),
    button(app.say("web.child.open.replace"), () => {
      close();
      void begin(sitting, { ...wish, replace: true });
    }, { class: "big" }),
    button(app.say("web.child.close"), close, { class: "quiet" }),
  ]);
}
