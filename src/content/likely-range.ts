/** What a likely range promises; wherever it is explained, in these words. */
export const likelyRangeMeaning =
  "Another test like this one, typed by the same person now, would end within it 19 times in 20.";
