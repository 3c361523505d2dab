// The picture of a week: a column for each day, with its windows and its minutes. Windows are moved and stretched by
// mouse, touch and keyboard.

import { h, put } from "../core/dom.js";
import { move, piecesOf, setEdge, step, timeOf } from "./draft.js";
import { shortName } from "./format.js";
import { numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Rule} Rule */
/** @typedef {import("./draft.js").Piece} Piece */
/** @typedef {import("./draft.js").Kind} Kind */
/** @typedef {import("./format.js").Weekday} Weekday */

const wholeDay = 24 * 60;
const newLength = 60;

/**
 * What the picture and what is around it share.
 *
 * @typedef {object} Editing
 * @property {Draft} draft
 * @property {Weekday[]} days In the order of the household's week.
 * @property {Weekday[]} weekend Those of the weekend.
 * @property {Kind} kind What is drawn next.
 * @property {Rule} [rule] Which window is chosen.
 * @property {Weekday} [day] In which of its days.
 * @property {() => void} changed Tells that the draft has changed.
 * @property {() => void} chosen Tells that another window is chosen.
 */

/**
 * @param {Scene} scene
 * @param {Editing} editing
 */
export function weekPicture(scene, editing) {
  const columns = new Map(editing.days.map((day) => [day, h("div", { class: "p-day", "data-day": day })]));
  const minutes = new Map(editing.days.map((day) => [day, minutesOf(scene, editing, day)]));
  const hours = h("div", { class: "p-hours", "aria-hidden": "true" }, Array.from({ length: 9 }, (_, at) => {
    const label = h("span", {}, timeOf(at * 180));
    label.style.top = `${(at / 8) * 100}%`;
    return label;
  }));
  const grid = h(
    "div", { class: "p-week", role: "group", "aria-label": scene.say("web.parent.week") },
    h("div", { class: "p-week-head" }, h("span", {}), editing.days.map((day) =>
      h("div", { class: "p-day-head" }, h("span", { "aria-hidden": "true" }, shortName(scene, day)), minutes.get(day)))),
    h("div", { class: "p-week-body" }, hours, [...columns.values()]));

  const draw = () => {
    const focused = document.activeElement?.getAttribute("data-piece");
    const tabbable = chosenKey(editing);
    let hasTabbable = false;
    for (const [day, column] of columns) {
      const pieces = editing.draft.rules.flatMap(piecesOf).filter((piece) => piece.day === day);
      put(column, pieces.sort(inOrder).map((piece) => {
        const isChosen = keyOf(piece) === tabbable;
        hasTabbable ||= isChosen;
        return pieceElement(scene, editing, piece, isChosen);
      }));
      const input = minutes.get(day);
      const value = String(editing.draft.minutesOn(day) ?? "");
      if (input && input !== document.activeElement && input.value !== value) input.value = value;
      input?.classList.toggle("is-own", editing.draft.byDay[day] !== undefined);
    }
    const first = /** @type {HTMLElement | null} */ (grid.querySelector("[data-piece]"));
    if (!hasTabbable && first) first.tabIndex = 0;
    if (focused) focus(grid, focused);
  };
  grid.addEventListener("keydown", (event) => onKey(scene, editing, grid, draw, event));
  for (const column of columns.values()) onPointer(editing, column, draw);
  draw();
  return { element: grid, draw, focus: () => focus(grid, chosenKey(editing)) };
}

/**
 * @param {Scene} scene
 * @param {Editing} editing
 * @param {Weekday} day
 */
function minutesOf(scene, editing, day) {
  return numberInput(
    editing.draft.minutesOn(day), (value) => { editing.draft.setMinutes(day, value); editing.changed(); },
    { max: 1440, placeholder: "∞", "aria-label": scene.say("web.parent.minutesOn", { day: scene.say("weekday." + day) }) }, true);
}

/**
 * Allowed hours lie under quiet ones; otherwise the day's own order holds.
 *
 * @param {Piece} one
 * @param {Piece} other
 */
const inOrder = (one, other) => one.rule.kind.localeCompare(other.rule.kind) || one.from - other.from;

/** @param {Piece} piece */
const keyOf = (piece) => `${piece.rule.id}-${piece.startDay}-${piece.hasStart ? "start" : "end"}`;

/** @param {Editing} editing */
const chosenKey = (editing) => (editing.rule && editing.day ? `${editing.rule.id}-${editing.day}-start` : "");

/**
 * @param {HTMLElement} grid
 * @param {string} key
 */
function focus(grid, key) {
  /** @type {HTMLElement | null} */ (grid.querySelector(`[data-piece="${key}"]`))?.focus({ preventScroll: true });
}

/**
 * A window in words: "Quiet hours 20:00–07:00".
 *
 * @param {Scene} scene
 * @param {Rule} rule
 */
export function ruleWords(scene, rule) {
  const kind = rule.kind === "quiet" ? scene.say("web.parent.quiet") : scene.say("web.parent.allowed");
  return `${kind} ${timeOf(rule.start)}–${timeOf(rule.end)}`;
}

/**
 * @param {Scene} scene
 * @param {Editing} editing
 * @param {Piece} piece
 * @param {boolean} isChosen
 */
function pieceElement(scene, editing, piece, isChosen) {
  const { rule } = piece;
  const isOfChosen = rule === editing.rule;
  const made = h(
    "button",
    {
      type: "button", "data-piece": keyOf(piece), tabindex: isChosen ? 0 : -1, "aria-pressed": String(isOfChosen),
      class: `p-piece ${rule.kind}${isOfChosen ? " is-chosen" : ""}`,
      "aria-label": `${scene.say("weekday." + piece.startDay)}: ${ruleWords(scene, rule)}`, "aria-describedby": "week-keys",
    },
    h("span", { class: "p-piece-sign", "aria-hidden": "true" }, rule.kind === "quiet" ? "☾" : "✓"),
    isOfChosen && piece.hasStart && h("span", { class: "p-handle is-start", "data-edge": "start" }),
    isOfChosen && piece.hasEnd && h("span", { class: "p-handle is-end", "data-edge": "end" }));
  made.style.top = `${(piece.from / wholeDay) * 100}%`;
  made.style.height = `${((piece.to - piece.from) / wholeDay) * 100}%`;
  return made;
}

/**
 * Chooses a window on a day.
 *
 * @param {Editing} editing
 * @param {Rule} rule
 * @param {Weekday} day
 */
function choose(editing, rule, day) {
  editing.rule = rule;
  editing.day = day;
  editing.kind = rule.kind;
  editing.chosen();
}

/**
 * The window that an element of the picture stands for.
 *
 * @param {Editing} editing
 * @param {EventTarget | null} target
 */
function found(editing, target) {
  const key = target instanceof Element ? target.closest("[data-piece]")?.getAttribute("data-piece") : undefined;
  const [id, day] = key?.split("-") ?? [];
  const rule = editing.draft.rules.find((rule) => String(rule.id) === id);
  return rule ? { rule, day: /** @type {Weekday} */ (day) } : undefined;
}

// Keys

/**
 * @param {Scene} scene
 * @param {Editing} editing
 * @param {HTMLElement} grid
 * @param {() => void} draw
 * @param {KeyboardEvent} event
 */
function onKey(scene, editing, grid, draw, event) {
  const at = found(editing, event.target);
  if (!at || event.ctrlKey || event.metaKey) return;
  const by = { ArrowUp: -step, ArrowDown: step, PageUp: -60, PageDown: 60 }[event.key];
  if (by !== undefined) {
    event.preventDefault();
    if (event.shiftKey) setEdge(at.rule, "end", at.rule.end + by);
    else if (event.altKey) setEdge(at.rule, "start", at.rule.start + by);
    else move(at.rule, by);
    choose(editing, at.rule, at.day);
    editing.changed();
    scene.app.announce(ruleWords(scene, at.rule));
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    event.preventDefault();
    const pieces = /** @type {HTMLElement[]} */ ([...grid.querySelectorAll("[data-piece]")]);
    const next = pieces[pieces.findIndex((piece) => piece === event.target) + (event.key === "ArrowRight" ? 1 : -1)];
    const there = next && found(editing, next);
    if (!there) return;
    const key = next.getAttribute("data-piece") ?? "";
    choose(editing, there.rule, there.day);
    draw();
    focus(grid, key);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    editing.draft.remove(at.rule);
    editing.rule = undefined;
    editing.chosen();
    editing.changed();
    /** @type {HTMLElement | null} */ (grid.querySelector("[data-piece]"))?.focus();
    scene.app.announce(scene.say("web.parent.removed"));
  }
}

// Mouse and touch

/**
 * @param {Editing} editing
 * @param {HTMLElement} column
 * @param {() => void} draw
 */
function onPointer(editing, column, draw) {
  /** @param {PointerEvent} event */
  const minuteAt = (event) => {
    const box = column.getBoundingClientRect();
    const minute = ((event.clientY - box.top) / box.height) * wholeDay;
    return Math.max(0, Math.min(wholeDay, Math.round(minute / step) * step));
  };
  /** @type {((minute: number) => void) | undefined} */
  let drag;
  let from = 0;
  let hasMoved = false;
  column.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const at = found(editing, event.target);
    const edge = event.target instanceof HTMLElement ? event.target.dataset.edge : undefined;
    from = minuteAt(event);
    hasMoved = false;
    if (at && edge) drag = dragEdge(at.rule, edge === "start" ? "start" : "end", from);
    else if (event.pointerType !== "mouse") return;
    else if (at) drag = dragWhole(at.rule, from);
    else drag = drawNew(editing, /** @type {Weekday} */ (column.dataset.day), from);
  });
  column.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const minute = minuteAt(event);
    if (!hasMoved && minute === from) return;
    // Not before it moves: a press without a move is a click on the window.
    if (!hasMoved) column.setPointerCapture(event.pointerId);
    hasMoved = true;
    drag(minute);
    draw();
  });
  column.addEventListener("pointerup", () => {
    if (drag && hasMoved) { editing.chosen(); editing.changed(); }
    drag = undefined;
  });
  column.addEventListener("pointercancel", () => (drag = undefined));
  column.addEventListener("click", (event) => {
    if (hasMoved) return void (hasMoved = false);
    const at = found(editing, event.target);
    if (at) { choose(editing, at.rule, at.day); draw(); return; }
    const start = Math.min(Math.floor((minuteAt(/** @type {PointerEvent} */ (event)) - step / 2) / 30) * 30, wholeDay - newLength);
    const day = /** @type {Weekday} */ (column.dataset.day);
    choose(editing, editing.draft.add(editing.kind, Math.max(0, start), Math.max(0, start) + newLength, [day]), day);
    editing.changed();
  });
}

/**
 * @param {Rule} rule
 * @param {"start" | "end"} edge
 * @param {number} from A handle is larger than the edge, which keeps its distance from the finger.
 */
function dragEdge(rule, edge, from) {
  const apart = rule[edge] - from;
  return (/** @type {number} */ minute) => setEdge(rule, edge, minute + apart);
}

/**
 * @param {Rule} rule
 * @param {number} from
 */
function dragWhole(rule, from) {
  let last = from;
  return (/** @type {number} */ minute) => { move(rule, minute - last); last = minute; };
}

/**
 * @param {Editing} editing
 * @param {Weekday} day
 * @param {number} from
 */
function drawNew(editing, day, from) {
  /** @type {Rule | undefined} */
  let rule;
  return (/** @type {number} */ minute) => {
    const [start, end] = [Math.min(from, minute), Math.max(from, minute)];
    if (start === end) return;
    rule ??= editing.draft.add(editing.kind, start, end, [day]);
    [rule.start, rule.end] = [Math.min(start, wholeDay - step), end];
    [editing.rule, editing.day] = [rule, day];
  };
}
