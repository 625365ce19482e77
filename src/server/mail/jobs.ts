import { handle, type Handler } from "#server/jobs/handler.ts";
import type { Deps } from "#server/context.ts";
import { deliverMail, sweepMail } from "./service.ts";
import { sendMailJob, sweepMailJob, type MailParts } from "./types.ts";

/** The jobs of mail. `partsOf` makes what only a mail may know, such as the link to a new password. */
export const mailHandlers = (partsOf: (deps: Deps) => MailParts): Handler[] => [
  handle(sendMailJob, (deps, { notificationId }, attempt) => deliverMail(deps, notificationId, attempt, partsOf(deps))),
  handle(sweepMailJob, (deps) => sweepMail(deps), "17 * * * *"),
];
