import fc from "fast-check";

/** Values like one of JSON, changed at one place or more, four at most. */
export function mutated(value: unknown, maxChanges = 4): fc.Arbitrary<unknown> {
  return fc
    .array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: maxChanges })
    .map((changes) => changes.reduce((from, [place, to]) => changedAt(from, place, to), value));
}

const hostile = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  2.5,
  1e9,
  "",
  "each",
  "A",
  "<img src=x onerror=alert(1)>",
  "\u202eabc\u0000\ud800",
  "x".repeat(3_000),
  [],
  {},
  { rest: 5 },
  { type: "60-hard-de" },
  { phrases: "a\nbc", times: 200 },
  JSON.parse('{"__proto__":{"type":"easy"},"constructor":1}'),
);

const change = fc.oneof(hostile, fc.jsonValue({ maxDepth: 2 }));

/** A copy of a value with the one at a place replaced. */
function changedAt(value: unknown, place: number, to: unknown): unknown {
  const json = JSON.stringify(value);
  let places = 0;
  JSON.parse(json, () => (places += 1));
  let left = place % places;
  return JSON.parse(json, (_, each: unknown) => (left-- === 0 ? to : each));
}
