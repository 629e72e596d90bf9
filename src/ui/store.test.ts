import { expect, test } from "vitest";
import { createStore, subscribeWhile } from "./store.ts";

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

test("what was started for a value is cleaned up before the next one starts, at null and at the end", () => {
  const store = createStore<string | null>("cat");
  const calls: string[] = [];
  const stop = subscribeWhile(
    store,
    (name) => name,
    (name) => {
      calls.push(`start ${name}`);
      return () => calls.push(`stop ${name}`);
    },
  );
  for (const name of ["cat", "dog", null, null, "cow"]) store.setState(name);
  stop();
  store.setState("hen");
  expect(calls).toEqual([
    "start cat",
    "stop cat",
    "start dog",
    "stop dog",
    "start cow",
    "stop cow",
  ]);
});
