import { assistedInput, type AssistedKind } from "./assisted-input.ts";
import { type Figures, liveFigures } from "./live-figures.ts";
import { type SpeedBand, speedBand } from "./speed-band.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import { wrongKeystrokes } from "./wrong-keystrokes.ts";

/** What is said of a finished trial. */
export interface Summary extends Figures {
  /** Length of the transcribed text, in graphemes. */
  readonly characters: number;
  readonly wrongKeystrokes: number;
  readonly band: SpeedBand;
  readonly assisted: ReadonlyMap<AssistedKind, number>;
}

export function summarize(trial: FinishedTrial): Summary {
  const figures = liveFigures(trial, trial.finishedAt);
  return {
    ...figures,
    characters: trial.transcribed.graphemes.length,
    wrongKeystrokes: wrongKeystrokes(trial.presented, trial.inputStream),
    band: speedBand(figures.wordsPerMinute),
    assisted: assistedInput(trial.inputStream),
  };
}
