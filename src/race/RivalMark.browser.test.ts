import { expect, onTestFinished, test } from "vitest";
import { setValue } from "../engine/test-aids/key-script.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { wordUnit } from "../format/speed-unit.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { listenToField } from "../typing-test/field/listen-to-field.ts";
import { paintRivalMark } from "./RivalMark.tsx";
import { steadyRival } from "./race-exercise.ts";
import { english } from "../exercises/passage-exercise.ts";

/** Text that begins a race against 60 WPM, five characters a second, with a mark over the rival's place. */
function beginRace(text: string) {
  const frame = document.createElement("div");
  frame.style.cssText = "position: relative; inline-size: 40rem; white-space: pre-wrap";
  const [box, mark] = [document.createElement("p"), document.createElement("span")];
  const field = document.createElement("textarea");
  frame.append(box, mark, field);
  document.body.append(frame);
  const typingTest = createTypingTest(ownExercise(text, english));
  const detach = typingTest.attach({
    field,
    passage: box,
    listen: (receive) => listenToField(field, receive),
  });
  const stop = paintRivalMark(mark, typingTest, steadyRival(60, wordUnit));
  onTestFinished(() => {
    stop();
    detach();
    frame.remove();
  });
  field.value = text.slice(0, 1);
  field.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: field.value }));
  const { trial } = typingTest.getState();
  const startedAt = trial.phase === "running" ? trial.startedAt : 0;
  return { typingTest, startedAt, frame, mark };
}

const sentence = "We walk to the lake by the mill road each morning. ";

test("a rival outside the painted part of a long text has no mark", () => {
  // Painted up to 1,000 characters, because the caret is at the start.
  const { typingTest, startedAt, mark } = beginRace(sentence.repeat(40).trim());
  const isHiddenAt = [100_000, 190_000, 220_000].map((time) => {
    typingTest.dispatch({ kind: "tick", now: startedAt + time });
    return mark.hidden;
  });
  expect(isHiddenAt).toEqual([false, false, true]);
});

test("at a line break with indentation the mark stays on the line that ends there", () => {
  const { typingTest, startedAt, mark } = beginRace("if (late) {\n    run();\n}");
  const [brace, lineBreak] = [2_000, 2_300].map((time) => {
    typingTest.dispatch({ kind: "tick", now: startedAt + time });
    const [x, y] = mark.style.translate.split(" ").map((length) => Number.parseFloat(length));
    return { x, y, height: mark.style.blockSize };
  });
  expect(lineBreak?.x).toBeGreaterThan(brace?.x ?? Infinity);
  expect({ ...lineBreak, x: 0 }).toEqual({ ...brace, x: 0 });
});

test("after the race, too, the mark moves with its character when the lines break differently", async () => {
  const { typingTest, startedAt, frame, mark } = beginRace(sentence);
  typingTest.dispatch({
    kind: "input",
    change: (trial) => setValue(trial, sentence, startedAt + 8_000),
  });
  const line = () => Number.parseFloat(mark.style.translate.split(" ")[1] ?? "0");
  expect(line()).toBe(0);
  frame.style.inlineSize = "8rem";
  await expect.poll(line).toBeGreaterThan(0);
});
