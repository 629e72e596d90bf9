import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { GrowingFile } from "../saved-tests/add-to-file.ts";
import { kept } from "../visit/kept.ts";
import { KeepAdding } from "./KeepAdding.tsx";

test("adding that was stopped while a test was being written stays stopped", async () => {
  const writing = Promise.withResolvers<boolean>();
  const asked = Promise.withResolvers<void>();
  const file = kept<GrowingFile | null>({
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
