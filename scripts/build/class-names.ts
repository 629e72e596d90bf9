import type { Plugin } from "vite";

const importOfClasses = /import (\w+) from ("[^"]+\.module\.css")/g;

/**
 * Imports the classes of a CSS Module by name instead of as an object, so that the bundler inlines each
 * where it is used (decision 7). A file that looks a class up by a computed name needs the object, which
 * would then be bundled as well.
 */
export const plainClassNames: Plugin = {
  name: "plain-class-names",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx?$/, code: ".module.css" },
    handler: (code) => ({
      code: code.replaceAll(importOfClasses, (plain: string, name: string, file: string) =>
        code.includes(`${name}[`) ? plain : `import * as ${name} from ${file}`,
      ),
      map: null,
    }),
  },
};

/** Keeps the styles of a CSS Module none of whose names is imported any more. */
export const keepStyles: Plugin = {
  name: "keep-styles",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
};

/**
 * Fails the build if a file uses a class that no style sheet has, or imports any other name that does not
 * exist.
 */
export const noMissingNames: Plugin = {
  name: "no-missing-names",
  onLog(_level, log) {
    if (log.code === "IMPORT_IS_UNDEFINED") this.error(log);
  },
};
