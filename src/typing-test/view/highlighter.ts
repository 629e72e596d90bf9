import type { Misalignment } from "../../engine/alignment/misalignment.ts";
import { isSameCharacter } from "../../engine/trial/same-character.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import styles from "./highlights.module.css";
import { paintedText } from "./painted-text.ts";
import type { PaintedSegment } from "./painted-segment.ts";

/** Shows the states of a passage's characters without elements of their own. */
interface Highlighter {
  /** Gives whether it has shown a trial; where not, elements are to show it. */
  readonly paint: (trial: Trial, stretch: PaintedSegment, slip: Misalignment | null) => boolean;
  readonly stop: () => void;
}

/**
 * Shows the states of characters as CSS highlights over one text that no key changes, so that a key
 * has nothing laid out: what is right as far as the caret, over it what is wrong or held by an input
 * method, and the character to type next.
 *
 * Highlights have no shapes of their own. So the mark as a bar and the one that glides, the place of a
 * slip, which is outlined and leads back to it, and what is drawn in forced colours are elements'.
 *
 * @param box what the passage is painted in
 * @param onChange told when it can show what it could not, or the other way round
 * @returns `null` where the browser has no highlights, or cannot draw a line under them. That no
 *   browser tells; but those that find highlights at a point, which is younger, draw lines as well.
 */
export function highlighterOf(box: HTMLElement, onChange: () => void): Highlighter | null {
  if (!canHighlight()) return null;
  if (box.closest("[data-caret=bar], [data-glides]")) return null;
  box.classList.add(styles.highlit ?? "");
  const [correct, wrong, held, current] = [
    highlightNamed("correct", 0),
    highlightNamed("wrong", 1),
    highlightNamed("held", 1),
    highlightNamed("current", 1),
  ];
  const all = [correct, wrong, held, current];
  const text = new Text();
  const typed = rangeIn(text, 0, 0);
  const next = rangeIn(text, 0, 0);
  let shown: Shown | null = null;
  let painted: { readonly trial: Trial; readonly caret: number } | null = null;
  let last = { highlight: wrong, range: typed };

  const forcedColors = matchMedia("(forced-colors: active)");
  let isForced = forcedColors.matches;
  const lookAgain = () => {
    isForced = forcedColors.matches;
    onChange();
  };
  forcedColors.addEventListener("change", lookAgain);

  const clear = () => {
    for (const highlight of all) highlight.clear();
    painted = null;
  };
  const mark = (highlight: Highlight, from: number, to: number) => {
    if (last.highlight === highlight && last.range.endOffset === from) last.range.setEnd(text, to);
    else {
      last = { highlight, range: rangeIn(text, from, to) };
      highlight.add(last.range);
    }
  };

  return {
    paint(trial, stretch, slip) {
      if (slip || isForced) {
        clear();
        return false;
      }
      const { presented, transcribed, composing } = trial;
      const { from, to } = stretch;
      if (shown?.presented !== presented || shown.from !== from || shown.to !== to) {
        shown = shownIn(presented, stretch);
        painted = null;
      }
      const { starts, ends } = shown;
      // An extension may have been at it.
      if (text.data !== shown.text || text.parentNode !== box || box.childNodes.length > 1) {
        text.data = shown.text;
        box.replaceChildren(text);
        painted = null;
      }
      if (!painted || !isAdded(painted.trial, trial)) {
        clear();
        correct.add(typed);
        current.add(next);
        last = { highlight: correct, range: typed };
      }

      const first = painted?.caret ?? from;
      const caret = Math.min(transcribed.graphemes.length, to);
      for (const [index, character] of transcribed.graphemes.slice(first, caret).entries()) {
        const position = first + index;
        if (isSameCharacter(presented[position] ?? "", character)) continue;
        const isHeld = composing && position >= composing.start && position < composing.end;
        const place = position - from;
        mark(isHeld ? held : wrong, starts[place] ?? 0, ends[place] ?? 0);
      }
      const place = starts[caret - from] ?? text.length;
      typed.setEnd(text, place);
      next.setStart(text, place);
      next.setEnd(text, ends[caret - from] ?? text.length);
      painted = { trial, caret };
      return true;
    },
    stop() {
      forcedColors.removeEventListener("change", lookAgain);
      clear();
    },
  };
}

function canHighlight(): boolean {
  try {
    return "highlightsFromPoint" in CSS.highlights && new Highlight().size === 0;
  } catch {
    return false;
  }
}

/** A stretch of a text as it is painted, and where in it each character's mark begins and ends. */
interface Shown extends PaintedSegment {
  readonly presented: readonly string[];
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function shownIn(presented: readonly string[], { from, to }: PaintedSegment): Shown {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  for (const character of presented.slice(from, to)) {
    starts.push(text.length);
    // Of a line end its mark and the end itself, without indentation, which is not typed.
    ends.push(text.length + (character.startsWith("\n") ? 2 : character.length));
    text += paintedText(character);
  }
  return { presented, from, to, text, starts, ends };
}

/** Whether a trial is another with something added at its end, and nothing else. */
function isAdded(before: Trial, { inputStream, composing }: Trial): boolean {
  const edit = inputStream.at(-1);
  return (
    inputStream.length === before.inputStream.length + 1 &&
    edit?.start === before.transcribed.graphemes.length &&
    !composing &&
    !before.composing
  );
}

function highlightNamed(name: string, priority: number): Highlight {
  const highlight = new Highlight();
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  return highlight;
}

function rangeIn(text: Text, from: number, to: number): Range {
  const range = new Range();
  range.setStart(text, from);
  range.setEnd(text, to);
  return range;
}
