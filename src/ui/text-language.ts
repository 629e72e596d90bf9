import { createContext } from "react";

/**
 * The BCP 47 tag of the language that a trial's text is in, for the parts that show a stretch of it;
 * `undefined` where it is not known.
 */
export const TextLanguage = createContext<string | undefined>(undefined);
