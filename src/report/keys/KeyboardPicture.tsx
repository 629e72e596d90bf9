import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Substitution } from "../../engine/alignment/hit-instead.ts";
import { KeyCapPicture, keyPitch } from "./KeyCapPicture.tsx";
import { keyText } from "./key-text.ts";
import { type KeyboardKey, neighbourInColumn } from "./keyboard-keys.ts";
import styles from "./KeyboardPicture.module.css";
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
