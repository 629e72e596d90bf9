import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  appType: "custom",
  plugins: [react({ compiler: true })],
  define: {
    "import.meta.env.SITE_ORIGIN": JSON.stringify(
      (process.env["SITE_ORIGIN"] || "https://keypace.example").replace(/\/+$/, ""),
    ),
    "import.meta.env.SUPPORT_EMAIL": JSON.stringify(
      process.env["SUPPORT_EMAIL"] || "support@keypace.example",
    ),
  },
});
