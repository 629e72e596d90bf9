import { TextCap } from "../../ui/TextCap.tsx";
import button from "../../ui/button.module.css";
import type { Practise } from "../../exercises/drill-exercise.ts";

/** Begins the drill, naming what it is for. */
export function PractiseThese({ weakest, onBegin }: Practise) {
  return (
    <button type="button" className={button.button} onClick={onBegin}>
      <span>Practise these</span>
      {weakest.map((text) => (
        <TextCap key={text}>{text}</TextCap>
      ))}
    </button>
  );
}
