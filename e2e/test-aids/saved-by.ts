import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** The file that an action saves. */
export async function savedBy(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ readonly name: string; readonly path: string; readonly contents: Buffer }> {
  const saving = page.waitForEvent("download");
  await act();
  const saved = await saving;
  const path = await saved.path();
  return { name: saved.suggestedFilename(), path, contents: await readFile(path) };
}
