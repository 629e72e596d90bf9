import { useState } from "react";
import { defaultOptions, type Options } from "./options.ts";

/** The options as they stood when the test was last on screen. */
let remembered = defaultOptions;

/** The visitor's options, kept in memory while other pages are read. */
export function useOptions(): readonly [Options, (options: Options) => void] {
  const [options, setOptions] = useState(remembered);
  const change = (next: Options) => {
    remembered = next;
    setOptions(next);
  };
  return [options, change];
}
