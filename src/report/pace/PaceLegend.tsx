import { numberText } from "../figures-format.ts";
import legend from "../legend.module.css";
import { MistakeMark } from "./MistakeMark.tsx";
import line from "./PaceLine.module.css";

/** What the dotted line and the two marks stand for. */
export function PaceLegend({ wordsPerMinute }: { wordsPerMinute: number | null }) {
  return (
    <ul className={legend.legend}>
      {wordsPerMinute !== null && (
        <li>
          <svg width="24" height="12" aria-hidden="true">
            <line className={line.overall} x2="24" y1="6" y2="6" />
          </svg>
          overall, {numberText(wordsPerMinute)} WPM
        </li>
      )}
      <li>
        <svg width="12" height="12" aria-hidden="true">
          <MistakeMark x="6" y={6} isLeft={false} />
        </svg>
        mistake corrected
      </li>
      <li>
        <svg width="12" height="12" aria-hidden="true">
          <MistakeMark x="6" y={6} isLeft />
        </svg>
        mistake left
      </li>
    </ul>
  );
}
