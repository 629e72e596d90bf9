import type { PlanPlace } from "../engine/trial/plan-place.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { passageExercise } from "../exercises/passage-exercise.ts";
import { kindOfText, type StoredTest } from "../test-files/stored-test.ts";
import { subscribeToEnd } from "../typing-test/store.ts";
import { createStore, type Store } from "../ui/store.ts";
import type { Visit, VisitTest } from "../visit/visit.ts";
import { type Plan, ruleNames, type Rules } from "./plan.ts";
import { type RunStep, runSteps } from "./run-steps.ts";
import { stepExercise } from "./step-exercise.ts";
import { planDigest } from "./write-plan.ts";

/** An open plan and the progress of its run. */
export interface PlanRun {
  readonly plan: Plan;
  readonly digest: string;
  readonly typist: string;
  readonly run: number;
  readonly seed: number;
  /** Without any before the start. */
  readonly steps: readonly RunStep[];
  /** The index of the current step; 0 before the start, the number of steps at the end. */
  readonly position: number;
  readonly hasStarted: boolean;
  /** When the current rest ends, by the clock of `performance.now`. */
  readonly restEnds: Milliseconds | null;
  /** Why the current test cannot begin, in a sentence. */
  readonly problem: string | null;
  /** Whether its results were saved as they are. */
  readonly isSaved: boolean;
  /** Tests of earlier runs of the plan, from files. */
  readonly earlier: readonly StoredTest[];
}

/** The plan that is open in a visit, and what a visitor does with it. */
export interface PlanRunner {
  readonly store: Store<PlanRun | null>;
  /** Opens a plan, or continues it if it was left in this visit. */
  readonly open: (plan: Plan, typist: string) => void;
  readonly start: (typist: string) => void;
  /** Goes on to the next step. */
  readonly next: () => void;
  /** Opens the same plan for another run. */
  readonly runAgain: () => void;
  readonly leave: () => void;
  readonly update: (change: Partial<Pick<PlanRun, "isSaved" | "earlier">>) => void;
}

const runners = new WeakMap<Visit, PlanRunner>();

export function planRunnerOf(visit: Visit): PlanRunner {
  const runner = runners.get(visit) ?? createPlanRunner(visit);
  runners.set(visit, runner);
  return runner;
}

/** The tests of a run that were finished in this visit, in order. */
export function testsOfRun(tests: readonly VisitTest[], { run }: PlanRun): readonly VisitTest[] {
  return tests.filter(({ exercise }) => exercise.plan?.run === run);
}

function createPlanRunner(visit: Visit): PlanRunner {
  const { test, options } = visit;
  const store = createStore<PlanRun | null>(null);
  /** By digest. */
  const left = new Map<string, PlanRun>();
  let rulesBefore: Rules | null = null;

  const update = (change: Partial<PlanRun>) => {
    const run = store.getState();
    if (run) store.setState({ ...run, ...change });
  };

  const applyRules = (rules: Rules) => {
    const { areStatsHidden, isStoppedByMistakes, corrections } = options.getState();
    rulesBefore ??= { areStatsHidden, isStoppedByMistakes, corrections };
    options.setState({ ...options.getState(), ...rules });
  };
  const restoreRules = () => {
    const rules = rulesBefore;
    rulesBefore = null;
    if (rules) options.setState({ ...options.getState(), ...rules });
  };
  // An address can set options at any time; while a plan runs, its rules hold.
  options.subscribe(() => {
    const { plan } = store.getState() ?? {};
    const set = options.getState();
    const isBroken = plan && ruleNames.some((name) => set[name] !== plan.rules[name]);
    if (isBroken && rulesBefore) applyRules(plan.rules);
  });

  const beginTest = async (run: PlanRun) => {
    const step = run.steps[run.position];
    if (step?.kind !== "test") return;
    const isHere = () => {
      const now = store.getState();
      return now?.run === run.run && now.position === run.position;
    };
    const exercise = await stepExercise(step, placeOf(run)).catch(() => null);
    if (!isHere()) return;
    if (!exercise) update({ problem: notLoaded });
    else test.dispatch({ kind: "begin", exercise });
  };

  const goTo = (position: number) => {
    const run = store.getState();
    if (!run) return;
    const step = run.steps[position];
    const restEnds = step?.kind === "rest" ? performance.now() + step.seconds * 1000 : null;
    store.setState({ ...run, hasStarted: true, position, restEnds, problem: null });
    if (!step) restoreRules();
    const now = store.getState();
    if (now) void beginTest(now);
  };

  // A rest or a message follows a test by itself; another test waits for Enter.
  subscribeToEnd(test, ({ plan }) => {
    const run = store.getState();
    if (!run || plan?.run !== run.run) return;
    const next = run.steps[run.position + 1];
    update({ isSaved: false });
    if (next?.kind !== "test") goTo(run.position + 1);
  });
  // The visitor or an address chose something else to type.
  test.stages.subscribe(
    ({ exercise }) => exercise,
    ({ plan }) => {
      const run = store.getState();
      if (run && plan?.run !== run.run) setAside(run);
    },
  );
  addEventListener("beforeunload", (event) => {
    const run = store.getState();
    const isTyping = test.getState().trial.phase === "running";
    const hasTests = run && testsOfRun(visit.finishedTests.getState(), run).length > 0;
    if (run && !run.isSaved && (hasTests || isTyping)) event.preventDefault();
  });

  const setAside = (run: PlanRun) => {
    left.set(run.digest, run);
    store.setState(null);
    restoreRules();
  };

  const fresh = (plan: Plan, typist: string, earlier: readonly StoredTest[]): PlanRun => {
    const run = randomBits();
    const seed = plan.seed ?? run;
    return {
      plan,
      digest: planDigest(plan),
      typist,
      run,
      seed,
      steps: runSteps(plan, typist, seed),
      position: 0,
      hasStarted: false,
      restEnds: null,
      problem: null,
      isSaved: false,
      earlier,
    };
  };

  return {
    store,
    open(plan, typist) {
      const current = store.getState();
      const digest = planDigest(plan);
      if (current?.digest === digest) return;
      if (current) setAside(current);
      const before = left.get(digest);
      store.setState(before ?? fresh(plan, typist, []));
      if (!before?.hasStarted) return;
      applyRules(plan.rules);
      const { test: number } = placeOf(before);
      const tests = testsOfRun(visit.finishedTests.getState(), before);
      const isDone = tests.some(({ exercise }) => exercise.plan?.test === number);
      const isAtTest = before.steps[before.position]?.kind === "test";
      goTo(isAtTest && isDone ? before.position + 1 : before.position);
    },
    start(typist) {
      const run = store.getState();
      if (!run) return;
      const { plan, seed } = run;
      update({ typist, steps: runSteps(plan, typist, seed) });
      applyRules(plan.rules);
      goTo(0);
    },
    next() {
      goTo((store.getState()?.position ?? 0) + 1);
    },
    runAgain() {
      const run = store.getState();
      if (!run) return;
      const own = testsOfRun(visit.finishedTests.getState(), run).map((ended) => {
        const { exercise } = ended;
        return Object.assign({}, ended, { title: kindOfText(exercise), plan: exercise.plan });
      });
      store.setState(fresh(run.plan, run.typist, [...run.earlier, ...own]));
    },
    leave() {
      const run = store.getState();
      if (!run) return;
      setAside(run);
      // Removes the plan from the address, so that the same link opens it again.
      if (location.hash !== "") history.replaceState(history.state, "", location.pathname);
      if (!run.hasStarted) return;
      const { level, source } = test.getState();
      test.dispatch({ kind: "begin", exercise: passageExercise(level, null, source) });
    },
    update,
  };
}

const notLoaded =
  "The text of this test did not load. Check your connection, then leave the plan and open it again: your results so far stay.";

function placeOf({ plan, digest, typist, run, seed, steps, position }: PlanRun): PlanPlace {
  const step = steps[position];
  const isTest = step?.kind === "test";
  return {
    title: plan.title,
    digest,
    typist,
    run,
    seed,
    test: steps.slice(0, position + 1).filter(({ kind }) => kind === "test").length,
    tests: steps.filter((each) => each.kind === "test" && !each.isPractice).length,
    condition: isTest ? step.condition : null,
    isPractice: isTest && step.isPractice,
  };
}

function randomBits(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
