import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { keptMailSchema, mailPreferencesSchema, mailTopicNames, mailTopics } from "#shared/mail/schema.ts";
import type { MailAdapter } from "#server/adapters/mail/mail.ts";
import { notFound } from "#server/errors.ts";
import { body, createRouter, idParams, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { userOf, type AppEnv } from "#server/http/session.ts";
import { presentKeptMail } from "./present.ts";
import { getMailPreferences, saveMailPreferences, unsubscribe } from "./service.ts";

const MOST_KEPT = 50;

/** A mail brings its own styles and may do nothing else: no script, no picture from afar, no form. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
  "sandbox allow-popups allow-top-navigation-by-user-activation";

const topicName = z.object({ topic: z.enum(mailTopicNames), label: z.string() });

const getPreferences = createRoute({
  method: "get",
  path: "/api/mail-preferences",
  responses: { 200: json(mailPreferencesSchema, "Which mails are wanted."), ...refusals },
});
const putPreferences = createRoute({
  method: "put",
  path: "/api/mail-preferences",
  request: { body: body(mailPreferencesSchema) },
  responses: { 200: json(mailPreferencesSchema, "Which mails are wanted."), ...refusals },
});
/** RFC 8058: a mail program posts here without a cookie or an origin. The id in the address is the permission. */
const postUnsubscribe = createRoute({
  method: "post",
  path: "/unsubscribe/{id}",
  request: { params: idParams },
  responses: { 200: json(topicName, "What does not come any more."), ...refusals },
});
const listMailbox = createRoute({
  method: "get",
  path: "/api/mailbox",
  responses: { 200: json(z.array(keptMailSchema), "The newest mails that were kept as files."), ...refusals },
});
const getKeptPage = createRoute({
  method: "get",
  path: "/api/mailbox/{id}",
  request: { params: idParams },
  responses: {
    200: { description: "The mail as a mail program shows it.", content: { "text/html": { schema: z.string() } } },
    ...refusals,
  },
});

/** The mails of a server that keeps them are there to be read in demo mode alone. */
function keptOf(c: Context<AppEnv>): NonNullable<MailAdapter["kept"]> {
  const { mail, settings } = c.var.deps;
  if (!mail.kept || settings.DEMO_ACCOUNT !== "on") throw notFound("The mailbox");
  return mail.kept;
}

export function mailRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/unsubscribe/*", limit("unsubscribe"));

  router.openapi(getPreferences, async (c) => c.json(await getMailPreferences(c.var.deps, userOf(c).id), 200));

  router.openapi(putPreferences, async (c) => {
    const { id } = userOf(c);
    await saveMailPreferences(c.var.deps, id, c.req.valid("json"));
    return c.json(await getMailPreferences(c.var.deps, id), 200);
  });

  router.openapi(postUnsubscribe, async (c) => {
    const topic = await unsubscribe(c.var.deps, c.req.valid("param").id);
    return c.json({ topic, label: mailTopics[topic].label }, 200);
  });

  router.openapi(listMailbox, async (c) => c.json((await keptOf(c).list(MOST_KEPT)).map(presentKeptMail), 200));

  router.openapi(getKeptPage, async (c) => {
    const mail = await keptOf(c).find(c.req.valid("param").id);
    if (!mail) throw notFound("This mail");
    // A link of the mail leaves the frame that shows it.
    return c.html(mail.html.replace("<head>", '<head><base target="_top">'), 200, {
      "content-security-policy": MAIL_POLICY,
    });
  });

  return router;
}
