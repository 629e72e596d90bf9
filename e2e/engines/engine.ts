import type { Visitor } from "./visitor.ts";

/** A running browser. */
export interface Engine {
  readonly version: string;
  /** A visitor with a new profile. */
  visit(site: string): Promise<Visitor>;
  stop(): Promise<void>;
}
