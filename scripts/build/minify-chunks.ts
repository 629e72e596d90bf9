import { minify } from "@swc/core";
import type { Plugin } from "vite";

/**
 * Minifies what runs in the browser with swc. It takes objects of constants apart, such as the class
 * names of a component, which the bundler's own minifier leaves whole; see decision 7.
 */
export const minifyChunks: Plugin = {
  name: "minify-chunks",
  async renderChunk(chunk) {
    const { code } = await minify(chunk, {
      module: true,
      ecma: 2020,
      compress: { ecma: 2020, passes: 3, toplevel: true },
      mangle: { toplevel: true },
    });
    return { code, map: null };
  },
};
