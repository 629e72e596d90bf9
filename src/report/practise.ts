/** A drill of what this visit's tests showed to be slow or missed. */
export interface Practise {
  /** The weakest letters or pairs of letters in it, two at most. */
  readonly weakest: readonly string[];
  readonly onBegin: () => void;
}
