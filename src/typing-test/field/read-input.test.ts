import { describe, expect, test } from "vitest";
import { typeKeys } from "../../engine/test-aids/key-script.ts";
import type { KeyEvent } from "../../engine/trial/edit.ts";
import { newTrial, type Trial } from "../../engine/trial/trial.ts";
import { readInput } from "./read-input.ts";

type Event = readonly [value: string, inputType: string, isComposing?: boolean, data?: string];

/** The kinds, positions and texts of the edits that result from a sequence of events. */
function editsOf(presented: string, events: readonly Event[], start: Trial = newTrial(presented)) {
  const trial = events.reduce(
    (typed, [value, inputType, isComposing = false, data = null], index) =>
      readInput(typed, { value, inputType, data, isComposing, at: 1_000 + index, keys: [] }),
    start,
  );
  return trial.inputStream
    .slice(start.inputStream.length)
    .map(({ kind, start: position, removed, inserted }) => [
      kind,
      position,
      removed,
      inserted.join(""),
    ]);
}

const passage = "the cat sat on the mat";

describe("single events", () => {
  test.each<[string, string, Event, unknown[]]>([
    ["a key", "th", ["the", "insertText"], ["typed", 2, 0, "e"]],
    ["Enter", "the", ["the\n", "insertLineBreak"], ["typed", 3, 0, "\n"]],
    ["a key over a selection", "the", ["x", "insertText"], ["typed", 0, 3, "x"]],
    [
      "the first letter of a selection over it",
      "teh",
      ["t", "insertText", false, "t"],
      ["typed", 0, 3, "t"],
    ],
    [
      "the last letter of a selection over it",
      "the",
      ["e", "insertText", false, "e"],
      ["typed", 0, 3, "e"],
    ],
    ["Backspace", "the", ["th", "deleteContentBackward"], ["deleted", 2, 1, ""]],
    ["Ctrl+Backspace", "the cat", ["the ", "deleteWordBackward"], ["deleted", 4, 3, ""]],
    ["delete to line start", "the cat", ["", "deleteSoftLineBackward"], ["deleted", 0, 7, ""]],
    ["paste", "the", ["the cat sat", "insertFromPaste"], ["pasted", 3, 0, " cat sat"]],
    ["drop", "the", ["cat the", "insertFromDrop"], ["dropped", 0, 0, "cat "]],
    ["cut", "the cat", ["the", "deleteByCut"], ["deleted", 3, 4, ""]],
    ["undo of a deletion", "th", ["the", "historyUndo"], ["history", 2, 0, "e"]],
    ["autocorrect", "teh", ["the", "insertReplacementText"], ["replaced", 1, 2, "he"]],
    [
      "double space to full stop",
      "the ",
      ["the. ", "insertText", false, ". "],
      ["replaced", 3, 0, "."],
    ],
    ["a swiped word", "the ", ["the cat", "insertText"], ["inserted", 4, 0, "cat"]],
    ["an event without a type", "the ", ["the cat", ""], ["inserted", 4, 0, "cat"]],
  ])("%s", (_name, typed, event, expected) => {
    expect(editsOf(passage, [event], typeKeys(passage, typed))).toEqual([expected]);
  });
});

test("Chromium: composition, candidates, end", () => {
  expect(
    editsOf("日本語です。", [
      ["に", "insertCompositionText", true],
      ["にほ", "insertCompositionText", true],
      ["日本", "insertCompositionText", true],
      ["日本", "compositionend"],
    ]),
  ).toEqual([
    ["composing", 0, 0, "に"],
    ["composing", 1, 0, "ほ"],
    ["composing", 0, 2, "日本"],
    ["committed", 0, 2, "日本"],
  ]);
});

test("Android: Backspace in a composition leaves its first character as it was", () => {
  expect(
    editsOf(passage, [
      ["t", "insertCompositionText", true, "t"],
      ["th", "insertCompositionText", true, "th"],
      ["t", "insertCompositionText", true, "t"],
    ]),
  ).toEqual([
    ["composing", 0, 0, "t"],
    ["composing", 1, 0, "h"],
    ["composing", 1, 1, ""],
  ]);
});

test("a composition that ends with a change records its keys once", () => {
  const down = { kind: "down", code: "Enter", at: 5 } as const;
  const event = { inputType: "insertCompositionText", data: null, isComposing: true, keys: [] };
  const held = readInput(newTrial("日本語です。"), { ...event, value: "にほ", at: 0 });
  const ended = { ...event, inputType: "compositionend", isComposing: false, keys: [down] };
  const { inputStream } = readInput(held, { ...ended, value: "日本", at: 10 });
  expect(Array.from(inputStream, ({ kind, keys }) => [kind, keys?.length ?? 0])).toEqual([
    ["composing", 0],
    ["composing", 1],
    ["committed", 0],
  ]);
});

test("Firefox: the last input comes after the end of the composition, and adds nothing", () => {
  expect(
    editsOf(passage, [
      ["t", "insertCompositionText", true],
      ["t", "compositionend"],
      ["t", "insertCompositionText"],
    ]),
  ).toEqual([
    ["composing", 0, 0, "t"],
    ["committed", 0, 1, "t"],
  ]);
});

test("WebKit: the composed text is deleted and inserted again before the end", () => {
  const commit = (composed: string, committed: string) =>
    editsOf("日本", [
      [composed, "insertCompositionText", true],
      ["", "deleteCompositionText", true],
      [committed, "insertFromComposition", true],
      [committed, "compositionend"],
    ]);
  expect(commit("日木", "日木")).toEqual([
    ["composing", 0, 0, "日木"],
    ["committed", 0, 2, "日木"],
  ]);
  expect(commit("´", "é")).toEqual([
    ["composing", 0, 0, "´"],
    ["composing", 0, 1, ""],
    ["composing", 0, 0, "é"],
    ["committed", 0, 1, "é"],
  ]);
});

describe("IBus: the composed text is deleted and typed again after the end", () => {
  const ended: Readonly<Record<string, readonly Event[]>> = {
    Chromium: [
      ["", "insertCompositionText", true],
      ["", "compositionend"],
    ],
    Firefox: [
      ["", "insertCompositionText", true],
      ["", "compositionend"],
      ["", "insertCompositionText"],
    ],
  };

  test.each(Object.entries(ended))("%s", (_browser, end) => {
    expect(
      editsOf("안녕", [
        ["ㅇ", "insertCompositionText", true],
        ["아", "insertCompositionText", true],
        ["안", "insertCompositionText", true],
        ...end,
        ["안", "insertText", false, "안"],
        ["안ㄴ", "insertCompositionText", true],
      ]),
    ).toEqual([
      ["composing", 0, 0, "ㅇ"],
      ["composing", 0, 1, "아"],
      ["composing", 0, 1, "안"],
      ["committed", 0, 1, "안"],
      ["composing", 1, 0, "ㄴ"],
    ]);
  });

  test("several characters are typed ones", () => {
    expect(
      editsOf("你好嗎", [
        ["ㄋ", "insertCompositionText", true],
        ["你", "insertCompositionText", true],
        ["你ㄏ", "insertCompositionText", true],
        ["你好", "insertCompositionText", true],
        ["", "insertCompositionText", true],
        ["", "compositionend"],
        ["你好", "insertText", false, "你好"],
      ]).slice(-2),
    ).toEqual([
      ["composing", 1, 1, "好"],
      ["committed", 0, 2, "你好"],
    ]);
  });

  test("the commit has the time and the keys of the deletion, and can end the test", () => {
    const down = { kind: "down", code: "Space", at: 70 } as const;
    const event = { inputType: "insertCompositionText", data: null, isComposing: true, keys: [] };
    const composed = readInput(newTrial("안"), { ...event, value: "앙", at: 20 });
    const deleted = readInput(composed, { ...event, value: "", at: 75, keys: [down] });
    const typed = { value: "앙", inputType: "insertText", data: "앙", isComposing: false };
    const finished = readInput(deleted, { ...typed, at: 80, keys: [] });
    expect(finished).toMatchObject({ phase: "finished", finishedAt: 70, errors: 1 });
    expect(finished.inputStream.at(-1)).toMatchObject({ at: 70, receivedAt: 75, keys: [down] });
    expect(finished.inputStream.length).toBe(2);
  });

  test("m17n does so before each change, which has the time and the keys of the deletion", () => {
    const down = (at: number) => ({ kind: "down", code: "KeyE", at }) as const;
    const inputType = "insertCompositionText";
    const input = (value: string, at: number, keys: readonly KeyEvent[] = []) => ({
      value,
      inputType,
      data: null,
      isComposing: true,
      at,
      keys,
    });
    const trial = [
      input("T", 5, [down(0)]),
      input("", 105, [down(100)]),
      { ...input("", 105), inputType: "compositionend", isComposing: false },
      input("T", 107),
      input("Tê", 108),
      input("", 205, [down(200)]),
      { ...input("", 205), inputType: "compositionend", isComposing: false },
      input("Tê", 207),
      input("Tế", 208),
    ].reduce<Trial>(readInput, newTrial("Tết đến"));
    expect(Array.from(trial.inputStream)).toEqual([
      { kind: "composing", start: 0, removed: 0, inserted: ["T"], ...moment(0, 5) },
      { kind: "composing", start: 1, removed: 0, inserted: ["ê"], ...moment(100, 105) },
      { kind: "composing", start: 1, removed: 1, inserted: ["ế"], ...moment(200, 205) },
    ]);
    expect(trial.composing).toEqual({ start: 0, end: 2 });

    function moment(at: number, receivedAt: number) {
      return { at, receivedAt, keys: [down(at)] };
    }
  });

  test("another character after a composition was cancelled is a key of its own", () => {
    expect(
      editsOf("안녕", [
        ["ㄴ", "insertCompositionText", true],
        ["", "insertCompositionText", true],
        ["", "compositionend"],
        ["a", "insertText", false, "a"],
      ]),
    ).toEqual([
      ["composing", 0, 0, "ㄴ"],
      ["composing", 0, 1, ""],
      ["typed", 0, 0, "a"],
    ]);
  });
});

test("an Android keyboard sends each word whole once more as it ends", () => {
  expect(
    editsOf(passage, [
      ["t", "insertCompositionText", true],
      ["th", "insertCompositionText", true],
      ["the", "insertCompositionText", true],
      ["the", "insertCompositionText", true],
      ["the", "compositionend"],
      ["the ", "insertText"],
    ]),
  ).toEqual([
    ["composing", 0, 0, "t"],
    ["composing", 1, 0, "h"],
    ["composing", 2, 0, "e"],
    ["committed", 0, 3, "the"],
    ["typed", 3, 0, " "],
  ]);
});

test("a composition whose end was never received is committed by the next event", () => {
  expect(
    editsOf(passage, [
      ["th", "insertCompositionText", true],
      ["the", "insertText"],
    ]),
  ).toEqual([
    ["composing", 0, 0, "th"],
    ["committed", 0, 2, "th"],
    ["typed", 2, 0, "e"],
  ]);
});

test("an event that left the value as it was is not an edit", () => {
  expect(editsOf(passage, [["the", "insertText"]], typeKeys(passage, "the"))).toEqual([]);
});

describe("characters of several keys", () => {
  const hindi = "कि है";

  test("are held until they are whole, and then typed once", () => {
    expect(
      editsOf(hindi, [
        ["क", "insertText", false, "क"],
        ["कि", "insertText", false, "ि"],
        ["कि ", "insertText", false, " "],
      ]),
    ).toEqual([
      ["composing", 0, 0, "क"],
      ["composing", 0, 1, "कि"],
      ["committed", 0, 1, "कि"],
      ["typed", 1, 0, " "],
    ]);
  });

  test("left unfinished, they are committed as they are by the next key", () => {
    expect(
      editsOf(hindi, [
        ["क", "insertText", false, "क"],
        ["क ", "insertText", false, " "],
      ]),
    ).toEqual([
      ["composing", 0, 0, "क"],
      ["committed", 0, 1, "क"],
      ["typed", 1, 0, " "],
    ]);
  });

  test("with a wrong sign, they are committed at once", () => {
    expect(
      editsOf(hindi, [
        ["क", "insertText", false, "क"],
        ["की", "insertText", false, "ी"],
      ]),
    ).toEqual([
      ["composing", 0, 0, "क"],
      ["composing", 0, 1, "की"],
      ["committed", 0, 1, "की"],
    ]);
  });

  test("Backspace that takes only a sign off a wrong letter is a deletion, and no wrong keystroke", () => {
    const events = [
      ["ग", "insertText", false, "ग"],
      ["गि", "insertText", false, "ि"],
      ["ग", "deleteContentBackward"],
      ["", "deleteContentBackward"],
    ] as const;
    expect(editsOf(hindi, events)).toEqual([
      ["typed", 0, 0, "ग"],
      ["typed", 0, 1, "गि"],
      ["deleted", 0, 1, "ग"],
      ["deleted", 0, 1, ""],
    ]);
    expect(
      editsOf(hindi, [
        ["की", "insertText", false, "की"],
        ["क", "deleteContentBackward"],
        ["कि", "insertText", false, "ि"],
      ]),
    ).toEqual([
      ["typed", 0, 0, "की"],
      ["composing", 0, 1, "क"],
      ["composing", 0, 1, "कि"],
      ["committed", 0, 1, "कि"],
    ]);
  });

  test("at the end of the text, only the whole one ends the test", () => {
    const type = (trial: Trial, value: string, at: number) =>
      readInput(trial, {
        value,
        inputType: "insertText",
        data: null,
        isComposing: false,
        at,
        keys: [],
      });
    const begun = type(newTrial("है"), "ह", 1_000);
    expect(begun.phase).toBe("running");
    expect(type(begun, "है", 1_200)).toMatchObject({ phase: "finished", finishedAt: 1_200 });
  });
});

describe("when an edit was made", () => {
  const key = (kind: "down" | "repeat" | "up", code: string, at: number) => ({ kind, code, at });
  function typedAfter(keys: readonly KeyEvent[]) {
    const input = { value: "t", inputType: "insertText", data: "t", isComposing: false };
    return readInput(newTrial(passage), { ...input, at: 400, keys });
  }

  test("is when its key went down, from which the clock runs, however late the page received it", () => {
    const typed = typedAfter([key("down", "KeyT", 50)]);
    expect(typed).toMatchObject({ phase: "running", startedAt: 50 });
    expect(typed.inputStream.at(0)).toMatchObject({ at: 50, receivedAt: 400 });
  });

  test("is when the key repeated that is held down", () => {
    expect(typedAfter([key("repeat", "KeyT", 80)]).inputStream.at(0)).toMatchObject({ at: 80 });
  });

  test.each([
    ["no key event arrived", []],
    ["the last key was released", [key("down", "KeyT", 50), key("up", "KeyT", 90)]],
    ["the last key writes nothing", [key("down", "ArrowLeft", 50)]],
  ])("is when the page received it, if %s", (_name, keys) => {
    const edit = typedAfter(keys).inputStream.at(0);
    expect(edit?.at).toBe(400);
    expect(edit?.receivedAt).toBe(undefined);
    expect(edit?.keys).toEqual(keys);
  });

  test("is never when the previous key went down, which Safari sends late under composition", () => {
    const held = (trial: Trial, value: string, at: number, keys: readonly KeyEvent[]) =>
      readInput(trial, {
        value,
        inputType: "insertCompositionText",
        data: value,
        isComposing: true,
        at,
        keys,
      });
    const safari = held(newTrial("日本語です。"), "n", 100, []);
    const next = held(safari, "に", 220, [key("down", "KeyN", 98)]);
    expect(next.inputStream.at(-1)).toMatchObject({ at: 220 });
    expect(next.inputStream.at(-1)?.receivedAt).toBeUndefined();

    const others = held(newTrial("日本語です。"), "n", 100, [key("down", "KeyN", 98)]);
    const follows = held(others, "に", 220, [key("down", "KeyI", 217)]);
    expect(follows.inputStream.at(-1)).toMatchObject({ at: 217, receivedAt: 220 });
  });
});
