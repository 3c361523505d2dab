// Plane and solid shapes, and shapes in parts.

import { svg } from "../core/dom.js";

/** @typedef {import("./index.js").Sheet} Sheet */
/** @typedef {import("../kidd.js").DrawnShadedShape["shape"]} PartedShape */

/**
 * The outlines of the parts of a shape, from 0, clockwise from the top or from left to right.
 *
 * @param {PartedShape} shape
 * @param {number} count
 * @param {boolean} [isEqual] Else the first one is twice as large as the others.
 * @returns {{ width: number, height: number, paths: string[] }}
 */
export function parts(shape, count, isEqual = true) {
  /** @param {number} i */
  const edge = (i) => (isEqual ? i / count : i === 0 ? 0 : (i + 1) / (count + 1));
  const every = Array.from({ length: count }, (_, i) => /** @type {const} */ ([edge(i), edge(i + 1)]));
  const size = 200;
  if (shape === "circle") return { width: 210, height: 210, paths: every.map(([from, to]) => wedge(from, to)) };
  if (shape === "triangle") {
    // From the tip to equal pieces of the foot: parts of equal size.
    return { width: 210, height: 190, paths: every.map(([from, to]) => `M105 5 L${5 + from * size} 185 H${5 + to * size} Z`) };
  }
  if (shape === "square" && count === 4 && isEqual) {
    return { width: 210, height: 210, paths: [0, 1, 2, 3].map((i) => `M${5 + (i % 2) * 100} ${5 + Math.floor(i / 2) * 100} h100 v100 h-100 Z`) };
  }
  const width = shape === "rectangle" ? 320 : size;
  const height = shape === "rectangle" ? 140 : size;
  return { width: width + 10, height: height + 10, paths: every.map(([from, to]) => `M${5 + from * width} 5 h${(to - from) * width} v${height} h${(from - to) * width} Z`) };
}

/**
 * @param {number} from
 * @param {number} to
 */
function wedge(from, to) {
  if (to - from >= 1) return "M105 5 A100 100 0 1 1 104.9 5 Z";
  /** @param {number} part */
  const at = (part) => `${105 + Math.sin(part * 2 * Math.PI) * 100} ${105 - Math.cos(part * 2 * Math.PI) * 100}`;
  return `M105 105 L${at(from)} A100 100 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)} Z`;
}

/**
 * @param {import("../kidd.js").DrawnShadedShape} data
 * @returns {Sheet}
 */
export function shadedShape(data) {
  const { width, height, paths } = parts(data.shape, data.parts, data.isEqual ?? true);
  return { width, height, unit: 110, parts: paths.map((d, i) => svg("path", { d, class: data.shaded.includes(i) ? "p-part shaded" : "p-part" })) };
}

/** Outlines of plane shapes in a square of 100. */
const planes = {
  oval: "M5 50 A45 30 0 1 1 95 50 A45 30 0 1 1 5 50 Z",
  circle: "M8 50 A42 42 0 1 1 92 50 A42 42 0 1 1 8 50 Z",
  triangle: "M50 10 L92 86 H8 Z",
  square: "M12 12 H88 V88 H12 Z",
  rectangle: "M5 26 H95 V74 H5 Z",
  rhombus: "M50 6 L84 50 L50 94 L16 50 Z",
  trapezoid: "M28 24 H72 L94 78 H6 Z",
  pentagon: "M50 8 L92 39 L76 89 H24 L8 39 Z",
  hexagon: "M28 12 H72 L94 50 L72 88 H28 L6 50 Z",
  star: "M50 6 L62 38 L96 38 L68 58 L79 92 L50 71 L21 92 L32 58 L4 38 L38 38 Z",
  heart: "M50 90 C10 60 4 42 8 28 C14 8 40 8 50 28 C60 8 86 8 92 28 C96 42 90 60 50 90 Z",
};

/** Outlines of solid shapes, and the lines upon them. */
const solids = {
  sphere: [planes.circle, "M8 50 A42 14 0 0 0 92 50"],
  cube: ["M14 34 L34 14 H88 V68 L68 88 H14 Z", "M14 34 H68 V88 M68 34 L88 14"],
  box: ["M4 42 L22 26 H96 V64 L78 80 H4 Z", "M4 42 H78 V80 M78 42 L96 26"],
  cylinder: ["M20 22 A30 12 0 0 1 80 22 V78 A30 12 0 0 1 20 78 Z", "M20 22 A30 12 0 0 0 80 22"],
  cone: ["M50 6 L86 78 A36 14 0 0 1 14 78 Z", "M14 78 A36 14 0 0 1 86 78"],
  pyramid: ["M50 8 L94 74 L60 92 L6 78 Z", "M50 8 L60 92"],
};

const lines = { vertical: "M50 0 V100", horizontal: "M0 50 H100", diagonal: "M10 10 L90 90" };

/**
 * @param {import("../kidd.js").DrawnShapes} data
 * @returns {Sheet}
 */
export function shapes(data) {
  const rows = Math.ceil(data.shapes.length / 5);
  const columns = Math.ceil(data.shapes.length / rows);
  const parts = data.shapes.map((drawn, i) => {
    const scale = [0.6, 0.82, 1][(drawn.size ?? 2) - 1] ?? 0.82;
    const [outline, inner] = drawn.shape in solids
      ? solids[/** @type {keyof typeof solids} */ (drawn.shape)] : [planes[/** @type {keyof typeof planes} */ (drawn.shape)], ""];
    const made = svg("g", {
      transform: `translate(${(i % columns) * 120 + 60} ${Math.floor(i / columns) * 120 + 60}) rotate(${drawn.turn ?? 0}) scale(${scale}) translate(-50 -50)`,
    }, svg("path", { d: outline, class: `p-shape ${drawn.color ?? "blue"}` }));
    if (inner) made.append(svg("path", { d: inner, class: "p-edge" }));
    if (drawn.line) made.append(svg("path", { d: lines[drawn.line], class: "p-under" }), svg("path", { d: lines[drawn.line], class: "p-fold" }));
    return made;
  });
  return { width: columns * 120, height: rows * 120, unit: 92, parts };
}

/**
 * A plane shape of a color in a square of 100.
 *
 * @param {keyof typeof planes} shape
 * @param {string} color
 */
export function plane(shape, color) {
  return svg("path", { d: planes[shape], class: `p-shape ${color}` });
}
