import { type OpenedTests, openFiles } from "../test-files/opened-tests.ts";
import type { Store } from "../ui/store.ts";
import { takeTurns } from "./yield-to-input.ts";

/** What is being opened, which goes on while another page is looked at. */
const openings = new WeakMap<Store<OpenedTests | null>, Promise<void>>();

/** Opens files, and adds their tests to those that are there once all given before are opened. */
export function openInTurn(
  opened: Store<OpenedTests | null>,
  files: readonly File[],
): Promise<void> {
  const opening = openAfter(openings.get(opened), opened, files);
  openings.set(opened, opening);
  return opening;
}

async function openAfter(
  before: Promise<void> | undefined,
  opened: Store<OpenedTests | null>,
  files: readonly File[],
): Promise<void> {
  await before;
  opened.setState(await openFiles(files, opened.getState(), takeTurns()));
}
