import { expect, test } from "vitest";
import { type FieldInput, listenToField } from "./listen-to-field.ts";

test("a plain event in place of a key, as extensions send, is a key without a code", () => {
  const field = document.createElement("textarea");
  const inputs: FieldInput[] = [];
  listenToField(field, (input) => inputs.push(input));
  field.dispatchEvent(new Event("keydown"));
  field.dispatchEvent(new Event("input"));
  expect(inputs[0]?.keys).toMatchObject([{ kind: "down", code: "" }]);
});
