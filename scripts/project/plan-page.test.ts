import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scoringRules } from "../../src/format/score.ts";
import { readPlan, readPlanJson } from "../../src/plans/read-plan.ts";
import { readyPlans } from "../../src/plans/ready-plans.ts";
import { mutated } from "../../src/plans/test-aids/mutated.ts";
import { planData } from "../../src/plans/plan.ts";
import { folders } from "./folders.ts";
import { isRecord } from "../../src/saved-tests/read-log.ts";

const page = readFileSync(join(folders.project, "docs/use/plan.md"), "utf8");
const schema: unknown = JSON.parse(
  readFileSync(join(folders.project, "docs/use/plan.schema.json"), "utf8"),
);
const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, example = ""]) => example);

test("every plan shown in docs/use/plan.md is read", () => {
  expect(examples.map((example) => readPlanJson(example).kind)).toEqual(["plan"]);
});

test("docs/use/plan.md and the schema name every scoring rule", () => {
  const ids = scoringRules.map(({ id }) => id);
  expect(schema).toHaveProperty("properties.scoring.enum", ids);
  expect(ids.filter((id) => !page.includes(`\`${id}\``))).toEqual([]);
});

test("what the page reads and writes as a plan, the schema allows", () => {
  const plans = [...readyPlans.map(planData), ...examples.map((json): unknown => JSON.parse(json))];
  expect(plans.filter((plan) => !isAllowed(plan, schema))).toEqual([]);
  fc.assert(
    fc.property(fc.constantFrom(...plans).chain(mutated), (value) => {
      fc.pre(readPlan(value).kind === "plan");
      expect(isAllowed(value, schema)).toBe(true);
    }),
    { numRuns: 300, maxSkipsPerRun: 100 },
  );
});

/** Whether a JSON schema allows a value; only the keywords that our schema uses are checked. */
function isAllowed(value: unknown, rule: unknown): boolean {
  if (!isRecord(rule)) return false;
  return Object.entries(rule).every(
    ([word, wanted]) => checks[word]?.(value, wanted, rule) ?? true,
  );
}

const checks: Readonly<
  Record<string, (value: unknown, wanted: unknown, rule: Record<string, unknown>) => boolean>
> = {
  type: (value, wanted) =>
    wanted === "integer"
      ? Number.isInteger(value)
      : wanted === (Array.isArray(value) ? "array" : typeof value),
  const: (value, wanted) => value === wanted,
  enum: (value, wanted) => Array.isArray(wanted) && wanted.includes(value),
  minimum: (value, wanted) => Number(value) >= Number(wanted),
  maximum: (value, wanted) => Number(value) <= Number(wanted),
  minLength: (value, wanted) => String(value).length >= Number(wanted),
  maxLength: (value, wanted) => String(value).length <= Number(wanted),
  minItems: (value, wanted) => Array.isArray(value) && value.length >= Number(wanted),
  maxItems: (value, wanted) => Array.isArray(value) && value.length <= Number(wanted),
  items: (value, wanted) => Array.isArray(value) && value.every((item) => isAllowed(item, wanted)),
  required: (value, wanted) =>
    isRecord(value) && Array.isArray(wanted) && wanted.every((name) => String(name) in value),
  additionalProperties: (value, _, { properties }) =>
    isRecord(value) &&
    isRecord(properties) &&
    Object.keys(value).every((name) => name in properties),
  properties: (value, wanted) =>
    isRecord(value) &&
    isRecord(wanted) &&
    Object.entries(wanted).every(
      ([name, rule]) => !(name in value) || isAllowed(value[name], rule),
    ),
  oneOf: (value, wanted) =>
    Array.isArray(wanted) && wanted.filter((rule) => isAllowed(value, rule)).length === 1,
};
