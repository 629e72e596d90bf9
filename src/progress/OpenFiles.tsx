import { type OpenedTests, openTests } from "../test-files/open-tests.ts";
import button from "../ui/button.module.css";
import { pauseWhenDue } from "../ui/idle.ts";
import { createStore, type Store } from "../ui/store.ts";
import { useStore } from "../visit/use-store.ts";

/** The opening of files, which goes on while another page is shown; `null` if there is none. */
const running = createStore<{ readonly share: number; readonly stop: () => void } | null>(null);

let last: Promise<void> = Promise.resolve();

/** Opens files and adds their tests to those opened before, after all files given earlier. */
export function openInTurn(
  opened: Store<OpenedTests | null>,
  files: readonly File[],
): Promise<void> {
  last = last.then(() => openNext(opened, files));
  return last;
}

async function openNext(opened: Store<OpenedTests | null>, files: readonly File[]): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const onProgress = (share: number) => running.setState({ share, stop: () => stopping.abort() });
  onProgress(0);
  try {
    opened.setState(
      await openTests(files, opened.getState(), { pause: pauseWhenDue(), onProgress, signal }),
    );
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    running.setState(null);
  }
}

/** How far files have been read, with a button that stops it. */
export function OpeningProgress() {
  const opening = useStore(running);
  return (
    opening && (
      <>
        <span>{Math.floor(opening.share * 100)}%</span>
        <button type="button" className={button.button} onClick={opening.stop}>
          Cancel
        </button>
      </>
    )
  );
}
