import { shortcuts } from "../test-aids/shortcuts.ts";

/** A command given to a field within the page, as from a menu. */
export type Command =
  | {
      readonly command: "insertText" | "delete" | "forwardDelete" | "undo" | "redo" | "selectAll";
      readonly text?: string;
    }
  /** The ends of the selection, as shares of the text. */
  | { readonly command: "select"; readonly from: number; readonly to: number };

type Random = () => number;

/** Keys pressed in order, most of which occur in the passage. */
export function randomKeys(random: Random, passage: string, count: number): readonly string[] {
  return Array.from({ length: count }, () => {
    const chance = random();
    if (chance < 0.4) return pick(random, Array.from(passage));
    return chance < 0.55 ? pick(random, letters) : pick(random, editingKeys);
  });
}

/** Commands given in order; sometimes the start of the passage replaces everything. */
export function randomCommands(random: Random, passage: string, count: number): readonly Command[] {
  return Array.from({ length: Math.ceil(count / 2) }, () => {
    const chance = random();
    if (chance < 0.1) {
      const text = passage.slice(0, Math.floor((random() * passage.length) / 2));
      return [{ command: "selectAll" }, { command: "insertText", text }] as const;
    }
    const edit = pick(random, edits);
    const text = edit === "insertText" ? pick(random, texts) : "";
    return [
      { command: "select", from: random(), to: random() < 0.8 ? 1 : random() },
      { command: edit, text },
    ] as const;
  }).flat();
}

const letters = ["e", "E", "x", " ", ",", ";", "Enter"];

const editingKeys = [
  "Backspace",
  "Backspace",
  "Backspace",
  "Delete",
  shortcuts.deleteWordBefore,
  shortcuts.deleteWordAfter,
  shortcuts.startOfLine,
  shortcuts.endOfLine,
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Shift+ArrowLeft",
  shortcuts.selectToStartOfLine,
];

const edits = ["insertText", "insertText", "delete", "forwardDelete", "undo", "redo"] as const;

/** Includes characters of several code points, and code points that join the one before. */
const texts = [
  "a",
  " ",
  "one two ",
  "é",
  "e\u0301",
  "\u0301",
  "👩‍🚀",
  "\u200D",
  "🇩🇪",
  "क्ष",
  "ש",
  "の",
  "’",
  "\u00A0",
  "\n",
  "…",
];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
