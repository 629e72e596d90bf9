import type { Page } from "@playwright/test";
import { compose } from "./input-method.ts";
import { testWays } from "./way-to-type.ts";

testWays("what an input method composes is scored once it is committed", {
  "a dead key and its letter are one character": {
    text: "café now",
    act: async (page) => {
      await page.keyboard.type("caf");
      await compose(page, { held: ["´"], committed: "é" });
    },
    field: "café",
    painted: "====|...",
    edits: [
      ["typed", 0, 0, "caf"],
      ["composing", 3, 0, "´"],
      ["composing", 3, 1, "é"],
      ["committed", 3, 1, "é"],
    ],
  },

  "candidates come and go, and the one taken counts": {
    text: "日本語です。",
    act: (page) =>
      compose(page, {
        held: ["n", "に", "にh", "にほ", "にほn", "にほん", "二本"],
        committed: "日本",
      }),
    field: "日本",
    painted: "==|...",
    edits: [
      ["composing", 0, 0, "n"],
      ["composing", 0, 1, "に"],
      ["composing", 1, 0, "h"],
      ["composing", 1, 1, "ほ"],
      ["composing", 2, 0, "n"],
      ["composing", 2, 1, "ん"],
      ["composing", 0, 3, "二本"],
      ["composing", 0, 1, "日"],
      ["committed", 0, 2, "日本"],
    ],
  },

  "a wrong candidate is wrong once it is taken": {
    text: "日本語です。",
    act: (page) => compose(page, { held: ["に", "にほ"], committed: "二本" }),
    field: "二本",
    painted: "x=|...",
    errors: 1,
    edits: [
      ["composing", 0, 0, "に"],
      ["composing", 1, 0, "ほ"],
      ["composing", 0, 2, "二本"],
      ["committed", 0, 2, "二本"],
    ],
  },

  "a composition that is cancelled leaves nothing behind": {
    text: "日本語です。",
    act: (page) => compose(page, { held: ["に", "にほ", ""], committed: "" }),
    field: "",
    painted: "|.....",
    edits: [
      ["composing", 0, 0, "に"],
      ["composing", 1, 0, "ほ"],
      ["composing", 0, 2, ""],
    ],
  },

  "text that is deleted and inserted again to commit it, as by IBus, is what was composed": {
    text: "안녕하세요",
    act: async (page) => {
      await compose(page, { held: ["ㅇ", "아", "안", ""], committed: "안" });
      await compose(page, { held: ["ㄴ", "녀", "녕"], committed: "녕" });
    },
    field: "안녕",
    painted: "==|..",
    edits: [
      ["composing", 0, 0, "ㅇ"],
      ["composing", 0, 1, "아"],
      ["composing", 0, 1, "안"],
      ["committed", 0, 1, "안"],
      ["composing", 1, 0, "ㄴ"],
      ["composing", 1, 1, "녀"],
      ["composing", 1, 1, "녕"],
      ["committed", 1, 1, "녕"],
    ],
  },

  "words composed as on a phone, each sent whole once more as it ends": {
    text: "the cat sat",
    act: async (page) => {
      await composeWord(page, "the");
      await page.keyboard.insertText(" ");
      await composeWord(page, "cat");
    },
    field: "the cat",
    painted: "=======|...",
    edits: [
      ["composing", 0, 0, "t"],
      ["composing", 1, 0, "h"],
      ["composing", 2, 0, "e"],
      ["committed", 0, 3, "the"],
      ["typed", 3, 0, " "],
      ["composing", 4, 0, "c"],
      ["composing", 5, 0, "a"],
      ["composing", 6, 0, "t"],
      ["committed", 4, 3, "cat"],
    ],
  },

  "a word corrected by the phone is scored as it stands, and noted": {
    text: "the cat sat",
    act: (page) => compose(page, { held: ["t", "te", "teh"], committed: "the" }),
    field: "the",
    painted: "===|.......",
    edits: [
      ["composing", 0, 0, "t"],
      ["composing", 1, 0, "e"],
      ["composing", 2, 0, "h"],
      ["composing", 1, 2, "he"],
      ["committed", 0, 3, "the"],
    ],
    note: "2 characters were entered by autocorrect or a spelling suggestion.",
  },

  "a word swiped on a phone is noted": {
    text: "the cat sat",
    act: (page) => compose(page, { held: ["the"], committed: "the" }),
    field: "the",
    painted: "===|.......",
    edits: [
      ["composing", 0, 0, "the"],
      ["committed", 0, 3, "the"],
    ],
    note: "3 characters were entered several at a time, for example by dictation or swiping.",
  },
});

/** Letter by letter, as Android keyboards do, and then as a whole. */
function composeWord(page: Page, word: string): Promise<void> {
  const held = Array.from(word, (_, index) => word.slice(0, index + 1));
  return compose(page, { held: [...held, word], committed: word });
}
