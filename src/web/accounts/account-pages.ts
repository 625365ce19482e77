import { lazy, type ComponentType } from "react";
import { paths } from "#web/paths.ts";

/** The pages that links of mails lead to, and the mailbox of the demo mode. They need no sign-in. */
export const accountPages: readonly { path: string; Page: ComponentType }[] = [
  {
    path: paths.resetPassword,
    Page: lazy(async () => ({ default: (await import("./reset-password-page.tsx")).ResetPasswordPage })),
  },
  {
    path: paths.verifyEmail,
    Page: lazy(async () => ({ default: (await import("./verify-email-page.tsx")).VerifyEmailPage })),
  },
  {
    path: paths.unsubscribe,
    Page: lazy(async () => ({ default: (await import("#web/mail/unsubscribe-page.tsx")).UnsubscribePage })),
  },
  {
    path: paths.mailbox,
    Page: lazy(async () => ({ default: (await import("#web/mail/mailbox-page.tsx")).MailboxPage })),
  },
];
