import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { folders } from "./folders.ts";

test("every style sheet has a name of its own, because its classes contain it", () => {
  const names = globSync("**/*.css", { cwd: join(folders.project, "src") }).map((file) =>
    basename(file),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names).toHaveLength(new Set(names).size);
});
