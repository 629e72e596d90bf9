import type { PageModule } from "../page.ts";

/** The page on screen and its address, which for the not-found page is the one that was asked for. */
export interface ShownPage {
  readonly path: string;
  readonly page: PageModule;
}
