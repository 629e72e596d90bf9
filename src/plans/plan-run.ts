import { leaveAddress } from "../address/page-address.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { PlanPlace } from "../engine/trial/test-settings.ts";
import { passageExercise } from "../exercises/passage-exercise.ts";
import { isPlanTest, type PlanTest } from "../saved-tests/plan-test.ts";
import { type ProgressTest, progressTest } from "../saved-tests/progress-test.ts";
import type { StoredTest } from "../saved-tests/stored-test.ts";
import { randomSeed } from "../texts/seeded-random.ts";
import type { Options } from "../typing-test/options.ts";
import { subscribeToEnd } from "../typing-test/store.ts";
import { createStore, type Store } from "../ui/store.ts";
import type { Visit } from "../visit/visit.ts";
import { type Plan, planDigest, ruleNames, type Rules } from "./plan.ts";
import {
  countedTests,
  isTest,
  type RunStep,
  type RunTest,
  runSteps,
  stepExercise,
} from "./run-steps.ts";

/** An open plan and the progress of its run. */
export interface PlanRun {
  readonly plan: Plan;
  readonly digest: string;
  /** The same for the same plan with the same name or code in its link. */
  readonly key: string;
  readonly typist: string;
  /** The `run` of its tests; see `PlanPlace`. */
  readonly id: number;
  readonly seed: number;
  readonly steps: readonly RunStep[];
  /** The index of the current step; −1 before the start, the number of steps at the end. */
  readonly position: number;
  readonly phase: RunPhase;
  /** Whether its results were saved as they are. */
  readonly isSaved: boolean;
  /** Tests of earlier runs of the plan, from this visit and from files. */
  readonly earlier: readonly PlanTest[];
  /** Those that were typed in this visit and not saved yet. */
  readonly unsaved: readonly StoredTest[];
}

type RunPhase =
  | { readonly kind: "start" | "end" }
  | { readonly kind: "loading" | "failed" | "typing" | "finished"; readonly test: RunTest }
  | { readonly kind: "message"; readonly text: string }
  | RestPhase;

export interface RestPhase {
  readonly kind: "rest";
  readonly canSkip: boolean;
  /** By the clock of `performance.now`. */
  readonly ends: Milliseconds;
}

const runners = new WeakMap<Visit, ReturnType<typeof createPlanRunner>>();

/** The plan that is open in a visit, and what a visitor does with it. */
export function planRunnerOf(visit: Visit) {
  const runner = runners.get(visit) ?? createPlanRunner(visit);
  runners.set(visit, runner);
  return runner;
}

function createPlanRunner(visit: Visit) {
  const { test } = visit;
  const store = createStore<PlanRun | null>(null);
  const suspendedRuns = new Map<string, PlanRun>();
  const rules = ruleKeeper(test.options);

  const update = (change: Partial<PlanRun>) => {
    const run = store.getState();
    if (run) store.setState({ ...run, ...change });
  };

  const goTo = async (position: number) => {
    const run = store.getState();
    if (!run) return;
    const phase = phaseOf(run.steps[position]);
    update({ position, phase });
    if (phase.kind === "end") rules.restore();
    if (phase.kind !== "loading") return;
    const earlier = run.steps.slice(0, position);
    const place = placeInRun(run, earlier, phase.test);
    const { source } = test.getState();
    const exercise = await stepExercise(phase.test, earlier, place, source).catch(() => null);
    // The run may have been left while the text loaded.
    if (store.getState()?.phase !== phase) return;
    if (exercise) test.dispatch({ kind: "begin", exercise });
    update({ phase: { ...phase, kind: exercise ? "typing" : "failed" } });
  };
  const next = () => void goTo((store.getState()?.position ?? -1) + 1);

  // A rest or a message follows a test by itself; another test waits for Enter.
  subscribeToEnd(test, ({ plan }) => {
    const run = store.getState();
    if (run?.phase.kind !== "typing" || plan?.run !== run.id) return;
    closePanels();
    update({ phase: { ...run.phase, kind: "finished" }, isSaved: false });
    if (run.steps[run.position + 1]?.kind !== "test") next();
  });
  // The visitor or an address chose something else to type.
  test.subscribe(
    ({ exercise }) => exercise,
    ({ plan }) => {
      if (plan?.run !== store.getState()?.id) suspendRun();
    },
  );
  addEventListener("beforeunload", (event) => {
    const run = store.getState();
    if (run && hasUnsavedTests(run, visit)) event.preventDefault();
  });

  const suspendRun = () => {
    const run = store.getState();
    if (run) suspendedRuns.set(run.key, run);
    store.setState(null);
    rules.restore();
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    /**
     * Opens a plan, or continues it if it was left in this visit.
     *
     * @param typist the name or code in its link; empty if it has none
     */
    open: (plan: Plan, typist: string) => {
      const digest = planDigest(plan);
      const key = `${digest} ${typist}`;
      if (store.getState()?.key === key) return;
      closePanels();
      suspendRun();
      // A language or a drill that is still loading would take the plan's place.
      test.dispatch({ kind: "request", exerciseRequest: null });
      const before = suspendedRuns.get(key);
      store.setState(before ?? newRun({ plan, digest, key, typist, earlier: [], unsaved: [] }));
      if (!before || before.phase.kind === "start") return;
      rules.apply(plan.rules);
      void goTo(before.phase.kind === "finished" ? before.position + 1 : before.position);
    },
    start: (typist: string) => {
      const run = store.getState();
      if (!run) return;
      update({ typist, steps: runSteps(run.plan, typist, run.seed) });
      rules.apply(run.plan.rules);
      void goTo(0);
    },
    next,
    /** Opens the same plan for another run, after one with its `own` tests. */
    runAgain: (own: readonly StoredTest[]) => {
      const run = store.getState();
      if (!run) return;
      const unsaved = run.isSaved ? [] : [...run.unsaved, ...own];
      const earlier = [...run.earlier, ...own.map(progressTest).filter(isPlanTest)];
      store.setState(newRun({ ...run, earlier, unsaved }));
    },
    /** Adds tests from files, each once. Returns how many other runs of the plan they are of. */
    addEarlier: (tests: readonly ProgressTest[]): number => {
      const run = store.getState();
      if (!run) return 0;
      const known = new Set(run.earlier.map(({ key }) => key));
      const added = tests
        .filter(isPlanTest)
        .filter(({ plan }) => plan.digest === run.digest && plan.run !== run.id)
        .filter(({ key }) => !known.has(key));
      update({ earlier: [...run.earlier, ...added] });
      return new Set(added.map(({ plan }) => plan.run)).size;
    },
    /** Notes that its results are in a file. */
    markSaved: () => update({ isSaved: true, unsaved: [] }),
    leave: () => {
      suspendRun();
      // Removes the plan from the address, so that the same link opens it again.
      leaveAddress();
      const { level, source } = test.getState();
      test.dispatch({ kind: "begin", exercise: passageExercise(level, null, source) });
    },
  };
}

/** The phase in which a step begins, or which follows the last step. */
function phaseOf(step: RunStep | undefined): RunPhase {
  if (!step) return { kind: "end" };
  if (step.kind === "test") return { kind: "loading", test: step };
  return step.kind === "rest" ? { ...step, ends: performance.now() + step.seconds * 1000 } : step;
}

/** Sets the rules of a plan among the options, and keeps them until those before it are restored. */
function ruleKeeper(options: Store<Options>) {
  let kept: { readonly rules: Rules; readonly before: Rules } | null = null;
  const set = (rules: Rules) => options.setState({ ...options.getState(), ...rules });
  // An address can set options at any time.
  options.subscribe(() => {
    const current = options.getState();
    const rules = kept?.rules;
    if (rules && ruleNames.some((name) => current[name] !== rules[name])) set(rules);
  });
  return {
    apply: (rules: Rules) => {
      const { areStatsHidden, isStoppedByMistakes, corrections } = options.getState();
      const before = kept?.before ?? { areStatsHidden, isStoppedByMistakes, corrections };
      kept = { rules, before };
      set(rules);
    },
    restore: () => {
      const before = kept?.before;
      kept = null;
      if (before) set(before);
    },
  };
}

/** Whether tests of the run, or of earlier ones, would be lost with the page. */
function hasUnsavedTests({ id, isSaved, unsaved }: PlanRun, { test, finishedTests }: Visit) {
  const isTyping = test.getState().trial.phase === "running";
  const isTyped = finishedTests.getState().some(({ exercise }) => exercise.plan?.run === id);
  return unsaved.length > 0 || (!isSaved && (isTyping || isTyped));
}

/** Closes what is open beside the test, which is about to be hidden: Safari 26.0 hangs otherwise. */
function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) panel.hidePopover();
}

/** @param earlier steps of the run */
function placeInRun(
  { plan, digest, typist, id, seed, steps }: PlanRun,
  earlier: readonly RunStep[],
  { condition, isPractice }: RunTest,
): PlanPlace {
  return {
    title: plan.title,
    digest,
    typist,
    run: id,
    seed,
    test: earlier.filter(isTest).length + 1,
    tests: countedTests(steps).length,
    condition,
    isPractice,
  };
}

function newRun(
  opened: Pick<PlanRun, "plan" | "digest" | "key" | "typist" | "earlier" | "unsaved">,
): PlanRun {
  const { plan, typist } = opened;
  const id = randomSeed();
  const seed = plan.seed ?? id;
  return {
    ...opened,
    id,
    seed,
    steps: runSteps(plan, typist, seed),
    position: -1,
    phase: { kind: "start" },
    isSaved: false,
  };
}
