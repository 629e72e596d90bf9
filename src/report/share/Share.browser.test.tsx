import "../../styles/tokens.css";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { analyse } from "../../engine/analyse.ts";
import { setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { themeStorageKey } from "../../theme/theme.ts";
import { type FinishedTrial, newTrial } from "../../engine/trial/trial.ts";
import { Share } from "./Share.tsx";

// 10 characters are 2 words; from the first to the last of 12 keys it is 11 times 300 ms.
const trial = typeKeys("it is late", "ix<t is lat!", 300) as FinishedTrial;

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "canShare");
  Reflect.deleteProperty(navigator, "share");
  localStorage.clear();
  document.documentElement.classList.remove("dark");
});

test("the result is copied as text, and that it was is told", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderShare();
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect.element(page.getByRole("status")).toMatchTextContent("Text copied.");
  expect(write).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^36 WPM, too short for a range\n[^]*\nPassage: 10 characters\n/),
  );
});

test("the link leads to Home of the site that the visitor is on", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderShare();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent("Link copied.");
  const link = new URL(write.mock.calls[0]?.[0] ?? "");
  expect(link.origin + link.pathname).toBe(`${location.origin}/`);
  expect(link.hash).toMatch(/^#r=1[\w-]{10,20}$/);
});

test("where copying is refused the text stands there, selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await renderShare();
  await page.getByRole("button", { name: "Copy as text" }).click();
  const field = page.getByRole("textbox", { name: "To copy" });
  await expect.element(field).toHaveFocus();
  expect(getSelection()?.toString()).toMatch(/^36 WPM, [^]*Mistakes left: 1\n[^]*keypace/);
  await expect
    .element(page.getByRole("status"))
    .toMatchTextContent("The browser refused to copy. The text to copy is selected.");
});

test("each refusal selects the text anew", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await renderShare();
  for (let time = 0; time < 2; time += 1) {
    getSelection()?.removeAllRanges();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect.element(page.getByRole("textbox", { name: "To copy" })).toHaveFocus();
    expect(getSelection()?.toString()).toMatch(/#r=/);
  }
});

test("a result that nobody can have typed has no link", async () => {
  const pasted = setValue(newTrial("it is late"), "it is", 0, "pasted");
  // 10 characters in a tenth of a second are 1200 WPM.
  await renderShare(setValue(pasted, "it is late", 100, "pasted") as FinishedTrial);
  await expect.element(page.getByText(/^There is no link to this result/)).toBeVisible();
  expect(page.getByRole("button", { name: "Copy link" }).query()).toBeNull();
});

test.each<[string, () => void]>([
  ["is absent", () => vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)],
  [
    "throws",
    () =>
      vi.spyOn(CanvasRenderingContext2D.prototype, "roundRect").mockImplementation(() => {
        throw new TypeError("not a function");
      }),
  ],
  [
    "hands back noise",
    () =>
      vi
        .spyOn(CanvasRenderingContext2D.prototype, "getImageData")
        .mockImplementation((_x, _y, width, height) => {
          const noise = new ImageData(width, height);
          return new ImageData(
            noise.data.map((_, index) => (index * 37) % 256),
            width,
            height,
          );
        }),
  ],
])("where a canvas %s, that is said, and no picture is offered", async (_, spoil) => {
  spoil();
  await renderShare();
  await expect.element(page.getByText(/^This browser draws no pictures for pages/)).toBeVisible();
  expect(page.getByRole("button", { name: "Save picture" }).query()).toBeNull();
  await expect.element(page.getByRole("button", { name: "Copy as text" })).toBeVisible();
});

test("where files or printing are refused, that is said", async () => {
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    throw new Error("refused");
  });
  vi.spyOn(globalThis, "print").mockImplementation(() => {
    throw new Error("refused");
  });
  await renderShare();
  const told = page.getByRole("status");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  await expect.element(told).toMatchTextContent(/^The browser could not make keypace-keystrokes/);
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect.element(told).toMatchTextContent("The browser could not make the picture.");
  await page.getByRole("button", { name: "Print" }).click();
  await expect.element(told).toMatchTextContent(/^The browser does not print from here/);
});

test("the picture is a sharp PNG of 1200 by 630, in the theme on screen or the other", async () => {
  localStorage.setItem(themeStorageKey, "dark");
  const files = filesHandedOver();
  await renderShare();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect.poll(() => files).toHaveLength(1);
  await page.getByRole("radio", { name: "Light" }).click({ force: true });
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect.poll(() => files).toHaveLength(2);

  const [dark, light] = await Promise.all(files.map(({ contents }) => createImageBitmap(contents)));
  expect(files.map(({ name }) => name)).toEqual(["keypace-36-wpm.png", "keypace-36-wpm.png"]);
  expect([dark?.width, dark?.height]).toEqual([1200, 630]);
  expect(cornerOf(dark)).toEqual([0x1c, 0x1b, 0x1a, 255]);
  expect(cornerOf(light)).toEqual([0xff, 0xfe, 0xfb, 255]);
});

test("the picture is copied as PNG", async () => {
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  await renderShare();
  await page.getByRole("button", { name: "Copy picture" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent("Picture copied.");
  const picture = await write.mock.calls[0]?.[0][0]?.getType("image/png");
  expect(picture?.type).toBe("image/png");
});

test("what the browser refuses is told", async () => {
  vi.spyOn(navigator.clipboard, "write").mockRejectedValue(new Error("refused"));
  await renderShare();
  await page.getByRole("button", { name: "Copy picture" }).click();
  await expect
    .element(page.getByRole("status"))
    .toMatchTextContent("The browser refused to copy the picture.");
});

test("copying a picture is not offered where the browser cannot say what it copies", async () => {
  vi.spyOn(ClipboardItem, "supports").mockImplementation(() => {
    throw new Error("refused");
  });
  await renderShare();
  await expect.element(page.getByRole("button", { name: "Save picture" })).toBeVisible();
  expect(page.getByRole("button", { name: "Copy picture" }).query()).toBeNull();
});

test("sharing is offered only where pictures can be shared, and giving it up is no failure", async () => {
  const canShare = vi.fn<() => boolean>(() => false);
  const share = vi.fn<() => Promise<void>>(() =>
    Promise.reject(new DOMException("given up", "AbortError")),
  );
  Object.assign(navigator, { canShare, share });
  const screen = await renderShare();
  expect(page.getByRole("button", { name: "Share…" }).query()).toBeNull();
  await screen.unmount();

  canShare.mockReturnValue(true);
  await renderShare();
  await page.getByRole("button", { name: "Share…" }).click();
  await expect.poll(() => share).toHaveBeenCalled();
  expect(page.getByRole("status").element().textContent).toBe("");
});

test("the keystroke log is saved as CSV and as JSON, with a word on what it gives away", async () => {
  const files = filesHandedOver();
  await renderShare();
  await expect.element(page.getByText(/The timing of keys can identify a person/)).toBeVisible();
  await page.getByRole("button", { name: "Save as CSV" }).click();
  await page.getByRole("button", { name: "Save as JSON" }).click();
  await expect.poll(() => files).toHaveLength(2);
  expect(files.map(({ name }) => name)).toEqual([
    "keypace-keystrokes.csv",
    "keypace-keystrokes.json",
  ]);
  const [csv, json] = await Promise.all(files.map(({ contents }) => contents.text()));
  expect(csv?.split("\r\n").slice(0, 3)).toEqual([
    "at,receivedAt,kind,start,removed,inserted",
    '0,0,typed,0,0,"""i"""',
    '300,300,typed,1,0,"""x"""',
  ]);
  expect(JSON.parse(json ?? "")).toMatchObject({ duration: 3300, edits: { length: 12 } });
});

test("everything is reached and done with the keyboard", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const print = vi.spyOn(globalThis, "print").mockReturnValue();
  await renderShare();
  const names: string[] = [];
  for (let stop = 0; stop < 10; stop += 1) {
    await userEvent.keyboard("{Tab}");
    const { activeElement } = document;
    const shown = activeElement?.querySelector('[data-is-said="true"]') ?? activeElement;
    names.push(shown?.textContent || activeElement?.parentElement?.textContent || "");
  }
  expect(names).toEqual([
    "Light",
    "Save picture",
    "Copy picture",
    "Copy as text",
    "Copy link",
    "Race this run",
    "Save as CSV",
    "Save as JSON",
    "Save this visit",
    "Print",
  ]);
  await userEvent.keyboard("{Enter}");
  expect(print).toHaveBeenCalledTimes(1);
  page.getByRole("button", { name: "Copy link" }).element().focus();
  await userEvent.keyboard(" ");
  expect(write).toHaveBeenCalledTimes(1);
});

function renderShare(shared = trial) {
  return render(
    <Share
      trial={shared}
      analysis={analyse(shared)}
      title="Passage"
      layout="qwerty"
      challenge={null}
      onRace={() => undefined}
      visitTests={[
        { title: "Passage", typedOn: Date.UTC(2026, 10, 22), stored: { trial: shared } },
      ]}
    />,
  );
}

/** What the page hands to the browser to save, as it comes; nothing is saved. */
function filesHandedOver() {
  const files: { readonly name: string; readonly contents: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const makeAddress = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, "createObjectURL").mockImplementation((source) => {
    const address = makeAddress(source);
    if (source instanceof Blob) blobs.set(address, source);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const contents = blobs.get(this.href);
    if (contents) files.push({ name: this.download, contents });
  });
  return files;
}

function cornerOf(picture: ImageBitmap | undefined): readonly number[] {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (picture) pen?.drawImage(picture, 0, 0);
  return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])];
}
