import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";

/** A key of a US keyboard, as the DevTools protocol presses it. */
interface Key {
  readonly key: string;
  readonly code: string;
  readonly windowsVirtualKeyCode: number;
  readonly text?: string;
  readonly modifiers?: number;
}

/**
 * Types a text with real keys, one after the other but without waiting for each, which takes half of the
 * processor time of `page.keyboard.type`. Characters that the keyboard lacks are inserted.
 */
export async function typeKeys(page: Page, text: string): Promise<void> {
  const session = await sessionOf(page);
  await Promise.all(
    Array.from(text, (character) => {
      const key = keyOf(character);
      return key ? press(session, key) : session.send("Input.insertText", { text: character });
    }),
  );
}

/** Presses a key several times in the same way. */
export async function pressTimes(
  page: Page,
  name: "Tab" | "Shift+Tab" | "Backspace",
  times: number,
): Promise<void> {
  const session = await sessionOf(page);
  await Promise.all(Array.from({ length: times }, () => press(session, named[name])));
}

/** Presses a key until a control has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await expect(target).toBeVisible();
  // Found once, because finding it by role takes longer than a press.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((sought) => sought === document.activeElement, element)) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };

const named = {
  Tab: tab,
  "Shift+Tab": { ...tab, modifiers: 8 },
  Backspace: { key: "Backspace", code: "Backspace", windowsVirtualKeyCode: 8 },
} as const satisfies Readonly<Record<string, Key>>;

async function press(session: CDPSession, key: Key): Promise<void> {
  const { text, ...released } = key;
  const down = text === undefined ? "rawKeyDown" : "keyDown";
  await Promise.all([
    session.send("Input.dispatchKeyEvent", { type: down, ...key }),
    session.send("Input.dispatchKeyEvent", { type: "keyUp", ...released }),
  ]);
}

function keyOf(character: string): Key | undefined {
  if (character === "\n") {
    return { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };
  }
  const sign = /^[A-Za-z]$/.test(character)
    ? ([`Key${character.toUpperCase()}`, character.toUpperCase().charCodeAt(0)] as const)
    : signs[character];
  if (!sign) return undefined;
  const [code, windowsVirtualKeyCode] = sign;
  return { key: character, code, windowsVirtualKeyCode, text: character };
}

/** The keys with other signs than letters. */
const signs: Readonly<Record<string, readonly [code: string, windowsVirtualKeyCode: number]>> = {
  " ": ["Space", 32],
  "'": ["Quote", 222],
  '"': ["Quote", 222],
  ",": ["Comma", 188],
  "-": ["Minus", 189],
  ".": ["Period", 190],
  ";": ["Semicolon", 186],
  ":": ["Semicolon", 186],
  "?": ["Slash", 191],
  "!": ["Digit1", 49],
  "#": ["Digit3", 51],
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One session for each page, because opening one takes as long as several keys. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
