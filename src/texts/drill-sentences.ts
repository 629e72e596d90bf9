import type { DrillProblem } from "./drill.ts";
import { fewestSamples, type WeakSpot } from "./weak-spots.ts";

/** Why a drill is as it is: "because you were slow on th and ou, and missed r". */
export function drillReason(spots: readonly WeakSpot[]): string {
  const slow = spots.filter(({ isSlow }) => isSlow);
  const missed = spots.filter(({ isMissed }) => isMissed);
  const reasons = [
    ...(slow.length > 0 ? [`were slow on ${listed(slow)}`] : []),
    ...(missed.length > 0 ? [`missed ${listed(missed)}`] : []),
  ];
  return `because you ${reasons.join(", and ")}`;
}

function listed(spots: readonly WeakSpot[]): string {
  const texts = spots.map(({ text }) => text);
  const last = texts.at(-1) ?? "";
  return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} and ${last}` : last;
}

export const drillProblemSentences: Readonly<Record<DrillProblem, string>> = {
  tooLittleTyped: `Take a test or two first: a drill is made of letters and pairs that you have typed at least ${fewestSamples} times.`,
  noWeakSpots:
    "No letter or pair stands out as slow or missed in this visit, so there is nothing to drill: take another test, perhaps at a harder level.",
};
