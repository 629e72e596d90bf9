import { expect, test } from "vitest";
import { preloadable, pausePreloading } from "./preloadable.ts";

/** Code that loads when the test says so. */
function remote() {
  const answers: PromiseWithResolvers<{ name: string }>[] = [];
  const code = preloadable(() => {
    const answer = Promise.withResolvers<{ name: string }>();
    answers.push(answer);
    return answer.promise;
  });
  return { code, answers };
}

test("code is fetched once, however often it is requested, and subscribers are called when it has loaded", async () => {
  const { code, answers } = remote();
  const calls: unknown[] = [];
  code.subscribe(() => calls.push(code.getState()));
  code.preload();
  code.preload();
  expect(code.getState()).toBe(null);
  answers[0]?.resolve({ name: "menu" });
  await answers[0]?.promise;
  code.preload();
  expect(calls).toEqual([{ name: "menu" }]);
  expect(answers).toHaveLength(1);
});

test("code that failed to load is fetched again at the next request", async () => {
  const { code, answers } = remote();
  code.preload();
  answers[0]?.reject(new Error("offline"));
  await expect.poll(code.getState).toBe(false);
  expect(answers).toHaveLength(1);
  code.preload();
  answers[1]?.resolve({ name: "menu" });
  await expect.poll(code.getState).toEqual({ name: "menu" });
});

test("code that is requested again while it loads is fetched once more if that fails", async () => {
  const { code, answers } = remote();
  code.preload();
  code.preload();
  answers[0]?.reject(new Error("network changed"));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.reject(new Error("offline"));
  await answers[1]?.promise.catch(() => null);
  expect(code.getState()).toBe(false);
  expect(answers).toHaveLength(2);
});

test("nothing loads during a pause, and all code loads after it", () => {
  const { code, answers } = remote();
  const resume = pausePreloading();
  code.preload();
  code.preload();
  expect(answers).toHaveLength(0);
  resume();
  expect(answers).toHaveLength(1);
});
