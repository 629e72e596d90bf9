import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import { finished, setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { endAtLimit, finish, newTrial, type Trial } from "../../engine/trial/trial.ts";
import { Replay } from "./Replay.tsx";

const slider = page.getByRole("slider", { name: "Position in the replay" });
const play = page.getByRole("button", { name: "Play" });
const next = page.getByRole("button", { name: "Next key" });
const previous = page.getByRole("button", { name: "Previous key" });

afterEach(async () => {
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

test("the replay plays as soon as it is unfolded", async () => {
  await render(<Replay trial={finished(typeKeys("it is late", "it is late", 20))} />);
  await page.getByText("Watch the replay").click();
  await expect.element(play).toBeVisible();
  expect(field()).toBe("it is late");
});

test("deletions are not mentioned if there was a single key", async () => {
  const oneKey = { ...typeKeys("it", "i"), limit: 15_000 };
  await render(<Replay trial={finished(endAtLimit(oneKey, 15_000))} />);
  expect(page.getByText(/keystroke/).element().textContent).toBe("1 keystroke in 15\u00a0s.");
});

test("each step shows the text of the field, corrections included", async () => {
  await show(typeKeys("it is late", "ix<t is lat!", 300));
  await expect.element(page.getByText("12 keystrokes in 3 s, 1 of them a deletion.")).toBeVisible();
  await expect.element(page.getByText("Before the first key")).toBeVisible();
  expect(field()).toBe("");
  const seen: string[] = [];
  for (let step = 1; step <= 4; step += 1) {
    await next.click();
    seen.push(field());
  }
  expect(seen).toEqual(["i", "ix", "i", "it"]);
  await previous.click();
  expect(field()).toBe("i");
  await expect.element(page.getByText("Deleted 1 character")).toBeVisible();
  await expect.element(page.getByText("0 s of 3 s")).toBeVisible();
});

test("the scrubber goes a key at a time by arrow keys, and to both ends", async () => {
  await show(typeKeys("it is late", "ix<t is lat!", 300));
  slider.element().focus();
  await userEvent.keyboard("{End}");
  expect(field()).toBe("it is lat!");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "12 of 12");
  await expect.element(page.getByText("3 s of 3 s")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  expect(field()).toBe("it is lat");
  await userEvent.keyboard("{Home}");
  expect(field()).toBe("");
});

test("at the end of a timed test there is no next key, and the clock stays at the limit", async () => {
  const typed = typeKeys("cats", "cat", 100);
  if (typed.phase !== "running") throw new Error("The keys complete the passage.");
  await show(finish({ ...typed, limit: 5_000 }, 0, 5_000));
  const paintAt = takeFrames();
  await play.click();
  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
  paintAt(0);
  paintAt(6_000);
  await expect.element(page.getByText("5 s of 5 s")).toBeVisible();
  await next.click({ force: true });
  await expect.element(play).toBeVisible();
  expect(page.getByText("5 s of 5 s").query()).not.toBeNull();
});

test("each key comes when it was pressed, and in half the time at 2×", async () => {
  await show(typeKeys("it is late", "it is late", 100));
  const paintAt = takeFrames();
  await play.click();
  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
  paintAt(0);
  paintAt(450);
  await expect.poll(field).toBe("it is");
  await page.getByRole("radio", { name: "2×" }).click();
  // 800 ms of the test, then 898 ms.
  paintAt(625);
  await expect.poll(field).toBe("it is lat");
  paintAt(674);
  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
  expect(field()).toBe("it is lat");
  paintAt(675);
  await expect.element(play).toBeVisible();
  expect(field()).toBe("it is late");
});

test("Pause stops the replay, and nothing is read out while it plays", async () => {
  const text = "it is late ".repeat(20);
  await show(typeKeys(text, text, 100));
  await play.click();
  expect(document.querySelector('[aria-live="off"]')).not.toBeNull();
  await page.getByRole("button", { name: "Pause" }).click();
  const held = field();
  // Longer than from one key to the next.
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  expect(field()).toBe(held);
  expect(document.querySelector('[aria-live="polite"]')).not.toBeNull();
});

test("a hidden page pauses the replay", async () => {
  await show(typeKeys("it is late", "it is late", 400));
  await play.click();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(play).toBeVisible();
});

test("with less motion the replay goes by steps alone, and says why", async () => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value: "reduce" }],
  });
  await show(typeKeys("it is late", "it is late", 100));
  await expect.element(page.getByText(/^Your system is set to reduce motion/)).toBeVisible();
  expect(play.query()).toBeNull();
  expect(page.getByRole("radio").query()).toBeNull();
  await next.click();
  expect(field()).toBe("i");
});

test("pasted text is described as pasted, and edits in the middle are shown where they were", async () => {
  const pasted = setValue(newTrial("it is late"), "it late", 0, "pasted");
  await show(setValue(pasted, "it is late", 900));
  await next.click();
  await expect.element(page.getByText("Pasted 7 characters")).toBeVisible();
  await next.click();
  expect(field()).toBe("it is late");
});

async function show(trial: Trial) {
  await render(<Replay trial={finished(trial)} />);
  await page.getByText("Watch the replay").click();
  // It plays by itself at once, so the Home key moves it back to the beginning, where it waits.
  slider.element().focus();
  await userEvent.keyboard("{ArrowRight}{Home}");
}

/** Makes the page paint only when the returned function is called with a time in milliseconds. */
function takeFrames(): (now: DOMHighResTimeStamp) => void {
  const waiting = new Map<number, FrameRequestCallback>();
  let frames = 0;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    frames += 1;
    waiting.set(frames, callback);
    return frames;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => waiting.delete(frame));
  return (now) => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const callback of due) callback(now);
  };
}

/** What the page shows as the text in the field. */
function field(): string {
  return page.getByText("You typed").element().nextElementSibling?.textContent ?? "";
}
