import { sum } from "d3-array";
import type { TraceEvent } from "./record-trace.ts";

/** The kinds of work in a task. */
export type MainThreadWork = "script" | "style" | "layout" | "paint" | "other";

/** Processor time in milliseconds. */
export type WorkTimes = Readonly<Record<MainThreadWork, number>>;

/** A task of the page's main thread. */
export interface Task {
  readonly work: WorkTimes;
  /** The number of key presses handled in it. */
  readonly keys: number;
  readonly hasPainted: boolean;
}

/**
 * Returns the tasks of a page's main thread, in order.
 *
 * Time is the processor time of the thread, so other programs do not count. The time of an event without
 * its nested events goes to its kind of work.
 */
export function mainThreadTasks(trace: readonly TraceEvent[]): readonly Task[] {
  const thread = mainThreadOf(trace);
  const events = thread
    .filter(({ ph }) => ph === "X")
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks: TraceEvent[][] = [];
  let end = -1;
  for (const event of events) {
    const isTask = event.name === "RunTask" && event.ts >= end;
    if (isTask) {
      tasks.push([]);
      end = event.ts + (event.dur ?? 0);
    }
    if (event.ts < end) tasks.at(-1)?.push(event);
  }
  return tasks.map((parts) => ({
    work: workTimes(parts),
    keys: parts.filter(isKeyDown).length,
    hasPainted: parts.some(({ name }) => name === "Paint"),
  }));
}

/**
 * The entries of the main thread: the thread that handles key presses, or that of another entry; empty if
 * there is none.
 */
export function mainThreadOf(
  trace: readonly TraceEvent[],
  isOnIt: (event: TraceEvent) => boolean = isKeyDown,
): readonly TraceEvent[] {
  const mark = trace.find(isOnIt);
  return mark ? trace.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid) : [];
}

export function totalOf(work: WorkTimes): number {
  return sum(Object.values(work));
}

/**
 * The cost of each key for the main thread, from its event to the paint that shows it. Keys shown by the
 * same paint share its cost.
 */
export function keyCosts(tasks: readonly Task[]): readonly WorkTimes[] {
  const costs: WorkTimes[] = [];
  let group: Task[] = [];
  for (const task of tasks) {
    if (group.length > 0 || task.keys > 0) group.push(task);
    if (group.length === 0 || !task.hasPainted) continue;
    const keys = sum(group, (each) => each.keys);
    const perKey = (kind: MainThreadWork) => sum(group, ({ work }) => work[kind]) / keys;
    const cost = {
      script: perKey("script"),
      style: perKey("style"),
      layout: perKey("layout"),
      paint: perKey("paint"),
      other: perKey("other"),
    };
    costs.push(...Array.from({ length: keys }, () => cost));
    group = [];
  }
  return costs;
}

function isKeyDown({ name, args }: TraceEvent): boolean {
  return name === "EventDispatch" && args?.data?.type === "keydown";
}

const kinds: Readonly<Record<string, MainThreadWork>> = {
  EventDispatch: "script",
  FunctionCall: "script",
  EvaluateScript: "script",
  TimerFire: "script",
  FireAnimationFrame: "script",
  FireIdleCallback: "script",
  RunMicrotasks: "script",
  "v8.run": "script",
  "v8.callFunction": "script",
  "v8.compile": "script",
  MinorGC: "script",
  MajorGC: "script",
  "V8.GCScavenger": "script",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  UpdateLayer: "paint",
  Commit: "paint",
};

function workTimes(parts: readonly TraceEvent[]): WorkTimes {
  const work = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  const open: { readonly end: number; readonly kind: MainThreadWork }[] = [];
  for (const { name, ts, dur = 0, tdur = dur } of parts) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const parent = open.at(-1);
    const kind = kinds[name] ?? parent?.kind ?? "other";
    if (parent) work[parent.kind] -= tdur / 1000;
    work[kind] += tdur / 1000;
    open.push({ end: ts + dur, kind });
  }
  return work;
}
