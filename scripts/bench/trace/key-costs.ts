import { addWork, noWork, type Task, type WorkTimes } from "./main-thread.ts";

/**
 * The cost of each key for the main thread, from its event to the paint that shows it. Keys shown by the
 * same paint share its cost.
 */
export function keyCosts(tasks: readonly Task[]): readonly WorkTimes[] {
  const costs: WorkTimes[] = [];
  let work = noWork;
  let keys = 0;
  for (const task of tasks) {
    keys += task.keys;
    if (keys > 0) work = addWork(work, task.work);
    if (keys > 0 && task.hasPainted) {
      for (let key = 0; key < keys; key += 1) costs.push(divided(work, keys));
      work = noWork;
      keys = 0;
    }
  }
  return costs;
}

function divided({ script, style, layout, paint, other }: WorkTimes, by: number): WorkTimes {
  return {
    script: script / by,
    style: style / by,
    layout: layout / by,
    paint: paint / by,
    other: other / by,
  };
}
