import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { ActionButton } from "./ActionButton.tsx";

test("screen readers announce a problem each time it happens, because its element is a new one", async () => {
  await render(<ActionButton name="Copy" done="Copied" onPress={() => "Enter a title."} />);
  const problem = page.getByText("Enter a title.");
  await page.getByRole("button").click();
  await expect.element(problem).toBeVisible();
  const first = problem.element();
  await page.getByRole("button").click();
  await expect.poll(() => problem.element()).not.toBe(first);
});
