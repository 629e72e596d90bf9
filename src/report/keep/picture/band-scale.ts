import { speedBand, speedBands } from "../../../engine/figures/speed-band.ts";
import type { KeptResult } from "../kept-result.ts";
import type { Shape } from "./shape.ts";

/** The WPM at which the scale ends; faster speeds are marked there, as on the page. */
const end = 100;

const gap = 4;
const barHeight = 14;

/** The five speed bands, with the speed and its likely range marked above them. */
export function bandScale(
  { wordsPerMinute, likelyRange }: KeptResult,
  { left, right, top }: { left: number; right: number; top: number },
): readonly Shape[] {
  const along = (speed: number) => left + (Math.min(speed, end) / end) * (right - left);
  const own = speedBand(wordsPerMinute);
  return [
    ...speedBands.flatMap(({ name, from }, index): readonly Shape[] => {
      const x = along(from) + (index > 0 ? gap / 2 : 0);
      const next = speedBands[index + 1];
      const width = (next ? along(next.from) - gap / 2 : right) - x;
      const isOwn = name === own;
      return [
        {
          kind: "box",
          x,
          y: top,
          width,
          height: barHeight,
          corner: 0,
          fill: isOwn ? "accent" : "rule",
        },
        {
          kind: "text",
          text: name,
          x,
          y: top + 46,
          size: 22,
          weight: isOwn ? 600 : 400,
          face: "sans",
          ink: isOwn ? "ink" : "ink-muted",
          align: "left",
        },
      ];
    }),
    ...(likelyRange ? [rangeBar(along(likelyRange.low), along(likelyRange.high), top)] : []),
    ...mark(along(wordsPerMinute), top),
  ];
}

function rangeBar(low: number, high: number, top: number): Shape {
  const [upper, middle, lower] = [top - 16, top - 10, top - 4];
  const path = `M${low} ${upper}V${lower}M${low} ${middle}H${high}M${high} ${upper}V${lower}`;
  return { kind: "line", path, ink: "ink", width: 2.5 };
}

/** An upright bar across the scale, with a margin that keeps it apart from what it crosses. */
function mark(x: number, top: number): readonly Shape[] {
  const bar = { kind: "box", height: barHeight + 18 } as const;
  return [
    { ...bar, x: x - 7, y: top - 16, width: 14, corner: 0, fill: "sheet" },
    { ...bar, x: x - 3, y: top - 16, width: 6, corner: 2, fill: "ink" },
  ];
}
