import { greatest, rollups, sum } from "d3-array";
import { type ReactNode, useState } from "react";
import type { KeyboardLayout } from "../../content/keyboard.ts";
import type { Substitution } from "../../engine/mistakes/mistakes.ts";
import {
  countText,
  intervalText,
  numberText,
  quoted,
  shareText,
} from "../../format/format-figures.ts";
import { type Measure, measuredValue } from "../../format/key-measures.ts";
import { type HeatLevel, heatLevel, type HeatScale, keyFigureText } from "./heat.ts";
import {
  boardRows,
  boardWidth,
  isOnKey,
  type KeyboardKey,
  modifierKeys,
  type Place,
} from "./keyboard-keys.ts";
import { Explorable } from "../Explorable.tsx";
import styles from "./keys.module.css";

/** The distance between two keys, in units of the drawing. */
const keyPitch = 72;

const gap = 4;

/** The visible side of a key below its face. */
const side = 6;

/**
 * The keyboard with shaded keys. A pointer over it or the arrow keys on the slider that it carries choose
 * a key, which the line below describes.
 */
export function KeyboardPicture({
  layout,
  keys,
  measure,
  scale,
  substitutions,
}: {
  layout: KeyboardLayout;
  keys: readonly KeyboardKey[];
  measure: Measure;
  scale: HeatScale | null;
  substitutions: readonly Substitution[];
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const used = keys.filter(({ figures }) => figures.attempts > 0);
  const current =
    used.find(({ figures }) => figures.text === chosen) ??
    greatest(used, ({ figures }) => measuredValue(measure, figures) ?? -1);
  const text = current
    ? keyText(layout, current, substitutions)
    : "This text used none of these keys.";

  const choose = (key: KeyboardKey | undefined) => setChosen(key?.figures.text ?? null);

  return (
    <>
      <Explorable
        className={styles.board}
        slider={
          current && {
            max: used.length - 1,
            value: used.indexOf(current),
            "aria-label": "Key",
            "aria-valuetext": text,
            onChange: ({ currentTarget }) => choose(used[currentTarget.valueAsNumber]),
          }
        }
      >
        <svg viewBox={`0 0 ${boardWidth * keyPitch} ${boardRows * keyPitch}`} aria-hidden="true">
          {modifierKeys(layout).map((key) => (
            <Cap key={`${key.row} ${key.x}`} place={key} look="modifier">
              <text x="12" y="26">
                {key.name}
              </text>
            </Cap>
          ))}
          {keys.map((key) => {
            const { figures } = key;
            const isUsed = figures.attempts > 0;
            const isRare = measuredValue(measure, figures) === null;
            return (
              <Cap
                key={figures.text}
                place={key}
                look={isUsed ? (isRare ? "rare" : "used") : "unused"}
                level={heatLevel(scale, figures)}
                isChosen={key === current}
                onPoint={isUsed ? () => choose(key) : undefined}
              >
                <text className={styles.name} x="12" y="26">
                  {key.name.split(" ")[0]}
                </text>
                <text className={styles.figure} x={key.width * keyPitch - gap - 9} y="52">
                  {keyFigureText(measure, figures)}
                </text>
              </Cap>
            );
          })}
        </svg>
      </Explorable>
      <p className={`${styles.readout} not-printed`} aria-hidden="true">
        {text}
      </p>
    </>
  );
}

/** A key in words. */
export function keyText(
  layout: KeyboardLayout,
  { name, figures }: KeyboardKey,
  substitutions: readonly Substitution[],
): string {
  const { text, mean, attempts, missed, missedShare } = figures;
  const share = missedShare ? ` (${shareText(missedShare)})` : "";
  const misses = `missed ${countText(missed, "time")} out of ${numberText(attempts)}${share}`;
  const time =
    mean === null
      ? "too few samples to time"
      : `${intervalText(mean)} on average over ${countText(figures.samples, "sample")}`;
  const instead = substitutions.filter(({ presented }) => isOnKey(layout, text, presented));
  const counts = rollups(
    instead,
    (alike) => sum(alike, ({ count }) => count),
    ({ typed }) => typed,
  );
  const hits = counts
    .toSorted(([, one], [, other]) => other - one)
    .map(([typed, count]) => `${quoted(typed)} (${numberText(count)})`);
  return `${name}: ${misses}; ${time}.${hits.length > 0 ? ` Typed instead: ${hits.join(", ")}.` : ""}`;
}

/** A key: its face over its side, with its label. */
function Cap({
  place: { x, row, width },
  look,
  level = 0,
  isChosen = false,
  onPoint,
  children,
}: {
  place: Place;
  look: "modifier" | "unused" | "rare" | "used";
  level?: HeatLevel;
  isChosen?: boolean;
  onPoint?: (() => void) | undefined;
  children: ReactNode;
}) {
  const size = { width: width * keyPitch - gap, height: keyPitch - gap };
  const face = size.height - side;
  return (
    <g
      transform={`translate(${x * keyPitch + gap / 2} ${row * keyPitch + gap / 2})`}
      className={styles[look]}
      data-heat={level || undefined}
      onPointerMove={onPoint}
      onPointerDown={onPoint}
    >
      <rect className={styles.side} {...size} rx="9" />
      <rect
        className={styles.face}
        style={{ fill: level > 0 ? `var(--heat-${level})` : undefined }}
        width={size.width}
        height={face}
        rx="9"
      />
      {isChosen && (
        <rect
          className={`${styles.chosen} not-printed`}
          x="4"
          y="4"
          width={size.width - 8}
          height={face - 8}
          rx="6"
        />
      )}
      {children}
    </g>
  );
}
