import type { Page } from "@playwright/test";
import { dropOn } from "../test-aids/drop-on.ts";
import { typingField } from "../test-aids/typing.ts";
import { shortcuts } from "../test-aids/shortcuts.ts";
import { testWays } from "./way-to-type.ts";

const text = "the cat sat";

testWays("several characters at once are accepted as they are, and noted", {
  "cut and pasted": {
    text,
    act: async (page) => {
      await page.keyboard.type("the cat");
      for (const key of ["A", "X", "V"]) await page.keyboard.press(`ControlOrMeta+${key}`);
    },
    field: "the cat",
    painted: "=======|...",
    edits: [
      ["typed", 0, 0, "the cat"],
      ["deleted", 0, 7, ""],
      ["pasted", 0, 0, "the cat"],
    ],
    note: "7 characters were pasted, so this is not a measure of typing.",
  },

  "dropped in": {
    text,
    act: async (page) => {
      const items = [{ mimeType: "text/plain", data: "the cat" }];
      await dropOn(typingField(page), { items, dragOperationsMask: 1 });
      await page.keyboard.press(shortcuts.endOfLine);
    },
    field: "the cat",
    painted: "=======|...",
    edits: [["dropped", 0, 0, "the cat"]],
    note: "7 characters were dragged and dropped, so this is not a measure of typing.",
  },

  "dictated, or put in by a text expander": {
    text,
    act: (page) => page.keyboard.insertText("the dog"),
    field: "the dog",
    painted: "====xxx|...",
    errors: 3,
    edits: [["inserted", 0, 0, "the dog"]],
    note: "7 characters were entered several at a time, for example by dictation or swiping.",
  },

  "a spelling suggestion taken": {
    text,
    act: async (page) => {
      await page.keyboard.type("teh");
      await replace(page, { value: "the", inputType: "insertReplacementText", data: "the" });
    },
    field: "the",
    painted: "===|.......",
    edits: [
      ["typed", 0, 0, "teh"],
      ["replaced", 1, 2, "he"],
    ],
    note: "2 characters were entered by autocorrect or a spelling suggestion.",
  },

  "two spaces made a full stop": {
    text: "the. cat sat",
    act: async (page) => {
      await page.keyboard.type("the ");
      await replace(page, { value: "the. ", inputType: "insertText", data: ". " });
    },
    field: "the. ",
    painted: "=====|......",
    edits: [
      ["typed", 0, 0, "the "],
      ["replaced", 3, 0, "."],
    ],
    note: "1 character was entered by autocorrect or a spelling suggestion.",
  },

  "an edit of a kind that no standard names": {
    text,
    act: (page) => replace(page, { value: "the ", inputType: "insertByThought", data: null }),
    field: "the ",
    painted: "====|......",
    edits: [["inserted", 0, 0, "the "]],
    note: "4 characters were entered several at a time, for example by dictation or swiping.",
  },
});

/**
 * What the browser's menus and the keyboards of Apple's systems do, with their events: the
 * DevTools protocol cannot do it.
 */
function replace(
  page: Page,
  { value, ...event }: { value: string; inputType: string; data: string | null },
): Promise<void> {
  return typingField(page).evaluate(
    (field: HTMLTextAreaElement, [newValue, details]) => {
      field.value = newValue;
      field.dispatchEvent(new InputEvent("input", { ...details, bubbles: true }));
    },
    [value, event] as const,
  );
}
