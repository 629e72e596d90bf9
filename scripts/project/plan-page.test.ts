import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type Schema } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scoringRules } from "../../src/format/score.ts";
import { readPlan, readPlanJson } from "../../src/plans/read-plan.ts";
import { readyPlans } from "../../src/plans/ready-plans.ts";
import { mutated } from "../../src/plans/test-aids/mutated.ts";
import { planData } from "../../src/plans/plan.ts";
import { folders } from "./folders.ts";

const page = readFileSync(join(folders.project, "docs/use/plan.md"), "utf8");
const schema = JSON.parse(
  readFileSync(join(folders.project, "docs/use/plan.schema.json"), "utf8"),
) as Schema;
const isAllowed = new Ajv2020().compile(schema);
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
  expect(plans.filter((plan) => !isAllowed(plan))).toEqual([]);
  // With more changes, hardly any value is still a plan.
  const changed = fc.constantFrom(...plans).chain((plan) => mutated(plan, 2));
  fc.assert(
    fc.property(changed, (value) => {
      fc.pre(readPlan(value).kind === "plan");
      expect(isAllowed(value)).toBe(true);
    }),
    { numRuns: 300, maxSkipsPerRun: 100 },
  );
});
