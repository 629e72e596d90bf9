import type { Edit, EditKind } from "../../engine/trial/edit.ts";
import { quoted } from "../../format/character-name.ts";
import { countText } from "../../format/format-figures.ts";

/** What an edit did, in a few words. */
export function editText({ kind, removed, inserted }: Edit): string {
  if (removed === 0 && inserted.length === 0) return "Nothing changed";
  if (inserted.length === 0) return `Deleted ${characters(removed)}`;
  const what = inserted.length === 1 ? quoted(inserted[0] ?? "") : characters(inserted.length);
  const instead = removed > 0 ? ` in place of ${characters(removed)}` : "";
  return `${verbs[kind]} ${what}${instead}`;
}

const verbs: Readonly<Record<EditKind, string>> = {
  typed: "Typed",
  composing: "Composing",
  committed: "Settled on",
  deleted: "Put in",
  inserted: "Put in",
  replaced: "Corrected to",
  pasted: "Pasted",
  dropped: "Dropped in",
  history: "Put back",
  prefilled: "Found in the field:",
};

function characters(count: number): string {
  return countText(count, "character");
}
