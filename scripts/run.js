/**
 * Runs a command of the project: `node scripts/run.js build` runs `build.ts`. A problem is printed as one
 * sentence, without a stack. This file is JavaScript because a Node too old for TypeScript must be able to
 * read it.
 */
const [major, minor] = process.versions.node.split(".").map(Number);
const [command] = process.argv.splice(2, 1);

if (major < 22 || (major === 22 && minor < 18)) {
  printProblem(`Keypace needs Node 22.18 or later. You are running ${process.versions.node}.`);
} else {
  try {
    await import(`./${command}.ts`);
  } catch (problem) {
    printProblem(problem instanceof Error ? problem.message : problem);
  }
}

function printProblem(problem) {
  console.error(problem);
  process.exitCode = 1;
}
