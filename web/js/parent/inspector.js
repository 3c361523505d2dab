// The window that is chosen in the week, as a form: exact times, its days, the minutes in it.

import { h, put } from "../core/dom.js";
import { button } from "../core/parts.js";
import { minutesOf, setEdge, timeOf } from "./draft.js";
import { shortName, weekdays } from "./format.js";
import { field, numberInput } from "./parts.js";
import { ruleWords } from "./week.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./week.js").Editing} Editing */

/**
 * @param {Scene} scene
 * @param {Editing} editing
 */
export function inspector(scene, editing) {
  const element = h("section", { class: "p-inspector", "aria-label": scene.say("web.parent.window") });
  const draw = () => {
    const { rule, day } = editing;
    if (!rule) return put(element, h("p", { class: "note" }, scene.say("web.parent.window.none")));
    const focused = element.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : undefined;
    put(
      element, h("h3", {}, ruleWords(scene, rule)),
      h("div", { class: "row" },
        field(scene.say("web.parent.from"), time(editing, "start")), field(scene.say("web.parent.to"), time(editing, "end")),
        rule.kind === "allowed" && field(
          scene.say("web.parent.allowance"),
          numberInput(rule.allowance, (value) => {
            if (value === null) delete rule.allowance;
            else rule.allowance = value;
            editing.changed();
          }, { max: 1440, class: "p-short", "data-key": "allowance" }))),
      dayChoice(scene, editing), daySets(scene, editing),
      h("div", { class: "row" },
        button(rule.kind === "quiet" ? scene.say("web.parent.makeAllowed") : scene.say("web.parent.makeQuiet"), () => {
          editing.kind = rule.kind = rule.kind === "quiet" ? "allowed" : "quiet";
          if (rule.kind === "quiet") delete rule.allowance;
          editing.changed();
        }, { "data-key": "kind" }),
        rule.days.length > 1 && day && button(
          scene.say("web.parent.onlyOn", { day: scene.say("weekday." + day) }),
          () => { editing.rule = editing.draft.split(rule, day); editing.chosen(); editing.changed(); }, { "data-key": "split" }),
        button(scene.say("web.parent.remove"), () => {
          editing.draft.remove(rule);
          editing.rule = undefined;
          editing.chosen();
          editing.changed();
        }, { class: "danger", "data-key": "remove" })));
    if (focused) /** @type {HTMLElement | null} */ (element.querySelector(`[data-key="${focused}"]`))?.focus();
  };
  draw();
  return { element, draw };
}

/**
 * @param {Editing} editing
 * @param {"start" | "end"} edge
 */
function time(editing, edge) {
  const rule = /** @type {import("./draft.js").Rule} */ (editing.rule);
  const input = h("input", {
    type: "time", "data-key": edge, required: true,
    onchange: () => {
      if (!input.value) return;
      setEdge(rule, edge, minutesOf(input.value));
      editing.changed();
    },
  });
  input.value = timeOf(rule[edge] % 1440);
  return input;
}

/**
 * @param {Scene} scene
 * @param {Editing} editing
 */
function dayChoice(scene, editing) {
  const rule = /** @type {import("./draft.js").Rule} */ (editing.rule);
  return h(
    "fieldset", { class: "p-days" }, h("legend", {}, scene.say("web.parent.startsOn")),
    editing.days.map((day) => {
      const input = h("input", {
        type: "checkbox", "data-key": day, "aria-label": scene.say("weekday." + day),
        onchange: () => {
          const days = rule.days.filter((other) => other !== day);
          // A window without a day would be none.
          if (!input.checked && days.length === 0) return void (input.checked = true);
          rule.days = input.checked ? [...days, day] : days;
          if (!rule.days.includes(/** @type {any} */ (editing.day))) editing.day = rule.days[0];
          editing.changed();
        },
      });
      input.checked = rule.days.includes(day);
      return h("label", {}, input, h("span", { "aria-hidden": "true" }, shortName(scene, day)));
    }));
}

/**
 * Days that families mean together.
 *
 * @param {Scene} scene
 * @param {Editing} editing
 */
function daySets(scene, editing) {
  const { days, weekend } = editing;
  const chosen = /** @type {import("./draft.js").Rule} */ (editing.rule);
  // A night is one before a school day or before a free one.
  const isNight = chosen.kind === "quiet" && chosen.end <= chosen.start;
  const isFree = (/** @type {import("./format.js").Weekday} */ day) => weekend.includes(isNight ? weekdays[(weekdays.indexOf(day) + 1) % 7] : day);
  if (weekend.length === 0 || weekend.length === days.length) return undefined;
  /**
   * @param {string} key
   * @param {string} label
   * @param {import("./format.js").Weekday[]} wanted
   */
  const set = (key, label, wanted) => button(label, () => {
    const rule = /** @type {import("./draft.js").Rule} */ (editing.rule);
    rule.days = [...wanted];
    if (!editing.day || !wanted.includes(editing.day)) editing.day = wanted[0];
    editing.chosen();
    editing.changed();
  }, { class: "quiet", "data-key": key });
  return h("div", { class: "row p-sets" },
    set("school", isNight ? scene.say("web.parent.schoolNights") : scene.say("web.parent.schoolDays"), days.filter((day) => !isFree(day))),
    set("weekend", isNight ? scene.say("web.parent.freeNights") : scene.say("web.parent.weekend"), days.filter(isFree)),
    set("all", scene.say("web.parent.allDays"), days));
}
