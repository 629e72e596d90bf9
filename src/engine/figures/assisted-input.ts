import type { Edit, EditKind } from "../trial/edit.ts";
import { composedAtOnce } from "./composed-at-once.ts";

/** Kinds of edit that put in text without a keystroke for each character. */
const assistedKinds = [
  "pasted",
  "dropped",
  "inserted",
  "replaced",
  "history",
  "adopted",
] as const satisfies readonly EditKind[];

export type AssistedKind = (typeof assistedKinds)[number];

/**
 * How many characters each kind of assistance put in, by itself or under composition; kinds that put in
 * none are left out.
 */
export function assistedInput(inputStream: readonly Edit[]): ReadonlyMap<AssistedKind, number> {
  const composed: Partial<Record<AssistedKind, number>> = composedAtOnce(inputStream);
  const characters = new Map<AssistedKind, number>();
  for (const kind of assistedKinds) {
    let count = composed[kind] ?? 0;
    for (const edit of inputStream) if (edit.kind === kind) count += edit.inserted.length;
    if (count > 0) characters.set(kind, count);
  }
  return characters;
}
