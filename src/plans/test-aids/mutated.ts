import fc from "fast-check";

/** Values like one of JSON, changed at one to four places. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  return fc
    .array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce<unknown>((from, [place, to]) => changedAt(from, { left: place }, to), value),
    );
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

/** The value with the one at a place, counted in depth first, replaced. */
function changedAt(value: unknown, count: { left: number }, to: unknown): unknown {
  const places = countPlaces(value);
  const at = { left: count.left % places };
  return replaced(value, at, to);
}

function replaced(value: unknown, at: { left: number }, to: unknown): unknown {
  if (at.left === 0) {
    at.left = -1;
    return to;
  }
  at.left -= 1;
  if (Array.isArray(value)) return value.map((each) => visit(each, at, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, visit(each, at, to)]),
  );
}

function visit(value: unknown, at: { left: number }, to: unknown): unknown {
  return at.left < 0 ? value : replaced(value, at, to);
}

function countPlaces(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + countPlaces(each), 1);
}
