// The voices that this browser has on this machine: nothing that is read leaves it.

/**
 * A voice for a language; undefined where there is none.
 *
 * @param {string} tag Such as `de-AT`.
 */
export function voiceFor(tag) {
  const voices = (globalThis.speechSynthesis?.getVoices() ?? []).filter((voice) => voice.localService);
  return voices.find((voice) => voice.lang === tag) ?? voices.find((voice) => voice.lang.split(/[-_]/)[0] === tag.split("-")[0]);
}

/**
 * Calls now, and when voices are found: browsers find them late.
 *
 * @param {() => void} listener
 * @param {AbortSignal} [signal]
 */
export function onVoices(listener, signal) {
  globalThis.speechSynthesis?.addEventListener?.("voiceschanged", listener, { signal });
  listener();
}
