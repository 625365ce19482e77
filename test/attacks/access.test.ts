import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testApp, type TestApp } from "#test/app.ts";
import { allOperations, describedOperations, nameOf, routesOf, type Operation } from "./description.ts";
import { dice } from "./dice.ts";
import { validValue } from "./values.ts";
import { kindOfParameter, OPENS_BY_ITSELF, settle, someId, type Citizen } from "./world.ts";

let app: TestApp;
let victim: Citizen;
let thief: Citizen;
beforeAll(async () => {
  app = await testApp();
  victim = await settle(app, "heliotrope");
  thief = await settle(app, "marigold");
});
afterAll(() => app.close());

/** Addresses that browsers and search engines go to, or a machine calls with a signature; a tool for tests; the description itself. */
const UNDESCRIBED = [
  "GET /api/login",
  "GET /api/login/callback",
  "GET /api/logout",
  "GET /api/openapi.json",
  "GET /robots.txt",
  "GET /sitemap.xml",
  "POST /api/test-clock",
  "POST /api/webhooks/stripe",
];

test("the description of the API names every route of the server, and the others are named here", async () => {
  const described = new Set((await describedOperations(app)).map(nameOf));
  const routes = routesOf(app).map(nameOf);
  expect(routes.filter((route) => !described.has(route)).sort()).toEqual(UNDESCRIBED);
  expect([...described].filter((route) => !routes.includes(route))).toEqual([]);
  expect(described.size).toBeGreaterThan(80);
});

const parametersOf = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
const kindsOf = (operation: Operation) =>
  parametersOf(operation).flatMap((name) => kindOfParameter(operation.path, name) ?? []);

/** Bodies that the route may take: chance fills them, so several are tried until one is not refused for itself. */
async function answerTo(operation: Operation, address: string, owner: Citizen): Promise<Response> {
  let answer = new Response(null, { status: 422 });
  for (let seed = 1; seed <= 40 && answer.status === 422; seed += 1) {
    const { password } = owner;
    const known: Record<string, string> = {
      other: someId(owner, "client", dice(seed)),
      paidOn: "2026-11-20",
      password,
    };
    const knows = (field: string) => known[field];
    const body = operation.body ? validValue(operation.body.schema, dice(seed), knows) : undefined;
    answer = await owner.client.send(operation.method, address, body);
  }
  return answer;
}

const whole = async ({ client }: Citizen) =>
  (await (await client.get("/api/export")).text()).replace(/"exportedAt":"[^"]+"/, "");

test("no route does or tells anything with another account's id", async () => {
  const before = await whole(victim);
  const operations = (await describedOperations(app)).filter((operation) => {
    const kinds = kindsOf(operation);
    return kinds.length > 0 && !kinds.some((kind) => OPENS_BY_ITSELF.has(kind));
  });
  expect(operations.length).toBeGreaterThan(25);
  for (const operation of operations) {
    // A path with several ids: each of them in turn is the victim's, the others are one's own.
    for (const stolen of parametersOf(operation)) {
      const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const kind = kindOfParameter(operation.path, name);
        return kind === null ? "1" : someId(name === stolen ? victim : thief, kind, dice(7));
      });
      if (kindOfParameter(operation.path, stolen) === null) continue;
      const answer = await answerTo(operation, address, thief);
      expect([nameOf(operation), answer.status]).toEqual([nameOf(operation), 404]);
      expect(await answer.text()).not.toContain(victim.mark);
    }
  }
  expect(await whole(victim)).toBe(before);
});

test("nor with another account's id in a body or a query", async () => {
  const before = await whole(victim);
  const of = (citizen: Citizen, kind: "document" | "client" | "theme" | "template") => citizen.ids[kind][0] ?? "";
  const attempts: [string, string, unknown][] = [
    ["POST", "/api/templates", { documentId: of(victim, "document"), name: "x" }],
    ["POST", `/api/clients/${of(thief, "client")}/merge`, { other: of(victim, "client") }],
    ["POST", `/api/clients/${of(thief, "client")}/separate`, { other: of(victim, "client") }],
    [
      "POST",
      "/api/use-template",
      { templateId: of(victim, "template"), customizations: { originalTranscription: "Paint two rooms at 300 each" } },
    ],
  ];
  for (const [method, path, body] of attempts) {
    const answer = await thief.client.send(method, path, body);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toContain(victim.mark);
  }
  const own = z.array(z.object({ id: z.string() })).parse(await (await thief.client.get("/api/documents")).json());
  for (const { id } of own) {
    const worn = await thief.client.patch(`/api/documents/${id}`, { version: 1, themeId: of(victim, "theme") });
    expect([404, 409, 422]).toContain(worn.status);
  }
  expect((await thief.client.get(`/api/documents?client=${of(victim, "client")}`)).status).toBe(404);
  const page = await thief.client.get("/api/documents?limit=1");
  const foreign = await victim.client.get(`/api/documents?cursor=${page.headers.get("next-cursor")}`);
  expect(await foreign.text()).not.toContain(thief.mark);
  expect(await whole(victim)).toBe(before);
});

/** Called by programs that have no page: a signature or an id that cannot be guessed stands for the origin. */
const FROM_ANYWHERE = new Set(["POST /api/webhooks/stripe", "POST /unsubscribe/{id}"]);

test.each(["https://elsewhere.example", "null", "", "http://127.0.0.1:3000.elsewhere.example", "not an origin"])(
  "no write is taken from the origin %j, whoever is signed in",
  async (origin) => {
    const before = await whole(victim);
    for (const operation of await allOperations(app)) {
      if (operation.method === "GET" || FROM_ANYWHERE.has(nameOf(operation))) continue;
      const address = operation.path.replaceAll(/\{\w+\}/g, "1");
      const answer = await victim.client.send(operation.method, address, "{}", { origin });
      expect([nameOf(operation), answer.status]).toEqual([nameOf(operation), 403]);
    }
    expect(await whole(victim)).toBe(before);
  },
);
