import { elapsed } from "../engine/elapsed.ts";
import { liveFigures } from "../engine/live-figures.ts";
import type { Trial } from "../engine/trial.ts";
import { FigureList } from "../ui/FigureList.tsx";
import { useTick } from "./use-tick.ts";

/** The four figures of a trial as it is typed. Deliberately no live region: nothing is read out while typing. */
export function LiveFigures({ trial }: { trial: Trial }) {
  const now = useTick(trial.phase === "running");
  const { wordsPerMinute, accuracy, errors } = liveFigures(trial, now);
  // By the tick alone, which is enough for whole seconds and spares each key a change.
  const seconds = Math.floor(elapsed(trial, now) / 1000);
  return (
    <FigureList
      figures={[
        { label: "Speed", value: wordsPerMinute, unit: "WPM" },
        { label: "Accuracy", value: accuracy, unit: "%" },
        { label: "Time", value: seconds, unit: "s" },
        { label: "Errors", value: errors },
      ]}
    />
  );
}
