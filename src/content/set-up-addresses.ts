/** Addresses that show what a set-up can be, and what each asks for. */
export const setUpExamples = [
  { hash: "#60-hard", asks: "60 seconds, hard" },
  { hash: "#medium-de", asks: "a medium passage in German" },
  { hash: "#15-easy-larger-hidden", asks: "15 seconds, easy, largest text, live stats hidden" },
  { hash: "#hard-pace70", asks: "a race on a hard passage against a steady 70 WPM" },
] as const;

/** The words of an address, by what they are about. */
export const setUpWords = [
  {
    about: "What to type",
    words:
      "passage, own (your text), weak (weak spots), code, a language such as python, or a length",
  },
  {
    about: "Length",
    words: "a number of seconds, such as 60; a number of words, such as 200words; or endless",
  },
  {
    about: "Text",
    words: "random (random words), plain (no capitals or punctuation), numbers (with numbers)",
  },
  { about: "Level", words: "easy, medium, hard" },
  {
    about: "Language",
    words: "its code, such as en, de, fr, es, pt, ru, ar, hi, zh, ja, ko",
  },
  { about: "A steady rival", words: "pace5 to pace300 (WPM)" },
  { about: "Text size", words: "normal, large, larger" },
  { about: "Font", words: "monospaced, system" },
  { about: "Cursor", words: "block, bar, underline" },
  {
    about: "On or off (add no in front for off)",
    words: "hidden, focus, stop, glide, keysounds, endsound",
  },
  { about: "Keyboard in the report", words: "its name, such as qwerty, qwertz, azerty, dvorak" },
] as const;
