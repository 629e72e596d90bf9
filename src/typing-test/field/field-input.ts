import type { KeyEvent, Milliseconds } from "../../engine/trial/edit.ts";

/** What one event told of the field. */
export interface FieldInput {
  readonly value: string;
  /** The event's `inputType`; "compositionend" for the event of that name. */
  readonly inputType: string;
  /** The event's `data`: the text it says it put in, where it says so. */
  readonly data: string | null;
  readonly isComposing: boolean;
  /** The event's `timeStamp`. */
  readonly at: Milliseconds;
  /** The keys that the field heard since the event before. */
  readonly keys: readonly KeyEvent[];
}

/** What the page's own script kept until the test was there; see `prepareFirstTest`. */
interface EarlyInput {
  readonly inputs: FieldInput[];
  stop(): void;
}

declare global {
  interface Window {
    keypaceEarlyInput?: EarlyInput;
  }
}

/** Takes over from the page's own script: what was typed before now, once. */
export function takeEarlyInputs(): readonly FieldInput[] {
  const early = window.keypaceEarlyInput;
  if (!early) return [];
  early.stop();
  delete window.keypaceEarlyInput;
  return early.inputs;
}
