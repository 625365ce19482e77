import { testClockSchema } from "#shared/billing/sandbox.ts";
import { notFound } from "#server/errors.ts";
import { createRouter } from "#server/http/openapi.ts";
import { runBillingChores } from "../service/chores.ts";

/** Moves the server's time and does what became due, where `TEST_CLOCK` allows it; elsewhere it is not there. */
export function testClockRoutes() {
  const router = createRouter();
  router.post("/api/test-clock", async (c) => {
    const { moveClock, now } = c.var.deps;
    if (!moveClock) throw notFound("This page");
    moveClock(new Date(testClockSchema.parse(await c.req.json()).now));
    await runBillingChores(c.var.deps);
    return c.json({ now: now().toISOString() }, 200);
  });
  return router;
}
