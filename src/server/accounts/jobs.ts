import { z } from "zod";
import { DAY_MS } from "#shared/dates.ts";
import { handle, type Handler } from "#server/jobs/handler.ts";
import { defineJob } from "#server/jobs/job.ts";
import { forgotPasswordJob, sendPasswordLink } from "./service/password.ts";
import { removeExpiredRateLimits, removeExpiredSessions, removeExpiredTokens, removeStaleDevices } from "./store.ts";

/** A browser that nobody signed in with for so long is a stranger again. */
const DEVICE_DAYS = 400;

/** Removes what has run out: sessions, links of mails, counters, browsers. */
const cleanAccountsJob = defineJob({ name: "accounts.clean", payload: z.object({}), alone: true });

export const accountHandlers: Handler[] = [
  handle(forgotPasswordJob, (deps, { email }) => sendPasswordLink(deps, email)),
  handle(
    cleanAccountsJob,
    async ({ db, now }) => {
      await removeExpiredSessions(db, now());
      await removeExpiredTokens(db, now());
      await removeExpiredRateLimits(db, now());
      await removeStaleDevices(db, new Date(now().getTime() - DEVICE_DAYS * DAY_MS));
    },
    "41 * * * *",
  ),
];
