import { curveMonotoneX, line } from "d3-shape";
import { extent } from "d3-array";
import type { Gap, GapPoint } from "./gap.ts";
import { exactTimeText, numberText } from "../format/format-figures.ts";
import { roundScale } from "../ui/chart/round-scale.ts";
import { Chart, StretchedSvg } from "../ui/chart/Chart.tsx";
import styles from "./GapChart.module.css";

/** The size of the picture, in pixels. Its width is the width available, and counts as this many units. */
const height = 110;
const width = 1000;

/**
 * Both runs of a race over its time: the rival's is the dashed line at 0, and one's own lies above it while
 * ahead. For the eye; the words beside it say the same.
 */
export function GapChart({ gap: { points, turn } }: { gap: Gap }) {
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
