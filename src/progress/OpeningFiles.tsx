import { countText } from "../format/format-figures.ts";
import { type OpenedTests, openTests } from "../saved-tests/open-tests.ts";
import { Button } from "../ui/Button.tsx";
import { createStore, type Store } from "../ui/store.ts";
import { useStore } from "../visit/use-store.ts";
import { problemSentence } from "./progress-text.ts";
import styles from "./ProgressContents.module.css";

/** The opening of files, which goes on while another page is shown; `null` if there is none. */
const opening = createStore<{
  /** The part of the bytes that has been read. */
  readonly share: number;
  readonly stop: () => void;
} | null>(null);

let lastOpening: Promise<void> = Promise.resolve();

/** Opens files and adds their tests to those opened before, after all files given earlier. */
export function openInTurn(
  opened: Store<OpenedTests | null>,
  files: readonly File[],
): Promise<void> {
  // Files that failed for an unexpected reason must not keep later ones from opening.
  lastOpening = lastOpening.catch(() => {}).then(() => openNext(opened, files));
  return lastOpening;
}

async function openNext(opened: Store<OpenedTests | null>, files: readonly File[]): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const onProgress = (share: number) => opening.setState({ share, stop: () => stopping.abort() });
  onProgress(0);
  try {
    opened.setState(await openTests(files, opened.getState(), onProgress, signal));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    opening.setState(null);
  }
}

/** How far files have been read, with a button that stops it. */
export function OpeningFiles() {
  const state = useStore(opening);
  return (
    state && (
      <>
        <span className={styles.share}>{Math.floor(state.share * 100)}%</span>
        <Button ref={moveFocusOnRemoval} onClick={state.stop}>
          Cancel opening
        </Button>
      </>
    )
  );
}

/** Returns a cleanup function that leaves a button's focus to the next one, which opens files. */
function moveFocusOnRemoval(button: HTMLButtonElement) {
  const next = button.nextElementSibling;
  return () => {
    const isFocused = document.activeElement === button;
    if (isFocused && next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}

/** Nobody would read more problems than this. */
const maxProblems = 20;

/**
 * What in the files opened last could not be read or was opened before. Screen readers also say how many tests
 * are open, if that is new since the page was left.
 */
export function OpeningOutcome({
  opened: { tests, problems, repeated },
  isNew,
}: {
  opened: OpenedTests;
  isNew: boolean;
}) {
  const areAllRead = problems.length === 0 && repeated === 0;
  if (areAllRead && !isNew) return null;
  return (
    // An alert, because screen readers announce no other region that appears together with its text.
    <div role="alert" className={areAllRead ? "visually-hidden" : styles.problems}>
      {isNew && tests.length > 0 && (
        <span className="visually-hidden">{`${countText(tests.length, "test")} opened so far.`}</span>
      )}
      {problems.slice(0, maxProblems).map((problem, index) => (
        // Two files may have name and problem in common.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {/* In elements, because React fails to update a text that a translator has replaced. */}
          <bdi>{problem.name}</bdi> <span>{problemSentence(problem)}</span>
        </span>
      ))}
      {problems.length > maxProblems && (
        <span>{`${countText(problems.length - maxProblems, "more problem")} in these files.`}</span>
      )}
      {repeated > 0 && (
        <span>{`${countText(repeated, "test was", "tests were")} already open and counted only once.`}</span>
      )}
    </div>
  );
}

/**
 * Calls `onFiles` with files that are dropped anywhere on the page or pasted into it, and with a pasted
 * text that looks like JSON, unless the target accepts them itself. Returns a cleanup function.
 */
export function listenForFiles(onFiles: (files: readonly File[]) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  function receive(event: DragEvent) {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    // Otherwise the browser would open a dropped file in place of the page.
    event.preventDefault();
    if (event.type === "drop") onFiles([...event.dataTransfer.files]);
  }
  addEventListener("dragover", receive, { signal });
  addEventListener("drop", receive, { signal });
  addEventListener(
    "paste",
    ({ defaultPrevented, clipboardData, target }) => {
      const isField = target instanceof Element && target.closest("input, textarea, select");
      if (defaultPrevented || isField) return;
      const files = [...(clipboardData?.files ?? [])];
      const text = clipboardData?.getData("text/plain") ?? "";
      if (files.length > 0) onFiles(files);
      else if (/^\s*[[{]/.test(text)) onFiles([new File([text], "Pasted text")]);
    },
    { signal },
  );
  return () => stop.abort();
}
