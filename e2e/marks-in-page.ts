/**
 * Runs in the page: the passage as it is painted, in runs of one state, be they elements or highlights.
 * It sees nothing of this file.
 */
export function runsInPage(): readonly (readonly [state: string, text: string])[] {
  const box = document.querySelector('[data-testid="passage"]');
  const text = box?.textContent ?? "";
  const elements = Array.from(box?.querySelectorAll<HTMLElement>("[data-state]") ?? []);
  const states =
    elements.length > 0
      ? elements.flatMap((run) =>
          Array.from(run.textContent.split(""), () => run.dataset["state"] ?? ""),
        )
      : Array.from(text.split(""), () => "pending");
  for (const [name, state] of [
    ["correct", "correct"],
    ["wrong", "wrong"],
    ["held", "pending"],
    ["current", "current"],
  ] as const) {
    for (const { startOffset, endOffset } of CSS.highlights.get(name) ?? []) {
      states.fill(state, startOffset, endOffset);
    }
  }
  const runs: [string, string][] = [];
  for (const [unit, state] of states.entries()) {
    const last = runs.at(-1);
    if (last?.[0] === state) last[1] += text[unit];
    else runs.push([state, text[unit] ?? ""]);
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

/** Runs in the page: where the first run of a state is painted; `null` where there is none. */
export function areaInPage(state: string): Area | null {
  const element = document.querySelector(`[data-testid="passage"] [data-state=${state}]`);
  const [range] = element ? [] : (CSS.highlights.get(state) ?? []);
  const marked = element ?? (range instanceof Range && !range.collapsed ? range : null);
  if (!marked) return null;
  const { left, top, right, bottom } = marked.getBoundingClientRect();
  return { left, top, right, bottom };
}
