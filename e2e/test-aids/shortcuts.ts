const isMac = process.platform === "darwin";

/** Keys that edit a field, as the system of the tests has them; `ControlOrMeta` is Playwright's. */
export const shortcuts = {
  deleteWordBefore: isMac ? "Alt+Backspace" : "Control+Backspace",
  deleteWordAfter: isMac ? "Alt+Delete" : "Control+Delete",
  startOfLine: isMac ? "Meta+ArrowLeft" : "Home",
  endOfLine: isMac ? "Meta+ArrowRight" : "End",
  startOfText: isMac ? "Meta+ArrowUp" : "Control+Home",
  endOfText: isMac ? "Meta+ArrowDown" : "Control+End",
  selectToStartOfLine: isMac ? "Shift+Meta+ArrowLeft" : "Shift+Home",
};
