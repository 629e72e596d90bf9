import { numberText } from "./format-figures.ts";
import styles from "./RaceSpeeds.module.css";

/** The other speed of a race. */
export interface RivalSpeed {
  readonly wordsPerMinute: number;
  /** One word before the speed. */
  readonly whose: string;
}

/** The two speeds of a race, each over its mark, or side by side where the marks are too close. */
export function RaceSpeeds({
  mine,
  rival,
  place,
}: {
  mine: number;
  rival: RivalSpeed;
  /** Where a speed is on the scale, in percent of its width. */
  place: (speed: number) => number;
}) {
  const speeds = [
    { speed: mine, text: `you ${numberText(mine)}` },
    { speed: rival.wordsPerMinute, text: `${rival.whose} ${numberText(rival.wordsPerMinute)}` },
  ].toSorted((one, other) => one.speed - other.speed);
  const [slower, faster] = speeds.map(({ speed, text }) => ({ at: place(speed), text }));
  if (!slower || !faster) return null;
  const between = (slower.at + faster.at) / 2;
  // All characters of a line in this face are as wide: 1ch.
  const [first, second] = [slower.text.length, faster.text.length];
  const left = `min(${slower.at}% - ${first / 2}ch, ${between}% - ${first + 0.75}ch)`;
  const right = `max(${faster.at}% - ${second / 2}ch, ${between}% + 0.75ch)`;
  return (
    <p className={styles.speeds}>
      <span style={{ left: `clamp(0px, ${left}, 100% - ${first + second + 1.5}ch)` }}>
        {slower.text}
      </span>
      <span style={{ left: `clamp(${first + 1.5}ch, ${right}, 100% - ${second}ch)` }}>
        {faster.text}
      </span>
    </p>
  );
}
