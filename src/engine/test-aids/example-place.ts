import type { PlanPlace } from "../trial/test-settings.ts";

/** For tests: the first test of a run of three. */
export const examplePlace: PlanPlace = {
  title: "Class test",
  digest: "00000001",
  typist: "Ann",
  run: 1,
  seed: 1,
  test: 1,
  tests: 3,
  condition: null,
  isPractice: false,
};
