import { site } from "../../content/site.ts";
import type { KeyboardLayout } from "../../content/keyboard.ts";
import type { PracticeMetrics } from "../../engine/practice.ts";
import { heatLevel, heatScale } from "../keys/heat.ts";
import { boardWidth, keyboardKeys, modifierKeys, type Place } from "../keys/keyboard-keys.ts";
import { type Box, pictureSize, type Shape, type Text } from "./draw-picture.ts";
import type { ResultTexts } from "../../format/saved-result.ts";

/** The width of a character of the mono font, as a share of its size. */
const monoWidth = 0.6;

const left = 58;
const right = pictureSize.width - left;
const accuracyRight = right - 260;

const muted = { weight: 400, ink: "ink-muted" } as const;

/** The shapes of a result's picture: its figures over the visitor's keyboard. */
export function resultPicture(
  texts: ResultTexts,
  {
    text,
    layout,
    letters,
  }: {
    /** What was typed and when. */
    text: string;
    layout: KeyboardLayout;
    letters: readonly PracticeMetrics[];
  },
): readonly Shape[] {
  return [
    { x: 0, y: 0, ...pictureSize, corner: 0, fill: "sheet" },
    ...masthead,
    { text, x: right, y: 68, size: fittingSize(text, 21, right - 250), ...muted, align: "right" },
    ...(texts.byMistakes === null ? [] : [{ ...below, text: texts.byMistakes }]),
    ...headline(texts),
    ...figures(texts),
    ...keyboard(layout, letters),
    { ...foot, text: site.origin.replace(/^https?:\/\//, ""), x: right, align: "right" },
  ];
}

/** Below the text and date. */
const below = { x: right, y: 102, size: 21, ...muted, align: "right" } as const;

const foot = { x: left, y: 592, size: 21 };

/** The site's key and name. */
const masthead: readonly Shape[] = [
  { x: left, y: 40, width: 39, height: 40, corner: 9, fill: "ink" },
  { x: left + 2, y: 42, width: 35, height: 32, corner: 7, fill: "sheet" },
  { text: site.name.charAt(0).toLowerCase(), x: left + 19.5 - 0.3 * 20, y: 65, size: 20 },
  { text: site.name, x: left + 51, y: 70, size: 27 },
];

/** The size of a text that is no wider than a width. */
function fittingSize(text: string, maxSize: number, width: number): number {
  return Math.min(maxSize, width / (text.length * monoWidth));
}

/** The speed, as large as it fits, with its unit and range between it and the key on its right. */
function headline({ speed, unit: name, range, rank }: ResultTexts): readonly Shape[] {
  const size = fittingSize(speed, 230, 410);
  const x = left + speed.length * monoWidth * size * 0.96 + 16;
  return [
    { text: speed, x: left - 0.05 * size, y: 288, size, spacing: -0.03 * size },
    { text: name, x, y: 246, size: fittingSize(name, 34, accuracyRight - 118 - x), ...muted },
    { text: range, x, y: 288, size: fittingSize(range, 34, rankKey(rank).x - 24 - x) },
  ];
}

/** The band or the words per minute, and the place of the key that it is on. */
function rankKey({ label }: ResultTexts["rank"]) {
  const width = label.length * monoWidth * 28 + 36;
  return { text: label, width, x: right - width };
}

/** Accuracy, mistakes left, and the key. */
function figures({ accuracy, mistakesLeft, rank }: ResultTexts): readonly Shape[] {
  const { text, width, x } = rankKey(rank);
  const named = (name: string, value: string, end: number): readonly Shape[] => [
    { text: name, x: end, y: 184, size: 19, ...muted, align: "right" },
    { text: value, x: end, y: 222, size: 34, align: "right" },
  ];
  return [
    ...named("Accuracy", accuracy, accuracyRight),
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
  ...muted,
  text: "the slower a key, the yellower",
};

/** The three rows of letters, shaded by the mean time of each key, and a legend if any key is. */
function keyboard(layout: KeyboardLayout, letters: readonly PracticeMetrics[]): readonly Shape[] {
  const isDrawn = ({ row }: Place) => row >= 1 && row <= 3;
  const keys = keyboardKeys(layout, letters);
  const scale = heatScale("slow", keys);
  return [
    ...modifierKeys(layout)
      .filter(isDrawn)
      .flatMap((key) => cap(key, modifierLook, { text: key.name, size: 16, ...muted })),
    ...keys.filter(isDrawn).flatMap((key) => {
      const name = { text: key.name.split(" ")[0] ?? "", size: 24 };
      if (key.figures.attempts === 0) return cap(key, unusedLook, { ...name, ...muted });
      const level = heatLevel(scale, key.figures);
      return cap(key, heats[level], { ...name, ink: level >= 3 ? "on-here" : "ink" });
    }),
    ...(scale ? [heatLegend] : []),
  ];
}

interface Look extends Pick<Box, "fill" | "edge" | "edgeWidth"> {
  readonly side?: Box["fill"];
}

const modifierLook: Look = { fill: "paper", edge: "rule", side: "paper" };
const unusedLook: Look = { fill: "sheet", edge: "rule" };
const heats = [
  { fill: "sheet", edge: "edge" },
  { fill: "heat-1", edge: "edge" },
  { fill: "heat-2", edge: "edge" },
  { fill: "heat-3", edge: "hot-edge" },
  { fill: "heat-4", edge: "hot-edge", edgeWidth: 2.5, side: "hot-side" },
] as const satisfies readonly Look[];

/** The face of a key over its side, with its name. */
function cap(
  place: Place,
  { side = "sheet", ...look }: Look,
  name: Pick<Text, "text" | "size" | "weight" | "ink">,
): readonly Shape[] {
  const [x, y] = [left + place.x * unit, top + (place.row - 1) * unit];
  const box = {
    x: x + 3,
    y: y + 3,
    width: place.width * unit - 6,
    height: unit - 6,
    corner: 9,
    edgeWidth: 1.5,
    ...look,
  };
  return [
    { ...box, fill: side },
    { ...box, height: box.height - 6.5 },
    { ...name, x: x + 14, y: y + 28 },
  ];
}
