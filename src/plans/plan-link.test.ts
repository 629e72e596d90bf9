import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyPlan } from "./plan.ts";
import { requestedPlan, planLink, readPlanCode } from "./plan-link.ts";
import { readyPlan, readyPlans } from "./ready-plans.ts";

const origin = "https://example.org";

test("every ready plan comes back from its link, with who types", async () => {
  for (const plan of readyPlans) {
    const link = await planLink(plan, "");
    const requested = requestedPlan(`${link?.slice(1)}&who=P%2007%26%C3%A9%20%28Jr%2e%29`);
    expect(requested?.typist).toBe("P 07&é (Jr.)");
    expect(await readPlanCode(requested?.code ?? "")).toEqual({ kind: "plan", plan });
  }
});

test("what chat programs add to a link is ignored, and a name is one plain line", () => {
  expect(requestedPlan("#P%3D1abc&fbclid=x")).toEqual({ code: "1abc", typist: "" });
  expect(requestedPlan("#p=1abc&who=P07).")).toEqual({ code: "1abc", typist: "P07" });
  expect(requestedPlan("#p=1abc&who=%E2%80%AEAnn%0A%20B")).toEqual({
    code: "1abc",
    typist: "Ann B",
  });
  expect(requestedPlan("#p=1abc&who=%ZZ")).toEqual({ code: "1abc", typist: "%ZZ" });
  expect(requestedPlan("#60-hard")).toBeNull();
});

test("a plan that is too long for a link has none", async () => {
  const text = Array.from({ length: 3_000 }, (_, index) => (index * 7919) % 9973).join(" ");
  expect(await planLink(readyPlan({ title: "Long", steps: [{ text }] }), origin)).toBeNull();
});

test("changed links are refused or read as what they say, and never throw", async () => {
  const [plan = emptyPlan] = readyPlans;
  const link = await planLink(plan, origin);
  const code = requestedPlan(link?.replace(`${origin}/`, "") ?? "")?.code ?? "";
  await fc.assert(
    fc.asyncProperty(fc.nat(code.length), fc.string({ maxLength: 5 }), async (at, other) => {
      const read = await readPlanCode(code.slice(0, at) + other + code.slice(at + 1));
      expect(["plan", "problems"]).toContain(read.kind);
    }),
    { numRuns: 200 },
  );
});
