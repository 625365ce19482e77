import { handle, type Handler } from "#server/jobs/handler.ts";
import type { Deps } from "#server/context.ts";
import { deliverMail, sweepMail } from "./service.ts";
import { sendMailJob, sweepMailJob, type MakeLink } from "./types.ts";

/** The jobs of mail. `makeLink` makes what only a mail may know, such as the link to a new password. */
export const mailHandlers = (makeLink: (deps: Deps) => MakeLink): Handler[] => [
  handle(sendMailJob, (deps, { notificationId }, attempt) =>
    deliverMail(deps, notificationId, attempt, makeLink(deps)),
  ),
  handle(sweepMailJob, (deps) => sweepMail(deps), "17 * * * *"),
];
