/** What runs in the page. Each function sees nothing of this file but what stands in itself. */

declare global {
  interface Window {
    /** The time stamps of what the field was told. */
    typedTimes: { readonly keys: number[]; readonly edits: number[] };
  }
}

/**
 * Has the page record what its field is told, and stand still for 0.4 s every three seconds; gives the
 * passage, and where the field stands on the screen.
 */
export function prepare() {
  const times = { keys: new Array<number>(), edits: new Array<number>() };
  window.typedTimes = times;
  const field = document.querySelector("textarea");
  field?.addEventListener("keydown", ({ code, timeStamp }) => {
    if (!code.startsWith("Shift")) times.keys.push(timeStamp);
  });
  field?.addEventListener("input", ({ timeStamp }) => void times.edits.push(timeStamp));
  setInterval(() => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  }, 3_000);
  const box = field?.getBoundingClientRect();
  const side = (outerWidth - innerWidth) / 2;
  return {
    passage: document.querySelector("[data-testid=passage]")?.textContent ?? "",
    x: Math.round(screenX + side + (box?.x ?? 0) + 60),
    y: Math.round(screenY + outerHeight - innerHeight - side + (box?.y ?? 0) + 20),
  };
}

export function typedTimes() {
  return window.typedTimes;
}

/** Unfolds the figures of the report, and gives them by their names as far as they are there. */
export function explained(): Readonly<Record<string, string>> {
  const part = Array.from(document.querySelectorAll("details")).find(
    (details) => details.querySelector("summary")?.textContent === "Figures and formulas",
  );
  if (part) part.open = true;
  return Object.fromEntries(
    Array.from(part?.querySelectorAll("dt") ?? [], (term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? "",
    ]),
  );
}
