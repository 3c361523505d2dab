// Pictures of subjects, for children who do not read yet.

/** @typedef {import("./side.js").Sitting} Sitting */

/**
 * The drawing of each subject of the packs that come with kidd; others have the one of all learning.
 *
 * @type {Record<string, string>}
 */
const drawings = { creativity: "crayon", facts: "abacus", language: "pencil", math: "abacus", reading: "book", science: "leaf" };

/**
 * @param {Sitting} sitting
 * @param {string} subject
 */
export function subjectPicture(sitting, subject) {
  return sitting.drawings.image(drawings[subject] ?? "backpack", { class: "subject-picture" });
}
