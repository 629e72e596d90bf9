import { type OpenedTests, openFiles } from "../saved-tests/opened-tests.ts";
import type { Kept } from "../visit/kept.ts";
import { takeTurns } from "./take-turns.ts";

/** What is being opened, which goes on while another page is looked at. */
const openings = new WeakMap<Kept<OpenedTests | null>, Promise<void>>();

/** Opens files, and adds their tests to those that are there once all given before are opened. */
export function openInTurn(
  opened: Kept<OpenedTests | null>,
  files: readonly File[],
): Promise<void> {
  const opening = openAfter(openings.get(opened), opened, files);
  openings.set(opened, opening);
  return opening;
}

async function openAfter(
  before: Promise<void> | undefined,
  opened: Kept<OpenedTests | null>,
  files: readonly File[],
): Promise<void> {
  await before;
  opened.set(await openFiles(files, opened.state(), takeTurns()));
}
