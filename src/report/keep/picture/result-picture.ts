import type { PacePoint } from "../../../engine/rhythm/pace.ts";
import type { KeptResult } from "../kept-result.ts";
import { type Figure, resultTexts } from "../result-texts.ts";
import { bandScale } from "./band-scale.ts";
import { paceLine } from "./pace-line.ts";
import type { Shape, Text } from "./shape.ts";

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
    ...paceLine(pace, result, { left: 640, right, top: 156, bottom: 316 }),
    ...bandScale(result, { left, right, top: 364 }),
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
