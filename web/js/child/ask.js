// The child's time, large; asking a parent for more minutes, and taking a code from paper.

import { h, put } from "../core/dom.js";
import { button, dialog, freshId } from "../core/parts.js";

/** @typedef {import("./side.js").Sitting} Sitting */
/** @typedef {{ say: string, decision: import("../kidd.js").Decision }} Told What kidd says to a request or a code. */

const spans = [5, 10, 15, 20, 30];
const usual = 15;

/** @param {Sitting} sitting */
export function askForTime(sitting) {
  const { app, time } = sitting;
  // Whose time has no end needs no more of it.
  const isEndless = time.brief?.allowed === true && time.minutes === undefined;
  const told = h("p", { class: "told-answer", role: "status" });
  const teller = tellIn(sitting, told);
  const made = dialog(app.say(isEndless ? "web.child.time" : "web.child.ask"), (close) => [
    h("div", { class: "row center" }, time.ring("large")),
    h("p", { class: "lead center" }, time.brief?.say),
    time.request && h("p", { class: "chip time" }, app.say("web.child.asked", { count: time.request.minutes })),
    ...(isEndless ? [] : [minutesForm(sitting, teller), told, codeForm(sitting, teller)]),
    button(app.say("web.child.close"), close, { class: "quiet" }),
  ], { class: "ask" });
  const end = new AbortController();
  made.addEventListener("close", () => end.abort());
  // The answer of a parent who is quick is to be seen here.
  let heard = time.word;
  time.onChange(() => {
    if (time.word !== heard) put(told, (heard = time.word));
  }, end.signal);
}

/**
 * Makes one call at a time, and shows in a place what kidd says to it.
 *
 * @param {Sitting} sitting
 * @param {Element} place
 */
function tellIn({ app, time }, place) {
  let isAsking = false;
  return async (/** @type {() => Promise<Told>} */ call) => {
    if (isAsking) return;
    isAsking = true;
    put(place, app.say("web.connecting"));
    try {
      const reply = await call();
      put(place, reply.say);
      time.decide(reply.decision);
    } catch (error) {
      put(place, app.wordsOf(error));
    }
    isAsking = false;
  };
}

/**
 * @param {Sitting} sitting
 * @param {(call: () => Promise<Told>) => Promise<void>} tell
 */
function minutesForm({ app, connection, child }, tell) {
  const name = freshId();
  const inputs = spans.map((minutes) => h("input", { type: "radio", name, value: minutes, checked: minutes === usual }));
  const reason = h("input", { id: freshId(), type: "text", maxlength: 200, autocomplete: "off" });
  const ask = () => connection.change("time.ask", {
    child, minutes: Number(inputs.find((input) => input.checked)?.value ?? usual), clientId: crypto.randomUUID(),
    ...(reason.value.trim() ? { reason: reason.value.trim() } : {}),
  });
  return form(() => tell(ask),
    h("fieldset", { class: "choices spans" }, h("legend", {}, app.say("web.child.ask.minutes")),
      spans.map((minutes, i) => h("label", { class: "choice" }, inputs[i], h("span", { class: "choice-body" }, minutes)))),
    h("div", { class: "field" }, h("label", { for: reason.id }, app.say("web.child.ask.reason")), reason),
    h("button", { type: "submit", class: "button primary big" }, app.say("web.child.ask.send")));
}

/**
 * @param {Sitting} sitting
 * @param {(call: () => Promise<Told>) => Promise<void>} tell
 */
function codeForm({ app, connection, child }, tell) {
  const code = h("input", { id: freshId(), type: "text", maxlength: 40, autocomplete: "off", autocapitalize: "characters", spellcheck: "false" });
  return h("details", {}, h("summary", {}, app.say("web.child.code")),
    form(() => tell(() => connection.change("time.redeem", { child, code: code.value.trim() })),
      h("div", { class: "field" }, h("label", { for: code.id }, app.say("web.child.code.field")), code),
      h("button", { type: "submit", class: "button" }, app.say("web.child.code.send"))));
}

/**
 * @param {() => Promise<void>} send
 * @param {...import("../core/dom.js").Child} children
 */
function form(send, ...children) {
  return h("form", { class: "stack", onsubmit: (/** @type {Event} */ event) => {
    event.preventDefault();
    void send();
  } }, ...children);
}
