import type { DrillOffer } from "../../exercises/drill-exercise.ts";
import button from "../../ui/button.module.css";
import { TextCap } from "../../ui/KeyCap.tsx";

/** Starts the drill of the letters that `drillText` names. */
export function DrillButton({ weakest, onBegin }: DrillOffer) {
  return (
    <button type="button" className={button.button} onClick={onBegin}>
      <span>Practise</span>
      {weakest.map((text) => (
        <TextCap key={text}>{text}</TextCap>
      ))}
    </button>
  );
}

/** "Weakest: th and g." */
export function drillText({ weakest }: DrillOffer): string {
  return `Weakest: ${weakest.join(" and ")}.`;
}
