import type { PacePoint } from "../../../engine/rhythm/pace.ts";
import { height, paceShape, width } from "../../pace/pace-shape.ts";
import type { KeptResult } from "../kept-result.ts";
import type { Shape } from "./shape.ts";

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The line of the page's pace chart, ruled as there, with the overall speed dotted across it where the
 * text was typed throughout. Where no pace is known nothing is drawn.
 */
export function paceLine(
  pace: readonly PacePoint[],
  { wordsPerMinute, characters, isTypedThroughout }: KeptResult,
  { left, right, top, bottom }: Frame,
): readonly Shape[] {
  if (pace.length === 0) return [];
  const shape = paceShape(pace, characters, isTypedThroughout ? wordsPerMinute : 0);
  const scaling = { a: (right - left) / width, d: (bottom - top) / height, e: left, f: top };
  const across = (speed: number) => `M${left} ${top + shape.down(speed) * scaling.d}H${right}`;
  const rules = shape.ticks.map((tick): Shape => {
    return { kind: "line", path: across(tick), ink: "rule", width: 1.5 };
  });
  const line: Shape = { kind: "line", path: shape.path, scaling, ink: "accent", width: 3.5 };
  if (!isTypedThroughout) return [...rules, line];
  const path = across(wordsPerMinute);
  return [...rules, { kind: "line", path, ink: "ink-muted", width: 2, dash: [2, 8] }, line];
}
