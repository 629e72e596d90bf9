import type { Plugin } from "vite";

const importOfClasses = /import (\w+) from ("[^"]+\.module\.css")/g;

/**
 * Takes the classes of a CSS Module by their names instead of as an object, so that the bundler puts
 * each where it is used (decision 7). Not where a file looks one up by what it finds out: that needs the
 * object, which would then stand there twice.
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

/** Keeps the styles of a CSS Module of which no name is left to ask for. */
export const keepStyles: Plugin = {
  name: "keep-styles",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
};

/** Ends the build where a class is asked for that no style sheet has, or any other name that is not there. */
export const noMissingNames: Plugin = {
  name: "no-missing-names",
  onLog(_level, log) {
    if (log.code === "IMPORT_IS_UNDEFINED") this.error(log);
  },
};
