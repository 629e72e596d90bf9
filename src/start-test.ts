import { levelNames } from "./content/passages.ts";
import { elementIds, statIds } from "./typing-test/element-ids.ts";
import { thisVisit } from "./visit/this-visit.ts";

startTest();

/** Starts the prerendered test by itself, because React is six times as large as all that a key needs (decision 9). */
function startTest(): void {
  const { test } = thisVisit;
  const early = window.keypaceEarlyInput;
  const [field, passage, text, speed, accuracy, time, errors] = [
    elementIds.field,
    elementIds.passage,
    elementIds.text,
    statIds.speed,
    statIds.accuracy,
    statIds.time,
    statIds.errors,
  ].map((id) => document.getElementById(id));
  if (!early || !(field instanceof HTMLTextAreaElement) || !passage || !text) return;
  if (!speed || !accuracy || !time || !errors) return;

  test.attach({ field, passage, listen: early.listen });
  test.attachStats({ speed, accuracy, time, errors });

  // Updates the text for screen readers and begins picked levels until React does.
  const stops = [
    test.subscribe(
      ({ exercise }) => exercise.text,
      (shown) => {
        text.textContent = shown;
      },
    ),
    early.listenToLevels((picked, isByArrow) => {
      const level = levelNames.find((name) => name === picked);
      const { exercise } = test.getState();
      if (level) test.dispatch({ kind: "begin", exercise: exercise.atLevel(level), isByArrow });
    }),
  ];
  test.upgrade(() => {
    for (const stop of stops) stop();
    return () => {};
  });
}
