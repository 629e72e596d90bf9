import type { Plugin, Rolldown } from "vite";

/**
 * Lets the styles of what a page does not show at first come with the code that shows it: a script
 * adopts its own before it runs.
 *
 * @param inAllPages the chunks whose styles stand in every page instead
 * @param inSomePages the chunk whose styles stand in its pages as well
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
          // What is left here would be fetched as a file.
          chunk.viteMetadata?.importedCss.clear();
          if (files.length === 0 || inAllPages.includes(chunk.name)) continue;
          const styles = files.map((file) => textOf(bundle[file])).join("");
          if (chunk.name !== inSomePages) for (const file of files) delete bundle[file];
          // After what tells the browser how to compile the file, which counts in its first line alone.
          chunk.code = chunk.code.replace(/^(?:\/\/#.*\n)?/, (hint) => hint + adoption(styles));
        }
      },
    },
  };
}

/** The policy refuses styles in attributes and elements of their own, but not sheets that a script makes. */
function adoption(styles: string): string {
  const sheet = `let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(styles.trim())})`;
  return `{${sheet};document.adoptedStyleSheets.push(s)}`;
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== "asset") throw new Error("The build names styles that it did not make.");
  return file.source.toString();
}
