import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { setValue } from "../engine/test-aids/key-script.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { RaceHeading } from "./RaceBar.tsx";
import { steadyRival } from "./race-exercise.ts";

test("the heading of a race names the speed to beat, then how it ended, and no winner of a paste", async () => {
  const own = ownExercise("it is late");
  const typingTest = createTypingTest(own);
  await render(<RaceHeading test={typingTest} rival={steadyRival(60)} />);
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("60 WPM. Can you beat it?");
  typingTest.dispatch({
    kind: "input",
    // Two words in a second.
    change: (trial) => setValue(setValue(trial, "i", 0), "it is late", 1_000, "inserted"),
  });
  await expect.element(heading).toHaveTextContent("You finished 60 WPM ahead");
  typingTest.dispatch({ kind: "begin", exercise: own });
  typingTest.dispatch({
    kind: "input",
    change: (trial) => setValue(trial, "it is late", 0, "pasted"),
  });
  await expect.element(heading).toHaveTextContent("No winner");
});
