import { writeSetUp } from "../address/set-up-address.ts";
import { emptyPlan, type Plan, type PlanExercise, type PlanStep } from "./plan.ts";
import { planVersion } from "./read-plan.ts";

/** A plan as JSON in the format of docs/use/plan.md, which `readPlanJson` reads. */
export function planJson(plan: Plan): string {
  return JSON.stringify(planData(plan), null, 2);
}

/** A plan as plain data without defaults, the same for equal plans. */
export function planData(plan: Plan): object {
  const { title, instructions, typist, conditions, order, seed, rules, scoring, steps } = plan;
  const options = writeSetUp({ test: null, layout: null, options: rules }).slice(1);
  return {
    format: "keypace-plan",
    version: planVersion,
    title,
    ...(instructions !== "" && { instructions }),
    ...(typist && { typist }),
    ...(conditions && { conditions }),
    ...(order !== emptyPlan.order && { order }),
    ...(seed !== null && { seed }),
    ...(options !== "" && { options }),
    ...(scoring !== emptyPlan.scoring && { scoring }),
    steps: steps.map(stepData),
  };
}

/** A digest of 32 bits, the same for equal plans: it identifies the results of one plan. */
export function planDigest(plan: Plan): string {
  const text = JSON.stringify(planData(plan));
  let digest = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193);
  }
  return (digest >>> 0).toString(16).padStart(8, "0");
}

function stepData(step: PlanStep): object {
  const condition = step.condition !== null && { condition: step.condition };
  if (step.kind === "message") return { message: step.text, ...condition };
  if (step.kind === "rest") {
    return { rest: step.seconds, ...(step.canSkip && { skip: true }), ...condition };
  }
  return {
    ...exerciseData(step.exercise),
    ...(step.times !== 1 && { times: step.times }),
    ...(step.isPractice && { practice: true }),
    ...condition,
  };
}

function exerciseData(exercise: PlanExercise): object {
  if (exercise.kind === "phrases") return { phrases: exercise.phrases.join("\n") };
  if (exercise.kind === "text") {
    // With `lines`, a tidied text is read unchanged, whether or not its lines were kept.
    return { text: exercise.text, lines: true };
  }
  const { what, level, language } = exercise;
  const test = { what, level, language, pace: null };
  return { type: writeSetUp({ test, layout: null, options: {} }).slice(1) };
}
