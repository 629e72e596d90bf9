import type { Page } from "@playwright/test";

/** Makes an input method hold one text after the other, then commit the last or another one, or nothing yet. */
export async function compose(
  page: Page,
  { held, committed }: { held: readonly string[]; committed: string },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of held) {
    const { length } = text;
    await session.send("Input.imeSetComposition", {
      text,
      selectionStart: length,
      selectionEnd: length,
    });
  }
  // Committing nothing would cancel what is held.
  if (committed) await session.send("Input.insertText", { text: committed });
  await session.detach();
}
