import { applyEdit } from "../../engine/trial/apply-edit.ts";
import type { Edit, Milliseconds } from "../../engine/trial/edit.ts";
import { interrupt, type Interruption } from "../../engine/trial/interruptions.ts";
import { newTrial, type Trial } from "../../engine/trial/trial.ts";

/** The trial that results from edits and interruptions, their times shifted by `opened`. */
export function trialOfEvents(
  presented: string,
  limit: Milliseconds | null,
  events: readonly (Edit | Interruption)[],
  opened: Milliseconds,
): Trial {
  let trial: Trial = newTrial(presented, limit);
  for (const event of events) {
    trial =
      "from" in event
        ? interrupt(trial, { ...event, from: opened + event.from, to: opened + event.to })
        : applyEdit(trial, shifted(event, opened));
  }
  return trial;
}

function shifted({ at, receivedAt, keys, ...given }: Edit, opened: Milliseconds): Edit {
  return {
    ...given,
    at: opened + at,
    ...(receivedAt !== undefined && { receivedAt: opened + receivedAt }),
    ...(keys && { keys: keys.map((key) => ({ ...key, at: opened + key.at })) }),
  };
}
