/** The element, prerendered in each page, that says that its code could not start. */
export const startProblemId = "start-problem";

/** Shows it; nothing on a page without it. */
export function showStartProblem(): void {
  document.getElementById(startProblemId)?.removeAttribute("hidden");
}

/**
 * Shows the problem where one of the page's scripts, which stand before this one, cannot be fetched or
 * ends while it starts. It becomes an inline script, so it must stand alone.
 */
export function watchStart(problemId: string): void {
  const scripts = Array.from(document.scripts);
  const problem = document.getElementById(problemId);
  problem?.querySelector("button")?.addEventListener("click", () => location.reload());
  addEventListener(
    "error",
    ({ target, filename }) => {
      if (scripts.some((script) => script.src && (target === script || filename === script.src))) {
        problem?.toggleAttribute("hidden", document.querySelector("[data-alive]") !== null);
      }
    },
    true,
  );
}
