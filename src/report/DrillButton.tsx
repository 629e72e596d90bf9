import type { DrillOffer } from "../exercises/drill-exercise.ts";
import { Button } from "../ui/Button.tsx";
import { TextCap } from "../ui/KeyCap.tsx";

/** Starts the drill that is offered, and names its weakest letters. */
export function DrillButton({ weakest, onBegin }: DrillOffer) {
  return (
    <Button onClick={onBegin}>
      <span>Practise</span>
      {weakest.map((text) => (
        <TextCap key={text}>{text}</TextCap>
      ))}
    </Button>
  );
}
