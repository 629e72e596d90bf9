import { expect, test } from "vitest";
import { notices } from "./notices.ts";

const work = { place: "the scripts", licence: "MIT", text: "Copyright A" };

test("every work is named with its licence, whose text appears once for all that share it", () => {
  const text = notices([
    { ...work, name: "react 1" },
    { ...work, name: "scheduler 2" },
    { name: "wouter 3", place: "the scripts", licence: "Unlicense", text: "" },
  ]);
  expect(text).toBe(`\
# Notices

Third-party works that Keypace delivers to visitors. The build writes this file.

| What | Where | Licence |
| --- | --- | --- |
| react 1 | the scripts | MIT |
| scheduler 2 | the scripts | MIT |
| wouter 3 | the scripts | Unlicense |

## react 1; scheduler 2

\`\`\`
Copyright A
\`\`\`
`);
});
