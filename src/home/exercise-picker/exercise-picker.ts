import { practiceDrill } from "../../exercises/drill-exercise.ts";
import { fulfilRequests } from "./fulfil-requests.ts";
import { LanguageOptions } from "./LanguageOptions.tsx";
import { ModeDialogs } from "./ModeDialogs.tsx";

/** What it takes to type anything but an English passage; it comes with a word list and many sentences. */
export const exercisePicker = { practiceDrill, fulfilRequests, LanguageOptions, ModeDialogs };

export type ExercisePicker = typeof exercisePicker;
