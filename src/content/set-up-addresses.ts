/** Links that set up a test, with what each sets. */
export const setUpExamples = [
  { hash: "#60-hard", sets: "60 seconds, hard" },
  { hash: "#medium-de", sets: "a medium passage in German" },
  { hash: "#15-easy-larger-hidden", sets: "15 seconds, easy, largest text, live stats hidden" },
  { hash: "#hard-pace70", sets: "a race on a hard passage against a steady 70 WPM" },
] as const;

/** The words of such links by subject; those between backticks are to be written as they are. */
export const setUpWords = [
  {
    about: "What to type",
    words:
      "`passage`, `passage1` to `passage5` (one of them, the same for everyone), `own` (your text), `weak` (weak spots), `code`, a programming language such as `python`, or a length",
  },
  {
    about: "Length",
    words: "seconds, such as `60`; words, such as `200words`; or `endless`",
  },
  {
    about: "Text",
    words:
      "`random` words, `plain` (no capitals or punctuation), with `numbers`; `seed7`, or any number, for the same text for everyone",
  },
  { about: "Level", words: "`easy`, `medium`, `hard`" },
  {
    about: "Language",
    words: "`en`, `de`, `fr`, `es`, `pt`, `ru`, `ar`, `hi`, `zh`, `ja`, `ko` and so on",
  },
  { about: "A steady rival", words: "`pace5` to `pace300` (WPM)" },
  { about: "Text size", words: "`normal`, `large`, `larger`" },
  { about: "Font", words: "`monospaced`, `system`" },
  { about: "Cursor", words: "`block`, `bar`, `underline`" },
  {
    about: "On; off with no in front",
    words: "`hidden`, `focus`, `stop`, `glide`, `keysounds`, `endsound`",
  },
  {
    about: "Keyboard in the report",
    words: "`qwerty`, `qwertz`, `azerty`, `dvorak` and so on",
  },
] as const;
