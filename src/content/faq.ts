import { likelyRangeMeaning } from "./promises.ts";
import { site } from "./site.ts";

export interface FaqItem {
  /** The item's anchor on the page. */
  readonly id: string;
  readonly question: string;
  /** Its paragraphs. */
  readonly answer: readonly string[];
  readonly readMore?: { readonly href: string; readonly label: string };
  /** The character on the key beside the question. */
  readonly icon: string;
}

/** The questions of the FAQ page, in their order. */
export const faq: readonly FaqItem[] = [
  {
    id: "free",
    question: `Is ${site.name} really free?`,
    answer: [
      "Yes. You can use every part of it for free, as often and for as long as you like. There is no paid version and no trial period.",
      "There is no advertising at present. It may be added later. If so, the privacy policy will say so first.",
    ],
    icon: "0",
  },
  {
    id: "registration",
    question: "Do I need to register?",
    answer: [
      "No. There are no accounts, and nothing to install. Open the test, choose a level and start typing.",
    ],
    icon: "@",
  },
  {
    id: "data-storage",
    question: "Is what I type stored or sent anywhere?",
    answer: [
      "No. All calculations run in your browser. What you type, your own texts and your results exist only in the open page and are gone when you close it. None of it is sent to a server.",
      "You can take a result with you as text, a picture, a certificate, a link or a file. It then goes where you send it. A result link carries your figures after the # sign, a part that browsers do not send to the server. A challenge also says which text it was, or contains your own text, and carries your time at the end of each word or every few words. A link to a test carries the kind of test, its options and the name you gave your keyboard. It says which of the site’s texts to use only if you ask for that.",
      "A file of tests contains each text, every key and when you pressed it, which could identify you. Files that you open are read only in the page.",
      "The one thing stored is your choice of light or dark theme, in your browser’s local storage, and only once you have used the theme button.",
    ],
    readMore: { href: "/privacy-policy#check-it-yourself", label: "How to check this yourself" },
    icon: "~",
  },
  {
    id: "wpm-calculation",
    question: "How is WPM calculated?",
    answer: [
      "WPM stands for words per minute. Five characters count as one word, including spaces and punctuation, so texts with long words and texts with short words can be compared.",
      "WPM = (characters typed ÷ 5) ÷ minutes elapsed, rounded to a whole number. For example, 250 characters in one minute is 50 WPM.",
      "Every character in your text counts, right or wrong. Accuracy tells you how many were right. Until some time has passed, WPM is 0.",
      "In Chinese, Japanese and Korean, one character is a syllable or a word. Results in these languages are in characters per minute, with WPM beside them.",
      `A short test measures your speed only roughly, so the result also shows a likely range, worked out from how evenly you typed and how much people’s tests differ. ${likelyRangeMeaning} Several tests of the same kind narrow it. Tests of fewer than 100 characters, very uneven tests and tests with text that was pasted, dropped, brought back by Undo or entered several characters at once have no range, and the result says so.`,
    ],
    icon: "/",
  },
  {
    id: "mobile-support",
    question: "Can I take the test on a phone or tablet?",
    answer: [
      "Yes. The pages fit small screens, and the test works with on-screen keyboards as well as real ones.",
      "Autocorrect and typing suggestions work too, but they enter characters that you did not type. The result says how many. Turn them off to measure your own typing.",
      "Expect to be slower than on a desktop keyboard. In a study of typing on phones (Palin and others, 2019), 37,370 volunteers averaged 36.2 WPM.",
    ],
    icon: "#",
  },
  {
    id: "accuracy-calculation",
    question: "How is accuracy calculated?",
    answer: [
      "Accuracy is the share of your text that matches the passage: (characters typed − errors) ÷ characters typed × 100, rounded to a whole percentage and never below 0. For example, 200 characters with 4 errors is 98%. A result with errors is never rounded up to 100%: it shows a decimal, such as 99.6%.",
      "The formula counts the errors in your text at that moment, so accuracy rises again when you correct one. Before you type anything, it is 100%.",
    ],
    icon: "%",
  },
  {
    id: "improve-speed",
    question: "How can I improve my typing speed?",
    answer: [
      "Put accuracy first. Every mistake takes time to notice, erase and retype. Slow down until you rarely make one, and speed will come with practice.",
      "Practise for 10 to 15 minutes a day rather than an hour once a week. Use all ten fingers and keep your eyes on the screen. There are more typing tips below.",
      "After a test, the report shows which keys and pairs were slow or missed, and Weak spots builds a drill from words that contain them. Save your tests to a file, and open it another day under Progress, below the test, to see whether you are faster by more than chance.",
    ],
    icon: "*",
  },
  {
    id: "average-speed",
    question: "What is a good typing speed?",
    answer: [
      `${site.name} sorts speeds into five bands: Beginner 0–20 WPM, Intermediate 20–40, Good 40–60, Fast 60–80 and Very Fast 80+. A speed on a boundary belongs to the faster band.`,
      "In the largest study of typing on computer keyboards (Dhakal, Feit, Kristensson and Oulasvirta, 2018), 168,960 people averaged 51.56 WPM, with a standard deviation of 20.20. The slowest tenth typed under about 26 WPM, and the fastest tenth over about 78. Overall, they left 1.17% of characters wrong.",
      "They were volunteers who copied sentences of up to 70 characters in an online test, so they do not represent everyone.",
    ],
    icon: "=",
  },
  {
    id: "browser-compatibility",
    question: "Which browsers can I use?",
    answer: [
      "A current version of any modern browser, such as Chrome, Edge, Firefox or Safari, on a computer, a phone or a tablet.",
      "The test needs JavaScript. You can read the other pages, including this one, without it.",
    ],
    icon: "<",
  },
  {
    id: "errors-counted",
    question: "How are errors counted?",
    answer: [
      "There are three counts.",
      "Errors are the positions at which your text differs from the passage, up to the end of the shorter one. You see them while you type and in the result. The number falls when you correct a mistake. If you skip a letter or type one twice, the text after it is out of place, so everything that no longer matches counts as well until you correct it. Accuracy is worked out from this number.",
      "Wrong keystrokes are all keystrokes that differed from the passage when you typed them. Every one counts, even if you corrected it later, so this number never falls. What an input method or phone keyboard is still composing counts once it is final.",
      "Mistakes left count what went wrong, not what it put out of place: a skipped letter, a doubled letter or two swapped letters are one mistake each. A skipped letter leaves you one character short at the end, and a doubled one ends the test a character early. Neither counts as another mistake. The report shows where the mistakes are.",
    ],
    icon: "x",
  },
  {
    id: "test-duration",
    question: "How long does a test take?",
    answer: [
      "A passage takes as long as you need. The clock starts with your first character and stops as soon as your text is as long as the passage, mistakes included.",
      "Easy passages are 3 to 5 short sentences, medium ones are one long sentence and hard ones are two sentences. At 40 WPM, an English passage takes about 1 to 1½ minutes. In most other languages it takes between 30 seconds and 1½ minutes. In Chinese, Japanese and Korean a character says more and takes longer to type: at 60 characters per minute, a passage takes about two minutes.",
      "For a fixed time, choose a timed test of 15, 30, 60 or 120 seconds. It ends by itself, exactly at the limit. With Custom length you set the seconds or words yourself, or type for as long as you like.",
    ],
    icon: ":",
  },
  {
    id: "different-texts",
    question: "Do I get a different text each time?",
    answer: [
      "Yes. There are three levels (easy, medium and hard) with five passages each. Whenever you restart, try again or choose a level, you get one of that level’s passages at random, never the one you have just seen.",
      "There is more to type than the passages. Timed texts never run out. A custom length is 5 to 3,600 seconds, 10 to 2,000 words, or practice that ends when you stop. You can also type your own text in any language, pieces of code, and drills made from your weak spots. A challenge is a race on the same text that somebody else typed. Passages, timed texts and drills come in 25 languages. Choose yours above the text.",
    ],
    icon: "?",
  },
];

/** Links that set up a test, with what each sets. */
export const setUpExamples = [
  { hash: "#60-hard", sets: "60 seconds, hard" },
  { hash: "#medium-de", sets: "a medium passage in German" },
  { hash: "#15-easy-larger-hidden", sets: "15 seconds, easy, largest text, live stats hidden" },
  { hash: "#hard-pace70", sets: "a race on a hard passage against a steady 70 WPM" },
] as const;

/** The words of such links by subject; words between backticks are to be written as they are. */
export const setUpWords = {
  "What to type":
    "`passage`, `passage1` to `passage5` (one of them, the same for everyone), `own` (your text), `weak` (weak spots), `code`, a programming language such as `python`, or a length",
  Length: "seconds, such as `60`; words, such as `200words`; or `endless`",
  Text: "`random` words, `plain` (no capitals or punctuation), with `numbers`; `seed7` (or any other number) to give everyone the same text",
  Level: "`easy`, `medium`, `hard`",
  Language: "`en`, `de`, `fr`, `es`, `pt`, `ru`, `ar`, `hi`, `zh`, `ja`, `ko` and so on",
  "A steady rival": "`pace5` to `pace300` (WPM)",
  Corrections: "`backspace`, `wordonly`, `nobackspace`",
  "Text size": "`normal`, `large`, `larger`",
  Font: "`monospaced`, `system`",
  Cursor: "`block`, `bar`, `underline`",
  "Switches (put no in front to turn one off)":
    "`hidden`, `overlay`, `soft`, `focus`, `stop`, `glide`, `keysounds`, `endsound`",
  "Your keyboard’s name": "`&label=Ergodox` at the end",
  "Keyboard in the report": "`qwerty`, `qwertz`, `azerty`, `dvorak` and so on",
};

/** Advice for two kinds of typist: rules with their reasons. */
export const typingTips = {
  "For beginners": {
    "Start from the home row.":
      "Rest your fingers on A S D F and J K L ; on a QWERTY keyboard. The small ridges on F and J let your index fingers find their place without looking. Return to them after each reach.",
    "Accuracy before speed.":
      "What you repeat is what you learn, mistakes included. Type as slowly as it takes to hit the right key.",
    "Practise 10-15 minutes daily.":
      "Short, regular practice stays with you better than an occasional long session.",
    "Do not look at the keyboard.":
      "Keep your eyes on the passage, even if it is slow at first. Each look down costs you your place in the text.",
  },
  "For improvement": {
    "Keep a consistent rhythm.":
      "Even keystrokes are quicker over a whole passage than bursts that end in corrections.",
    "Use all ten fingers.":
      "Give each finger its own keys and both thumbs the space bar. The shorter the reach, the sooner the key is pressed.",
    "Keep your wrists relaxed and raised.":
      "Let your hands float over the keys, without bending the wrists or leaning on the desk while you type.",
    "Learn common word patterns.":
      "Groups of letters such as “the”, “ing” and “tion” come up again and again. Practise them until each is one movement.",
  },
};
