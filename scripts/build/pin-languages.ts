import type { Plugin } from "vite";
import { digest } from "../site/digest.ts";
import { languageFolder } from "./language-folder.ts";

const marker = "%LANGUAGE FILES%";

/** Puts the digests of the languages' files into the script that fetches them (src/visit/exercises/load-pinned.ts). */
export const pinLanguages: Plugin = {
  name: "pin-languages",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const pinned = chunks
      .filter(({ fileName }) => `/${fileName}`.startsWith(languageFolder))
      .map(({ name, fileName, code }) => `${name} /${fileName} ${digest("sha384", code)}`);
    const [script, ...others] = chunks.filter(({ code }) => code.includes(marker));
    if (!script || others.length > 0) throw new Error(`One script was expected to hold ${marker}.`);
    // Its own name goes on telling its contents: it holds the names of the languages' files, and each tells its own.
    script.code = script.code.replace(marker, pinned.join());
  },
};
