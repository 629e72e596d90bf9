import { timedLength } from "../../texts/recipe.ts";
import { createStore } from "../../ui/store.ts";
import { emptyPlan, type NamedExercise, type Plan, type PlanStep } from "../plan.ts";
import { readyPlans } from "../ready-plans.ts";

/** A plan that is being made; any of its fields may still be wrong. */
export interface Draft extends Plan {
  readonly steps: readonly DraftStep[];
  /** The plan before it was replaced or lost a step; `null` after any other change. */
  readonly before: Draft | null;
}

/** The key stays the same while the step is edited and moved. */
type DraftStep = PlanStep & { readonly key: number };

export type DraftAction =
  | { readonly kind: "replace"; readonly plan: Plan }
  | { readonly kind: "undo" }
  /** Changes anything except the steps. */
  | { readonly kind: "change"; readonly part: Partial<Plan> }
  | { readonly kind: "add"; readonly step: PlanStep }
  | { readonly kind: "edit"; readonly key: number; readonly step: PlanStep }
  /** Moves the step with this key to an index. */
  | { readonly kind: "move"; readonly key: number; readonly to: number }
  | { readonly kind: "remove"; readonly key: number };

/** The plan that is being made; it stays when the dialog closes. */
export const draftStore = createStore(draftOf(readyPlans[0] ?? emptyPlan));

export function dispatch(action: DraftAction): void {
  draftStore.setState(reduceDraft(draftStore.getState(), action));
}

export function draftOf(plan: Plan, firstKey = 0): Draft {
  const steps = plan.steps.map((step, index) => ({ ...step, key: firstKey + index }));
  return { ...plan, steps, before: null };
}

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  const { steps } = draft;
  const changed = { ...draft, before: null };
  const newKey = Math.max(-1, ...steps.map(({ key }) => key)) + 1;
  switch (action.kind) {
    case "replace":
      return { ...draftOf(action.plan, newKey), before: changed };
    case "undo":
      return draft.before ?? draft;
    case "change":
      return withFittingConditions({ ...draft, ...action.part, steps, before: null }, draft);
    case "add": {
      const added = draft.conditions ? inEachCondition(action.step) : action.step;
      return { ...changed, steps: [...steps, { ...added, key: newKey }] };
    }
    case "edit": {
      const { key, step: edited } = action;
      const withEdited = steps.map((step) => (step.key === key ? { ...edited, key } : step));
      return { ...changed, steps: withEdited };
    }
    case "move": {
      const moved = steps.find(({ key }) => key === action.key);
      if (!moved) return draft;
      const others = steps.filter((step) => step !== moved);
      return { ...changed, steps: others.toSpliced(action.to, 0, moved) };
    }
    case "remove":
      return { ...draft, steps: steps.filter(({ key }) => key !== action.key), before: changed };
    default:
      return action satisfies never;
  }
}

/** If conditions were added, tests and rests run in each; if they were removed, nothing depends on them. */
function withFittingConditions(draft: Draft, previous: Draft): Draft {
  const { conditions, order, steps } = draft;
  if ((conditions === null) === (previous.conditions === null)) return draft;
  if (conditions) return { ...draft, steps: steps.map(inEachCondition) };
  const newOrder = order === "balanced" ? "given" : order;
  return { ...draft, order: newOrder, steps: steps.map(withoutCondition) };
}

function withoutCondition<Step extends PlanStep>(step: Step): Step {
  return { ...step, condition: null };
}

function inEachCondition<Step extends PlanStep>(step: Step): Step {
  return step.kind === "message" ? step : { ...step, condition: "each" };
}

const oneTest = { kind: "test", times: 1, isPractice: false, condition: null } as const;

/** The steps that can be added, each with the name of its button. */
export const newSteps: readonly (readonly [name: string, step: PlanStep])[] = [
  ["Passage", namedTest({ kind: "passage" })],
  ["Timed", namedTest({ kind: "length", length: timedLength(60) })],
  ["Words", namedTest({ kind: "length", length: { ...timedLength(50), unit: "words" } })],
  ["Code", namedTest({ kind: "code", code: null })],
  ["Your text", { ...oneTest, exercise: { kind: "text", text: "" } }],
  ["Phrases", { ...oneTest, exercise: { kind: "phrases", text: "" }, times: 5 }],
  ["Rest", { kind: "rest", seconds: 30, canSkip: true, condition: null }],
  ["Message", { kind: "message", text: "", condition: null }],
];

function namedTest(what: NamedExercise["what"]): PlanStep {
  return { ...oneTest, exercise: { kind: "named", what, level: "medium", language: "en" } };
}
