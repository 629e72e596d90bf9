/** A running browser. */
export interface Engine {
  readonly version: string;
  /** A visitor with a new profile. */
  visit(site: string): Promise<Visitor>;
  stop(): Promise<void>;
}

/** A visitor of the site, who can do what every engine's driver can do. */
export interface Visitor {
  /** Opens an address of the site and waits until its page is interactive. */
  open(path: string): Promise<void>;
  /** Opens any address in another tab and continues there. */
  openInNewTab(address: string): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  /** Presses keys in order, by Playwright's names: `a`, `Backspace`, `Shift+Tab`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Types a text with the keyboard. */
  type(text: string): Promise<void>;
  /** Waits for the first visible element of that role and name and clicks it with the mouse. */
  click(role: Role, name: string): Promise<void>;
  /** Sets the width of the window in CSS pixels. */
  narrowTo(width: number): Promise<void>;
  /** Runs a function in the page; it cannot use variables of its file. */
  run<Result>(inPage: () => Result): Promise<Result>;
  run<Argument, Result>(
    inPage: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  /** The console messages of the pages, and their requests to other hosts, since the last call. */
  problems(): Promise<readonly string[]>;
  /** Closes the pages. */
  leave(): Promise<void>;
}

export type Role = "button" | "link" | "textbox";
