import { likelyRangeMeaning } from "./likely-range.ts";
import { site } from "./site.ts";

export interface FaqItem {
  /** The item's anchor on the page. */
  readonly id: string;
  readonly question: string;
  /** In paragraphs. */
  readonly answer: readonly string[];
  readonly readMore?: { readonly href: string; readonly label: string };
  /** The character on the key beside the question. */
  readonly icon: string;
}

/** The questions of the FAQ page, in the order in which they stand there. */
export const faq: readonly FaqItem[] = [
  {
    id: "free",
    question: `Is ${site.name} really free?`,
    answer: [
      "Yes. Every part of it is free, as often and for as long as you like. There is no paid version and no trial period.",
      "There is no advertising at present. It may be added later; the privacy policy would say so before it appeared.",
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
      "No. All figures are worked out in your browser. What you type, a text of your own and the results of this visit exist only in the open page and are gone when you close it. None of it is sent to a server.",
      "You can take a result along yourself: as text, as a picture, as a certificate, as a link or as a file. It then goes where you send it. A link carries its figures in the part after the # sign, which browsers do not send to the server when the link is opened. A challenge also says which text it was, or holds a text of your own, and when you came to the end of each word, or of every few words. The address of a set-up names the kind of test and its options alone. A file of tests holds each text, every key and when it was pressed, which can identify a person; files that you open are read in the page alone.",
      "The one thing kept is your choice of the light or the dark theme, in your browser’s local storage, and only once you have used the theme button.",
    ],
    readMore: { href: "/privacy-policy#check-it-yourself", label: "How to check this yourself" },
    icon: "~",
  },
  {
    id: "wpm-calculation",
    question: "How is WPM calculated?",
    answer: [
      "WPM stands for words per minute. A word is counted as five characters, spaces and punctuation included, so that a text of long words and a text of short ones can be compared.",
      "WPM = (characters typed ÷ 5) ÷ minutes elapsed, rounded to a whole number. 250 characters in one minute, for example, are 50 WPM.",
      "All the characters in your text count, right or wrong: how many were right is what accuracy tells. As long as no time has passed, WPM is 0.",
      `A short test measures a speed only roughly. So the result also gives a likely range, worked out from how evenly you typed. ${likelyRangeMeaning} Tests of fewer than 100 characters, and very uneven ones, have none; the result says so.`,
    ],
    icon: "/",
  },
  {
    id: "mobile-support",
    question: "Can I take the test on a phone or tablet?",
    answer: [
      "Yes. The pages fit small screens, and the test takes text from on-screen keyboards as well as from real ones.",
      "Typing suggestions and automatic correction are accepted too. But they put in characters that you did not type. The result says how many, and without them it shows your typing alone.",
      "Expect to be slower than on a desktop keyboard. In a study of typing on phones (Palin and others, 2019), 37,370 volunteers reached 36.2 WPM on average.",
    ],
    icon: "#",
  },
  {
    id: "accuracy-calculation",
    question: "How is accuracy calculated?",
    answer: [
      "Accuracy is the share of your text that matches the passage: (characters typed − errors) ÷ characters typed × 100, rounded to a whole percentage and never below 0. 200 characters with 4 errors, for example, are 98%.",
      "The errors in this formula are those that stand in your text. Correct one, and accuracy rises again. Before you have typed anything, it is 100%.",
    ],
    icon: "%",
  },
  {
    id: "improve-speed",
    question: "How can I improve my typing speed?",
    answer: [
      "Accuracy first: every mistake costs the time to notice it, to erase it and to type it again. Slow down until you rarely make one, and let speed come with practice.",
      "Practise for 10 to 15 minutes a day rather than for an hour once a week, with all ten fingers and with your eyes on the screen. The typing tips below say more.",
      "After a test, the report shows which keys and pairs of keys were slow or missed, and Weak spots makes a drill of words that have them. Save your tests in a file of your own, and Progress, below the test, says another day whether you have become faster by more than chance.",
    ],
    icon: "*",
  },
  {
    id: "average-speed",
    question: "What is a good typing speed?",
    answer: [
      `${site.name} sorts speeds into five bands: Beginner 0–20 WPM, Intermediate 20–40, Good 40–60, Fast 60–80 and Very Fast 80+. A speed on a boundary belongs to the faster band.`,
      "In the largest study of typing on computer keyboards (Dhakal, Feit, Kristensson and Oulasvirta, 2018), 168,960 people reached 51.56 WPM on average, with a standard deviation of 20.20. The slowest tenth stayed under about 26 WPM, and the fastest tenth were over about 78. They left 1.17% of characters wrong.",
      "They were volunteers of an online test who copied sentences of up to 70 characters, so this is not an average of the world.",
    ],
    icon: "=",
  },
  {
    id: "browser-compatibility",
    question: "Which browsers can I use?",
    answer: [
      "A current version of any modern browser, such as Chrome, Edge, Firefox or Safari, on a computer, a phone or a tablet.",
      "The test needs JavaScript. The text pages, this one included, can be read without it.",
    ],
    icon: "<",
  },
  {
    id: "errors-counted",
    question: "How are errors counted?",
    answer: [
      "In two ways, under two names.",
      "Errors, shown while you type and in the result, are the positions at which your text differs from the passage, compared as far as the shorter of the two reaches. Correct a mistake, and this figure falls. Leave out a letter or type one twice, and the text after it is out of place, so what no longer matches counts as well until you correct it. Accuracy is worked out from this figure.",
      "Wrong keystrokes, shown in the result, are all keystrokes that differed from the passage when you typed them. Every one counts, even if you corrected it later, so this figure never falls.",
      "The report under the result goes further: it finds out where a letter was skipped, doubled or swapped, and counts each as the one mistake it is.",
    ],
    icon: "x",
  },
  {
    id: "test-duration",
    question: "How long does a test take?",
    answer: [
      "A passage takes as long as you need. The clock starts with your first character and stops as soon as your text is as long as the passage, mistakes included.",
      "Easy passages are 3 to 5 short sentences, medium ones are one long sentence and hard ones are two sentences. At 40 WPM, an English passage takes about a minute to a minute and a half, and one in most other languages between half a minute and a minute and a half. In Chinese, Japanese and Korean a character says more and takes longer to type: at 60 characters per minute, a passage takes about two minutes.",
      "For a test of a set length, choose a timed one of 15, 30, 60 or 120 seconds, which ends by itself, exactly at the limit. With Own length you set the seconds or the words yourself, or type for as long as you like.",
    ],
    icon: ":",
  },
  {
    id: "different-texts",
    question: "Do I get a different text each time?",
    answer: [
      "Yes. There are three levels (easy, medium and hard) with five passages each. Whenever you restart, try again or choose a level, one of that level’s passages is drawn at random, and never the one you have just seen.",
      "Besides the passages there are timed texts that do not run out, tests of 5 to 3,600 seconds or 10 to 2,000 words, practice that ends when you say so, a text of your own in any language, pieces of code, and a drill made from your weak spots. A challenge is a race on the very text that somebody else typed. Passages, timed texts and drills are there in 25 languages: choose one above the text.",
    ],
    icon: "?",
  },
];
