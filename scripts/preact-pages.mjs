// Builds the pages of people who have no account yet: the landing page and a client's page. They share components with
// the app and load nothing of it: each is a build of its own, on Preact, so that a phone on the road loads half of what
// React alone would take.
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { withoutJsonSchema } from "./without-json-schema.mjs";

/** Preact's layer that says what React says. `npx vite` shows the pages on React. */
const ON_PREACT = {
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom/client": "preact/compat/client",
  "react-dom": "preact/compat",
  react: "preact/compat",
};

/** `root` is the project's folder, `page` an HTML file in it. Its files go beside those of the app, which is built already. */
export const buildOnPreact = (root, page) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [react(), withoutJsonSchema()],
    resolve: { alias: ON_PREACT },
    build: {
      outDir: "dist/web",
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The landing page's pad holds the whole estimator: it is loaded when somebody asks for it.
      chunkSizeWarningLimit: 700,
      rollupOptions: { input: [page] },
    },
  });
