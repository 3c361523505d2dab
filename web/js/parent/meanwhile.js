// Saving over what somebody else has saved meanwhile: the parent sees what that is and by whom, and chooses.

import { Refusal } from "../connection.js";
import { h } from "../core/dom.js";
import { button, dialog } from "../core/parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").Methods} Methods */
/** @typedef {"policy.set" | "filter.set" | "child.update" | "household.update" | "leaderboard.setGoal"} Saving */

/** Under which words the audit has what each method saves. */
const saved = /** @type {Record<Saving, string>} */ ({
  "policy.set": "policyChanged", "filter.set": "filterChanged", "child.update": "profileChanged", "household.update": "householdChanged",
  "leaderboard.setGoal": "goalSet",
});
/** How many of the last savings are shown, and among how many entries they are looked for. */
const shown = 3;
const lookedAt = 50;

/**
 * What a change of some members was made from, as kidd takes it.
 *
 * @param {object} known What kidd has told, such as a child's limits.
 * @param {object} change
 * @param {string} [place] Where it stands in the answer of the method.
 * @returns {Record<string, unknown>}
 */
export const seenOf = (known, change, place = "") => {
  const values = new Map(Object.entries(known));
  return Object.fromEntries(Object.keys(change).map((member) => [`${place}/${member}`, values.get(member) ?? null]));
};

/**
 * Saves what a parent has changed.
 *
 * @template {Saving} M
 * @param {Scene} scene
 * @param {M} method
 * @param {Methods[M]["params"]} params
 * @param {Record<string, unknown>} basedOn What it was made from.
 * @returns {Promise<Methods[M]["result"] | undefined>} Nothing where what somebody else has saved is to stay.
 */
export async function save(scene, method, params, basedOn) {
  try {
    return await scene.change(method, { ...params, basedOn });
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "changed_meanwhile") throw error;
    const isMine = await choose(scene, saved[method], "child" in params ? params.child : undefined);
    return isMine ? await scene.change(method, params) : undefined;
  }
}

/**
 * Shows what was saved last, and waits for the parent's choice; whoever closes it leaves what is there.
 *
 * @param {Scene} scene
 * @param {string} what
 * @param {string} [child]
 * @returns {Promise<boolean>} Whether the parent's own is saved.
 */
async function choose(scene, what, child) {
  const [{ auditEntry }, { entries }] = await Promise.all([
    import("./audit.js"), scene.ask("audit.list", { limit: lookedAt, ...(child ? { child } : {}) }),
  ]);
  const last = entries.filter((entry) => entry.what === what).slice(0, shown);
  return new Promise((resolve) => {
    let isMine = false;
    const made = dialog(scene.say("web.parent.meanwhile"), (close) => [
      h("p", {}, scene.say("web.parent.meanwhile.note")), h("ol", { class: "p-audit", role: "list" }, last.map((entry) => auditEntry(scene, entry))),
      h("div", { class: "row p-foot" },
        button(scene.say("web.parent.meanwhile.theirs"), close, { class: "primary" }),
        button(scene.say("web.parent.meanwhile.mine"), () => { isMine = true; close(); }, { class: "quiet" })),
    ]);
    made.addEventListener("close", () => resolve(isMine));
  });
}
