import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Level } from "../content/passages.ts";
import type { OwnLength } from "../texts/own-length.ts";
import type { Options } from "../visit/options.ts";

/** What an address can ask for: a test, and how it is set. */
export interface SetUp {
  /** `null` where the test that stands is to stay. */
  readonly test: AskedTest | null;
  /** `null` where the keyboard of the report is to stay. */
  readonly layout: LayoutName | null;
  /** Those that are not named stay as they are. */
  readonly options: Partial<Options>;
}

export interface AskedTest {
  readonly what: WhatToType;
  readonly level: Level;
  /** A BCP 47 tag. */
  readonly language: string;
  /** The steady speed to race against, in WPM; `null` for no race. */
  readonly pace: number | null;
}

export type WhatToType =
  | { readonly kind: "passage" | "own" | "weak" }
  | { readonly kind: "length"; readonly length: OwnLength }
  /** The name of the language that the code is in; `null` for any. */
  | { readonly kind: "code"; readonly code: string | null };
