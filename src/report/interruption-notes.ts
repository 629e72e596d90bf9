import type { Milliseconds } from "../engine/trial/edit.ts";
import type { Interruption } from "../engine/trial/interrupt.ts";
import { stallsDuring } from "../engine/trial/stalls.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { exactTimeText } from "./figures-format.ts";

/** A sentence for each kind of interruption that fell into a trial. */
export function interruptionNotes({
  startedAt,
  finishedAt,
  interruptions,
}: Pick<FinishedTrial, "startedAt" | "finishedAt" | "interruptions">): readonly string[] {
  const total = (kind: Interruption["kind"]) => {
    const spans = interruptions.filter((interruption) => interruption.kind === kind);
    return stallsDuring(startedAt, finishedAt, spans).total;
  };
  return [
    ...sentence(total("hidden"), "The page was out of sight for"),
    ...sentence(total("stalled"), "The page stood still for"),
  ];
}

function sentence(time: Milliseconds, beginning: string): readonly string[] {
  if (time <= 0) return [];
  return [`${beginning} ${exactTimeText(time)} of this test, and the clock went on.`];
}
