import type { ErrorHandler } from "hono";
import { errorCodes } from "#shared/errors.ts";
import { accountDataRoutes } from "./account-data/routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { externalSignInRoutes } from "./accounts/routes/external.ts";
import { accountSafetyRoutes } from "./accounts/routes/safety.ts";
import { billingRoutes } from "./billing/routes/billing.ts";
import { checkoutRoutes } from "./billing/routes/checkout.ts";
import { sandboxRoutes } from "./billing/routes/sandbox.ts";
import { testClockRoutes } from "./billing/routes/test-clock.ts";
import { webhookRoutes } from "./billing/routes/webhooks.ts";
import { clientRoutes } from "./clients/routes.ts";
import type { Deps } from "./context.ts";
import { dictationRoutes } from "./dictation/routes.ts";
import { documentRoutes } from "./documents/routes/documents.ts";
import { generationRoutes } from "./documents/routes/generation.ts";
import { AppError } from "./errors.ts";
import { followUpRoutes } from "./follow-ups/routes.ts";
import { awaitJobs } from "./http/await-jobs.ts";
import { bodyLimits } from "./http/body-limits.ts";
import { maskedPath } from "./http/client-pages.ts";
import { createRouter } from "./http/openapi.ts";
import { refusalOf } from "./http/refusal.ts";
import { requestLog } from "./http/request-log.ts";
import { keepRoom } from "./http/room.ts";
import { createRateLimits, createTryCounter } from "./http/rate-limits.ts";
import { sameOriginWrites, securityHeaders } from "./http/security.ts";
import { session, type AppEnv } from "./http/session.ts";
import { insightsRoutes } from "./insights/routes.ts";
import { mailRoutes } from "./mail/routes.ts";
import { marketingRoutes } from "./marketing/routes.ts";
import { operationRoutes } from "./operation/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { referralRoutes } from "./referrals/routes.ts";
import { newSecret } from "./secrets.ts";
import { clientPageRoutes } from "./sending/routes/client.ts";
import { sendingRoutes } from "./sending/routes/owner.ts";
import { serviceRoutes } from "./services/routes.ts";
import { settlementRoutes } from "./settlement/routes.ts";
import { templateRoutes } from "./templates/routes.ts";
import { findTemplateFill } from "./templates/service.ts";
import { themeRoutes } from "./themes/routes.ts";

/** The one place where an error becomes an answer. What is not of the caller's doing is logged and says nothing of its cause. */
const onError: ErrorHandler<AppEnv> = (error, c) => {
  const refusal = refusalOf(error);
  if (!refusal || (refusal !== error && refusal.code === "unavailable"))
    c.var.deps.logger.error(
      { err: error, requestId: c.var.requestId, path: maskedPath(c.req.path) },
      "a request failed",
    );
  const answer = refusal ?? new AppError("failed", "Something went wrong on our side. Please try again.");
  if (answer.retryAfterSeconds) c.header("Retry-After", String(answer.retryAfterSeconds));
  return c.json(answer.body, errorCodes[answer.code]);
};

/** Every route of the server, on the adapters that it is given. `kind` says which database is behind `deps.db`. */
export function createApp(deps: Deps, kind: "pglite" | "postgres") {
  const app = createRouter();
  const limit = createRateLimits(deps, kind);
  app.onError(onError);
  app.use(session(deps));
  app.use("/api/*", requestLog(deps.settings.LOG_KEY ?? newSecret()));
  app.use(securityHeaders);
  app.use("/api/*", sameOriginWrites);
  if (kind === "pglite") app.use("/api/*", keepRoom(deps.settings.DATA_DIR));
  app.use("/api/*", awaitJobs);
  app.use("/api/*", bodyLimits);

  app.route("/", accountRoutes(limit, createTryCounter(deps, kind)));
  app.route("/", accountSafetyRoutes(limit));
  app.route("/", externalSignInRoutes(limit));
  app.route("/", accountDataRoutes(limit));
  app.route("/", documentRoutes(limit, findTemplateFill));
  app.route("/", generationRoutes(limit));
  app.route("/", clientRoutes());
  app.route("/", sendingRoutes(limit));
  app.route("/", clientPageRoutes(limit));
  app.route("/", followUpRoutes(limit));
  app.route("/", dictationRoutes(limit));
  app.route("/", profileRoutes());
  app.route("/", serviceRoutes());
  app.route("/", templateRoutes(limit));
  app.route("/", themeRoutes());
  app.route("/", billingRoutes());
  app.route("/", checkoutRoutes(limit));
  app.route("/", webhookRoutes());
  app.route("/", sandboxRoutes(limit));
  app.route("/", testClockRoutes());
  app.route("/", referralRoutes());
  app.route("/", settlementRoutes());
  app.route("/", insightsRoutes());
  app.route("/", mailRoutes(limit));
  app.route("/", operationRoutes());
  app.route("/", marketingRoutes());
  app.doc31("/api/openapi.json", { openapi: "3.1.0", info: { title: "Bidspoke", version: "1" } });
  app.all("/api/*", () => {
    throw new AppError("not_found", "Not Found");
  });
  return app;
}
