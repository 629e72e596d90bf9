import type { Misalignment } from "../../engine/alignment/misalignment.ts";
import { presentedCharacters } from "../../engine/trial/graphemes.ts";
import type { Run } from "../../engine/trial/runs.ts";
import states from "../../styles/character-states.module.css";
import { paintedText } from "./painted-text.ts";

/** A run as it looks: what is wrong because of a slip before it looks otherwise than a mistake of its own. */
interface PaintedRun extends Run {
  readonly look?: "skipped" | "extra" | "outOfStep";
}

/**
 * Shows runs in a box in place of those that it shows.
 *
 * @param isAnew whether all elements are made anew, which the document takes as one change, however
 *   many there are. Otherwise runs of the same states as before keep their elements, and only the
 *   texts that differ are written: from key to key the run before the caret, the character under it,
 *   and the rest.
 */
export function paintRuns(box: HTMLElement, all: readonly PaintedRun[], isAnew: boolean): void {
  const runs = all.flatMap(withoutMarkedIndentation);
  const texts = isAnew ? null : textsOf(box, runs);
  if (!texts) {
    box.replaceChildren(...runs.map(elementOf));
    return;
  }
  for (const [index, text] of texts.entries()) {
    const shown = paintedText(runs[index]?.text ?? "");
    if (text.nodeValue !== shown) text.nodeValue = shown;
  }
}

/** The texts of elements that can show the runs; `null` where the box has others, as after an extension was at it. */
function textsOf(box: HTMLElement, runs: readonly Run[]): readonly Text[] | null {
  if (box.childNodes.length !== runs.length) return null;
  const texts: Text[] = [];
  for (const [index, { state }] of runs.entries()) {
    const element = box.children[index];
    const text = element?.firstChild;
    if (element?.getAttribute("data-state") !== state || !(text instanceof Text)) return null;
    texts.push(text);
  }
  return texts;
}

/** The runs with the place of a slip apart, and those after it told from mistakes of their own. */
export function withMisalignment(
  runs: readonly Run[],
  slip: Misalignment | null,
): readonly PaintedRun[] {
  if (!slip) return runs;
  const { kind, start } = slip;
  const end = kind === "skipped" ? start + slip.count : start + 1;
  return runs.flatMap((run): readonly PaintedRun[] => {
    if (run.state !== "wrong") return [run];
    const characters = presentedCharacters(run.text);
    const piece = (from: number, to: number) => ({
      state: run.state,
      start: Math.max(run.start, from),
      text: characters.slice(Math.max(0, from - run.start), Math.max(0, to - run.start)).join(""),
    });
    const pieces: readonly PaintedRun[] = [
      piece(0, start),
      { ...piece(start, end), look: kind },
      { ...piece(end, Infinity), look: "outOfStep" },
    ];
    return pieces.filter(({ text }) => text !== "");
  });
}

/** A run that is marked, with what it has of indentation apart, which is neither right nor wrong. */
function withoutMarkedIndentation(run: PaintedRun): readonly PaintedRun[] {
  const isMarked = run.state === "wrong" || run.state === "current";
  if (!isMarked || !run.text.includes("\n ")) return [run];
  const pieceOf = (text: string): PaintedRun => ({ ...run, text });
  return run.text.split(/(\n +)/).flatMap((part): readonly PaintedRun[] => {
    if (part === "") return [];
    if (!part.startsWith("\n ")) return [pieceOf(part)];
    return [pieceOf("\n"), { state: "pending", start: run.start, text: part.slice(1) }];
  });
}

function elementOf({ state, text, look }: PaintedRun): HTMLElement {
  const element = document.createElement("span");
  element.dataset["state"] = state;
  element.className = states[look ?? state] ?? "";
  if (look === "skipped" || look === "extra") element.dataset["misaligned"] = look;
  element.textContent = paintedText(text);
  return element;
}
