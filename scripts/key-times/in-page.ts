/** Functions that run in the page, without access to the rest of this file. */

declare global {
  interface Window {
    /** The timestamps of the events of the field. */
    typedTimes: { readonly keys: number[]; readonly edits: number[] };
  }
}

/**
 * Makes the page record the events of its field and block for 0.4 s every three seconds; returns the
 * passage and the position of the field on the screen.
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

/** Opens the figures of the report and returns those present by name. */
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
