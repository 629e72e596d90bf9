import { rightToLeftLetter, textDirection } from "../../texts/right-to-left.ts";
import type { AttachedTest } from "../api.ts";

/** Places the bar of the caret where its character begins: at its left, or at its right in text from right to left. */
export function placeBar({ test, painter: { box, subscribe } }: AttachedTest): () => void {
  let { exercise } = test.getState();
  let direction = textDirection(exercise.text);
  let place = "";
  const update = () => {
    const state = test.getState();
    if (state.exercise !== exercise) {
      ({ exercise } = state);
      direction = textDirection(exercise.text);
    }
    const { presented, transcribed } = state.trial;
    const isRight =
      (characterDirection(presented, transcribed.graphemes.length) ?? direction) === "rtl";
    const next = isRight ? "-3px" : "";
    if (next === place) return;
    place = next;
    box.style.setProperty("--bar", place);
  };
  update();
  return subscribe(update);
}

/** Characters that always run left to right. */
const leftToRight = /[\p{Letter}\p{Number}]/u;

/**
 * The direction of a character in a text that has both.
 *
 * @returns `null` for spaces and marks, which take the direction of what is around them, and in a text that
 *   runs one way.
 */
export function characterDirection(
  presented: readonly string[],
  position: number,
): "ltr" | "rtl" | null {
  return isMixed(presented) ? directionOf(presented[position] ?? "") : null;
}

function directionOf(character: string): "ltr" | "rtl" | null {
  if (rightToLeftLetter.test(character)) return "rtl";
  return leftToRight.test(character) ? "ltr" : null;
}

/** Cached for the latest text, because each key asks. */
let latest: { readonly presented: readonly string[]; readonly isMixed: boolean } | null = null;

function isMixed(presented: readonly string[]): boolean {
  if (latest?.presented !== presented) {
    const text = presented.join("");
    const isOneWay =
      !rightToLeftLetter.test(text) || !leftToRight.test(text.replaceAll(allRightToLeft, ""));
    latest = { presented, isMixed: !isOneWay };
  }
  return latest.isMixed;
}

const allRightToLeft = new RegExp(rightToLeftLetter, "gu");
