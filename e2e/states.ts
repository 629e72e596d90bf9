import type { Page } from "@playwright/test";
import { pageStates } from "./page-states.ts";
import { testStates } from "./test-states.ts";

/** A state of the site, and how a visitor reaches it. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** Console messages on the way, once or more. */
  readonly complaints?: readonly string[];
  /** The widest screen that has this state, in pixels. */
  readonly widest?: number;
  /** Whether the controls of a wide screen, or their order, differ from a phone's. */
  readonly isWideTabbed?: boolean;
  /** Whether `visitAll` goes through it. */
  readonly isVisited?: true;
}

/** Every page, and every state of those that have several. */
export const states: readonly State[] = [...pageStates, ...testStates];
