import { createRouter } from "#server/http/openapi.ts";
import { handleProviderEvent } from "../service/provider-events.ts";

/** Where the provider reports changes. The body is read as it came, since its signature covers every byte. */
export function webhookRoutes() {
  const router = createRouter();
  router.post("/api/webhooks/stripe", async (c) => {
    await handleProviderEvent(c.var.deps, await c.req.text(), c.req.header("stripe-signature"));
    return c.json({ received: true }, 200);
  });
  return router;
}
