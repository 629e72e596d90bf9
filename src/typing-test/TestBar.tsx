import { useState } from "react";
import type { Level } from "../content/passages.ts";
import button from "../ui/button.module.css";
import type { Exercise } from "./exercise.ts";
import type { Later } from "./later.ts";
import { LevelPicker } from "./LevelPicker.tsx";
import styles from "./TestBar.module.css";

/** Where the visitor chooses what to type: the levels, and the menu of what else there is. */
export function TestBar({
  exercise,
  later,
  onChooseLevel,
  onBegin,
}: {
  exercise: Exercise;
  later: Later | null;
  onChooseLevel: (level: Level) => void;
  onBegin: (exercise: Exercise) => void;
}) {
  const [menu, setMenu] = useState<"closed" | "wanted" | "open">("closed");
  const want = () => setMenu((before) => (before === "closed" ? "wanted" : before));
  const close = () => setMenu("wanted");
  return (
    <div className={styles.bar}>
      <LevelPicker level={exercise.level} onChoose={onChooseLevel} />
      <button
        type="button"
        className={`${button.button} ${styles.menu}`}
        aria-haspopup="dialog"
        onPointerEnter={want}
        onFocus={want}
        onClick={() => setMenu("open")}
      >
        <span className="visually-hidden">What to type: </span>
        {exercise.title}
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {later && (
        <later.WhatToType
          exercise={exercise}
          isWanted={menu !== "closed"}
          isOpen={menu === "open"}
          onChoose={onBegin}
          onClose={close}
        />
      )}
    </div>
  );
}
