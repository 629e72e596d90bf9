import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { endAtLimit, newTrial, type Trial } from "../engine/trial/trial.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { newVisit, type VisitTest } from "../visit/visit.ts";
import { RaceChoices } from "./RaceChoices.tsx";
import { english } from "../exercises/passage-exercise.ts";

test("the last test that is offered for a race is not one of a plan, which alone begins its tests, nor one without a speed", async () => {
  const own = ownExercise("it is late", english);
  const testOf = (exercise: VisitTest["exercise"], trial: Trial): VisitTest => ({
    typedOn: 0,
    trial: finished(trial),
    exercise,
  });
  const typed = (interval: number) => typeKeys(own.text, own.text, interval);
  const deleted = setValue(setValue(newTrial(own.text, 60_000), "i", 0), "", 200, "deleted");
  const visit = newVisit(createTypingTest(own));
  // 10 characters in 9 intervals of 400 ms and of 200 ms: 33 and 67 WPM.
  visit.finishedTests.setState([
    testOf(own, typed(400)),
    testOf({ ...own, plan: examplePlace }, typed(200)),
    testOf(own, endAtLimit(deleted, Infinity)),
  ]);
  await render(<RaceChoices visit={visit} />);
  await expect
    .element(page.getByRole("button", { name: /^Race my/ }))
    .toHaveTextContent("Race my last test, 33 WPM");
});
