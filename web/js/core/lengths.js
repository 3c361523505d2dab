// Seconds as people are told them: by the rule of kidd's sentences, kidctl's tables and the reports (`ToldMinutes`), so that all
// say the same of the same time. Tests/Fixtures/lengths.json has what both sides have to say.

/** @typedef {{ say(key: string, values?: Record<string, string | number>): string }} Speaker */

/** What is shorter is told to the second, what is not in whole minutes. */
const exact = 600;

/** @param {number} seconds The nearest whole minute; of half a minute, the next one. */
const nearest = (seconds) => Math.floor((seconds + 30) / 60);

/** @param {number} seconds The nearest whole minute; of half a minute, the one before: so it adds up to a limit with what is left. */
const used = (seconds) => (seconds < exact ? seconds : Math.floor((seconds + 29) / 60) * 60);

/** @param {number} seconds Whole minutes: nothing reads as reached before it is. */
const done = (seconds) => (seconds < exact ? seconds : Math.floor(seconds / 60) * 60);

/**
 * Minutes that are left, where there is no room for seconds: none only when nothing is left.
 *
 * @param {number} seconds
 */
export const minutesLeft = (seconds) => Math.max(seconds > 0 ? 1 : 0, nearest(seconds));

/**
 * Whole minutes, as limits have them.
 *
 * @param {Speaker} speaker
 * @param {number} minutes
 */
export function lengthOfMinutes(speaker, minutes) {
  if (minutes < 60) return speaker.say("unit.min", { count: minutes });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? speaker.say("unit.h", { count: hours }) : speaker.say("unit.hAndMin", { hours, minutes: rest });
}

/**
 * What is left.
 *
 * @param {Speaker} speaker
 * @param {number} seconds
 */
export function length(speaker, seconds) {
  if (seconds >= 172_800) {
    const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
    return hours === 0 ? speaker.say("unit.d", { count: days }) : speaker.say("unit.dAndH", { days, hours });
  }
  if (seconds >= exact || seconds <= 0 || seconds % 60 === 0) return lengthOfMinutes(speaker, nearest(Math.max(0, seconds)));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? speaker.say("unit.s", { count: rest }) : speaker.say("unit.minAndS", { minutes, seconds: rest });
}

/** @type {(speaker: Speaker, seconds: number) => string} What was used. */
export const lengthUsed = (speaker, seconds) => length(speaker, used(seconds));

/** @type {(speaker: Speaker, seconds: number) => string} What was learned. */
export const lengthDone = (speaker, seconds) => length(speaker, done(seconds));

/**
 * Screen time beside learning: it stays as it is while a child learns.
 *
 * @param {Speaker} speaker
 * @param {number} screen
 * @param {number} learning
 */
export const lengthBeside = (speaker, screen, learning) => length(speaker, used(Math.max(0, screen - learning)));
