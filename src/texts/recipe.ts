import type { Level } from "../content/passages.ts";
import type { OwnLength } from "./own-length.ts";

/** From which the same text is made again, anywhere: what a link says of it. */
export type TextRecipe =
  /** A passage of the site, by its place in the bank of its language and level. */
  | {
      readonly kind: "passage";
      readonly language: string;
      readonly level: Level;
      readonly index: number;
    }
  /** A text that does not run out, typed for so long. */
  | {
      readonly kind: "timed";
      readonly language: string;
      readonly level: Level;
      readonly seconds: number;
      /** 32 bits. */
      readonly seed: number;
    }
  /** A text of the site's own as a visitor set it. */
  | {
      readonly kind: "length";
      readonly language: string;
      readonly level: Level;
      readonly length: OwnLength;
      /** 32 bits. */
      readonly seed: number;
    }
  /** The site's piece of code in a programming language. */
  | { readonly kind: "code"; readonly language: string }
  /** The visitor's own, tidied. */
  | { readonly kind: "own"; readonly text: string };

/** How much of a text its digest is made of, in code units: a text that does not run out has no end. */
const digested = 200;

/** By which a link made before a text of the site was changed is told from one made after. */
export function beginningDigest(text: string): number {
  return textDigest(text.slice(0, digested));
}

/** A number of 16 bits that another text hardly has. */
export function textDigest(text: string): number {
  let digest = 0;
  for (let index = 0; index < text.length; index += 1) {
    digest = (Math.imul(digest, 31) + text.charCodeAt(index)) & 0xffff;
  }
  return digest;
}
