import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { englishSentences } from "../content/languages/en-sentences.ts";
import { fillTemplate, joinPieces, lengthPieces, lengthText } from "./length-text.ts";
import { defaultLength, lengthTitle, type TextLength, timedLength } from "./recipe.ts";
import { languages } from "../content/languages/languages.ts";
import { levelNames } from "../content/passages.ts";

const fewSentences = {
  easy: ["The cat sat, and I don't know why."],
  medium: ["İki elma: 3.5 kilo, 10:30 treni!"],
  hard: ["猫は、静かに寝ていた。"],
} as const;
const words = ["a", "bb", "ccc", "dddd"];
const english = { language: "en", sentences: fewSentences, words, space: " " } as const;
const set = (length: Partial<TextLength>): TextLength => ({ ...defaultLength, ...length });

test("sentences are cut after the number of words, and end with a full stop", () => {
  expect(lengthText(set({ amount: 10 }), "easy", english, 1)).toBe(
    "The cat sat, and I don't know why. The cat.",
  );
  expect(lengthText(set({ amount: 11 }), "easy", english, 1)).toBe(
    "The cat sat, and I don't know why. The cat sat.",
  );
  // A sentence that is not cut keeps its mark.
  expect(lengthText(set({ amount: 6 }), "medium", english, 1)).toBe(
    "İki elma: 3.5 kilo, 10:30 treni!",
  );
});

test("without capitals and punctuation, marks stay only within words and numbers", () => {
  const bare = (amount: number) => set({ amount, hasMarks: false });
  expect(lengthText(bare(10), "easy", english, 1)).toBe("the cat sat and i don't know why the cat");
  const turkish = { ...english, language: "tr" };
  expect(lengthText(bare(6), "medium", turkish, 1)).toBe("iki elma 3.5 kilo 10:30 treni");
});

test.each([
  ["it", "Un po' d'olio!", "un po' d'olio"],
  ["tr", 'Saat 10:30\'da "kalkar".', "saat 10:30'da kalkar"],
  ["fi", "Hän on 7-vuotias - vasta.", "hän on 7-vuotias vasta"],
  ["he", "5 ק\"מ, מס' 7!", "5 ק\"מ מס' 7"],
  ["ko", '"정원"은 "와."라고 한다.', "정원은 와라고 한다"],
])("in %s, %s is %s without punctuation", (language, sentence, plain) => {
  const texts = { ...english, language, sentences: { ...fewSentences, easy: [sentence] } };
  const amount = plain.split(" ").length;
  expect(lengthText(set({ amount, hasMarks: false }), "easy", texts, 1)).toBe(plain);
});

test("a Greek question keeps its mark", () => {
  const greek = { ...english, language: "el", sentences: { ...fewSentences, easy: ["Πού πας;"] } };
  expect(lengthText(set({ amount: 2 }), "easy", greek, 1)).toBe("Πού πας;");
});

test("in a script without spaces two characters count as one word", () => {
  const japanese = { ...english, language: "ja", space: "" } as const;
  expect(lengthText(set({ amount: 3 }), "hard", japanese, 1)).toBe("猫は、静かに寝。");
  expect(lengthText(set({ amount: 5, hasMarks: false }), "hard", japanese, 1)).toBe(
    "猫は静かに寝ていた",
  );
});

test("a text with numbers has one after a word now and then, never after a mark", () => {
  const text = lengthText(set({ amount: 400, hasNumbers: true }), "easy", english, 4);
  expect(text.split(" ")).toHaveLength(400);
  const numbers = text.match(/ [1-9]\d{0,3}/g) ?? [];
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.length).toBeLessThan(60);
  expect(text).not.toMatch(/[,.] \d/);
});

test("random words are the shorter ones at the easy level, the longer ones at the hard", () => {
  const random = set({ amount: 50, from: "words", hasMarks: false });
  const of = (level: "easy" | "hard") => lengthText(random, level, english, 2);
  expect(of("easy")).toMatch(/^(?:(a|bb) ?)+$/);
  expect(of("hard")).toMatch(/^(?:(ccc|dddd) ?)+$/);
});

test("in every language and at every level a text has its number of words, and an endless one continues", async () => {
  for (const { tag, space, load } of languages) {
    const material = { language: tag, space, ...(await load()) };
    for (const level of levelNames) {
      for (const from of ["sentences", "words"] as const) {
        const bare = set({ amount: 120, from, hasMarks: false });
        const text = lengthText(bare, level, material, 9);
        if (space === " ") expect(text.split(" ").filter(Boolean)).toHaveLength(120);
        expect(text).not.toMatch(/  |^ | $/);
        const rich = set({ from, hasNumbers: true });
        const long = joinPieces(900, lengthPieces(rich, level, material, 9));
        expect(long.length).toBeGreaterThanOrEqual(900);
        expect(long.startsWith(joinPieces(300, lengthPieces(rich, level, material, 9)))).toBe(true);
      }
    }
  }
});

test("the title of a test is its length", () => {
  expect(lengthTitle(set({ amount: 2_000 }))).toBe("2,000 words");
  expect(lengthTitle(set({ from: "words" }))).toBe("50 random words");
  expect(lengthTitle(set({ unit: "seconds", amount: 90, from: "words" }))).toBe(
    "90 seconds of random words",
  );
  expect(lengthTitle(set({ unit: "endless", amount: 0 }))).toBe("Endless practice");
});

/** The beginning of a timed text in whole sentences, of at least this many characters. */
function timedText(
  templates: readonly string[],
  number: number,
  length: number,
  space: " " | "" = " ",
): string {
  const sentences = { easy: templates, medium: [], hard: [] };
  const texts = { language: "en", sentences, words: [], space };
  return joinPieces(length, lengthPieces(timedLength(60), "easy", texts, number));
}

/** What each level asks: of every sentence, and of segments of about 250 characters on average. */
const criteria = {
  easy: {
    wordsPerSentence: [8, 12],
    symbols: /^[.,]+$/,
    lettersPerWord: [2.5, 4.2],
    digits: [0, 0],
    capitalsInside: [0, 0],
    kindsOfSymbol: [1, 2],
    lowerCaseShare: [0.93, 1],
  },
  medium: {
    wordsPerSentence: [28, 42],
    symbols: /^[,'.]+$/,
    lettersPerWord: [4.2, 4.9],
    digits: [0, 0],
    capitalsInside: [0, 2],
    kindsOfSymbol: [2, 3],
    lowerCaseShare: [0.94, 0.98],
  },
  hard: {
    wordsPerSentence: [10, 24],
    symbols: /^[!-/:-@]+$/,
    lettersPerWord: [5, 12],
    digits: [3, 10],
    capitalsInside: [3, 20],
    kindsOfSymbol: [5, 20],
    lowerCaseShare: [0.7, 0.9],
  },
} as const;

const seed = fc.integer();
const level = fc.constantFrom(...levelNames);

describe.each(levelNames)("%s", (name) => {
  const wanted = criteria[name];

  test.each(englishSentences[name])("every sentence of %j is well made", (template) => {
    const sentences = sentencesOf(template);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^["A-Z][!-z]*( [!-z]+)*[.!?"]$/);
      expect(sentence.replaceAll(/[A-Za-z0-9 ]/g, "")).toMatch(wanted.symbols);
    }
    const isRight = (sentence: string) =>
      isWithin(sentence.split(" ").length, wanted.wordsPerSentence) &&
      isWithin(lettersPerWord(sentence), wanted.lettersPerWord);
    expect(sentences.filter((sentence) => !isRight(sentence))).toEqual([]);
  });

  test("no two choices of a template share a factor in their numbers of options", () => {
    const sharing = englishSentences[name].filter((template) => {
      const sizes = optionsOf(template);
      return [2, 3, 5, 7].some((prime) => sizes.filter((size) => size % prime === 0).length > 1);
    });
    expect(sharing).toEqual([]);
    expect(Math.max(...englishSentences[name].flatMap(optionsOf))).toBeLessThan(11);
  });

  test("its measures lie within the level's bounds, whatever the seed", () => {
    for (let number = 0; number < 40; number += 1) {
      const measured = averageMeasures(segmentsOf(timedText(englishSentences[name], number, 5000)));
      const outside = measures.filter((measure) => !isWithin(measured[measure], wanted[measure]));
      expect({ number, measured, outside }).toEqual({ number, measured, outside: [] });
    }
  });
});

test("sentences are separated as in their language", () => {
  expect(timedText(["One."], 1, 9)).toBe("One. One.");
  expect(timedText(["はい。"], 1, 6, "")).toBe("はい。はい。");
});

test("the same level and seed give the same text, another seed another", () => {
  expect(timedText(englishSentences.easy, 1, 600)).toBe(timedText(englishSentences.easy, 1, 600));
  expect(timedText(englishSentences.easy, 1, 600)).not.toBe(
    timedText(englishSentences.easy, 2, 600),
  );
});

test("a longer text starts with the shorter one, which has the length asked for", () => {
  fc.assert(
    fc.property(level, seed, fc.nat(3000), fc.nat(3000), (name, number, length, more) => {
      const text = timedText(englishSentences[name], number, length);
      expect(text.length).toBeGreaterThanOrEqual(length);
      expect(timedText(englishSentences[name], number, text.length + more).startsWith(text)).toBe(
        true,
      );
    }),
    { numRuns: 50 },
  );
});

test("no sentence comes twice in 10,000 characters, and no template twice in a row", () => {
  fc.assert(
    fc.property(level, seed, (name, number) => {
      const sentences = splitSentences(timedText(englishSentences[name], number, 10_000));
      expect(new Set(sentences).size).toBe(sentences.length);
      const templates = sentences.map((sentence) => templateOfSentence.get(sentence));
      expect(templates).not.toContain(undefined);
      expect(templates.filter((template, index) => template === templates[index + 1])).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

const measures = [
  "lettersPerWord",
  "digits",
  "capitalsInside",
  "kindsOfSymbol",
  "lowerCaseShare",
] as const;

function averageMeasures(
  segments: readonly string[],
): Readonly<Record<(typeof measures)[number], number>> {
  const average = (measure: (segment: string) => number) =>
    segments.reduce((sum, segment) => sum + measure(segment), 0) / segments.length;
  return {
    lettersPerWord: average(lettersPerWord),
    digits: average((segment) => count(segment, /\d/g)),
    capitalsInside: average((segment) =>
      splitSentences(segment)
        .map((sentence) => sentence.replace(/^"?[A-Z]/, "").replaceAll(/\bI\b/g, ""))
        .reduce((sum, inside) => sum + count(inside, /[A-Z]/g), 0),
    ),
    kindsOfSymbol: average((segment) => new Set(segment.replaceAll(/[A-Za-z0-9 ]/g, "")).size),
    lowerCaseShare: average((segment) => count(segment, /[a-z]/g) / count(segment, /\S/g)),
  };
}

function lettersPerWord(text: string): number {
  return count(text, /[A-Za-z]/g) / text.split(" ").length;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The text's sentences joined to segments of about 250 characters; what is left over is dropped. */
function segmentsOf(text: string): readonly string[] {
  const segments: string[] = [];
  let segment = "";
  for (const sentence of splitSentences(text)) {
    segment = segment === "" ? sentence : `${segment} ${sentence}`;
    if (segment.length < 210) continue;
    segments.push(segment);
    segment = "";
  }
  return segments;
}

/** Splits at sentence ends; the full stop of a title such as Dr. is not one. */
function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?]"?)(?<!Dr\.) (?=["A-Z])/);
}

function sentencesOf(template: string): readonly string[] {
  const all = optionsOf(template).reduce((product, size) => product * size, 1);
  return Array.from({ length: all }, (_, use) => fillTemplate(template, () => use));
}

function optionsOf(template: string): readonly number[] {
  const sizes: number[] = [];
  fillTemplate(template, (_place, options) => {
    sizes.push(options);
    return 0;
  });
  return sizes;
}

const templateOfSentence = new Map(
  levelNames.flatMap((name) =>
    englishSentences[name].flatMap((template) =>
      sentencesOf(template).map((sentence) => [sentence, template] as const),
    ),
  ),
);

test("each choice in a template receives its place and its number of options", () => {
  const places: number[][] = [];
  const sentence = fillTemplate("The {cat|dog} sat {down|up|still}.", (place, options) => {
    places.push([place, options]);
    return place;
  });
  expect(sentence).toBe("The cat sat up.");
  expect(places).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test("a number beyond the options wraps around", () => {
  expect(fillTemplate("{one|two|three}", () => 4)).toBe("two");
});

test("a template without choices is its own sentence", () => {
  expect(fillTemplate("Nothing to choose.", () => 1)).toBe("Nothing to choose.");
});
