import { z } from "zod";
import { tabStorage } from "#web/device-storage.ts";

const DRAFT = "bidspoke.sign-up";
const PENDING = "bidspoke.pending-sign-up";

/** What a sign-up says of the person. Never the password, never the card. */
const pendingSchema = z.object({
  email: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  referralCode: z.string(),
});
const draftSchema = pendingSchema.extend({ email: z.string() });
export type PendingSignUp = z.output<typeof pendingSchema>;

/** The password of the form stays in the page's memory: a reload forgets it. */
let password: string | undefined;

function read<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(tabStorage.get(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Names the fields, so that nothing else of a form is ever kept. */
const kept = ({ email, firstName, lastName, referralCode }: PendingSignUp): string =>
  JSON.stringify({ email, firstName, lastName, referralCode });

/** What was typed so far, so that a reload keeps it. */
export const readSignUpDraft = (): PendingSignUp | undefined => read(DRAFT, draftSchema);
export const keepSignUpDraft = (draft: PendingSignUp): void => void tabStorage.set(DRAFT, kept(draft));

/** The form that was sent and waits for its card; undefined when none was. */
export const readPendingSignUp = (): PendingSignUp | undefined => read(PENDING, pendingSchema);

export function keepPendingSignUp(pending: PendingSignUp, secret: string): void {
  tabStorage.set(PENDING, kept(pending));
  password = secret;
}

/** The password of the form that was sent in this very page; undefined after a reload. */
export const pendingPassword = (): string | undefined => password;

export function dropPendingSignUp(): void {
  tabStorage.remove(DRAFT);
  tabStorage.remove(PENDING);
  password = undefined;
}
