// Letting a parent in by PIN. After wrong ones the wait is shown, and counted down.

import { Refusal } from "../connection.js";
import { h, put } from "../core/dom.js";
import { field, segments } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** Until when the next PIN has to wait, on the page's own clock; it outlasts the view. */
let waitsUntil = 0;

/** @param {Scene} scene */
export async function showUnlock(scene) {
  scene.name(scene.say("web.toParent"));
  const connection = scene.app.connection;
  const [status, { parents }] = await Promise.all([
    connection.ask("household.status", {}), connection.ask("parent.list", {}).catch(() => ({ parents: [] })),
  ]);
  if (scene.signal.aborted) return;
  const title = h("h1", {}, scene.say("web.toParent"));
  if (status.state === "sealed" || status.state === "notSetUp" || parents.length === 0) {
    return put(scene.root, h("div", { class: "card alone" }, title, h("p", {}, status.say), status.state !== "open" && h("p", { class: "note" }, scene.say("web.parent.goesOn"))));
  }
  put(scene.root, h("div", { class: "card alone p-unlock" }, title, why(scene), form(scene, parents)));
}

/** @param {Scene} scene */
function why(scene) {
  const { leaving } = scene.desk;
  const text = scene.say(leaving === "newPin" ? "web.parent.pin.changed" : leaving ? "web.parent.left." + leaving : "web.parent.pin.why");
  return h("div", {}, scene.desk.isUndone && h("p", { class: "p-message" }, scene.say("web.parent.left.undone")), h("p", { class: "note" }, text));
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").Parent[]} parents
 */
function form(scene, parents) {
  let chosen = (parents.find(({ parent }) => parent === scene.desk.last) ?? parents[0]).parent;
  const who = segments(
    scene.say("web.parent.who"), parents.map((parent) => [parent.parent, parent.name]), chosen,
    (parent) => { chosen = parent; pin.focus(); });
  const pin = h("input", {
    type: "password", inputmode: "numeric", autocomplete: "off", maxlength: 12, required: true, class: "p-pin",
  });
  const message = h("p", { class: "p-message", role: "alert" });
  // What was said is about the PIN before.
  pin.addEventListener("input", () => put(message));
  const enter = h("button", { type: "submit", class: "button primary big" }, scene.say("web.parent.unlock"));
  const made = h(
    "form", { class: "stack", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void submit(); } },
    parents.length > 1 ? who : h("p", { class: "lead" }, parents[0].name), field(scene.say("web.parent.pin"), pin), message, enter);

  const submit = async () => {
    if (enter.disabled || pin.value === "") return;
    enter.disabled = true;
    try {
      await scene.desk.unlock(chosen, pin.value);
    } catch (error) {
      if (scene.signal.aborted) return;
      pin.value = "";
      const waitSeconds = error instanceof Refusal ? error.data?.waitSeconds : undefined;
      const isWrong = error instanceof Refusal && error.kind === "wrong_pin";
      put(message, isWrong ? scene.say("web.parent.pin.wrong") : waitSeconds ? "" : scene.app.wordsOf(error));
      if (typeof waitSeconds === "number") waitsUntil = performance.now() + waitSeconds * 1000;
      count();
      pin.focus();
    }
  };
  const rest = h("p", { class: "p-wait chip time", hidden: true });
  enter.before(rest);

  /** Counts down to the next try. */
  const count = () => {
    if (scene.signal.aborted) return;
    const left = Math.ceil((waitsUntil - performance.now()) / 1000);
    const wasWaiting = !rest.hidden;
    rest.hidden = left <= 0;
    enter.disabled = left > 0;
    if (left > 0) {
      const text = scene.say("web.parent.pin.wait", { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` });
      put(rest, text);
      if (!wasWaiting) scene.app.announce(text, "urgent");
      setTimeout(count, 250);
    } else if (wasWaiting) {
      scene.app.announce(scene.say("web.parent.pin.again"));
    }
  };
  count();
  queueMicrotask(() => pin.focus());
  return made;
}
