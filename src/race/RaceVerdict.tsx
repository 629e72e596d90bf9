import { extent } from "d3-array";
import { curveMonotoneX, line } from "d3-shape";
import {
  isBeyondNoise,
  measureSpeed,
  nextRange,
  type Speed,
} from "../engine/metrics/likely-range.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { Rival } from "../exercises/rival.ts";
import { numberText, timeText } from "../format/format-figures.ts";
import { savedResult, shownSpeed, unitOfResult } from "../format/saved-result.ts";
import { bareSpeedText, speedText, type SpeedUnit } from "../format/speed-unit.ts";
import type { TypingRules } from "../format/typing-rules.ts";
import type { TestStore } from "../typing-test/store.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Chart, movedDown, roundScale, StretchedSvg, stretchedWidth } from "../ui/chart/Chart.tsx";
import chart from "../ui/chart/Chart.module.css";
import note from "../ui/note.module.css";
import { useCopy } from "../ui/save-and-copy.tsx";
import { LeaveRace } from "./RaceBar.tsx";
import { challengeOf, claimedSpeed } from "./race-exercise.ts";
import { type Challenge, challengeLink } from "./challenge-link.ts";
import { type Gap, gapOf, type GapPoint, gapWords } from "./gap.ts";
import styles from "./race.module.css";

/** Who won a race and whether that can be chance, how the race went, and the link to reply with. */
export function RaceVerdict({
  test,
  exercise,
  rival,
  trial,
  rules,
  meaning,
}: {
  test: TestStore;
  exercise: Exercise;
  rival: Rival;
  trial: FinishedTrial;
  rules: TypingRules;
  /** Of the verdict. */
  meaning: string;
}) {
  const { claim, answered } = rival;
  const { copy, toCopy } = useCopy();
  const gap = gapOf(trial, exercise.limit, rival.pacer);
  const mine = savedResult(trial, "");
  const numberOf = (speed: number) => bareSpeedText(speed, unitOfResult(mine));
  const reply = claim && challengeOf(exercise, trial, rules, claim);

  async function copyReply(challenge: Challenge): Promise<boolean> {
    return copy(await challengeLink(challenge, location.origin));
  }

  return (
    <section className={styles.verdict} aria-label="Race">
      <div className={styles.summary}>
        <p>
          {meaning} {gapWords(gap, trial.presented)}
        </p>
        {claim && (
          <p className={note.note}>
            {answered &&
              `The duel so far: ${claimedSpeed(answered.figures)}, then ${numberOf(rival.wordsPerMinute)}, then your ${numberOf(shownSpeed(mine))}. `}
            {`${claimedSpeed(claim.figures)} is unverified.`}
          </p>
        )}
      </div>
      <div className={`${styles.actions} not-printed`}>
        {reply && (
          <>
            <ActionButton name="Copy your reply" done="Copied" onPress={() => copyReply(reply)} />
            <p className={note.note}>
              The link carries both results, each with its pace.
              {reply.recipe.kind === "own" && " Some programs cut off long links."}
            </p>
          </>
        )}
        <LeaveRace test={test} exercise={exercise} />
        {toCopy}
      </div>
      <div>
        <p className={chart.head}>
          <strong>Gap to your rival</strong>{" "}
          <span>characters ahead (+) or behind (−). Dashed: {rival.name}</span>
        </p>
        <GapChart gap={gap} />
      </div>
    </section>
  );
}

/** Of the picture, in pixels at the usual text size. */
const height = 110;

/**
 * Both runs of a race over its time: the rival's is the dashed line at 0, and the visitor's is above it
 * while ahead. Hidden from screen readers, because the text beside it says the same.
 */
function GapChart({ gap: { points, turn } }: { gap: Gap }) {
  const end = Math.max(1, points.at(-1)?.at ?? 0);
  const [least = 0, most = 0] = extent([-2, 2, ...points.map(({ gap }) => gap)]);
  const y = roundScale([least, most], [height, 0], 3);
  const draw = line<GapPoint>(
    ({ at }) => (at / end) * stretchedWidth,
    ({ gap }) => y.at(gap),
  )
    .curve(curveMonotoneX)
    .digits(1);
  return (
    <div aria-hidden="true" translate="no">
      <Chart
        scale={y}
        height={height}
        tickText={signed}
        ends={[timeText(0), timeText(Math.floor(end / 1000))]}
      >
        <line className={styles.rivalLine} x2="100%" style={movedDown(y.at(0))} />
        {turn && (
          <svg x={`${(turn.at / end) * 100}%`} overflow="visible">
            <line className={styles.turn} y2="100%" />
          </svg>
        )}
        <StretchedSvg height={height}>
          <path className={styles.myLine} d={draw([...points]) ?? ""} />
        </StretchedSvg>
      </Chart>
    </div>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${numberText(value)}` : numberText(value).replace("-", "−");
}

export function verdictOf(trial: FinishedTrial, rival: Rival) {
  const { inputStream, startedAt, finishedAt } = trial;
  const isPasted = inputStream.some(({ kind }) => kind === "pasted" || kind === "dropped");
  if (isPasted || finishedAt === startedAt) {
    const reason = isPasted ? "Some of this text was not typed" : "This text took no time";
    return { heading: "No winner", meaning: `${reason}, so nobody won.` };
  }
  const result = savedResult(trial, "");
  const mine = { ...measureSpeed(trial), wordsPerMinute: shownSpeed(result) };
  return verdict(mine, rival, unitOfResult(result));
}

/**
 * The verdict on two speeds as shown: a heading and a sentence, which claim no more than the figures do. A
 * run without a half-width is taken to vary as the other does, but a steady speed does not vary.
 */
export function verdict(
  mine: Speed,
  rival: Speed & Pick<Rival, "claim">,
  unit: SpeedUnit,
): { readonly heading: string; readonly meaning: string } {
  const lead = Math.round(unit.perWord * (mine.wordsPerMinute - rival.wordsPerMinute));
  if (lead === 0) {
    return {
      heading: "A draw",
      meaning: `${rival.claim ? "You both typed" : "Both at"} ${speedText(rival.wordsPerMinute, unit)}.`,
    };
  }
  const by = `${numberText(Math.abs(lead))} ${unit.name}`;
  const heading = `You ${lead > 0 ? "won" : "lost"} by ${by}`;
  const isClear = isBeyondNoise(
    { ...mine, halfWidth: mine.halfWidth ?? (rival.halfWidth || null) },
    { ...rival, halfWidth: rival.halfWidth ?? mine.halfWidth },
  );
  if (isClear) return { heading, meaning: "A gap this large is more than chance explains." };
  if (isClear === null) {
    const without = rival.halfWidth === null ? "Neither test has a" : "Your test has no";
    return { heading, meaning: `${without} likely range, so the gap may be chance.` };
  }
  const isUneven = [mine, rival].some(
    ({ wordsPerMinute, halfWidth }) => halfWidth !== null && !nextRange(wordsPerMinute, halfWidth),
  );
  const [reason, cause] = isUneven
    ? ["Too uneven", "When speeds vary this much, a gap like this"]
    : ["Too close", "A gap this small"];
  return {
    heading: `${reason} to call: ${by} ${lead > 0 ? "ahead" : "behind"}`,
    meaning: `${cause} can be chance. The next race may go the other way.`,
  };
}
