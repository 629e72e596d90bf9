import { expect, test } from "vitest";
import { faq } from "./faq.ts";

test("every item shows one character on its key", () => {
  for (const { icon } of faq) expect(icon).toMatch(/^[!-~]$/);
});
