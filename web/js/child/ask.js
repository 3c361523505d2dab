// Asking a parent for more minutes, and taking a code from paper.

import { Refusal } from "../connection.js";
import { h, put } from "../core/dom.js";
import { button, dialog, freshId } from "../core/parts.js";

/** @typedef {import("./side.js").Sitting} Sitting */

const spans = [5, 10, 15, 20, 30];

/**
 * @param {Sitting} sitting */
export function askForTime(sitting) {
  const { app, connection, child, time } = sitting;
  const name = freshId();
  const reason = h("input", { id: freshId(), type: "text", maxlength: 200, autocomplete: "off" });
  const code = h("input", { id: freshId(), type: "text", maxlength: 40, autocomplete: "off", autocapitalize: "characters", spellcheck: "false" });
  const told = h("p", { class: "told-answer", role: "status" });
  const inputs = spans.map((minutes) => h("input", { type: "radio", name, value: minutes, checked: minutes === 15 }));

  /**
 * @param {() => Promise<{ say: string, decision: import("../kidd.js").Decision }>} call
 */
  const tell = async (call) => {
    put(told, app.say("web.connecting"));
    try {
      const reply = await call();
      put(told, reply.say);
      time.decide(reply.decision);
    } catch (error) {
      put(told, error instanceof Refusal ? app.wordsOf(error) : app.say("web.lost"));
    }
  };
  const ask = () => tell(() => connection.change("time.ask", {
    child, minutes: Number(inputs.find((input) => input.checked)?.value ?? 15), clientId: crypto.randomUUID(),
    ...(reason.value.trim() ? { reason: reason.value.trim() } : {}),
  }));
  const redeem = () => tell(() => connection.change("time.redeem", { child, code: code.value.trim() }));
  dialog(app.say("web.child.ask"), (close) => [
    h("p", { class: "lead" }, time.brief?.say),
    time.request && h("p", { class: "chip time" }, app.say("web.child.asked", { count: time.request.minutes })),
    h("form", { class: "stack", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void ask(); } },
      h("fieldset", { class: "choices spans" }, h("legend", {}, app.say("web.child.ask.minutes")),
        spans.map((minutes, i) => h("label", { class: "choice" }, inputs[i], h("span", { class: "choice-body" }, minutes)))),
      h("div", { class: "field" }, h("label", { for: reason.id }, app.say("web.child.ask.reason")), reason),
      h("button", { type: "submit", class: "button primary big" }, app.say("web.child.ask.send"))),
    told,
    h("details", {}, h("summary", {}, app.say("web.child.code")),
      h("form", { class: "stack", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void redeem(); } },
        h("div", { class: "field" }, h("label", { for: code.id }, app.say("web.child.code.field")), code),
        h("button", { type: "submit", class: "button" }, app.say("web.child.code.send")))),
    button(app.say("web.child.close"), close, { class: "quiet" }),
  ], { class: "ask" });
}
