import type { Misalignment } from "../../engine/alignment/misalignment.ts";
import { presentedCharacters } from "../../engine/trial/graphemes.ts";
import { type Run, runsOf } from "../../engine/trial/runs.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import type { Exercise } from "../../exercises/exercise.ts";
import states from "../../styles/character-states.module.css";
import type { PaintedRun, PassagePainter, RunElement } from "../api.ts";
import type { TestStore } from "../store.ts";
import { paintedText, type PaintedSegment, paintedSegment } from "./painted-segment.ts";

/**
 * Paints the coloured passage after each change of the test, without React (decision 4): one element for
 * each run of characters in the same state.
 */
export function paintPassage(box: HTMLElement, test: TestStore): PassagePainter {
  const listeners = new Set<() => void>();
  let lineStarts: readonly number[] = [];
  let exercise: Exercise | null = null;
  let trial: Trial | null = null;
  let segment: PaintedSegment = { from: 0, to: 0 };
  let elements: readonly RunElement[] = [];

  const paint = () => {
    const state = test.getState();
    if (state.exercise !== exercise) lineStarts = [];
    ({ exercise } = state);
    const next = paintedSegment(state.trial.presented.length, caretOf(state.trial), lineStarts);
    if (trial === state.trial && segment.from === next.from) return;
    ({ trial } = state);
    segment = next;
    const runs = withMisalignment(runsOf(trial, segment.from, segment.to), state.misalignment);
    elements = show(box, runs.flatMap(withoutMarkedIndentation), elements);
    for (const listener of listeners) listener();
  };

  const unsubscribe = test.subscribe(paint);
  paint();
  return {
    box,
    segment: () => segment,
    elements: () => elements,
    lineStarts: () => lineStarts,
    setLineStarts(positions) {
      lineStarts = positions;
      paint();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: unsubscribe,
  };
}

function caretOf({ transcribed }: Trial): number {
  return transcribed.graphemes.length;
}

/**
 * Shows runs in a box. If they have the states and looks of those that are shown, the elements stay and
 * only the texts that differ are written: mostly the run before the caret, the character under it and the
 * rest. Otherwise all elements are replaced, which the document takes as one change.
 */
function show(
  box: HTMLElement,
  runs: readonly PaintedRun[],
  shown: readonly RunElement[],
): readonly RunElement[] {
  if (!canReuse(box, runs, shown)) {
    const elements = runs.map(runElement);
    box.replaceChildren(...elements.map(({ element }) => element));
    return elements;
  }
  return shown.map((before, index) => {
    const run = runs[index] ?? before.run;
    const text = paintedText(run.text);
    // An extension may have changed it.
    if (before.text.data !== text) before.text.data = text;
    return { ...before, run };
  });
}

/** Whether the elements can show the runs and are still in the box: an extension may have replaced them. */
function canReuse(
  box: HTMLElement,
  runs: readonly PaintedRun[],
  shown: readonly RunElement[],
): boolean {
  return (
    shown.length === runs.length &&
    box.childNodes.length === runs.length &&
    shown.every(
      ({ run, element, text }, index) =>
        run.state === runs[index]?.state &&
        run.look === runs[index].look &&
        element.parentNode === box &&
        text.parentNode === element,
    )
  );
}

function runElement(run: PaintedRun): RunElement {
  const { state, look } = run;
  const element = document.createElement("span");
  element.dataset["state"] = state;
  element.className = states[look ?? state] ?? "";
  if (look === "skipped" || look === "extra") element.dataset["misaligned"] = look;
  const text = document.createTextNode(paintedText(run.text));
  element.append(text);
  return { run, element, text };
}

/**
 * The runs with the place of a misalignment as a run of its own, and the wrong ones after it marked as its
 * consequence.
 */
function withMisalignment(
  runs: readonly Run[],
  misalignment: Misalignment | null,
): readonly PaintedRun[] {
  if (!misalignment) return runs;
  const { kind, start } = misalignment;
  const end = kind === "skipped" ? start + misalignment.count : start + 1;
  return runs.flatMap((run): readonly PaintedRun[] => {
    if (run.state !== "wrong") return [run];
    const characters = presentedCharacters(run.text);
    const piece = (from: number, to: number) => ({
      state: run.state,
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

/** A marked run with its indentation apart, which is neither right nor wrong. */
function withoutMarkedIndentation(run: PaintedRun): readonly PaintedRun[] {
  const isMarked = run.state === "wrong" || run.state === "current";
  if (!isMarked || !run.text.includes("\n ")) return [run];
  const pieceOf = (text: string): PaintedRun => ({ ...run, text });
  return run.text.split(/(\n +)/).flatMap((part): readonly PaintedRun[] => {
    if (part === "") return [];
    if (!part.startsWith("\n ")) return [pieceOf(part)];
    return [pieceOf("\n"), { state: "pending", text: part.slice(1) }];
  });
}
