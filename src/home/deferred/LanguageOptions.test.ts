import { expect, test } from "vitest";
import { preferredFirst } from "./LanguageOptions.tsx";

const offered = ["en", "de", "nb", "pt"].map((tag) => ({ tag }));
const order = (...preferred: string[]) => preferredFirst(offered, preferred).map(({ tag }) => tag);

test("languages that a browser prefers come first, whatever its region, and each once", () => {
  expect(order("pt-BR", "pt", "de-AT")).toEqual(["pt", "de", "en", "nb"]);
});

test("a preferred language without texts changes nothing", () => {
  expect(order("tlh", "nb")).toEqual(["nb", "en", "de", "pt"]);
});
