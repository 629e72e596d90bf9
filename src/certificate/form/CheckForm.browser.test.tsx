import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { CheckForm } from "./CheckForm.tsx";

const open = (name: string) =>
  userEvent.upload(page.getByLabelText("Open the log").last(), new File(["{}"], name));

test("the outcome is that of the log opened last and alone announced, and one that cannot be read is reported", async () => {
  await render(<CheckForm onClose={() => undefined} />);
  const { promise: slow, resolve: readSlow } = Promise.withResolvers<string>();
  const read = vi.spyOn(Blob.prototype, "text").mockReturnValueOnce(slow);
  await open("slow.json");
  await expect.poll(() => read).toHaveBeenCalledTimes(1);
  await open("fast.json");
  await expect.element(page.getByText("fast.json")).toBeVisible();
  const announced = page.getByRole("status");
  await expect
    .element(announced)
    .toHaveTextContent("This file is not the log of a single test, or it was damaged.");
  await expect.element(announced).not.toHaveTextContent("fast.json");
  readSlow("{}");
  await slow;
  await new Promise(requestAnimationFrame);
  expect(page.getByText("slow.json").query()).toBeNull();

  read.mockRejectedValueOnce(new DOMException("moved", "NotReadableError"));
  await open("moved.json");
  await expect.element(page.getByText("moved.json")).toBeVisible();
  await expect.element(page.getByText(/^This file could not be read\. /)).toBeVisible();
});
