// The landing page on Vite's development server: made anew for each request, where a build makes it beforehand.
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import type { LandingVariant } from "#shared/marketing/landing.ts";

/** src/web/landing/prerender.tsx, whose styles only the browser's part of the program knows how to import. */
type Prerender = { renderLanding(variant: LandingVariant): string; renderStructuredData(): string };
type Landing = typeof import("#shared/marketing/landing.ts");
type Marketing = typeof import("#server/marketing/service.ts");
type Env = typeof import("#server/env.ts");

/** A module as it is in the files at this moment. */
const load = async <Module>(server: ViteDevServer, path: string): Promise<Module> =>
  (await server.ssrLoadModule(path)) as Module; // each call names the type of the module at its path

async function render(server: ViteDevServer, address: string): Promise<string> {
  const { renderLanding, renderStructuredData } = await load<Prerender>(server, "/src/web/landing/prerender.tsx");
  const { fillLanding } = await load<Landing>(server, "/src/shared/marketing/landing.ts");
  const { landingOf } = await load<Marketing>(server, "/src/server/marketing/service.ts");
  const { readSettings } = await load<Env>(server, "/src/server/env.ts");
  const { variant, gaps } = landingOf({
    settings: readSettings(process.env),
    now: () => new Date(),
    address: () => address,
  });
  const shell = await readFile("landing.html", "utf8");
  const page = shell
    .replace("<!--structured-data-->", renderStructuredData)
    // A build gathers the styles; here they come with the components that they belong to.
    .replace(
      "<!--page-->",
      () => renderLanding(variant) + '<script type="module" src="/src/web/landing/prerender.tsx"></script>',
    );
  return server.transformIndexHtml("/", fillLanding(page, gaps));
}

/** Asks the program's server, which knows the sessions. Without it everybody is a visitor. */
async function isSignedIn(api: string, request: IncomingMessage): Promise<boolean> {
  const headers = { cookie: request.headers.cookie ?? "" };
  const answer = await fetch(`${api}/api/auth/user`, { headers, signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return answer?.ok ?? false;
}

/** Serves the landing page at `/` to visitors, as the built server does; `api` is where the program's server listens. */
export const devLanding = (api: string): Plugin => ({
  name: "landing page",
  apply: "serve",
  configureServer(server) {
    const answer = async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
      try {
        if (await isSignedIn(api, request)) return next();
        const page = await render(server, `http://${request.headers.host ?? "localhost"}`);
        response.setHeader("content-type", "text/html; charset=utf-8").end(page);
      } catch (error) {
        next(error);
      }
    };
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (pathname === "/" && request.method === "GET") void answer(request, response, next);
      else next();
    });
  },
});
