import type { Visitor } from "./visitor.ts";

/** A running browser. */
export interface Engine {
  readonly version: string;
  /** A visitor who was never here before. */
  visit(site: string): Promise<Visitor>;
  stop(): Promise<void>;
}
