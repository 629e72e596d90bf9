import { rightToLeftLetter, textDirection } from "../../texts/right-to-left.ts";
import type { AttachedTest } from "../api.ts";

/** Places the bar of the caret where its character begins: at its left, or at its right in text from right to left. */
export function placeBar({ test, painter: { box, subscribe } }: AttachedTest): () => void {
  let { presented } = test.getState().trial;
  let directionAt = directionsIn(presented);
  let place = "";
  const update = () => {
    const { trial } = test.getState();
    if (trial.presented !== presented) {
      ({ presented } = trial);
      directionAt = directionsIn(presented);
    }
    const next = directionAt(trial.transcribed.graphemes.length) === "rtl" ? "-3px" : "";
    if (next === place) return;
    place = next;
    box.style.setProperty("--bar", place);
  };
  update();
  return subscribe(update);
}

/** Characters that always run left to right. */
const leftToRight = /[\p{Letter}\p{Number}]/u;

const allRightToLeft = new RegExp(rightToLeftLetter, "gu");

/**
 * Returns the direction of the character at a position. It is that of the text, but in a text with letters
 * of both directions each letter and number has its own.
 */
export function directionsIn(presented: readonly string[]): (position: number) => "ltr" | "rtl" {
  const text = presented.join("");
  const direction = textDirection(text);
  const isMixed =
    rightToLeftLetter.test(text) && leftToRight.test(text.replaceAll(allRightToLeft, ""));
  if (!isMixed) return () => direction;
  return (position) => {
    const character = presented[position] ?? "";
    if (rightToLeftLetter.test(character)) return "rtl";
    return leftToRight.test(character) ? "ltr" : direction;
  };
}
