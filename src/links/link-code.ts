/** The letters of the two links that carry a code: `#r=…` for a result, `#c=…` for a challenge. */
export type LinkKind = "r" | "c";

/** The address of a link on Home; browsers send nothing after the `#` to a server. */
export function linkOf(kind: LinkKind, code: string, origin: string): string {
  return `${origin}/#${kind}=${code}`;
}

/**
 * The code of a link of this kind, without what chat programs change or add: `#C=`, `#c%3D`, and after
 * the code a full stop, a bracket or `&fbclid=…`.
 *
 * @param hash from anyone; with its `#`
 * @returns `null` if the address is not such a link.
 */
export function linkCode(kind: LinkKind, hash: string): string | null {
  const isLink = hash.slice(1, 2).toLowerCase() === kind && /^(?:=|%3d)/i.test(hash.slice(2));
  return isLink ? withoutAdded(hash.slice(hash[2] === "=" ? 3 : 5)) : null;
}

/** A code or words from an address, without what chat programs add at its end. */
export function withoutAdded(text: string): string {
  // From the start, because a pattern at the end takes quadratic time on hostile text.
  const [written = ""] = /^[\w-]*(?:\.[\w-]+)*/.exec(text) ?? [];
  return added.test(text.slice(written.length)) ? written : text;
}

const added = /^(?:[.,;:!?…)\]}>'"*]|%(?:2[1279ac]|3[abef]|5d|7d))*(?:&.*)?$/i;
