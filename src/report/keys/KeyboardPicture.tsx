import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Substitution } from "../../engine/mistakes/mistakes.ts";
import { intervalText, numberText, percentText, shareText } from "../figures-format.ts";
import report from "../report.module.css";
import { type KeyboardKey, neighbourInColumn } from "./keyboard-keys.ts";
import { keyText } from "./keys-in-words.ts";
import styles from "./keys.module.css";
import { type Extent, type Measure, measured, shade } from "./shading.ts";

/**
 * The keyboard, its keys filled from below by what they are shaded by. A pointer over it, or the arrow
 * keys on the slider that it carries, choose one of the keys that were due, of which the line below tells.
 */
export function KeyboardPicture({
  keys,
  measure,
  extent,
  hitInstead,
}: {
  keys: readonly KeyboardKey[];
  measure: Measure;
  extent: Extent | null;
  hitInstead: readonly Substitution[];
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const due = keys.filter(({ figures }) => figures.attempts > 0);
  const current = due.find(({ figures }) => figures.text === chosen) ?? mostShaded(due, measure);
  const text = current ? keyText(current, hitInstead) : "None of the keys was due.";
  const columns = Math.max(...keys.map(({ x, width }) => x + width));

  const choose = (key: KeyboardKey | undefined) => setChosen(key?.figures.text ?? null);

  function chooseByPointer({ target }: PointerEvent) {
    const key = target instanceof Element && target.closest("[data-key]")?.getAttribute("data-key");
    if (typeof key === "string") setChosen(key);
  }

  // Left and right, first and last are the slider's own.
  function chooseInColumn(event: KeyboardEvent) {
    const rows = { ArrowUp: -1, ArrowDown: 1 } as const;
    if (!current || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    choose(neighbourInColumn(due, current, rows[event.key]));
  }

  return (
    <div className={styles.picture}>
      <div
        className={styles.board}
        onPointerMove={chooseByPointer}
        onPointerDown={(event) => {
          chooseByPointer(event);
          // Keys go on from where the pointer was; the slider itself lets pointers through.
          event.preventDefault();
          slider.current?.focus({ preventScroll: true });
        }}
      >
        <svg viewBox={`0 0 ${columns * keyPitch} ${5 * keyPitch}`} aria-hidden="true">
          {keys.map((key) => {
            const value = measured(measure, key.figures);
            return (
              <KeyCapPicture
                key={key.figures.text}
                keyOnBoard={key}
                measure={measure}
                level={value === null || !extent ? null : shade(value, extent)}
                isChosen={key === current}
              />
            );
          })}
        </svg>
        {current && (
          <input
            ref={slider}
            type="range"
            min={0}
            max={due.length - 1}
            value={due.indexOf(current)}
            aria-label="Key"
            aria-valuetext={text}
            onChange={({ currentTarget }) => choose(due[currentTarget.valueAsNumber])}
            onKeyDown={chooseInColumn}
          />
        )}
      </div>
      <p className={styles.readout} aria-hidden="true">
        {text}
      </p>
    </div>
  );
}

function mostShaded(keys: readonly KeyboardKey[], measure: Measure): KeyboardKey | undefined {
  return keys.toSorted(
    (one, other) =>
      (measured(measure, other.figures) ?? -1) - (measured(measure, one.figures) ?? -1),
  )[0];
}

/** From one key to the next, in units of the drawing. */
const keyPitch = 48;

const gap = 4;
const edge = 3;
const height = keyPitch - gap;

/** A key of the keyboard: what is printed on it, how far it is filled, and the figure behind that. */
function KeyCapPicture({
  keyOnBoard: { name, x, row, width, figures },
  measure,
  level,
  isChosen,
}: {
  keyOnBoard: KeyboardKey;
  measure: Measure;
  /** 0 to 1; `null` where the samples are too few. */
  level: number | null;
  isChosen: boolean;
}) {
  const capWidth = width * keyPitch - gap;
  const filled = (level ?? 0) * (height - 2 * edge);
  const isDue = figures.attempts > 0;
  const state = isChosen ? "chosen" : isDue ? (level === null ? "rare" : "due") : "idle";
  return (
    <g
      transform={`translate(${x * keyPitch + gap / 2} ${row * keyPitch + gap / 2})`}
      className={styles[state]}
      {...(isDue && { "data-key": figures.text })}
    >
      <rect className={styles.cap} width={capWidth} height={height} rx="7" />
      {filled > 0 && (
        <rect
          className={styles[measure]}
          x={edge}
          y={height - edge - filled}
          width={capWidth - 2 * edge}
          height={filled}
          rx="4"
        />
      )}
      <text className={styles.name} x="8" y="18">
        {name.split(" ")[0]}
      </text>
      <text className={styles.figure} x={capWidth - 6} y={height - 8}>
        {figureText(measure, figures.missedShare, figures.mean)}
      </text>
    </g>
  );
}

function figureText(measure: Measure, missedShare: number | null, mean: number | null): string {
  if (measure === "missed") return missedShare ? percentText(missedShare * 100) : "";
  return mean === null ? "" : numberText(mean);
}

/** What an empty, a full and a dashed key mean. */
export function ShadingLegend({ measure, extent }: { measure: Measure; extent: Extent | null }) {
  return (
    <ul className={`${report.legend} ${styles.legend}`}>
      {extent && (
        <>
          <li className={styles.empty}>
            {measure === "missed" ? "never missed" : `fastest key, ${intervalText(extent.low)}`}
          </li>
          {extent.high > extent.low && (
            <li className={styles[measure]}>
              {measure === "missed"
                ? `most missed key, ${shareText(extent.high)}`
                : `slowest key, ${intervalText(extent.high)}`}
            </li>
          )}
        </>
      )}
      <li className={styles.rare}>fewer than three samples</li>
    </ul>
  );
}
