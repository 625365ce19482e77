// A client's page on Vite's development server: its address holds a token, and the app's page would answer it.
import type { Plugin } from "vite";

/** Serves the client's page at `/d/…`, as the built server does. */
export const devClientPage = (): Plugin => ({
  name: "client page",
  apply: "serve",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith("/d/")) request.url = "/client-page.html";
      next();
    });
  },
});
