import { site } from "../../content/site.ts";
import type { KeyboardLayout } from "../../content/keyboard.ts";
import type { PracticeMetrics } from "../../engine/practice.ts";
import { type HeatLevel, heatLevel, heatScale } from "../keys/heat.ts";
import {
  boardWidth,
  type KeyboardKey,
  keyboardKeys,
  type ModifierKey,
  modifierKeys,
  type Place,
} from "../keys/keyboard-keys.ts";
import { type Box, pictureSize, type Shape } from "./draw-picture.ts";
import type { ResultTexts } from "../../format/saved-result.ts";

/** The width of a character of the mono font, as a share of its size. */
const monoWidth = 0.6;

const left = 58;
const right = pictureSize.width - left;

/** The shapes of a result's picture: its figures over the visitor's keyboard. */
export function resultPicture(
  texts: ResultTexts,
  {
    mistakesLeft,
    text,
    layout,
    letters,
  }: {
    mistakesLeft: string;
    /** What was typed and when. */
    text: string;
    layout: KeyboardLayout;
    letters: readonly PracticeMetrics[];
  },
): readonly Shape[] {
  return [
    { x: 0, y: 0, ...pictureSize, corner: 0, fill: "sheet" },
    ...masthead,
    { text, x: right, y: 68, size: 21, weight: 400, ink: "ink-muted", align: "right" },
    ...headline(texts.speed, texts.range),
    ...figures(texts, mistakesLeft),
    ...keyboard(layout, letters),
    { ...foot, text: site.origin.replace(/^https?:\/\//, ""), x: right, align: "right" },
  ];
}

const foot = { x: left, y: 592, size: 21 };

/** The site's key and name. */
const masthead: readonly Shape[] = [
  { x: left, y: 40, width: 39, height: 40, corner: 9, fill: "ink" },
  { x: left + 2, y: 42, width: 35, height: 32, corner: 7, fill: "sheet" },
  { text: site.name.charAt(0).toLowerCase(), x: left + 19.5 - 0.3 * 20, y: 65, size: 20 },
  { text: site.name, x: left + 51, y: 70, size: 27 },
];

/** The speed, as large as it fits, with its unit and range beside it. */
function headline(speed: string, range: string): readonly Shape[] {
  const size = Math.min(230, 410 / (speed.length * monoWidth));
  const x = left + speed.length * monoWidth * size * 0.96 + 16;
  const rangeSize = Math.min(34, (right - x - 480) / (range.length * monoWidth));
  return [
    { text: speed, x: left - 0.05 * size, y: 288, size, spacing: -0.03 * size },
    { text: "WPM", x, y: 246, size: 34, weight: 400, ink: "ink-muted" },
    { text: range, x, y: 288, size: Math.max(20, rangeSize) },
  ];
}

/** Accuracy, mistakes left, and the band or the characters per minute as a key. */
function figures({ accuracy, rank }: ResultTexts, mistakesLeft: string): readonly Shape[] {
  const text = rank.name === "Band" ? rank.value : `${rank.value} characters/min`;
  const width = text.length * monoWidth * 28 + 36;
  const x = right - width;
  const named = (name: string, value: string, end: number): readonly Shape[] => [
    { text: name, x: end, y: 184, size: 19, weight: 400, ink: "ink-muted", align: "right" },
    { text: value, x: end, y: 222, size: 34, align: "right" },
  ];
  return [
    ...named("Accuracy", accuracy, right - 260),
    ...named("Mistakes left", mistakesLeft, right),
    { x, y: 242, width, height: 52, corner: 11, fill: "ink" },
    { x: x + 2, y: 244, width: width - 4, height: 44, corner: 9, fill: "sheet" },
    { text, x: x + 18, y: 276, size: 28 },
  ];
}

const unit = (right - left) / boardWidth;
const top = 322;

/** Is drawn only if some keys are shaded. */
export const heatLegend: Shape = {
  ...foot,
  text: "the slower a key, the yellower",
  weight: 400,
  ink: "ink-muted",
};

/** The three rows of letters, shaded by the mean time of each key, and a legend if any key is. */
function keyboard(layout: KeyboardLayout, letters: readonly PracticeMetrics[]): readonly Shape[] {
  const isDrawn = ({ row }: { row: number }) => row >= 1 && row <= 3;
  const keys = keyboardKeys(layout, letters).filter(isDrawn);
  const scale = heatScale("slow", keys);
  return [
    ...modifierKeys(layout).filter(isDrawn).flatMap(modifierCap),
    ...keys.flatMap((key) => keyCap(key, heatLevel(scale, key.figures))),
    ...(scale ? [heatLegend] : []),
  ];
}

function modifierCap(key: ModifierKey): readonly Shape[] {
  const name = { text: key.name, ...nameAt(key), size: 16, weight: 400, ink: "ink-muted" } as const;
  return [...cap(key, { fill: "paper", edge: "rule" }), name];
}

function keyCap(key: KeyboardKey, level: HeatLevel): readonly Shape[] {
  const name = { text: key.name.split(" ")[0] ?? "", ...nameAt(key), size: 24 };
  if (key.figures.attempts === 0) {
    return [
      ...cap(key, { fill: "sheet", edge: "rule" }),
      { ...name, weight: 400, ink: "ink-muted" },
    ];
  }
  return [...cap(key, heats[level]), { ...name, ink: level >= 3 ? "on-here" : "ink" }];
}

type Look = Pick<Box, "fill" | "edge" | "edgeWidth"> & { readonly side?: Box["fill"] };

const heats = [
  { fill: "sheet", edge: "edge" },
  { fill: "heat-1", edge: "edge" },
  { fill: "heat-2", edge: "edge" },
  { fill: "heat-3", edge: "hot-edge" },
  { fill: "heat-4", edge: "hot-edge", edgeWidth: 2.5, side: "hot-side" },
] as const satisfies readonly Look[];

/** The face of a key over its side. */
function cap({ x, row, width }: Place, { side, ...look }: Look): readonly Shape[] {
  const box = {
    x: left + x * unit + 3,
    y: top + (row - 1) * unit + 3,
    width: width * unit - 6,
    height: unit - 6,
    corner: 9,
    edgeWidth: 1.5,
    ...look,
  } as const;
  return [
    { ...box, fill: side ?? (look.fill === "paper" ? "paper" : "sheet") },
    { ...box, height: box.height - 6.5 },
  ];
}

function nameAt({ x, row }: Place) {
  return { x: left + x * unit + 14, y: top + (row - 1) * unit + 28 };
}
