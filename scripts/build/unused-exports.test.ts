import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folders } from "../project/folders.ts";
import { unusedExports, withoutExport, withoutIndicator } from "./unused-exports.ts";

test("an exported function and an exported value are removed, and nothing else", () => {
  const code = [
    "exports.before = 1;",
    "exports.gone = function (a) {",
    "  return { a };",
    "};",
    "exports.value = GONE;",
    "exports.after = 2;",
  ].join("\n");
  expect(withoutExport(withoutExport(code, "gone"), "value").trim().split(/\n+/)).toEqual([
    "exports.before = 1;",
    "exports.after = 2;",
  ]);
});

test("an export that does not exist is reported, as after an update", () => {
  expect(() => withoutExport("exports.here = 1;", "gone")).toThrow("gone");
});

test("the indicator of transitions is emptied only as long as React does not use it", () => {
  const code = "function defaultOnDefaultTransitionIndicator() {\n  if (a) {\n  }\n}\nlet b;";
  expect(withoutIndicator(code)).toBe("function defaultOnDefaultTransitionIndicator() {}\nlet b;");
  expect(() => withoutIndicator(`${code}\nthis.onDefaultTransitionIndicator = c;`)).toThrow(
    "indicator",
  );
  expect(() => withoutIndicator("let b;")).toThrow("indicator");
});

test("no source uses what is removed", () => {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: folders.project });
  const usedNames = sources.flatMap((file) => {
    const code = readFileSync(join(folders.project, file), "utf8");
    return [...code.matchAll(/import \{([^}]*)\} from "react(?:-dom)?";/g)].flatMap(([, names]) =>
      (names ?? "").split(",").map((name) => name.trim()),
    );
  });
  const leftOut: ReadonlySet<string> = new Set(Object.values(unusedExports).flat());
  expect(usedNames.filter((name) => leftOut.has(name))).toEqual([]);
  expect(usedNames).toContain("useState");
});
