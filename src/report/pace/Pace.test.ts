import { expect, test } from "vitest";
import { align } from "../../engine/test-aids/align.ts";
import { wordUnit } from "../../format/speed-unit.ts";
import { paceMeaning } from "./Pace.tsx";
import { textAround } from "./PaceExplorer.tsx";

function typed(presented: string, transcribed = presented) {
  const [meant, keys] = [presented.split(""), transcribed.split("")];
  return { presented: meant, alignment: align(meant, keys), pauses: 0 };
}

const fox = "the quick brown fox jumps over the lazy dog";
const point = (position: number, speed: number) => ({ position, at: 0, speed });

test("the slowest and the fastest place are named by their words", () => {
  expect(paceMeaning([point(18, 41.2), point(36, 80.4)], wordUnit, typed(fox))).toBe(
    "You were slowest around “brown fox jumps” (41 WPM) and fastest around “the lazy dog” (80 WPM).",
  );
});

test("an even pace is called even", () => {
  expect(paceMeaning([point(1, 60.2), point(9, 60.4)], wordUnit, typed(fox))).toBe(
    "You kept an even pace.",
  );
});

test("places with the same words are not named", () => {
  expect(paceMeaning([point(0, 56), point(1, 77)], wordUnit, typed(fox))).toBe(
    "Your pace ranged from 56 to 77 WPM.",
  );
});

test("pauses are mentioned", () => {
  expect(paceMeaning([point(1, 60), point(9, 60)], wordUnit, { ...typed(fox), pauses: 1 })).toMatch(
    /That includes 1 pause of more than two seconds\.$/,
  );
  expect(paceMeaning([point(1, 60), point(9, 60)], wordUnit, { ...typed(fox), pauses: 3 })).toMatch(
    /That includes 3 pauses of more than two seconds\.$/,
  );
});

const textOf = (text: string, position: number) => textAround(typed(text), position);

test("the passage is quoted, not what was typed there", () => {
  const around = (transcribed: string, at: number) => textAround(typed(fox, transcribed), at);
  expect(around("the quick broxn fxo jumps over the lazy dog", 18)).toBe("brown fox jumps");
  expect(around("the qick brown fox jumps over the lazy dog.", 17)).toBe("brown fox jumps");
  // The last character was typed after the end of the passage.
  expect(around(`${fox}!!`, fox.length + 1)).toBe("lazy dog");
});

test("words cut at the ends are left out", () => {
  expect(textOf("the quick brown fox jumps over the lazy dog", 18)).toBe("brown fox jumps");
});

test("a cut word is left out beside a single whole one as well", () => {
  expect(textOf("disappointed enthusiasts", 9)).toBe("disappointed");
  expect(textOf("composing apologetic", 18)).toBe("apologetic");
  expect(textOf("disappointed  enthusiasts", 13)).toBe("appointed  enthusiast");
});

test("a line break is marked", () => {
  expect(textOf("else {\n  stop()\n}", 8)).toBe("else {↵stop()↵}");
});

test("the ends of the text are whole words", () => {
  expect(textOf("the quick brown fox", 0)).toBe("the quick");
  expect(textOf("the quick brown fox", 18)).toBe("brown fox");
});

test("if the text is one long word, the letters around the place are quoted", () => {
  expect(textOf("abcdefghijklmnopqrstuvwxyzabcdef", 15)).toBe("fghijklmnopqrstuvwxyz");
});
