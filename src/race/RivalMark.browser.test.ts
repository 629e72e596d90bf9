import { expect, test } from "vitest";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { listenToField } from "../typing-test/field/listen-to-field.ts";
import { paintRivalMark } from "./RivalMark.tsx";
import { steadyRival } from "./race-exercise.ts";

test("a rival outside the painted part of a long text has no mark", () => {
  // Painted up to 1,000 characters, because the caret is at the start.
  const text = "We walk to the lake by the mill road each morning. ".repeat(40).trim();
  const frame = document.createElement("div");
  frame.style.cssText = "position: relative; inline-size: 40rem";
  const [box, mark] = [document.createElement("p"), document.createElement("span")];
  const field = document.createElement("textarea");
  frame.append(box, mark, field);
  document.body.append(frame);
  const typingTest = createTypingTest(ownExercise(text));
  const detach = typingTest.attach({
    field,
    passage: box,
    listen: (receive) => listenToField(field, receive),
  });
  // Five characters a second.
  const stop = paintRivalMark(mark, typingTest, steadyRival(60));
  field.value = "W";
  field.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: "W" }));
  const { trial } = typingTest.getState();
  const startedAt = trial.phase === "running" ? trial.startedAt : 0;
  const isHiddenAt = [100_000, 190_000, 220_000].map((time) => {
    typingTest.dispatch({ kind: "tick", now: startedAt + time });
    return mark.hidden;
  });
  expect(isHiddenAt).toEqual([false, false, true]);
  stop();
  detach();
  frame.remove();
});
