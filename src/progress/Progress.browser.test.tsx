import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { OpenedTests } from "../test-files/open-tests.ts";
import { preloadAll } from "../ui/preloadable.ts";
import { createStore } from "../ui/store.ts";
import { thisVisit } from "../visit/this-visit.ts";
import { Progress } from "./Progress.tsx";
import { openInTurn } from "./ProgressContents.tsx";

test("while files are being opened no others can be chosen, on a page that was left and shown again too", async () => {
  const reading = Promise.withResolvers<string>();
  const slow = Object.assign(new File(["{}"], "slow.json"), {
    slice: () => ({ text: () => reading.promise }),
  });
  const progress = <Progress visit={thisVisit} onFiles={() => [slow]} onDrill={() => null} />;
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

test("files open after others that failed for an unexpected reason", async () => {
  const file = new File(["{}"], "no-test.json");
  const opened = createStore<OpenedTests | null>(null);
  const broken = {
    ...opened,
    getState() {
      throw new Error("Unexpected");
    },
  };
  const failing = openInTurn(broken, [file]);
  const opening = openInTurn(opened, [file]);
  await expect(failing).rejects.toThrow("Unexpected");
  await opening;
  expect(opened.getState()).not.toBeNull();
});
