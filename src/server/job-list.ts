import { accountHandlers } from "./accounts/jobs.ts";
import { makeSecretLink } from "./accounts/service/links.ts";
import { clientHandlers } from "./clients/jobs.ts";
import { documentHandlers } from "./documents/jobs.ts";
import { billingHandlers } from "./billing/jobs.ts";
import type { Handler } from "./jobs/handler.ts";
import { mailHandlers } from "./mail/jobs.ts";

/** All the work that a server does beside answering requests. */
export const handlers: readonly Handler[] = [
  ...mailHandlers(makeSecretLink),
  ...accountHandlers,
  ...billingHandlers,
  ...documentHandlers,
  ...clientHandlers,
];

export const jobs = handlers.map(({ job }) => job);
