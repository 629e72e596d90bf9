import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { preloadAll } from "../ui/preloadable.ts";
import { newVisit } from "../visit/visit.ts";
import { Progress } from "./Progress.tsx";

test("while files are being opened no others can be chosen, on a page that was left and shown again too", async () => {
  const reading = Promise.withResolvers<string>();
  const slow = Object.assign(new File(["{}"], "slow.json"), {
    slice: () => ({ text: () => reading.promise }),
  });
  const visit = newVisit(createTypingTest(ownExercise("cat")));
  const progress = <Progress visit={visit} onFiles={() => [slow]} onDrill={() => null} />;
  const page = await render(progress);
  preloadAll();
  await expect.element(page.getByRole("button", { name: "Open saved tests" })).toBeEnabled();
  const input = page.container.querySelector("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  await userEvent.upload(input, slow);
  await expect.element(page.getByRole("button", { name: "Opening…" })).toBeDisabled();

  await page.unmount();
  const again = await render(progress);
  await expect.element(again.getByRole("button", { name: "Opening…" })).toBeDisabled();
  reading.resolve("{}");
  await expect.element(again.getByRole("button", { name: "Open more files" })).toBeEnabled();
});
