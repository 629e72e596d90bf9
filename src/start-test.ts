import { levelNames } from "./content/passages.ts";
import { elementIds, findStats } from "./typing-test/element-ids.ts";
import { restart } from "./typing-test/store.ts";
import { thisVisit } from "./visit/this-visit.ts";

startTest();

/** Starts the prerendered test by itself, because React is six times as large as all that a key needs (decision 9). */
function startTest(): void {
  const { test } = thisVisit;
  const early = window.keypaceEarlyInput;
  const [field, passage, text] = [elementIds.field, elementIds.passage, elementIds.text].map((id) =>
    document.getElementById(id),
  );
  const stats = findStats();
  if (!early || !(field instanceof HTMLTextAreaElement) || !passage || !text || !stats) return;

  test.attach({ field, passage, listen: early.listen });
  test.attachStats(stats);

  // Until React does, updates the text for screen readers, begins picked levels and restarts.
  const stopUpdating = test.subscribe(
    ({ exercise }) => exercise.text,
    (shown) => {
      text.textContent = shown;
    },
  );
  const stopListening = early.listenToLevels((picked, keepsFocus) => {
    const level = levelNames.find((name) => name === picked);
    const { exercise } = test.getState();
    if (level) test.dispatch({ kind: "begin", exercise: exercise.atLevel(level), keepsFocus });
  });
  const listening = new AbortController();
  document
    .getElementById(elementIds.restart)
    ?.addEventListener("click", () => restart(test), listening);
  // The test upgrades its elements when React attaches it to them, which takes over from here.
  test.upgrade(() => {
    stopUpdating();
    stopListening();
    listening.abort();
    return () => {};
  });
}
