import "../../styles/tokens.css";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { certificateDialog } from "../../certificate/CertificateButton.tsx";
import { analyse } from "../../engine/analyse.ts";
import { finished, setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import type { Challenge } from "../../race/challenge-link.ts";
import { challengeOf } from "../../race/race-exercise.ts";
import { savedResult } from "../../format/saved-result.ts";
import { newTrial } from "../../engine/trial/trial.ts";
import { preloadAll } from "../../ui/preloadable.ts";
import { Save } from "./Save.tsx";
import { PictureDialog } from "./PictureDialog.tsx";
import { Share } from "./Share.tsx";

// 10 characters are 2 words; from the first to the last of 12 keys it is 11 times 300 ms.
const trial = finished(typeKeys("it is late", "ix<t is lat!", 300));

afterEach(() => {
  Reflect.deleteProperty(navigator, "canShare");
  Reflect.deleteProperty(navigator, "share");
  document.documentElement.classList.remove("dark");
});

test("the result is copied as text, and the entry says so", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openShare();
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect.element(page.getByRole("button", { name: "Text copied" })).toBeVisible();
  await expect.element(page.getByText("Text copied").last()).toBeInTheDocument();
  expect(write).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^36 WPM, too short for a range\n[^]*\nPassage · 10 characters\n/),
  );
});

test("the link leads to Home of the site that the visitor is on", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openShare();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect.element(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const link = new URL(write.mock.calls[0]?.[0] ?? "");
  expect(link.origin + link.pathname).toBe(`${location.origin}/`);
  expect(link.hash).toMatch(/^#r=1-[\w.-]{20,50}$/);
});

test("each time copying is refused, the text is shown selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await openShare();
  const field = page.getByRole("textbox", { name: /^Your browser blocked copying/ });
  for (let time = 0; time < 2; time += 1) {
    getSelection()?.removeAllRanges();
    await page.getByRole("button", { name: "Copy as text" }).click();
    await expect.element(field).toHaveFocus();
    expect(getSelection()?.toString()).toMatch(/^36 WPM, [^]*Errors: 1\n[^]*keypace/);
  }
});

test("a result that nobody can have typed has no link", async () => {
  const pasted = setValue(newTrial("it is late"), "it is", 0, "pasted");
  // 10 characters in a tenth of a second are 1200 WPM.
  await openShare(finished(setValue(pasted, "it is late", 100, "pasted")));
  await expect.element(page.getByText(/There is no link for this result/)).toBeVisible();
  expect(page.getByRole("button", { name: "Copy the link" }).query()).toBeNull();
});

test("a challenge goes to the system's share sheet, or else is copied", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const recipe = { kind: "own", text: "it is late" } as const;
  const challenge = challengeOf(recipe, trial, savedResult(trial, "Your text"));
  const screen = await openShare(trial, () => challenge);
  const carried = page.getByText(/your time at the end of each word.* can read the text/);
  await expect.element(carried).toBeVisible();
  await page.getByRole("button", { name: "Challenge a friend" }).click();
  await expect.element(page.getByRole("button", { name: "Challenge copied" })).toBeVisible();
  const link = write.mock.calls[0]?.[0] ?? "";
  expect(link).toContain("/#c=");
  await screen.unmount();

  const share = vi.fn<(what: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { canShare: () => true, share });
  await openShare(trial, () => challenge);
  await page.getByRole("button", { name: "Challenge a friend" }).click();
  await expect.poll(() => share).toHaveBeenCalledExactlyOnceWith({ url: link });
  await expect.element(page.getByRole("button", { name: "Challenge shared" })).toBeVisible();

  // A second press while the sheet is open.
  share.mockRejectedValueOnce(new DOMException("already open", "InvalidStateError"));
  await page.getByRole("button", { name: "Challenge shared" }).click();
  await expect.poll(() => share).toHaveBeenCalledTimes(2);
  expect(page.getByText(/blocked/).query()).toBeNull();
  expect(write).toHaveBeenCalledTimes(1);
  share.mockRejectedValueOnce(new DOMException("refused", "NotAllowedError"));
  await page.getByRole("button", { name: "Challenge shared" }).click();
  await expect.element(page.getByRole("button", { name: "Challenge copied" })).toBeVisible();
  expect(write).toHaveBeenLastCalledWith(link);
});

test("the list opens at its first entry and closes by Escape, a press outside and the next Tab stop", async () => {
  await openShare();
  const list = page.getByRole("group", { name: "Share" });
  const opener = page.getByRole("button", { name: "Share", exact: true });
  await expect.element(page.getByRole("button", { name: "Share the picture" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  expect(list.query()).toBeNull();
  await userEvent.keyboard("{Enter}");
  await expect.element(list).toBeVisible();
  page.getByRole("button", { name: "Save", exact: true }).element().focus();
  await expect.poll(() => list.query()).toBeNull();
  await opener.click();
  await expect.element(list).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 1, y: 1 } });
  await expect.poll(() => list.query()).toBeNull();
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
])("if a canvas %s, a sentence says so, and no picture is offered", async (_, spoil) => {
  spoil();
  await openPicture();
  await expect.element(page.getByText(/^This browser does not let pages draw/)).toBeVisible();
  expect(page.getByRole("button", { name: "Save picture" }).query()).toBeNull();
});

test("a file that is refused is reported at its entry", async () => {
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    throw new Error("refused");
  });
  await openSave();
  await page.getByRole("button", { name: "Keystroke log" }).click();
  await expect
    .element(page.getByText(/^keypace-log-[-\d]+\.json could not be created\.$/))
    .toBeVisible();
});

test("the picture is a sharp PNG of 1200 by 630, in the theme on screen or the other", async () => {
  document.documentElement.classList.add("dark");
  const files = recordSavedFiles();
  await openPicture();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect.poll(() => files).toHaveLength(1);
  await page.getByRole("radio", { name: "Light" }).click({ force: true });
  await page.getByRole("button", { name: "Saved" }).click();
  await expect.poll(() => files).toHaveLength(2);

  // No key was typed often enough to be shaded.
  expect(document.querySelector("canvas")?.textContent).toMatch(
    /band Intermediate; Passage; a keyboard\.$/,
  );
  const [dark, light] = await Promise.all(files.map(({ contents }) => createImageBitmap(contents)));
  expect(files.map(({ name }) => name)).toEqual(["keypace-36-wpm.png", "keypace-36-wpm.png"]);
  expect([dark?.width, dark?.height]).toEqual([1200, 630]);
  expect(cornerOf(dark)).toEqual([0x1c, 0x1b, 0x1a, 255]);
  expect(cornerOf(light)).toEqual([0xff, 0xfe, 0xfb, 255]);
});

test("the picture names the rules of the test, like the copied text", async () => {
  const write = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  await render(
    <PictureDialog
      analysis={analyse(trial)}
      result={savedResult(trial, "Passage", { isStopped: true, corrections: "wordonly" })}
      typedOn={null}
      layout="qwerty"
      onClose={() => undefined}
    />,
  );
  await expect
    .poll(() => write.mock.calls.map(([text]) => text))
    .toContain("Passage, with Stop on mistakes and corrections only in the current word");
});

test("the picture is copied as PNG", async () => {
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  await openPicture();
  await page.getByRole("button", { name: "Copy picture" }).click();
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const picture = await write.mock.calls[0]?.[0][0]?.getType("image/png");
  expect(picture?.type).toBe("image/png");
});

test("what the browser refuses is reported", async () => {
  vi.spyOn(navigator.clipboard, "write").mockRejectedValue(new Error("refused"));
  await openPicture();
  await page.getByRole("button", { name: "Copy picture" }).click();
  await expect
    .element(page.getByText("Your browser blocked copying the picture. Save it instead."))
    .toBeVisible();
});

test("copying a picture is not offered if the browser cannot say what it can copy", async () => {
  vi.spyOn(ClipboardItem, "supports").mockImplementation(() => {
    throw new Error("refused");
  });
  await openPicture();
  await expect.element(page.getByRole("button", { name: "Save picture" })).toBeVisible();
  expect(page.getByRole("button", { name: "Copy picture" }).query()).toBeNull();
});

test("sharing is offered only if pictures can be shared, and cancelling is not a failure", async () => {
  const canShare = vi.fn<() => boolean>();
  const share = vi.fn<() => Promise<void>>(() =>
    Promise.reject(new DOMException("given up", "AbortError")),
  );
  Object.assign(navigator, { canShare, share });
  const refuse = () => {
    throw new Error("refused");
  };
  for (const answer of [() => false, refuse]) {
    canShare.mockImplementation(answer);
    const screen = await openPicture();
    expect(page.getByRole("button", { name: "Share…" }).query()).toBeNull();
    await screen.unmount();
  }

  canShare.mockReturnValue(true);
  await openPicture();
  await page.getByRole("button", { name: "Share…" }).click();
  await expect.poll(() => share).toHaveBeenCalled();
  expect(page.getByText(/blocked sharing/).query()).toBeNull();
});

test("the keystroke log is saved as JSON and as CSV, with a word on what it gives away", async () => {
  const files = recordSavedFiles();
  await openSave();
  for (const name of ["This visit", "Keystroke log", "Keystroke log as a table"]) {
    await expect
      .element(page.getByRole("button", { name, exact: true }))
      .toHaveAccessibleDescription(/Individual key timings could identify you/);
  }
  await page.getByRole("button", { name: "Keystroke log as a table" }).click();
  await page.getByRole("button", { name: "Keystroke log" }).click();
  await expect.poll(() => files).toHaveLength(2);
  expect(files.map(({ name }) => name.replaceAll(/\d/g, "0"))).toEqual([
    "keypace-log-0000-00-00-0000.csv",
    "keypace-log-0000-00-00-0000.json",
  ]);
  const [csv, json] = await Promise.all(files.map(({ contents }) => contents.text()));
  expect(csv?.split("\r\n").slice(1, 3)).toEqual([
    '0,0,typed,0,0,"""i"""',
    '300,300,typed,1,0,"""x"""',
  ]);
  expect(JSON.parse(json ?? "")).toMatchObject({ duration: 3300, edits: { length: 12 } });
});

test("the visit's results are saved as a table under a name, which no spelling service gets", async () => {
  const files = recordSavedFiles();
  await openSave();
  const name = page.getByLabelText(/^Name \(optional\)/);
  await expect.element(name).toHaveAttribute("spellcheck", "false");
  await name.fill("=Ada, L");
  await page.getByRole("button", { name: "Results as a table" }).click();
  await expect.poll(() => files).toHaveLength(1);
  const [head, row] = ((await files[0]?.contents.text()) ?? "").split("\r\n");
  expect(head).toMatch(/^Name,Date,Test,WPM,Accuracy \(%\),Errors,/);
  expect(row).toMatch(/^"'=Ada, L",2026-11-2\d \d\d:\d\d,Passage,36,90,1,/);
});

test("for a test too long to analyse, only the keystroke log is offered, with the reason", async () => {
  const book = setValue(newTrial("it is late"), "it is late ".repeat(1_000), 0, "pasted");
  await render(<Save trial={finished(book)} title="Passage" layout="qwerty" visitTests={[]} />);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .element(page.getByRole("button", { name: "Keystroke log", exact: true }))
    .toHaveFocus();
  await expect
    .element(page.getByText(/^This test is too long to analyse, so only its keystroke log can/))
    .toBeVisible();
  expect(page.getByRole("button", { name: /visit|table/ }).elements()).toHaveLength(1);
});

test("a test too long to analyse is not certified in the name of an earlier one", async () => {
  preloadAll();
  await expect.poll(() => typeof certificateDialog.getState()).toBe("object");
  await render(
    <Save
      trial={finished(typeKeys("it was late", "it was late", 300))}
      title="Passage"
      layout="qwerty"
      visitTests={[{ title: "Passage", typedOn: 0, trial }]}
    />,
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .element(page.getByText(/^1 test in one file, to open under Progress\./))
    .toBeVisible();
  await expect.element(page.getByText(/^This test is too long to analyse/)).toBeVisible();
  expect(page.getByRole("button", { name: "Certificate" }).query()).toBeNull();
});

/** Opens the list under Share, with the one under Save beside it. */
async function openShare(shared = trial, findChallenge: () => Challenge | null = () => null) {
  const screen = await render(
    <>
      <Share
        analysis={analyse(shared)}
        result={savedResult(shared, "Passage")}
        typedOn={null}
        layout="qwerty"
        findChallenge={findChallenge}
        onRace={() => undefined}
      />
      <Save
        trial={shared}
        title="Passage"
        layout="qwerty"
        visitTests={[{ title: "Passage", typedOn: Date.UTC(2026, 10, 22, 12), trial: shared }]}
      />
    </>,
  );
  await page.getByRole("button", { name: "Share", exact: true }).click();
  return screen;
}

async function openPicture() {
  const screen = await openShare();
  await page.getByRole("button", { name: "Share the picture" }).click();
  return screen;
}

async function openSave() {
  await openShare();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** The files that the page gives the browser to save; nothing is saved. */
function recordSavedFiles() {
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
