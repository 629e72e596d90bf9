import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { textFile, writeSiteFile } from "../site/site-file.ts";
import { beginBuild, isBuilt } from "./build-record.ts";

const project = mkdtempSync(join(tmpdir(), "keypace-"));
const at = (name: string) => join(project, name);
const folders = { project, site: at("dist"), hosts: at("hosts"), cache: at("cache") };

afterAll(() => rm(project, { recursive: true }));

test("a site is built if the project is as it was when the build began", async () => {
  for (const name of ["package-lock.json", "vite.config.ts", "public/a", "scripts/b", "src/c"]) {
    await write(name);
  }
  const endBuild = await beginBuild(folders);
  await write("dist/index.html");
  expect(await isBuilt(folders)).toBe(false);
  await endBuild();
  expect(await isBuilt(folders)).toBe(true);

  const endSecond = await beginBuild(folders);
  await write("src/c", "changed during the build");
  await write("dist/index.html");
  await endSecond();
  expect(await isBuilt(folders)).toBe(false);
});

function write(name: string, text = ""): Promise<void> {
  return writeSiteFile(project, textFile(`/${name}`, text));
}
