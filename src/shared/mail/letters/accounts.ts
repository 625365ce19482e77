import { named, type WrittenLetter } from "../letter.ts";

const ACCOUNT_REASON = "You get this because it is about the safety of your Bidspoke account. It cannot be turned off.";
/** The pages that a secret link leads to; the secret is added when the mail is sent. */
export const secretPages = {
  password_reset: "/reset-password",
  email_verification: "/verify-email",
  email_change: "/verify-email",
} as const;

/** Proves a new account's address. */
export const verifyEmail = (to: { firstName: string | null; hours: number }): WrittenLetter => ({
  type: "email_verification",
  letter: {
    subject: "Confirm your email address",
    preview: "One press, so that receipts and password links reach you.",
    heading: "Confirm your email address",
    paragraphs: [`One press${named(to.firstName)}, so that we know that receipts and password links reach you.`],
    button: { label: "Confirm this address", path: secretPages.email_verification },
    closing: [
      `The link works for ${to.hours} hours. If you did not sign up, do nothing: without this press nobody can use your address.`,
    ],
    reason: "You get this because your address was given at a sign-up to Bidspoke.",
  },
});

/** To the new address of an account, before it is the account's. */
export const confirmNewEmail = (to: { newEmail: string; hours: number }): WrittenLetter => ({
  type: "email_verification",
  letter: {
    subject: "Confirm your new email address",
    preview: "Your sign-in changes once you confirm it.",
    heading: "Confirm your new email address",
    paragraphs: [`From then on you sign in as ${to.newEmail}. Until you confirm it, your old address stays.`],
    button: { label: "Use this address", path: secretPages.email_change },
    closing: [`The link works for ${to.hours} hours. If you did not ask for this, do nothing.`],
    reason: "You get this because your address was given for a Bidspoke account.",
  },
});

/** To the address that an account had before. */
export const emailChanged = (to: { newEmail: string }): WrittenLetter => ({
  type: "email_changed",
  letter: {
    subject: "Your email address was changed",
    preview: `You sign in as ${to.newEmail} now.`,
    heading: "Your email address was changed",
    paragraphs: [`You sign in as ${to.newEmail} from now on. We write to that address alone.`],
    closing: ["If this was not you, write to us at once: answer this mail."],
    reason: ACCOUNT_REASON,
  },
});

/** The way back in. */
export const passwordReset = (to: { minutes: number }): WrittenLetter => ({
  type: "password_reset",
  letter: {
    subject: "Set a new password",
    preview: `The link works once, for ${to.minutes} minutes.`,
    heading: "Set a new password",
    paragraphs: ["Somebody, probably you, asked for a new password for this address."],
    button: { label: "Set a new password", path: secretPages.password_reset },
    closing: [
      `The link works once, for ${to.minutes} minutes. If you did not ask, do nothing: your password stays as it is.`,
    ],
    reason: ACCOUNT_REASON,
  },
});

/** After a password was set anew. */
export const passwordChanged = (): WrittenLetter => ({
  type: "password_changed",
  letter: {
    subject: "Your password was changed",
    preview: "Other devices were signed out.",
    heading: "Your password was changed",
    paragraphs: ["Everybody who was signed in elsewhere was signed out."],
    button: { label: "See who is signed in", path: "/settings?tab=account" },
    closing: ["If this was not you, set a new password at once by “Forgot your password?”, and answer this mail."],
    reason: ACCOUNT_REASON,
  },
});
