import { speedBand, speedBands } from "../../engine/figures/speed-band.ts";
import type { PacePoint } from "../../engine/rhythm/pace.ts";
import { height as paceHeight, paceShape, width as paceWidth } from "../pace/pace-shape.ts";
import type { Shape, Text } from "./draw-picture.ts";
import { type Figure, type KeptResult, resultTexts } from "./kept-result.ts";

/** In pixels: the size in which sites show shared pictures. */
export const pictureSize = { width: 1200, height: 630 };

/** The width of a character of the mono font, as a share of its size. */
const monoWidth = 0.6;

const left = 92;
const right = pictureSize.width - left;

/** All that the picture of a result shows. */
export function resultPicture(
  result: KeptResult,
  pace: readonly PacePoint[],
  site: { name: string; origin: string },
): readonly Shape[] {
  const texts = resultTexts(result);
  return [
    { kind: "box", x: 0, y: 0, ...pictureSize, corner: 0, fill: "paper" },
    ...masthead(site),
    { kind: "box", x: 47, y: 103, width: 1106, height: 480, corner: 25, fill: "rule" },
    { kind: "box", x: 48, y: 104, width: 1104, height: 478, corner: 24, fill: "sheet" },
    ...headline(texts.speed, texts.range),
    ...paceLine(pace, result),
    ...bandScale(result),
    ...figures([texts.accuracy, texts.time, texts.errors]),
  ];
}

/** The site's key, name and address. */
function masthead({ name, origin }: { name: string; origin: string }): readonly Shape[] {
  const initial = name.charAt(0).toLowerCase();
  return [
    { kind: "box", x: 48, y: 30, width: 48, height: 50, corner: 11, fill: "ink" },
    { kind: "box", x: 50, y: 32, width: 44, height: 41, corner: 9, fill: "paper" },
    mono({ text: initial, x: 72 - 0.3 * 26, y: 61, size: 26 }),
    mono({ text: name, x: 114, y: 65, size: 30 }),
    sans({ text: origin.replace(/^https?:\/\//, ""), x: 1152, y: 64, align: "right" }),
  ];
}

/** The speed, as large as it fits, with its range below. */
function headline(speed: string, range: string): readonly Shape[] {
  const size = Math.min(176, 440 / (speed.length * monoWidth));
  const unit = left + speed.length * monoWidth * size + 14;
  return [
    mono({ text: speed, x: left - 0.06 * size, y: 268, size }),
    mono({ text: "WPM", x: unit, y: 268, size: 34, weight: 400, ink: "ink-muted" }),
    sans({ text: range, x: left, y: 322, size: 30, ink: "ink" }),
  ];
}

/** Cells beside one another, their names above their values. */
function figures(all: readonly Figure[]): readonly Shape[] {
  const width = 1104 / all.length;
  return [
    { kind: "line", path: "M48 452H1152", ink: "rule", width: 1 },
    ...all.flatMap(({ name, value }, index): readonly Shape[] => {
      const edge = 48 + Math.round(index * width);
      const x = edge + left - 48;
      const size = Math.min(46, (width - 88) / (value.length * monoWidth));
      return [
        ...(index > 0
          ? [{ kind: "line", path: `M${edge} 452V582`, ink: "rule", width: 1 } as const]
          : []),
        sans({ text: name, x, y: 497 }),
        mono({ text: value, x, y: 550, size }),
      ];
    }),
  ];
}

type Wording = Pick<Text, "text" | "x" | "y"> & Partial<Text>;

function mono(text: Wording & Pick<Text, "size">): Text {
  return { kind: "text", weight: 600, face: "mono", ink: "ink", align: "left", ...text };
}

function sans(text: Wording): Text {
  const style = { size: 24, weight: 400, face: "sans", ink: "ink-muted", align: "left" } as const;
  return { kind: "text", ...style, ...text };
}

/** The WPM at which the scale ends; faster speeds are marked there, as on the page. */
const end = 100;

const bandGap = 4;
const bandHeight = 14;
const bandTop = 364;

/** The five speed bands, with the speed and its likely range marked above them. */
function bandScale({ wordsPerMinute, likelyRange }: KeptResult): readonly Shape[] {
  const along = (speed: number) => left + (Math.min(speed, end) / end) * (right - left);
  const own = speedBand(wordsPerMinute);
  return [
    ...speedBands.flatMap(({ name, from }, index): readonly Shape[] => {
      const x = along(from) + (index > 0 ? bandGap / 2 : 0);
      const next = speedBands[index + 1];
      const width = (next ? along(next.from) - bandGap / 2 : right) - x;
      const place = { x, y: bandTop, width, height: bandHeight, corner: 0 };
      const isOwn = name === own;
      const weight = isOwn ? 600 : 400;
      return [
        { kind: "box", ...place, fill: isOwn ? "accent" : "rule" },
        sans({
          text: name,
          x,
          y: bandTop + 46,
          size: 22,
          weight,
          ink: isOwn ? "ink" : "ink-muted",
        }),
      ];
    }),
    ...(likelyRange ? [rangeBar(along(likelyRange.low), along(likelyRange.high))] : []),
    ...mark(along(wordsPerMinute)),
  ];
}

function rangeBar(low: number, high: number): Shape {
  const [upper, middle, lower] = [bandTop - 16, bandTop - 10, bandTop - 4];
  const path = `M${low} ${upper}V${lower}M${low} ${middle}H${high}M${high} ${upper}V${lower}`;
  return { kind: "line", path, ink: "ink", width: 2.5 };
}

/** An upright bar across the scale, with a margin that keeps it apart from what it crosses. */
function mark(x: number): readonly Shape[] {
  const bar = { kind: "box", y: bandTop - 16, height: bandHeight + 18 } as const;
  return [
    { ...bar, x: x - 7, width: 14, corner: 0, fill: "sheet" },
    { ...bar, x: x - 3, width: 6, corner: 2, fill: "ink" },
  ];
}

const paceFrame = { left: 640, top: 156, bottom: 316 };

/**
 * The line of the page's pace chart, ruled as there, with the overall speed dotted across it where the
 * text was typed throughout. Where no pace is known nothing is drawn.
 */
function paceLine(
  pace: readonly PacePoint[],
  { wordsPerMinute, characters, isTypedThroughout }: KeptResult,
): readonly Shape[] {
  if (pace.length === 0) return [];
  const shape = paceShape(pace, characters, isTypedThroughout ? wordsPerMinute : 0);
  const scaling = {
    a: (right - paceFrame.left) / paceWidth,
    d: (paceFrame.bottom - paceFrame.top) / paceHeight,
    e: paceFrame.left,
    f: paceFrame.top,
  };
  const across = (speed: number) =>
    `M${paceFrame.left} ${paceFrame.top + shape.down(speed) * scaling.d}H${right}`;
  const rules = shape.ticks.map((tick): Shape => {
    return { kind: "line", path: across(tick), ink: "rule", width: 1.5 };
  });
  const line: Shape = { kind: "line", path: shape.path, scaling, ink: "accent", width: 3.5 };
  if (!isTypedThroughout) return [...rules, line];
  const path = across(wordsPerMinute);
  return [...rules, { kind: "line", path, ink: "ink-muted", width: 2, dash: [2, 8] }, line];
}
