import type { PacePoint } from "../../engine/rhythm/pace.ts";
import { countText, numberText } from "../figures-format.ts";
import { textAround } from "./text-around.ts";

/**
 * Where the pace was lowest and highest, and whether pauses are part of it.
 *
 * @param pauses how many intervals were longer than two seconds
 */
export function paceMeaning(
  slowest: PacePoint,
  fastest: PacePoint,
  pauses: number,
  transcribed: readonly string[],
): string {
  const [low, high] = [slowest, fastest].map((point) => numberText(point.wordsPerMinute));
  const around = (point: PacePoint) => `“${textAround(transcribed, point.position)}”`;
  const sentence =
    low === high
      ? `You kept an even pace of ${low} WPM.`
      : `You were slowest around ${around(slowest)}, at ${low} WPM, and fastest around ${around(fastest)}, at ${high} WPM.`;
  if (pauses === 0) return sentence;
  const are = pauses === 1 ? "is" : "are";
  return `${sentence} ${countText(pauses, "pause")} of more than two seconds ${are} part of it.`;
}
