import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import type { OpenedTests } from "../test-files/open-tests.ts";
import { progressTest } from "../test-files/progress-test.ts";
import { preloadAll } from "../ui/preloadable.ts";
import { createStore } from "../ui/store.ts";
import { thisVisit } from "../visit/this-visit.ts";
import { Progress } from "./Progress.tsx";
import { openInTurn } from "./ProgressContents.tsx";
import { ProgressReport } from "./ProgressReport.tsx";

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

test("two keyboards as fast as the latest have a sentence each, also after another kind is chosen", async () => {
  const text = "the bakers carried their crates across the square and told jokes in the dark. ";
  const trial = typeKeys(text.repeat(2), text.repeat(2), 200);
  if (trial.phase !== "finished") throw new Error("The keys do not complete the text.");
  const tests = ["laptop", "laptop", "Ergodox", "phone"].map((keyboardLabel, index) => ({
    ...progressTest({ typedOn: index, title: "Passage", keyboardLabel, stored: { trial } }),
    key: keyboardLabel + index,
  }));
  const page = await render(
    <ProgressReport tests={tests} files={1} ofVisit={0} onDrill={() => null} />,
  );
  const sentences = page.getByText("Too close to tell.");
  await expect.element(page.getByText("No real change so far:")).toBeVisible();
  expect(sentences.elements()).toHaveLength(2);
  await page.getByRole("combobox").selectOptions("Passage · phone");
  await expect.element(page.getByText("Too few tests yet.")).toBeVisible();
  expect(sentences.elements()).toHaveLength(2);
});
