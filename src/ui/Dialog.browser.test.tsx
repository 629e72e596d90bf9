import { StrictMode, useRef, useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Dialog } from "./Dialog.tsx";

test.each([
  ["the visitor closes it, its owner can focus something outside", "Close", "textbox"],
  ["its owner removes it, the focus returns to where it was", "Begin", "button"],
] as const)("a dialog is modal while it is rendered; when %s", async (_, name, focused) => {
  const page = await render(<Opener />, { wrapper: StrictMode });
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(page.getByRole("dialog", { name: "Choices" })).toBeVisible();
  expect(page.getByRole("dialog").element().matches(":modal")).toBe(true);
  await page.getByRole("button", { name }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole(focused)).toHaveFocus();
});

function Opener() {
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  function close() {
    setIsOpen(false);
    field.current?.focus();
  }
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <input ref={field} aria-label="Field" />
      {isOpen && (
        <Dialog name="Choices" onClose={close}>
          <button type="button" onClick={() => setIsOpen(false)}>
            Begin
          </button>
        </Dialog>
      )}
    </>
  );
}
