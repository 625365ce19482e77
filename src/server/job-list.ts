import { accountHandlers } from "./accounts/jobs.ts";
import { makeSecretLink } from "./accounts/service/links.ts";
import { clientHandlers } from "./clients/jobs.ts";
import type { Deps } from "./context.ts";
import { documentHandlers } from "./documents/jobs.ts";
import { backupHandlers } from "./backups/jobs.ts";
import { billingHandlers } from "./billing/jobs.ts";
import { followUpHandlers } from "./follow-ups/jobs.ts";
import type { Handler } from "./jobs/handler.ts";
import { mailHandlers } from "./mail/jobs.ts";
import type { MailParts } from "./mail/service.ts";
import { templateHandlers } from "./templates/jobs.ts";
import { attachPdf, makeDocumentLink } from "./sending/service/links.ts";

/** What the features put into their mails at the moment that these are sent. */
const mailParts = (deps: Deps): MailParts => ({
  makeLink: (link, to) => (link === "document" ? makeDocumentLink(deps, to) : makeSecretLink(deps)(link, to)),
  attach: (userId, about) => attachPdf(deps, userId, about),
});

/** All the work that a server does beside answering requests. */
export const handlers: readonly Handler[] = [
  ...mailHandlers(mailParts),
  ...accountHandlers,
  ...billingHandlers,
  ...documentHandlers,
  ...clientHandlers,
  ...templateHandlers,
  ...backupHandlers,
  ...followUpHandlers,
];

export const jobs = handlers.map(({ job }) => job);
