import type { Page } from "@playwright/test";
import { pageVisits } from "./page-states.ts";
import { testVisits } from "./test-states.ts";

/** A state of the site, and how a visitor reaches it. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<unknown>;
  /** The widest screen that has this state, in pixels. */
  readonly widest?: number;
  /** Whether the controls of a wide screen, or their order, differ from a phone's. */
  readonly isWideTabbed?: boolean;
  /** Whether header and footer are looked at too, which are the same on every page. */
  readonly isWhole?: boolean;
  /** Console messages on the way, once or more. */
  readonly problems?: readonly string[];
}

/** States of one visit, each reached from the one before. */
export interface Visit {
  readonly name: string;
  readonly states: readonly State[];
}

/** Every page, and every state of those that have several. */
export const visits: readonly Visit[] = [...pageVisits, ...testVisits];
