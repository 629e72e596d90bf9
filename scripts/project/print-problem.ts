/** Prints the message of a problem without its stack, and makes the script exit as failed. */
export function printProblem(problem: unknown): void {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
