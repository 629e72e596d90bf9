import { setValue } from "../../engine/test-aids/key-script.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import type { TestAction } from "../store.ts";

/** For tests: the action after keys have changed the field to this value. */
export function typed(value: string, at: Milliseconds): TestAction {
  return { kind: "input", change: (trial) => setValue(trial, value, at) };
}
