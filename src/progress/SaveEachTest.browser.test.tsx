import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { GrowingFile } from "../saved-tests/add-to-file.ts";
import { createStore } from "../ui/store.ts";
import { SaveEachTest } from "./SaveEachTest.tsx";

const { showSaveFilePicker, showOpenFilePicker } = window;

afterEach(() => {
  Object.assign(window, { showSaveFilePicker, showOpenFilePicker });
});

test("a picker that the browser refuses is reported; one that the visitor cancels is not", async () => {
  let problem = "AbortError";
  const picker = () => Promise.reject(new DOMException("", problem));
  Object.assign(window, { showSaveFilePicker: picker, showOpenFilePicker: picker });
  const file = createStore<GrowingFile | null>(null);
  const page = await render(<SaveEachTest file={file} visitTests={[]} />);
  const message = page.getByRole("status");
  for (const name of ["Start a new file", "Add to an existing file"]) {
    problem = "AbortError";
    const before = message.element().textContent;
    await page.getByRole("button", { name }).click();
    await expect.element(message).toHaveTextContent(before);
    problem = "SecurityError";
    await page.getByRole("button", { name }).click();
    await expect.element(message).toMatchTextContent(/^Your browser does not let this page write/);
  }
});

test("a double click opens one picker, which browsers would refuse a second time", async () => {
  const choosing = Promise.withResolvers<never>();
  const picker = vi.fn<() => Promise<never>>();
  picker.mockReturnValueOnce(choosing.promise);
  picker.mockRejectedValue(new DOMException("File picker already active.", "NotAllowedError"));
  Object.assign(window, { showSaveFilePicker: picker });
  const file = createStore<GrowingFile | null>(null);
  const page = await render(<SaveEachTest file={file} visitTests={[]} />);
  await page.getByRole("button", { name: "Start a new file" }).dblClick();
  choosing.reject(new DOMException("Cancelled", "AbortError"));
  await expect(choosing.promise).rejects.toThrow("Cancelled");
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
});

test("saving that was stopped, by a double click while a test was being written, stays stopped", async () => {
  const picker = vi.fn<() => Promise<never>>();
  Object.assign(window, { showSaveFilePicker: picker });
  const writing = Promise.withResolvers<boolean>();
  const asked = Promise.withResolvers<void>();
  const file = createStore<GrowingFile | null>({
    name: "tests.json",
    add: () => {
      asked.resolve();
      return writing.promise;
    },
  });
  const page = await render(<SaveEachTest file={file} visitTests={[]} />);
  await asked.promise;
  await page.getByRole("button", { name: "Stop saving" }).dblClick();
  expect(picker).not.toHaveBeenCalled();
  writing.resolve(true);
  // React renders the result in the next frame.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole("button", { name: "Start a new file" })).toBeVisible();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("Your next tests will not be saved to the file.");
});

test("the focus stays on the button that starts and stops saving", async () => {
  const file = createStore<GrowingFile | null>(null);
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle("focus.json", { create: true });
  const picked = Object.assign(handle, { requestPermission: () => Promise.resolve("granted") });
  Object.assign(window, { showSaveFilePicker: () => Promise.resolve(picked) });
  const page = await render(<SaveEachTest file={file} visitTests={[]} />);
  await page.getByRole("button", { name: "Start a new file" }).click();
  const stop = page.getByRole("button", { name: "Stop saving" });
  await expect.element(stop).toHaveFocus();
  await stop.click();
  await expect.element(page.getByRole("button", { name: "Start a new file" })).toHaveFocus();
});
