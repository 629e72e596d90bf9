import { layoutOf } from "../content/keyboard-layouts.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { Report } from "../report/Report.tsx";
import { useFollowed, useKept } from "../visit/use-followed.ts";
import type { Visit } from "../visit/visit.ts";
import { useExplained } from "./Outcome.tsx";

/** The report of a finished trial, given what the visit holds. */
export function TestReport({ visit, trial }: { visit: Visit; trial: FinishedTrial }) {
  const explained = useExplained(visit, trial);
  const visitTests = useKept(visit.finishedTests);
  const chosenLayout = useKept(visit.layout);
  const title = useFollowed(visit.test, ({ exercise }) => exercise.title);
  const language = useFollowed(visit.test, ({ exercise }) => exercise.language);
  return (
    <Report
      trial={trial}
      analysis={explained?.analysis ?? null}
      title={title}
      visitTests={visitTests}
      layout={chosenLayout ?? layoutOf(language ?? "en")}
      onLayout={visit.layout.set}
      practise={explained?.practise ?? null}
    />
  );
}
