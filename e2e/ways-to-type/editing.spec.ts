import type { Page } from "@playwright/test";
import { shortcuts } from "../test-aids/shortcuts.ts";
import { testWays } from "./way-to-type.ts";

const text = "the cat sat";

testWays("whatever is edited, colours, figures and log follow", {
  "a word deleted": {
    text,
    act: (page) => act(page, "the dog", shortcuts.deleteWordBefore),
    field: "the ",
    painted: "====|......",
    edits: [
      ["typed", 0, 0, "the dog"],
      ["deleted", 4, 3, ""],
    ],
  },

  "deleted to the start of the line": {
    text,
    act: async (page) => {
      await page.keyboard.type("teh");
      await command(page, "deleteToBeginningOfLine");
    },
    field: "",
    painted: "|..........",
    edits: [
      ["typed", 0, 0, "teh"],
      ["deleted", 0, 3, ""],
    ],
  },

  "everything selected and typed over": {
    text,
    act: (page) => act(page, "xyz", "ControlOrMeta+A", "t"),
    field: "t",
    painted: "=|.........",
    edits: [
      ["typed", 0, 0, "xyz"],
      ["typed", 0, 3, "t"],
    ],
  },

  "a letter put into the middle moves what follows": {
    text,
    act: (page) =>
      act(
        page,
        "th cat",
        shortcuts.startOfLine,
        "ArrowRight",
        "ArrowRight",
        "e",
        shortcuts.endOfLine,
      ),
    field: "the cat",
    painted: "=======|...",
    edits: [
      ["typed", 0, 0, "th cat"],
      ["typed", 2, 0, "e"],
    ],
  },

  "a letter taken out of the middle": {
    text,
    act: (page) =>
      act(page, "thee cat", shortcuts.startOfLine, "ArrowRight", "Delete", shortcuts.endOfLine),
    field: "tee cat",
    painted: "=x=====|...",
    errors: 1,
    edits: [
      ["typed", 0, 0, "thee cat"],
      ["deleted", 1, 1, ""],
    ],
  },

  "a key held down": {
    text,
    act: async (page) => {
      for (let times = 0; times < 4; times += 1) await page.keyboard.down("t");
      await page.keyboard.up("t");
    },
    field: "tttt",
    painted: "=xxx|......",
    errors: 3,
    edits: [["typed", 0, 0, "tttt"]],
  },

  "undo takes back a group of keys, redo brings it back, which is noted": {
    text,
    act: (page) => act(page, "the", "ControlOrMeta+Z", "ControlOrMeta+Shift+Z"),
    field: "the",
    painted: "===|.......",
    edits: [
      ["typed", 0, 0, "the"],
      ["history", 1, 2, ""],
      ["history", 1, 0, "he"],
    ],
    note: "2 characters were restored by undo or redo.",
  },

  "what was deleted at once comes back at once": {
    text,
    act: (page) =>
      act(page, "the cat", "ControlOrMeta+A", "Backspace", "ControlOrMeta+Z", shortcuts.endOfLine),
    field: "the cat",
    painted: "=======|...",
    edits: [
      ["typed", 0, 0, "the cat"],
      ["deleted", 0, 7, ""],
      ["history", 0, 0, "the cat"],
    ],
    note: "7 characters were restored by undo or redo.",
  },
});

/** Types a text and presses some keys. */
async function act(page: Page, typed: string, ...keys: readonly string[]) {
  await page.keyboard.type(typed);
  for (const key of keys) await page.keyboard.press(key);
}

/** Runs the browser's command of a system's shortcut, on any system. */
async function command(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", commands: [name] });
  await session.detach();
}
