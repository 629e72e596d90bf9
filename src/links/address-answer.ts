/** What the site makes of an address that asks for something. */
export interface Answer {
  /** What can begin; `null` where there is nothing to begin, or it cannot be had. */
  readonly offer: Offer | null;
  /** What could not be understood or had, as a sentence. */
  readonly problem: Problem | null;
}

interface Offer {
  /** What there is to begin, as a sentence. */
  readonly invitation: string;
  /** The words of its button. */
  readonly action: string;
  readonly begin: () => void;
  /** Whether the test that stands ends with it. */
  readonly endsTest: boolean;
}

export interface Problem {
  readonly sentence: string;
  /** Where more is said of it. */
  readonly more?: { readonly href: string; readonly label: string };
}
