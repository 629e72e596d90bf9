/**
 * Calls a function when the browser is idle, or after the timeout, because a busy page may never be idle.
 *
 * @param timeout in milliseconds
 * @returns a function that cancels it
 */
export function runWhenIdle(act: () => void, timeout: number): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(act, { timeout });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/**
 * Runs a task step by step whenever the page has nothing else to do, for 8 ms at a time.
 *
 * @param step returns whether another one is to follow
 * @returns a function that cancels it
 */
export function stepWhenIdle(step: () => boolean): () => void {
  let stop = runWhenIdle(takeTurn, 300);

  function takeTurn() {
    const end = performance.now() + 8;
    let isMore = step();
    while (isMore && performance.now() < end) isMore = step();
    if (isMore) stop = runWhenIdle(takeTurn, 300);
  }

  return () => stop();
}

/**
 * Takes the steps of a computation while the page has nothing else to do.
 *
 * @param onDone receives its result
 * @returns a function that cancels it
 */
export function workWhenIdle<Result>(
  work: Iterator<void, Result>,
  onDone: (result: Result) => void,
): () => void {
  return stepWhenIdle(() => {
    const step = work.next();
    if (step.done) onDone(step.value);
    return !step.done;
  });
}

/**
 * Returns a function that a long task calls often. When the task has run for 25 ms, which is too short to
 * be noticed, the function returns a promise that resolves when the page is idle.
 */
export function pauseWhenDue(): () => Promise<void> | null {
  let end = performance.now() + 25;
  return () => {
    if (performance.now() < end) return null;
    return new Promise((resolve) => {
      runWhenIdle(() => {
        end = performance.now() + 25;
        resolve();
      }, 100);
    });
  };
}
