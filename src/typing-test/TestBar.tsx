import type { Level } from "../content/passages.ts";
import button from "../ui/button.module.css";
import type { Exercise } from "../visit/exercises/exercise.ts";
import { useFollowed } from "../visit/use-followed.ts";
import type { Visit } from "../visit/visit.ts";
import type { Later } from "./later.ts";
import { LevelPicker } from "./LevelPicker.tsx";
import styles from "./TestBar.module.css";

/** Where the visitor chooses what to type: the levels, and the menu of what else there is. */
export function TestBar({
  exercise,
  visit,
  later,
  onChooseLevel,
  onBegin,
}: {
  exercise: Exercise;
  visit: Visit;
  later: Later | null;
  onChooseLevel: (level: Level) => void;
  onBegin: (exercise: Exercise) => void;
}) {
  const isMenuWanted = useFollowed(visit.test, (state) => state.isMenuWanted);
  const want = (isWanted: boolean) => visit.test.tell({ kind: "menu", isWanted });
  return (
    <div className={styles.bar}>
      <LevelPicker level={exercise.level} onChoose={onChooseLevel} />
      <button
        type="button"
        className={`${button.button} ${styles.menu}`}
        aria-haspopup="dialog"
        onClick={() => want(true)}
      >
        <span className="visually-hidden">What to type: </span>
        {exercise.title}
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {later && (
        <later.WhatToType
          visit={visit}
          isOpen={isMenuWanted}
          onChoose={onBegin}
          onClose={() => want(false)}
        />
      )}
    </div>
  );
}
