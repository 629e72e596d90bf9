import { expect } from "@playwright/test";
import { type Language, languages } from "../../src/content/languages/languages.ts";
import { graphemesOf } from "../../src/engine/trial/graphemes.ts";
import { runCommands } from "./field-inputs.ts";
import { field, figures, focused, passageOnScreen } from "./on-screen.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

/** Languages tested in each run: one from right to left, one with joined letters, one that is composed. */
const few: ReadonlySet<string> = new Set(["he", "hi", "ko"]);
/** Languages whose characters an input method composes. */
const composed: ReadonlySet<string> = new Set(["ja", "ko", "vi", "zh"]);
const isEachWanted = process.env["EVERY_ENGINE"] !== undefined;

/** As many as share a visit, because opening the site takes longer than typing a passage. */
const inVisit = 13;
const tested = languages.filter(({ tag }) => isEachWanted || few.has(tag));

for (let first = 0; first < tested.length; first += inVisit) {
  const together = tested.slice(first, first + inVisit);
  const names = together.map(({ englishName }) => englishName).join(", ");
  test(`passages in ${names} are typed to their end without an error`, async ({ visitor }) => {
    await visitor.open("/");
    for (const language of together) {
      await test.step(language.englishName, () => expectTypedWithoutError(visitor, language));
    }
  });
}

async function expectTypedWithoutError(visitor: Visitor, language: Language): Promise<void> {
  const passage = await passageIn(language, visitor);
  const graphemes = graphemesOf(passage);
  // Not with keys, which are the same in every language and take most of the time in Firefox.
  const insertions = graphemes.map((text) => ({ command: "insertText", text }) as const);
  await (composed.has(language.tag)
    ? compose(visitor, graphemes)
    : runCommands(visitor, insertions));

  await expect.poll(() => focused(visitor)).toMatch(/words per minute, 100 percent accuracy/);
  expect(await field(visitor)).toMatchObject({ value: passage, isDisabled: true });
  expect(await figures(visitor)).toMatchObject({ Errors: "0", "Wrong keystrokes": "0" });
}

/** Chooses a language and waits until the field of its passage has the focus. */
async function passageIn({ tag }: Language, visitor: Visitor): Promise<string> {
  await expect
    .poll(() => visitor.run(() => document.querySelectorAll("select option").length))
    .toBeGreaterThan(languages.length);
  await visitor.run((chosen) => {
    const select = document.querySelector("select");
    if (!select) return;
    select.value = chosen;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, tag);
  await expect
    .poll(() =>
      visitor.run(() => {
        const { lang, dir } = document.querySelector("textarea") ?? {};
        return { lang, dir };
      }),
    )
    .toEqual({ lang: tag, dir: /^(?:ar|he)$/.test(tag) ? "rtl" : "ltr" });
  await expect.poll(() => field(visitor)).toMatchObject({ value: "", isFocused: true });
  return passageOnScreen(visitor);
}

/**
 * Enters a text as an input method does, some characters at a time, the first of them held alone at
 * first. Dispatches events in the page, because only Chromium's driver has an input method.
 */
async function compose(visitor: Visitor, graphemes: readonly string[]): Promise<void> {
  const atOnce = 5;
  const parts = Array.from({ length: Math.ceil(graphemes.length / atOnce) }, (_, index) => {
    const part = graphemes.slice(index * atOnce, (index + 1) * atOnce);
    return [part[0] ?? "", part.join("")] as const;
  });
  await visitor.run((all) => {
    const textarea = document.querySelector("textarea");
    if (!textarea) return;
    let settled = "";
    for (const held of all) {
      textarea.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
      for (const data of held) {
        textarea.value = settled + data;
        const inputType = "insertCompositionText";
        textarea.dispatchEvent(
          new InputEvent("input", { bubbles: true, inputType, data, isComposing: true }),
        );
      }
      settled = textarea.value;
      textarea.dispatchEvent(
        new CompositionEvent("compositionend", { bubbles: true, data: held[1] }),
      );
    }
  }, parts);
}
