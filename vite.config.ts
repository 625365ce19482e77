import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The browser's part: built to dist/web, where the server finds it. `npx vite` forwards /api to a running server. */
export default defineConfig({
  plugins: [react()],
  // The content security policy allows no data: addresses for fonts and scripts, so nothing is inlined.
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The page of a client who has no account loads nothing of the app.
    rollupOptions: { input: ["index.html", "client-page.html"] },
  },
  // The server lets only its own pages write: the Host header must stay the one of this page.
  server: { proxy: { "/api": { target: process.env.API ?? "http://127.0.0.1:3000", changeOrigin: false } } },
});
