import { basename } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { settingsFrom } from "./scripts/build/settings.ts";

const settings = settingsFrom(process.env);

/** Vite warns of its own plugin if a class of a CSS Module composes one of another file. */
const composeQuietly: Plugin = {
  name: "compose-quietly",
  configResolved({ logger }) {
    const warnOnce = logger.warnOnce.bind(logger);
    logger.warnOnce = (message, options) => {
      if (!message.includes("did not pass the `from` option")) warnOnce(message, options);
    };
  },
};

/** The options that development, builds and tests share. */
export default defineConfig({
  appType: "custom",
  // There is no index.html in which to look for dependencies.
  optimizeDeps: { entries: "src/client.tsx" },
  // wouter uses this package for a hook that React has itself.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  plugins: [react(), composeQuietly],
  css: {
    modules: {
      // The names of style sheets are unique, so class names need no digest, which would not compress.
      generateScopedName: (name, file) => `${basename(file, ".module.css")}-${name}`,
    },
  },
  build: {
    rolldownOptions: {
      checks: {
        // It reports how busy the machine is.
        bundlerTimings: false,
        // English texts are imported dynamically like those of any language, but are part of the first
        // chunk.
        ineffectiveDynamicImport: false,
      },
    },
    // The browsers that know light-dark(), so that it stays as it is.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  define: {
    "import.meta.env.SITE_ORIGIN": JSON.stringify(settings.origin),
    "import.meta.env.SUPPORT_EMAIL": JSON.stringify(settings.supportEmail),
    "import.meta.env.SITE_OPERATOR": JSON.stringify(settings.operator),
  },
});
