import type { Level } from "../content/passages.ts";
import type { OwnLength } from "./own-length.ts";

/** What makes the same text again anywhere; links carry it. */
export type TextRecipe =
  /** A built-in passage, by its place in its language and level. */
  | {
      readonly kind: "passage";
      readonly language: string;
      readonly level: Level;
      readonly index: number;
    }
  /** A text of a set length. */
  | {
      readonly kind: "length";
      readonly language: string;
      readonly level: Level;
      readonly length: OwnLength;
      /** 32 bits. */
      readonly seed: number;
    }
  /** The piece of code in a programming language. */
  | { readonly kind: "code"; readonly language: string }
  /** The visitor's own text, tidied. */
  | { readonly kind: "own"; readonly text: string };

/** In code units; only the beginning, because an endless text has no end. */
const digested = 200;

/** The digest of a text's beginning; shows that a text has changed since a link was made. */
export function beginningDigest(text: string): number {
  return textDigest(text.slice(0, digested));
}

/** A digest of 16 bits. */
export function textDigest(text: string): number {
  let digest = 0;
  for (let index = 0; index < text.length; index += 1) {
    digest = (Math.imul(digest, 31) + text.charCodeAt(index)) & 0xffff;
  }
  return digest;
}
