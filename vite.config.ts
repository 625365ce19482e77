import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { devClientPage } from "./scripts/dev-client-page.ts";
import { devLanding } from "./scripts/dev-landing.ts";
import { withoutJsonSchema } from "./scripts/without-json-schema.mjs";

const api = process.env.API ?? "http://127.0.0.1:3000";

/** The browser's part: built to dist/web, where the server finds it. `npx vite` forwards /api to a running server. */
export default defineConfig({
  plugins: [react(), devLanding(api), devClientPage(), withoutJsonSchema()],
  // The content security policy allows no data: addresses for fonts and scripts, so nothing is inlined.
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The landing page and a client's page, whose visitors have no account, are built apart (scripts/preact-pages.mjs).
    rollupOptions: { input: ["index.html"] },
  },
  // The server lets only its own pages write: the Host header must stay the one of this page.
  server: { proxy: { "/api": { target: api, changeOrigin: false } } },
});
