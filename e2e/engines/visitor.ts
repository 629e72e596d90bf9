/** A person at the site, who can do what a person can do by the driver of every engine. */
export interface Visitor {
  /** Has pages run a function before their own scripts; it throws where the driver cannot, as WebKit's. */
  prepare(inPage: () => void): Promise<void>;
  /** Opens an address of the site, and waits until its page answers. */
  open(path: string): Promise<void>;
  /** Opens any address in another tab, and goes on there. */
  openAnew(address: string): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  /** Presses keys one after the other, by Playwright's names: `a`, `Backspace`, `Shift+Tab`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Types a text with the keyboard. */
  type(text: string): Promise<void>;
  /** Waits for an element of that role and name on screen, the first of them, and clicks it with the mouse. */
  click(role: Role, name: string): Promise<void>;
  /** Gives the window another width in CSS pixels. */
  narrowTo(width: number): Promise<void>;
  /** Runs a function in the page; it sees nothing of the file in which it is written. */
  run<Result>(inPage: () => Result): Promise<Result>;
  run<Argument, Result>(
    inPage: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  /** What the pages said on the console or asked of other hosts since this was last asked. */
  complaints(): Promise<readonly string[]>;
  /** Closes the pages. */
  leave(): Promise<void>;
}

export type Role = "button" | "link" | "textbox";
