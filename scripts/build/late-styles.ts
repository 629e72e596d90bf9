import type { Plugin, Rolldown } from "vite";

/**
 * Moves styles that a page does not need at first into the scripts that need them: a script adopts its own
 * styles before it runs.
 *
 * @param inAllPages the chunks whose styles every page contains instead
 * @param inSomePages the chunk whose styles its pages contain as well
 */
export function lateStyles(inAllPages: readonly string[], inSomePages: string): Plugin {
  return {
    name: "late-styles",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const files = [...(chunk.viteMetadata?.importedCss ?? [])];
          // Styles that stay in the bundle would be fetched as a file.
          chunk.viteMetadata?.importedCss.clear();
          if (files.length === 0 || inAllPages.includes(chunk.name)) continue;
          const styles = files.map((file) => textOf(bundle[file])).join("");
          if (chunk.name !== inSomePages) for (const file of files) delete bundle[file];
          // After the comment that tells the browser how to compile the file, which counts only in its
          // first line.
          chunk.code = chunk.code.replace(/^(?:\/\/#.*\n)?/, (hint) => hint + adoption(styles));
        }
      },
    },
  };
}

/** The policy refuses style attributes and elements, but not sheets that a script creates. */
function adoption(styles: string): string {
  const sheet = `let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(styles.trim())})`;
  return `{${sheet};document.adoptedStyleSheets.push(s)}`;
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== "asset") throw new Error("The build names styles that it did not make.");
  return file.source.toString();
}
