import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { folders } from "./folders.ts";

const folder = join(folders.project, "src/styles/fonts");

test.each(await readdir(folder))(
  "%s has no heights for hinted text, which would differ from those of the other weight",
  async (name) => {
    const font = await subsetFont(await readFile(join(folder, name)), "", {
      targetFormat: "truetype",
    });
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
      font.toString("latin1", 12 + 16 * index, 16 + 16 * index),
    );
    expect(tables).toContain("hhea");
    expect(tables).not.toContain("VDMX");
  },
);
