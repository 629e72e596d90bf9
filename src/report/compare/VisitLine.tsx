import { numberText } from "../../format/format-figures.ts";
import { roundScale } from "../../ui/chart/round-scale.ts";
import type { MeasuredTest } from "./measured-test.ts";
import styles from "./compare.module.css";

const height = 132;
const margin = 10;

/** The speeds of this visit's tests with their likely ranges, oldest first; the table beside it says the same. */
export function VisitLine({ tests }: { tests: readonly MeasuredTest[] }) {
  if (tests.length < 2) return null;
  const speeds = tests.flatMap(({ wordsPerMinute, range: { likelyRange } }) =>
    likelyRange ? [likelyRange.low, likelyRange.high] : [wordsPerMinute],
  );
  const scale = roundScale(
    [Math.min(...speeds), Math.max(...speeds, Math.min(...speeds) + 1)],
    [height - margin, margin],
    3,
  );
  const across = (index: number) => `${(index / (tests.length - 1)) * 100}%`;
  const ticks = scale.ticks.filter(Number.isInteger);

  return (
    <div className={styles.line} aria-hidden="true">
      <svg className={styles.axis} width="40" height={height} focusable="false">
        {ticks.map((tick) => (
          <text key={tick} x="36" y={scale.at(tick) + 4}>
            {numberText(tick)}
          </text>
        ))}
      </svg>
      <svg width="100%" height={height} focusable="false">
        {ticks.map((tick) => (
          <line
            key={tick}
            className={styles.tick}
            x1="0"
            x2="100%"
            y1={scale.at(tick)}
            y2={scale.at(tick)}
          />
        ))}
        {tests.slice(1).map(({ wordsPerMinute }, index) => (
          <line
            // oxlint-disable-next-line react/no-array-index-key -- tests are only added, at the end
            key={index}
            className={styles.step}
            x1={across(index)}
            x2={across(index + 1)}
            y1={scale.at(tests[index]?.wordsPerMinute ?? wordsPerMinute)}
            y2={scale.at(wordsPerMinute)}
          />
        ))}
        {tests.map(({ wordsPerMinute, range: { likelyRange } }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <g key={index} className={index === tests.length - 1 ? styles.latest : styles.earlier}>
            {likelyRange && (
              <line
                className={styles.range}
                x1={across(index)}
                x2={across(index)}
                y1={scale.at(likelyRange.low)}
                y2={scale.at(likelyRange.high)}
              />
            )}
            <circle cx={across(index)} cy={scale.at(wordsPerMinute)} r="5" />
          </g>
        ))}
      </svg>
    </div>
  );
}
