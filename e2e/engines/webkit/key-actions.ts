/** One step of a keyboard as WebDriver takes it. */
interface KeyAction {
  readonly type: "keyDown" | "keyUp";
  readonly value: string;
}

/** The body of the command `actions` that presses keys, given by Playwright's names. */
export function keyActions(keys: readonly string[]): object {
  return { actions: [{ type: "key", id: "keyboard", actions: keys.flatMap(actionsOf) }] };
}

function actionsOf(key: string): readonly KeyAction[] {
  const values = partsOf(key).map((part) => codes[part] ?? part);
  return [
    ...values.map((value) => ({ type: "keyDown", value }) as const),
    ...values.toReversed().map((value) => ({ type: "keyUp", value }) as const),
  ];
}

/** `Shift+Tab` is two keys, `+` is one. */
function partsOf(key: string): readonly string[] {
  return key.length > 1 ? key.split("+") : [key];
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};
