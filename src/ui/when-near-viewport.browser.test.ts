import { expect, test } from "vitest";
import { whenNearViewport } from "./when-near-viewport.ts";

test("what waits for an element to be near is called once it is, and no more", async () => {
  const [near, far] = ["0px", "10000px"].map((place) => {
    const element = document.createElement("p");
    element.textContent = "An element";
    element.style.cssText = `position: absolute; top: ${place}`;
    document.body.append(element);
    return element;
  });
  if (!near || !far) throw new Error("Both are made above.");
  const told: string[] = [];
  whenNearViewport(far, () => told.push("far"));
  whenNearViewport(near, () => told.push("near"));
  await expect.poll(() => told).toEqual(["near"]);
  far.scrollIntoView();
  await expect.poll(() => told).toEqual(["near", "far"]);
  near.remove();
  far.remove();
});
