import { beginDrill } from "../../visit/exercises/drill-exercise.ts";
import { grantWishes } from "./grant-wishes.ts";
import { LanguageOptions } from "./LanguageOptions.tsx";
import { ModeDialogs } from "./ModeDialogs.tsx";

/** What it takes to type anything but an English passage; it comes with a word list and many sentences. */
export const modes = { beginDrill, grantWishes, LanguageOptions, ModeDialogs };

export type Modes = typeof modes;
