import { expect, test } from "vitest";
import { ownExercise } from "../exercises/own-exercise.ts";
import { createTestStore } from "../visit/test-store.ts";
import { typed } from "../visit/test-aids/typed.ts";
import { paintRivalMark } from "./paint-rival-mark.ts";
import { steadyRival } from "./race-exercise.ts";

test("a rival outside the painted part of a long text has no mark", () => {
  const text = "We walk to the lake by the mill road each morning.";
  const box = document.createElement("p");
  box.textContent = text.slice(15, 30);
  // Where the painted part begins.
  box.dataset["from"] = "15";
  const mark = document.createElement("span");
  document.body.append(box, mark);
  const store = createTestStore(ownExercise(text));
  // Five characters a second.
  const stop = paintRivalMark(mark, box, store, steadyRival(60));
  store.dispatch(typed(text.slice(0, 20), 0));
  const isHiddenAt = [2_000, 4_000, 8_000].map((now) => {
    store.dispatch({ kind: "tick", now });
    return mark.hidden;
  });
  expect(isHiddenAt).toEqual([true, false, true]);
  stop();
  box.remove();
  mark.remove();
});
