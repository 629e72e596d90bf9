import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { folders } from "../project/folders.ts";
import { textFile, writeSiteFile } from "../site/site-file.ts";
import { beginBuild, isBuilt } from "./build-record.ts";

vi.mock(import("../project/folders.ts"), () => {
  const project = mkdtempSync(join(tmpdir(), "keypace-"));
  const at = (name: string) => join(project, name);
  return { folders: { project, site: at("dist"), hosts: at("hosts"), cache: at("cache") } };
});

afterAll(() => rm(folders.project, { recursive: true }));

test("a site is built if the project is as it was when the build began", async () => {
  for (const name of ["package-lock.json", "vite.config.ts", "public/a", "scripts/b", "src/c"]) {
    await write(name);
  }
  const endBuild = await beginBuild();
  await write("dist/index.html");
  expect(await isBuilt()).toBe(false);
  await endBuild();
  expect(await isBuilt()).toBe(true);

  const endSecond = await beginBuild();
  await write("src/c", "changed during the build");
  await write("dist/index.html");
  await endSecond();
  expect(await isBuilt()).toBe(false);
});

function write(name: string, text = ""): Promise<void> {
  return writeSiteFile(folders.project, textFile(`/${name}`, text));
}
