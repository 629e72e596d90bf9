/** What a likely range promises, in the words of every explanation. */
export const likelyRangeMeaning =
  "If the same person took another test of the same kind straight away, its speed would fall within this range 19 times out of 20.";
