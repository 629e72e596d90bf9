/**
 * Runs a command of the project: `node scripts/run.js build` runs `build.ts`. What is wrong is told in
 * one sentence, without a stack. In plain JavaScript, for a Node too old to read the commands must be
 * able to read this.
 */
const [major, minor] = process.versions.node.split(".").map(Number);
const [command] = process.argv.splice(2, 1);

if (major < 22 || (major === 22 && minor < 18)) {
  tell(`This needs Node 22.18 or later, and ${process.versions.node} is what runs it.`);
} else {
  try {
    await import(`./${command}.ts`);
  } catch (problem) {
    tell(problem instanceof Error ? problem.message : problem);
  }
}

function tell(problem) {
  console.error(problem);
  process.exitCode = 1;
}
