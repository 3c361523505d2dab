// Which answers of parents a child has read. This browser keeps it, and forgets the oldest: they are of days before.

/** How many it keeps for a child; more are not answered in a day. */
const most = 30;

/** @param {string} child */
const place = (child) => `kidd.read.${child}`;

/**
 * The requests whose answers a child has put away.
 *
 * @param {string} child
 * @returns {string[]}
 */
export function seenAnswers(child) {
  try {
    const kept = JSON.parse(localStorage.getItem(place(child)) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/**
 * @param {string} child
 * @param {string} request
 */
export function putAway(child, request) {
  try {
    localStorage.setItem(place(child), JSON.stringify([...seenAnswers(child), request].slice(-most)));
  } catch {
    // A browser without room shows it again.
  }
}
