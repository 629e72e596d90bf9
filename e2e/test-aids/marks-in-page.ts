/** Runs in the page: the painted passage in runs of one state. It cannot use variables of this file. */
export function runsInPage(): readonly (readonly [state: string, text: string])[] {
  const runs: [string, string][] = [];
  for (const run of document.querySelectorAll<HTMLElement>(
    '[data-testid="passage"] [data-state]',
  )) {
    const { state = "" } = run.dataset;
    const last = runs.at(-1);
    if (last?.[0] === state) last[1] += run.textContent;
    else runs.push([state, run.textContent]);
  }
  return runs;
}

/** An area of the window, in pixels from its corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Runs in the page: the box of the first run of a state; `null` if there is none. */
export function areaInPage(state: string): Area | null {
  const marked = document.querySelector(`[data-testid="passage"] [data-state=${state}]`);
  if (!marked) return null;
  const { left, top, right, bottom } = marked.getBoundingClientRect();
  return { left, top, right, bottom };
}
