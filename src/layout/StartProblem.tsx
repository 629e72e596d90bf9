import { startProblemId } from "./start-problem.ts";

/** Said above a page whose code could not start; its styles are in StartProblem.css. */
export function StartProblem({ path }: { path: string }) {
  return (
    <div id={startProblemId} className="start-problem" role="alert" hidden>
      <p>
        {path === "/" ? "The test cannot run" : "The buttons on this page do not work"}: part of the
        site did not load or start.
      </p>
      <button type="button">Reload to continue</button>
    </div>
  );
}
