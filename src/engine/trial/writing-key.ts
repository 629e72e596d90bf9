const silent = /^(?:Shift|Control|Alt|Meta|Caps|Arrow|Page|Home|End|Escape|Tab|F\d)/;

/** Whether a key, by its place (W3C UI Events `code`), may put in or take away text. */
export function isWritingKey(code: string): boolean {
  return !silent.test(code);
}
