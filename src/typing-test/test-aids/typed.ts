import { setValue } from "../../engine/test-aids/key-script.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import type { TestAction } from "../store.ts";

/** For tests: what happens to a test when keys have made this of what was typed. */
export function typed(value: string, at: Milliseconds): TestAction {
  return { kind: "input", change: (trial) => setValue(trial, value, at) };
}
