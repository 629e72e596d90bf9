import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { folders } from "./folders.ts";

const sources = join(folders.project, "src");

/**
 * The folders of `src/` and what the files of each may import besides their own, as CONTRIBUTING.md lists
 * them; all may import the styles.
 */
const mayImport: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(folders.project, "CONTRIBUTING.md"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [folder = "", others] = line.split("→").map((side) => side.trim());
      return others === undefined || !/^[\w-]+$/.test(folder)
        ? []
        : [[folder, others.split(" ").filter((name) => name !== "")] as const];
    }),
);

/** Folders of plain TypeScript, where only tests may use a package. */
const withoutPackages = new Set(["engine", "content", "texts", "saved-tests"]);

const files = globSync("**/*.{ts,tsx}", { cwd: sources }).map((file) => file.replaceAll("\\", "/"));

test("CONTRIBUTING.md lists every folder of the sources", () => {
  const found = new Set(files.filter((file) => file.includes("/")).map(folderOf));
  found.delete("styles");
  expect([...mayImport.keys()].toSorted()).toEqual([...found].toSorted());
});

test("a folder is listed above those that it imports, so that imports run one way", () => {
  const order = [...mayImport.keys()];
  const upwards = [...mayImport].flatMap(([folder, others]) =>
    others
      .filter((other) => order.includes(other) && order.indexOf(other) <= order.indexOf(folder))
      .map((other) => `${folder} → ${other}`),
  );
  expect(upwards).toEqual([]);
});

test.each([...mayImport])("%s imports %j, and nothing else", (folder, others) => {
  const imported = files
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) => importsOf(file).map((name) => ({ file, name })));
  const strays = imported.filter(({ file, name }) =>
    isPackage(name) ? !mayUsePackages(file) : !mayTake(folder, target(file, name)),
  );
  expect(strays).toEqual([]);
  const valueImports = new Set(imported.map(({ file, name }) => target(file, name)));
  expect(others.filter((other) => !valueImports.has(other))).toEqual([]);
});

/** States of the page, which its root elements carry for any folder to style. */
const pageStates = new Set(["asked", "drawn", "path", "surroundings"]);

const sheets = globSync("*/**/*.css", { cwd: sources }).map((sheet) => sheet.replaceAll("\\", "/"));

test("a sheet selects by data- attributes that its own folder writes, and by states of the page", () => {
  const strays = sheets
    .filter((sheet) => folderOf(sheet) !== "styles")
    .flatMap((sheet) =>
      [...sourceOf(sheet).matchAll(/\[data-([\w-]+)/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !pageStates.has(name) && !writes(folderOf(sheet), name))
        .map((name) => `${sheet}: data-${name}`),
    );
  expect(strays).toEqual([]);
});

test("a sheet composes classes of its own folder, or of folders that it may import", () => {
  const strays = sheets.flatMap((sheet) =>
    [...sourceOf(sheet).matchAll(/\bcomposes:[^;}]*\bfrom\s*["']([^"']+)["']/g)]
      .map(([, other = ""]) => target(sheet, other))
      .filter((folder) => !mayTake(folderOf(sheet), folder))
      .map((folder) => `${sheet}: ${folder}`),
  );
  expect(strays).toEqual([]);
});

test("no import leads out of the sources", () => {
  const strays = files.filter((file) =>
    importsOf(file).some((name) => !isPackage(name) && target(file, name) === ".."),
  );
  expect(strays).toEqual([]);
});

function mayTake(folder: string, other: string): boolean {
  return [folder, "styles", ...(mayImport.get(folder) ?? [])].includes(other);
}

/** Whether a component of a folder sets an attribute `data-name` on an element. */
function writes(folder: string, name: string): boolean {
  return files.some(
    (file) =>
      file.startsWith(`${folder}/`) &&
      !file.includes(".test.") &&
      new RegExp(`data-${name}(?![\\w-])`).test(sourceOf(file)),
  );
}

function mayUsePackages(file: string): boolean {
  return !withoutPackages.has(folderOf(file)) || file.includes(".test.");
}

function isPackage(imported: string): boolean {
  return !imported.startsWith(".");
}

function folderOf(file: string): string {
  return file.slice(0, file.indexOf("/"));
}

/** The imports of a file as they are written: static, dynamic and of types. */
function importsOf(file: string): readonly string[] {
  const text = sourceOf(file);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

function sourceOf(file: string): string {
  return readFileSync(join(sources, file), "utf8");
}

/** The folder or file directly below `src/` that a relative import leads into; `..` for outside. */
function target(file: string, imported: string): string {
  const [segment = ""] = relative(sources, join(sources, file, "..", imported))
    .replaceAll("\\", "/")
    .split("/");
  return segment;
}
