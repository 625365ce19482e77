import { createRoute } from "@hono/zod-openapi";
import { createRouter, json, refusals } from "#server/http/openapi.ts";
import { statsSchema } from "#shared/marketing/schema.ts";
import { createStats } from "./service.ts";

const stats = createRoute({
  method: "get",
  path: "/api/stats",
  responses: { 200: json(statsSchema, "Real totals for the landing page, at most a minute old."), ...refusals },
});

/** What search engines may read: all but clients' documents and the answers of the server. */
const robotsOf = (address: string): string =>
  `User-agent: *\nDisallow: /d/\nDisallow: /api/\nSitemap: ${address}/sitemap.xml\n`;

const sitemapOf = (address: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${["/", "/privacy-policy"].map((path) => `  <url><loc>${address}${path}</loc></url>`).join("\n")}\n</urlset>\n`;

export function marketingRoutes() {
  const router = createRouter();
  const read = createStats();
  router.openapi(stats, async (c) => c.json(await read(c.var.deps), 200));
  router.get("/robots.txt", (c) => c.text(robotsOf(c.var.deps.address())));
  router.get("/sitemap.xml", (c) =>
    c.body(sitemapOf(c.var.deps.address()), 200, { "content-type": "application/xml; charset=utf-8" }),
  );
  return router;
}
