import { testWays } from "./way-to-type.ts";

testWays("characters of every script and keyboard count as themselves", {
  "curly quotes, dashes and no-break spaces of smart keyboards are the plain ones": {
    text: `"it's" - so it is`,
    act: (page) => page.keyboard.type("“it’s”\u00a0— so"),
    field: "“it’s”\u00a0— so",
    painted: "===========|.....",
    edits: [["typed", 0, 0, "“it’s”\u00a0— so"]],
  },

  "an emoji with its joiners is one character, right or wrong": {
    text: "👩‍👩‍👧👍🏽 yes",
    act: async (page) => {
      await page.keyboard.insertText("👩‍👩‍👧");
      await page.keyboard.insertText("👍🏾");
    },
    field: "👩‍👩‍👧👍🏾",
    painted: "========xxxx|...",
    errors: 1,
    edits: [["typed", 0, 0, "👩‍👩‍👧👍🏾"]],
  },

  "an accent of its own is the accented letter": {
    text: "café now",
    act: (page) => page.keyboard.type("cafe\u0301"),
    field: "cafe\u0301",
    painted: "====|...",
    edits: [
      ["typed", 0, 0, "cafe"],
      ["typed", 3, 1, "e\u0301"],
    ],
  },

  "from right to left": {
    text: "שלום עולם",
    act: (page) => page.keyboard.type("שלןם"),
    field: "שלןם",
    painted: "==x=|....",
    errors: 1,
    edits: [["typed", 0, 0, "שלןם"]],
  },

  "control characters are dropped, and line ends of every system are one": {
    text: "a\nb\nc and on",
    act: (page) => page.keyboard.insertText("a\r\n\0b\nc"),
    field: "a\n\0b\nc",
    painted: "=======|......",
    edits: [["inserted", 0, 0, "a\nb\nc"]],
    note: "5 characters were entered several at a time, for example by dictation or swiping.",
  },
});
