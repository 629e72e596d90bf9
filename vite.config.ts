import { basename } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { settingsFrom } from "./scripts/build/settings.ts";

const settings = settingsFrom(process.env);

/** Vite warns of its own plugin wherever a class of a CSS Module composes one of another file. */
const composeQuietly: Plugin = {
  name: "compose-quietly",
  configResolved({ logger }) {
    const warnOnce = logger.warnOnce.bind(logger);
    logger.warnOnce = (message, options) => {
      if (!message.includes("did not pass the `from` option")) warnOnce(message, options);
    };
  },
};

/** What developing, building and testing have in common. */
export default defineConfig({
  appType: "custom",
  // There is no index.html in which to look for dependencies.
  optimizeDeps: { entries: "src/client.tsx" },
  // React has what wouter takes this package for.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  plugins: [react(), composeQuietly],
  css: {
    modules: {
      // Every style sheet of the site has a name of its own: no digest is needed, which would not compress.
      generateScopedName: (name, file) => `${basename(file, ".module.css")}-${name}`,
    },
  },
  build: {
    rolldownOptions: {
      checks: {
        // It reports how busy the machine is.
        bundlerTimings: false,
        // English texts are requested like those of any language, but come with what draws texts.
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
