import { extent } from "d3-array";
import { curveMonotoneX, line } from "d3-shape";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Race } from "../exercises/exercise.ts";
import { numberText, timeText } from "../format/format-figures.ts";
import { type SavedResult, shownSpeed, unitOfResult } from "../format/saved-result.ts";
import { bareSpeedText } from "../format/speed-unit.ts";
import type { TestStore } from "../typing-test/store.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Chart, movedDown, roundScale, StretchedSvg, stretchedWidth } from "../ui/chart/Chart.tsx";
import chart from "../ui/chart/Chart.module.css";
import note from "../ui/note.module.css";
import { useCopy } from "../ui/save-and-copy.tsx";
import { LeaveRace } from "./RaceBar.tsx";
import { challengeOf, qualifiedSpeed } from "./race-exercise.ts";
import { challengeLink } from "./challenge-link.ts";
import { type Gap, gapOf, type GapPoint, raceSummary } from "./gap.ts";
import styles from "./race.module.css";

/** Who won a race and whether that can be chance, how the race went, and the link to reply with. */
export function RaceVerdict({
  test,
  race: { rival, leave },
  trial,
  result,
  meaning,
}: {
  test: TestStore;
  race: Race;
  trial: FinishedTrial;
  result: SavedResult;
  /** The sentence of the verdict. */
  meaning: string;
}) {
  // None of this changes until the next test begins, which removes the verdict.
  const { exercise } = test.getState();
  const { claim, answered } = rival;
  const { copy, copyField } = useCopy();
  const gap = gapOf(trial, exercise.limit, rival.pacer);
  const numberOf = (speed: number) => bareSpeedText(speed, unitOfResult(result));
  const reply = claim && challengeOf(exercise.recipe, trial, result, claim);

  return (
    <section className={styles.verdict} aria-label="Race">
      <div className={styles.summary}>
        <p>
          {meaning} {raceSummary(gap, trial.presented)}
        </p>
        {claim && (
          <p className={note.note}>
            {answered &&
              `The duel so far: ${qualifiedSpeed(answered.figures)}, then ${numberOf(rival.wordsPerMinute)}, then your ${numberOf(shownSpeed(result))}. `}
            {`${qualifiedSpeed(claim.figures)} is unverified.`}
          </p>
        )}
      </div>
      <div className={`${styles.actions} not-printed`}>
        {reply && (
          <>
            <ActionButton
              name="Copy your reply"
              done="Copied"
              onPress={async () => copy(await challengeLink(reply, location.origin))}
            />
            <p className={note.note}>
              The link carries both results, each with its pace.
              {reply.recipe.kind === "own" && " Some programs cut off long links."}
            </p>
          </>
        )}
        <LeaveRace test={test} leave={leave} />
        {copyField}
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

/** The height of the picture, in pixels at the usual text size. */
const height = 110;

/**
 * Both runs of a race over its time: the rival's is the dashed line at 0, and the visitor's is above it
 * while ahead. Hidden from screen readers, because the text beside it says the same.
 */
function GapChart({ gap: { points, leadChange } }: { gap: Gap }) {
  const end = Math.max(1, points.at(-1)?.at ?? 0);
  const [min = 0, max = 0] = extent([-2, 2, ...points.map(({ gap }) => gap)]);
  const y = roundScale([min, max], [height, 0], 3);
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
        {leadChange && (
          <svg x={`${(leadChange.at / end) * 100}%`} overflow="visible">
            <line className={styles.leadChange} y2="100%" />
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
