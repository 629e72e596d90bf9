import { expect, test } from "vitest";
import { createStore } from "./store.ts";

test("a listener with a selector is called when what it selects changes, with both values", () => {
  const store = createStore({ name: "cat", age: 1 });
  const calls: unknown[] = [];
  const unsubscribe = store.subscribe(
    ({ name }) => name,
    (name, previous) => calls.push([name, previous]),
  );
  store.setState({ name: "cat", age: 2 });
  store.setState({ name: "dog", age: 2 });
  unsubscribe();
  store.setState({ name: "cow", age: 2 });
  expect(calls).toEqual([["dog", "cat"]]);
});
