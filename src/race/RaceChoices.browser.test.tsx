import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { newVisit, type VisitTest } from "../visit/visit.ts";
import { RaceChoices } from "./RaceChoices.tsx";

test("the last test that is offered for a race is not one of a plan, which alone begins its tests", async () => {
  const own = ownExercise("it is late");
  const plan = {
    title: "Job test",
    digest: "",
    typist: "",
    run: 1,
    seed: 1,
    test: 1,
    tests: 1,
    condition: null,
    isPractice: false,
  };
  const typed = (exercise: VisitTest["exercise"], interval: number): VisitTest => ({
    title: exercise.title,
    typedOn: 0,
    trial: finished(typeKeys(own.text, own.text, interval)),
    exercise,
  });
  const visit = newVisit(createTypingTest(own));
  // 10 characters in 9 intervals of 400 ms and of 200 ms: 33 and 67 WPM.
  visit.finishedTests.setState([typed(own, 400), typed({ ...own, plan }, 200)]);
  await render(<RaceChoices visit={visit} />);
  await expect
    .element(page.getByRole("button", { name: /^Race my/ }))
    .toHaveTextContent("Race my last test, 33 WPM");
});
