import { useState } from "react";

/** The text as it stood when the menu was last open. */
let remembered = "";

/** The visitor's own text, kept in memory while the menu is closed and other pages are read. */
export function useOwnText(): readonly [string, (text: string) => void] {
  const [text, setText] = useState(remembered);
  const change = (next: string) => {
    remembered = next;
    setText(next);
  };
  return [text, change];
}
