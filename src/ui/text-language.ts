import { createContext } from "react";

/**
 * The BCP 47 tag of the language of a trial's text, for the parts that show some of it; empty if unknown, as
 * in the attribute `lang`.
 */
export const TextLanguage = createContext("");
