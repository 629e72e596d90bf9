/** The three levels, easiest first, by the names shown to visitors. */
export const levels = { easy: "Easy", medium: "Medium", hard: "Hard" } as const;

export type Level = keyof typeof levels;

export const levelNames = ["easy", "medium", "hard"] as const satisfies readonly Level[];

/** Five texts, as every level has. */
export type PassageBank = readonly [string, string, string, string, string];

/** The bank of the level that the site opens with; those of the others are in `harder-passages.ts`. */
export const easyPassages: PassageBank = [
  "The kettle sings on the stove while the rain taps the glass. I pour a cup of tea and sit by the window. A small bird lands on the fence and shakes its wings. Soon the sun will come out and dry the path.",
  "We walk to the lake by the mill road each morning. The dog runs ahead and waits for us at the gate. A man in a red boat waves as he rows past. The water is cold, but we swim for a while.",
  "My sister bakes bread for us on the first cold days. She lets the dough rest by the stove for an hour. The whole house smells good when it comes out. We eat it with jam, and none is left by noon.",
  "The last train was late, so we played cards on a bench. A boy with a horn gave us a slow tune. The old clock by the stairs was ten minutes fast. When the train came in, we were sad to go.",
  "There is a box of old maps under the stairs at home. On a wet day we take them out and plan a trip. One shows a road that goes over the hills to the sea. This time we pack a bag and go to find it.",
];
