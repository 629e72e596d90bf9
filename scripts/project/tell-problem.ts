/** Ends the script as failed, with the message alone: it says what to do, its stack does not. */
export function tellProblem(problem: unknown): void {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
