import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import subsetFont from "subset-font";
import { folders } from "../../scripts/project/folders.ts";
import { changePages } from "./change-pages.ts";

/** A monospaced face of a system, with its metrics in units of the font. */
interface SystemFace {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly advance: number;
  readonly ascent: number;
  readonly descent: number;
}

/** One face for each of the two fallback families in the styles. */
export const systemFaces = {
  courierNew: { name: "Courier New", unitsPerEm: 2048, advance: 1229, ascent: 1705, descent: 615 },
  dejaVuSansMono: {
    name: "DejaVu Sans Mono",
    unitsPerEm: 2048,
    advance: 1233,
    ascent: 1901,
    descent: 483,
  },
} satisfies Record<string, SystemFace>;

/**
 * Serves the pages of the site as if the system had one monospaced face and no other: each `local(…)` of
 * the styles becomes a generated face with the same metrics, or one that does not exist. The page's
 * content security policy refuses both changes, so the test needs `bypassCSP`.
 */
export async function serveWithFace(page: Page, face: SystemFace): Promise<void> {
  const font = await faceLike(face);
  const source = `url(data:font/ttf;base64,${font.toString("base64")})`;
  await changePages(page, (html) =>
    html.replaceAll(/local\("?([^")]*)"?\)/g, (_, name: string) =>
      name === face.name ? source : 'local("No such face")',
    ),
  );
}

/** The site's own face, given the metrics of another. */
async function faceLike({ unitsPerEm, advance, ascent, descent }: SystemFace): Promise<Buffer> {
  const path = join(folders.project, "src/styles/fonts/keypace-mono-400.woff2");
  const characters = String.fromCharCode(...Array.from({ length: 0x2600 }, (_, code) => code));
  const font = await subsetFont(await readFile(path), characters, { targetFormat: "truetype" });
  const tables = new Map<string, number>();
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    tables.set(font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8));
  }
  // A table that is missing has an offset outside of the font, where writing throws.
  const at = (table: string, offset: number) => (tables.get(table) ?? Infinity) + offset;
  font.writeUInt16BE(unitsPerEm, at("head", 18));
  font.writeInt16BE(ascent, at("hhea", 4));
  font.writeInt16BE(-descent, at("hhea", 6));
  const metrics = font.readUInt16BE(at("hhea", 34));
  for (let glyph = 0; glyph < metrics; glyph += 1) {
    font.writeUInt16BE(advance, at("hmtx", 4 * glyph));
  }
  font.writeInt16BE(ascent, at("OS/2", 68));
  font.writeInt16BE(-descent, at("OS/2", 70));
  font.writeUInt16BE(ascent, at("OS/2", 74));
  font.writeUInt16BE(descent, at("OS/2", 76));
  return font;
}
