/** Addresses that show what a set-up can be, and what each asks for. */
export const setUpExamples = [
  { hash: "#60-hard", asks: "60 seconds at the hard level" },
  { hash: "#medium-de", asks: "a medium passage in German" },
  { hash: "#15-easy-larger-hidden", asks: "15 seconds, easy, in the largest text, figures hidden" },
  { hash: "#hard-pace70", asks: "a hard passage, raced against a steady 70 WPM" },
] as const;

/** The words of an address, by what they are about. */
export const setUpWords = [
  { about: "What to type", words: "passage, own, weak, code, python and so on, or a length" },
  {
    about: "A length",
    words: "seconds, such as 60; words, such as 200words; endless",
  },
  { about: "Made of", words: "random words; plain, without capitals; with numbers" },
  { about: "Level", words: "easy, medium, hard" },
  {
    about: "Language",
    words: "its short name, such as en, de, fr, es, pt, ru, ar, hi, zh, ja, ko",
  },
  { about: "A steady pace to race against", words: "pace5 to pace300, in WPM" },
  { about: "Text size", words: "normal, large, larger" },
  { about: "Typeface of the passage", words: "monospaced, system" },
  { about: "Mark of the next character", words: "block, bar, underline, glide" },
  { about: "Switches, off with no before them", words: "hidden, focus, stop, keysounds, endsound" },
  { about: "Keyboard of the report", words: "its name, such as qwerty, qwertz, azerty, dvorak" },
] as const;
