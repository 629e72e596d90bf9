import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { countText, timeText } from "../figures-format.ts";
import { Section } from "../Section.tsx";
import { ReplayPlayer } from "./ReplayPlayer.tsx";

/** The test played back from its input stream. */
export function Replay({ trial }: { trial: FinishedTrial }) {
  return (
    <Section title="Replay" meaning={meaningOf(trial)}>
      <ReplayPlayer trial={trial} />
    </Section>
  );
}

function meaningOf({ inputStream, startedAt, finishedAt }: FinishedTrial): string {
  const time = timeText(Math.floor((finishedAt - startedAt) / 1000));
  const edits = countText(inputStream.length, "edit");
  const deletions = inputStream.filter(({ inserted }) => inserted.length === 0).length;
  return deletions === 0
    ? `Your text took ${edits} in ${time}, and you deleted nothing.`
    : `Your text took ${edits} in ${time}; ${countText(deletions, "deletion")} among them.`;
}
