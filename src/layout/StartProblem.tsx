import { Button } from "../ui/Button.tsx";

export const startProblemId = "start-problem";

/** Prerendered in every page, and shown if the page's code does not start; its styles are in prerendered.css. */
export function StartProblem({ path }: { path: string }) {
  return (
    <div id={startProblemId} className="start-problem" role="alert" hidden>
      <p>
        {`${path === "/" ? "The test cannot show a result" : "The buttons on this page do not work"}: part of the site did not load or start.`}
      </p>
      <Button>Reload to continue</Button>
    </div>
  );
}

/** Does nothing on a page without the element. */
export function showStartProblem(): void {
  document.getElementById(startProblemId)?.removeAttribute("hidden");
}

/**
 * Shows the problem if one of the page's scripts above this one does not load, or throws while it
 * starts. It becomes an inline script, so it cannot refer to anything outside itself.
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
