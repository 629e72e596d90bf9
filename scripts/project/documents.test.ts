import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { knownWords } from "../../src/links/set-up-address.ts";
import { tableHeaders } from "../../src/saved-tests/results-table.ts";
import { peopleColumns } from "../../src/progress/people.ts";
import { folders } from "./folders.ts";

const pages = ["*.md", "docs/**/*.md"].flatMap((pattern) =>
  globSync(pattern, { cwd: folders.project }).filter((page) => page !== "NOTICES.md"),
);
/** Every file of the sources by each ending of its path, as pages name it. */
const files = new Set(
  globSync("{src,scripts,e2e}/**/*.{ts,tsx,css}", { cwd: folders.project }).flatMap((file) => {
    const names = file.split(/[\\/]/);
    return names.map((_, index) => names.slice(index).join("/"));
  }),
);
/** Names that stand for any file. */
const examples = new Set(["NewPage.tsx", "PascalCase.tsx", "kebab-case.ts"]);
const read = (page: string) => readFileSync(join(folders.project, page), "utf8");

test.each(pages)("%s links to files and headings that exist", (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  const dead = links.filter(([, path = "", heading]) => {
    const target = path === "" ? page : join(dirname(page), path);
    return (
      !existsSync(join(folders.project, target)) ||
      (heading !== undefined && !anchorsOf(target).includes(heading))
    );
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

test.each(pages)("%s names files and folders that exist", (page) => {
  const paths = read(page).matchAll(/`((?:src|scripts|e2e|docs)\/[\w./-]+)`/g);
  const missing = [...paths].filter(([, path = ""]) => !existsSync(join(folders.project, path)));
  expect(missing.map(([path]) => path)).toEqual([]);
  const names = read(page).matchAll(/`(\w[\w./-]*\.(?:tsx?|css))`/g);
  const unknown = [...names].filter(([, name = ""]) => !files.has(name) && !examples.has(name));
  expect(unknown.map(([, name]) => name)).toEqual([]);
});

test("every decision that a comment or a page cites has its page", () => {
  const cited = globSync("{src,scripts,e2e,docs}/**/*.{ts,tsx,css,md}", {
    cwd: folders.project,
  }).flatMap((file) =>
    [...read(file).matchAll(/\bdecision (\d+)/gi)].map(([, number = ""]) => number),
  );
  const decisions = new Set(
    globSync("docs/work/decisions/*.md", { cwd: folders.project }).map((page) =>
      String(Number(basename(page).slice(0, 4))),
    ),
  );
  expect(cited.filter((number) => !decisions.has(number))).toEqual([]);
});

test.each(knownWords)("docs/use/addresses.md has the word %s", (word) => {
  expect(read("docs/use/addresses.md")).toContain(`\`${word}\``);
});

test("CITATION.cff has the version of the package", () => {
  const [, version] = /"version": "([^"]+)"/.exec(read("package.json")) ?? [];
  expect(read("CITATION.cff")).toContain(`\nversion: ${version}\n`);
});

const [results = "", people = ""] = read("docs/use/table.md").split("\n## ");

/** The units in the head of a column, and those that begin its meaning. */
const unitInHead = /\((?:WPM|bits\/s|s|ms|%)\)$/;
const unitInMeaning = /^(?:count\b|share\b|ratio\b|yes or no|`)/;

const headsOfText = "Name Date Test Plan Run Seed Kind Condition Layout Keyboard Notes".split(" ");

test.each([
  ["results", results, tableHeaders],
  ["people", people, peopleColumns.map(([head]) => head)],
] as const)(
  "docs/use/table.md names every column of the table of %s, with its unit",
  (_name, part, heads) => {
    const named = [...part.matchAll(/((?:`[^`]+`(?:, )?)+)(?:: ([^;\n]*))?/g)]
      .filter(({ index, input }) => /(?:^|\n)- (?:.*; )?$/.test(input.slice(0, index)))
      .flatMap(([, names = "", meaning = ""]) =>
        Array.from(names.matchAll(/`([^`]+)`/g), ([, head = ""]) => ({ head, meaning })),
      );
    expect(named.map(({ head }) => head).toSorted()).toEqual([...heads].toSorted());
    const unitless = named.filter(
      ({ head, meaning }) =>
        !unitInHead.test(head) && !unitInMeaning.test(meaning) && !headsOfText.includes(head),
    );
    expect(unitless).toEqual([]);
  },
);

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): readonly string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}
