import { createContext } from "react";

/**
 * The BCP 47 tag of the language of the text that a part of the page is about, for the components that show
 * it; empty if unknown, as in the attribute `lang`.
 */
export const TextLanguage = createContext("");
