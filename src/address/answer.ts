/** The site's answer to an address that asks for a test or a race. */
export interface Answer {
  /** `null` if there is nothing to start. */
  readonly offer: Offer | null;
  /** What was not recognised or did not load. */
  readonly problem: Problem | null;
}

interface Offer {
  /** A sentence. */
  readonly invitation: string;
  /** The label of the button. */
  readonly action: string;
  readonly begin: () => void;
  /** Whether it replaces the test on screen. */
  readonly endsTest: boolean;
}

export interface Problem {
  readonly sentence: string;
  readonly more?: { readonly href: string; readonly label: string };
}
