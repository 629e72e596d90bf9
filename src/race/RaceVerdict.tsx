import { useMemo, useState } from "react";
import { summarize } from "../engine/metrics/summarize.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { gapOf, gapWords, type Gap, type GapPoint } from "./gap.ts";
import { verdictOf } from "./verdict.ts";
import { numberText, exactTimeText } from "../format/format-figures.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { type Challenge, challengeLink } from "./challenge-link.ts";
import { challengeOf } from "./challenge.ts";
import { useCopy } from "../ui/save-and-copy.tsx";
import button from "../ui/button.module.css";
import type { Exercise, ClaimedRun, Rival } from "../exercises/exercise.ts";
import { claimedSpeed } from "./race-exercise.ts";
import styles from "./RaceVerdict.module.css";
import { curveMonotoneX, line } from "d3-shape";
import { extent } from "d3-array";
import { Chart, roundScale, StretchedSvg } from "../ui/chart/Chart.tsx";

/** Who won a race and whether that can be chance, how the race went, and the link to reply with. */
export function RaceVerdict({
  exercise,
  rival,
  trial,
  refusals,
  onBegin,
}: {
  exercise: Exercise;
  rival: Rival;
  trial: FinishedTrial;
  /** How many keys were blocked at mistakes; only if that option was on. */
  refusals: number | undefined;
  onBegin: (exercise: Exercise) => void;
}) {
  const { alone } = exercise;
  const { copy, toCopy } = useCopy();
  const [problem, setProblem] = useState<string | null>(null);
  const gap = useMemo(() => gapOf(trial, rival.pacer), [trial, rival]);
  const { wordsPerMinute } = summarize(trial);
  const { meaning } = verdictOf(trial, rival);
  const reply = rival.claim && challengeOf({ ...exercise, trial, refusals }, rival.claim);

  async function copyReply(challenge: Challenge): Promise<boolean> {
    const link = await challengeLink(challenge, location.origin).catch(() => null);
    setProblem(link === null ? "This browser cannot put your text into a link." : null);
    return link !== null && copy(link);
  }

  return (
    <section className={styles.verdict} aria-label="Race">
      <div className={styles.summary}>
        <p>
          {meaning} {gapWords(gap, trial.presented)}
        </p>
        {rival.claim && (
          <p className={styles.claimed}>{claimWords(rival.claim, rival, wordsPerMinute)}</p>
        )}
      </div>
      <div className={styles.actions}>
        {reply && (
          <ActionButton name="Copy your reply" done="Copied" onPress={() => copyReply(reply)} />
        )}
        {reply && (
          <p className={styles.claimed}>
            The link carries both results, each with its pace.
            {reply.recipe.kind === "own" && " Some programs cut off long links like this one."}
          </p>
        )}
        {alone && (
          <button type="button" className={button.button} onClick={() => onBegin(alone())}>
            Leave the race
          </button>
        )}
        {problem && <p role="alert">{problem}</p>}
        {toCopy}
      </div>
      <div>
        <p className={styles.head}>
          <strong>Gap to your rival</strong>{" "}
          <span>characters ahead (+) or behind (−). Dashed: {rival.name}</span>
        </p>
        <GapChart gap={gap} />
      </div>
    </section>
  );
}

function claimWords(claim: ClaimedRun, { wordsPerMinute, answered }: Rival, mine: number): string {
  const claimed = `${claimedSpeed(claim.figures)} is unverified.`;
  return answered
    ? `The duel so far: ${numberText(answered.figures.wordsPerMinute)} WPM, then ${numberText(wordsPerMinute)}, then your ${numberText(mine)}. ${claimed}`
    : claimed;
}

/** The size of the picture, in pixels. Its width is the width available, and counts as this many units. */
const height = 110;
const width = 1000;

/**
 * Both runs of a race over its time: the rival's is the dashed line at 0, and the visitor's is above it
 * while ahead. Hidden from screen readers, because the text beside it says the same.
 */
function GapChart({ gap: { points, turn } }: { gap: Gap }) {
  const end = Math.max(1, points.at(-1)?.at ?? 0);
  const [least = 0, most = 0] = extent([-2, 2, ...points.map(({ gap }) => gap)]);
  const y = roundScale([least, most], [height, 0], 3);
  const x = (at: number) => (at / end) * width;
  const draw = line<GapPoint>(
    (point) => x(point.at),
    (point) => y.at(point.gap),
  )
    .curve(curveMonotoneX)
    .digits(1);
  return (
    <div aria-hidden="true" translate="no">
      <Chart
        scale={y}
        height={height}
        tickText={signed}
        ends={[exactTimeText(0), exactTimeText(end)]}
      >
        <line className={styles.rival} x2="100%" y1={y.at(0)} y2={y.at(0)} />
        {turn && (
          <line
            className={styles.turn}
            x1={`${(turn.at / end) * 100}%`}
            x2={`${(turn.at / end) * 100}%`}
            y2={height}
          />
        )}
        <StretchedSvg width={width} height={height}>
          <path className={styles.mine} d={draw([...points]) ?? ""} />
        </StretchedSvg>
      </Chart>
    </div>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${numberText(value)}` : numberText(value).replace("-", "−");
}
