/** The three levels, easiest first, with the names that visitors see. */
export const levels = { easy: "Easy", medium: "Medium", hard: "Hard" } as const;

export type Level = keyof typeof levels;

export const levelNames = ["easy", "medium", "hard"] as const satisfies readonly Level[];

/** The five passages of a level. */
export type PassageBank = readonly [string, string, string, string, string];

/** The English passages of each level, sent with the page. */
export const passages: Readonly<Record<Level, PassageBank>> = {
  easy: [
    "The kettle sings on the stove while the rain taps the glass. I pour a cup of tea and sit by the window. A small bird lands on the fence and shakes its wings. Soon the sun will come out and dry the path.",
    "We walk to the lake by the mill road each morning. The dog runs ahead and waits for us at the gate. A man in a red boat waves as he rows past. The water is cold, but we swim for a while.",
    "My sister bakes bread for us on the first cold days. She lets the dough rest by the stove for an hour. The whole house smells good when it comes out. We eat it with jam, and none is left by noon.",
    "The last train was late, so we played cards on a bench. A boy with a horn gave us a slow tune. The old clock by the stairs was ten minutes fast. When the train came in, we were sad to go.",
    "There is a box of old maps under the stairs at home. On a wet day we take them out and plan a trip. One shows a road that goes over the hills to the sea. This time we pack a bag and go to find it.",
  ],
  medium: [
    "When the library closed for the evening, the last reader left a folded note inside a book about distant islands, hoping that someone else would find it on another quiet afternoon and perhaps write an answer.",
    "The carpenter measured the old door twice before cutting it, because the floor beneath had settled over the years, and a door that doesn't fit its frame will complain every time the weather turns damp.",
    "Anyone who has learned to ride a bicycle knows that balance comes from moving, that looking down makes you wobble, and that the moment you stop counting your mistakes is often the moment you get better.",
    "Long before the market opened, the bakers, the florists and the fishmongers had carried their crates across the square, telling jokes in the dark and warming their hands on paper cups of hot coffee.",
    "A good map leaves out nearly everything, since the traveller's eye must find the bridge, the path and the village at a glance, without being asked to admire every stone and hedge along the winding river.",
  ],
  hard: [
    'At 9:45 the Lisbon express finally departed from platform 12, carrying Professor Okafor\'s telescope (carefully wrapped), three nervous students, and a handwritten itinerary. "Nobody panics," she announced; nevertheless, everybody immediately checked their reservations.',
    "The museum's newest exhibition, \"Instruments of the Arctic\", displays 148 compasses, sextants and chronometers from Svalbard's abandoned stations. Each label (written by Captain Ingrid Dahl) answers three questions: who built it, where it travelled, and who rescued it.",
    'Although the Zurich laboratory published its measurements in 2019 (and 2023), independent researchers in Kyoto and Montreal couldn\'t reproduce the effect; their instruments, they argued, were simply too sensitive. "Unexpected precision," Professor Lindqvist remarked, "is occasionally inconvenient."',
    "Marguerite's restaurant in Old Geneva serves exactly 26 guests, because its kitchen (once a Genoese watchmaker's workshop) accommodates only four cooks. Reservations open at 7:30 on Mondays; by 8:15, disappointed enthusiasts are composing \"apologetic\" letters to Chef Moreau.",
    'The Heidelberg orchestra\'s scheduling software (version 12) produced an unfortunate surprise: rehearsals for Brahms, Dvorak and Sibelius were all assigned to Room B-17. "Magnificent chaos," Conductor Weiss concluded, distributing 60 pairs of earplugs.',
  ],
};
