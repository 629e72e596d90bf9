import type { Page } from "@playwright/test";
import { pageStates } from "./page-states.ts";
import { testStates } from "./test-states.ts";

/** A state of the site that looks like no other, and how a visitor gets there. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** What the page says on the console on the way, once or more. */
  readonly complaints?: readonly string[];
  /** In pixels, where there is no such state on wider screens. */
  readonly widest?: number;
  /** Whether a wide screen has other controls, or has them in another order, than a phone. */
  readonly isWideTabbed?: boolean;
  /** Whether a visit that uses everything comes through it, see `visitAll`. */
  readonly isVisited?: true;
}

/** Every page, and every state of the pages that have several. */
export const states: readonly State[] = [...pageStates, ...testStates];
