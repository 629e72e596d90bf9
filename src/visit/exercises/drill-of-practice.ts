import { drillProblemSentences } from "../../texts/drill-sentences.ts";
import type { Practice } from "../../texts/weak-spots.ts";
import type { TestStore } from "../test-store.ts";
import { drillOf } from "./drill-exercise.ts";
import { wholeSource } from "./whole-source.ts";

/**
 * Begins a drill out of what is known of letters and pairs from elsewhere than this visit.
 *
 * @returns why there is none, where there is none.
 */
export function beginDrill(test: TestStore, practice: Practice): string | null {
  const exercise = drillOf(() => practice, wholeSource(test.state().source));
  if (typeof exercise === "string") return drillProblemSentences[exercise];
  test.tell({ kind: "begin", exercise });
  return null;
}
