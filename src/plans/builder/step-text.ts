import { countText } from "../../format/format-figures.ts";
import type { Plan, PlanStep } from "../plan.ts";
import { conditionText, exerciseText } from "../plan-words.ts";

/** "Medium passage, English", "Rest": a step in a word or two. */
export function stepName(step: PlanStep): string {
  if (step.kind === "rest") return "Rest";
  if (step.kind === "message") return "Message";
  const { exercise } = step;
  if (exercise.kind === "text") return "Your text";
  if (exercise.kind === "phrases") return "Phrases";
  const text = exerciseText(exercise).replace(/, English$/, "");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "2 practice tests, keyboard A", "30 seconds; can be skipped": the rest of a step. */
export function stepNote(plan: Plan, step: PlanStep): string {
  if (step.kind === "message") return step.text === "" ? "" : `“${step.text.slice(0, 80)}”`;
  const inEach = `for each ${plan.conditions?.what ?? "condition"}`;
  if (step.kind === "rest") {
    const isLast = plan.steps[plan.steps.indexOf(step) + 1]?.condition !== "each";
    const when = step.condition === "each" ? ` ${isLast ? "between the two" : inEach}` : "";
    return `${countText(step.seconds, "second")}${when}${step.canSkip ? "; can be skipped" : ""}`;
  }
  const { exercise, times, isPractice, condition } = step;
  const unit = exercise.kind === "phrases" ? "phrase" : "test";
  const count = countText(times, isPractice ? `practice ${unit}` : unit);
  const where =
    condition === null
      ? ""
      : condition === "each"
        ? ` ${inEach}`
        : `, ${conditionText(plan, condition)}`;
  return `${count}${where}`;
}
