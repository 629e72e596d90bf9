import { createContext } from "react";

/** The BCP 47 tag of the language of a trial's text, for the parts that show some of it; `undefined` if unknown. */
export const TextLanguage = createContext<string | undefined>(undefined);
