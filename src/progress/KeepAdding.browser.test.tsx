import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { GrowingFile } from "../test-files/add-to-file.ts";
import { createStore } from "../ui/store.ts";
import { KeepAdding } from "./KeepAdding.tsx";

const { showSaveFilePicker } = window;

afterEach(() => {
  Object.assign(window, { showSaveFilePicker });
});

test("where the browser refuses to have a file chosen, that is said; where the visitor thinks better of it, nothing", async () => {
  let problem = "AbortError";
  Object.assign(window, {
    showSaveFilePicker: () => Promise.reject(new DOMException("", problem)),
  });
  const file = createStore<GrowingFile | null>(null);
  const page = await render(<KeepAdding file={file} visitTests={[]} />);
  const keepAdding = page.getByRole("button", { name: "Keep adding to a file" });
  const told = page.getByRole("status");
  await keepAdding.click();
  await expect.element(told).toBeEmptyDOMElement();
  problem = "SecurityError";
  await keepAdding.click();
  await expect.element(told).toMatchTextContent(/^The browser lets no file be chosen here/);
});

test("adding that was stopped while a test was being written stays stopped", async () => {
  const writing = Promise.withResolvers<boolean>();
  const asked = Promise.withResolvers<void>();
  const file = createStore<GrowingFile | null>({
    name: "tests.json",
    add: () => {
      asked.resolve();
      return writing.promise;
    },
  });
  const page = await render(<KeepAdding file={file} visitTests={[]} />);
  await asked.promise;
  await page.getByRole("button", { name: "Stop adding" }).click();
  writing.resolve(true);
  // What follows is drawn in the frame after.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole("button", { name: "Keep adding to a file" })).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("No more tests are added.");
});
