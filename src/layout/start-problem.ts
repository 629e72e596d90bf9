/** The element, prerendered in each page, that says that its code could not start. */
export const startProblemId = "start-problem";

export function showStartProblem(): void {
  document.getElementById(startProblemId)?.removeAttribute("hidden");
}

/**
 * Shows the problem where the page's script, which stands right before this one, cannot be fetched or
 * ends while it starts. It becomes an inline script, so it must stand alone.
 */
export function watchStart(problemId: string): void {
  const script = document.currentScript?.previousElementSibling;
  const problem = document.getElementById(problemId);
  problem?.querySelector("button")?.addEventListener("click", () => location.reload());
  addEventListener(
    "error",
    ({ target, filename }) => {
      if (script instanceof HTMLScriptElement && (target === script || filename === script.src)) {
        problem?.toggleAttribute("hidden", document.querySelector("[data-alive]") !== null);
      }
    },
    true,
  );
}
