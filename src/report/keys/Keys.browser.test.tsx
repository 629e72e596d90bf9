import "../../styles/tokens.css";
import { type ComponentProps, useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import type { LayoutName } from "../../content/keyboard-layouts.ts";
import { analyse } from "../../engine/analyse.ts";
import { finished, setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { newTrial, type Trial } from "../../engine/trial/trial.ts";
import type { DrillOffer } from "../../exercises/drill-exercise.ts";
import { Keys } from "./Keys.tsx";

const slider = page.getByRole("slider", { name: "Key" });
const keyboard = page.getByRole("combobox", { name: "Keyboard" });

const text = "bred bred bred bred bred bred";
const typed = "bted bred bted bred bred bred";

async function show(trial: Trial, drillOffer: DrillOffer | null = null) {
  return render(<KeysOnAnyLayout analysis={analyse(finished(trial))} drillOffer={drillOffer} />);
}

function KeysOnAnyLayout(given: Omit<ComponentProps<typeof Keys>, "layout" | "onLayout">) {
  const [layout, setLayout] = useState<LayoutName>("qwerty");
  return <Keys {...given} layout={layout} onLayout={setLayout} />;
}

describe("six words with one letter missed twice", () => {
  beforeEach(async () => {
    await show(typeKeys(text, typed, 100));
  });

  test("the most missed key is named in the sentence, below the picture and in the lists", async () => {
    await page.getByRole("radio", { name: "Misses" }).click();
    await expect
      .element(page.getByText(/^You missed “r” at the highest rate: 2 of 6 times\./))
      .toBeVisible();
    await expect
      .element(slider)
      .toHaveAttribute(
        "aria-valuetext",
        expect.stringMatching(/^R: missed 2 times out of 6 \(33\.3%\)/),
      );
    await expect
      .element(slider)
      .toHaveAttribute("aria-valuetext", expect.stringContaining("Typed instead: “t” (2)."));
    await expect.element(page.getByRole("heading", { name: "Most missed keys" })).toBeVisible();
    expect(listed()).toEqual(["r 33.3% 2 of 6", "br 33.3% 2 of 6"]);
  });

  test("arrow keys, Home and End go over the keys that were used", async () => {
    slider.element().focus();
    const names: (string | undefined)[] = [];
    for (const key of ["Home", "ArrowRight", "ArrowRight", "End", "ArrowLeft"]) {
      await userEvent.keyboard(`{${key}}`);
      names.push(slider.element().getAttribute("aria-valuetext")?.split(":")[0]);
    }
    expect(names).toEqual(["E", "R", "D", "Space", "B"]);
  });

  test("a pointer chooses a key", async () => {
    await userEvent.hover(page.getByText("D", { exact: true }));
    await expect
      .element(slider)
      .toHaveAttribute("aria-valuetext", expect.stringMatching(/^D: missed 0 times out of 6;/));
  });

  test("by slowness the slowest key is named, and the table holds every key that was used", async () => {
    await expect.element(page.getByRole("radio", { name: "Slowness" })).toBeChecked();
    await expect.element(page.getByRole("heading", { name: "Slowest keys" })).toBeVisible();
    await page.getByText("Details").click();
    const table = page.getByRole("table", { name: /^Keys used/ });
    expect(rowsOf(table.element())).toEqual([
      ["E", "0 of 6", "0.0%", "100 ms (6 samples)"],
      ["R", "2 of 6", "33.3%", "100 ms (4 samples)"],
      ["D", "0 of 6", "0.0%", "100 ms (6 samples)"],
      ["B", "0 of 6", "0.0%", "too few"],
      ["Space", "0 of 5", "0.0%", "100 ms (5 samples)"],
    ]);
  });
});

test("keys with few samples are dashed, and edges tell levels apart with forced colours", async () => {
  await show(typeKeys(text, typed, 100));
  const faceOf = (name: string) => {
    const face = page.getByText(name, { exact: true }).element().parentElement?.children.item(1);
    return getComputedStyle(face ?? document.body);
  };
  expect(faceOf("B").strokeDasharray).not.toBe("none");
  expect(faceOf("E").strokeDasharray).toBe("none");
  await page.getByRole("radio", { name: "Misses" }).click();
  await expect.element(page.getByText(/^The more often a key was missed/)).toBeVisible();
  const features = [{ name: "forced-colors", value: "active" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  expect(faceOf("R").strokeWidth).not.toBe(faceOf("D").strokeWidth);
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

test("another layout is drawn at once, with its keys in its order", async () => {
  await show(typeKeys(text, typed, 100));
  await keyboard.selectOptions("AZERTY");
  slider.element().focus();
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^D:/));
  await expect.element(keyboard).toHaveValue("azerty");
});

test("characters that are not on the keyboard are named; Enter is on every one", async () => {
  await show(typeKeys("aß\nado", "aß\nado"));
  const note = page.getByText(/^Not on this keyboard/);
  await expect.element(note).toBeVisible();
  expect(note.element().textContent).toBe("Not on this keyboard: ß");
});

test("without a character on the keyboard there is no table of its keys", async () => {
  await show(typeKeys("今天", "今天"));
  await expect.element(page.getByText("This text used none of these keys.")).toBeVisible();
  expect(page.getByText("Details").query()).toBeNull();
});

test("the drill is named by what it practises, and begins with one click", async () => {
  const onBegin = vi.fn<() => void>();
  await show(typeKeys(text, typed, 100), { weakest: ["th", "g"], onBegin });
  await page.getByRole("button", { name: "Practise th g" }).click();
  expect(onBegin).toHaveBeenCalledOnce();
});

test("a text that was pasted whole has no figures for keys", async () => {
  await show(setValue(newTrial("it is late"), "it is late", 0, "pasted"));
  await expect.element(page.getByText(/^Nothing was typed key by key/)).toBeVisible();
  expect(slider.query()).toBeNull();
});

/** The lists of the worst, a line an entry. */
function listed(): readonly string[] {
  return Array.from(document.querySelectorAll("ol li"), (item) =>
    Array.from(item.children, (child) => child.textContent)
      .join(" ")
      .trim(),
  );
}

function rowsOf(table: Element) {
  return Array.from(table.querySelectorAll("tbody tr"), (row) =>
    Array.from(row.children, (cell) => cell.textContent),
  );
}
