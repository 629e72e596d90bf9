import { expect } from "@playwright/test";
import { runsInPage } from "../test-aids/marks-in-page.ts";
import type { Visitor } from "./visitor.ts";

/** The passage to be typed. */
export function passageOnScreen(visitor: Visitor): Promise<string> {
  return visitor.run(() => document.querySelector('[data-testid="passage"]')?.textContent ?? "");
}

/** The painted runs of the passage, each as its state and its text. */
export function runsOnScreen(visitor: Visitor): Promise<readonly (readonly [string, string])[]> {
  return visitor.run(runsInPage);
}

export function field(visitor: Visitor) {
  return visitor.run(() => {
    const textarea = document.querySelector("textarea");
    return {
      value: textarea?.value,
      isDisabled: textarea?.disabled,
      isFocused: textarea === document.activeElement,
    };
  });
}

/** The live stats or the result's figures, by their labels. */
export function figures(visitor: Visitor): Promise<Readonly<Record<string, string>>> {
  return visitor.run(() =>
    Object.fromEntries(
      Array.from(document.querySelector("main dl")?.children ?? [], (figure) => [
        figure.querySelector("dt")?.textContent ?? "",
        figure.querySelector("dd")?.textContent ?? "",
      ]),
    ),
  );
}

export async function expectPage(visitor: Visitor, name: string): Promise<void> {
  await expect.poll(() => textOf(visitor, "h1")).toBe(name);
}

/** The text or the label of the focused element. */
export function focused(visitor: Visitor): Promise<string> {
  return visitor.run(() => {
    const { activeElement } = document;
    return activeElement?.ariaLabel ?? activeElement?.textContent.trim() ?? "";
  });
}

/** The text of the first element of a CSS selector; `null` if there is none. */
export function textOf(visitor: Visitor, selector: string): Promise<string | null> {
  return visitor.run((wanted) => document.querySelector(wanted)?.textContent ?? null, selector);
}
