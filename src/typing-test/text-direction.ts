import { rightToLeftLetter } from "../texts/right-to-left.ts";

/** The direction of a text by its first letter, as `dir="auto"` has it for an element that holds it all. */
export function textDirection(text: string): "ltr" | "rtl" {
  const [firstLetter = ""] = /\p{Letter}/u.exec(text) ?? [];
  return rightToLeftLetter.test(firstLetter) ? "rtl" : "ltr";
}
