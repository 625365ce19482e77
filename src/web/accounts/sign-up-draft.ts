import { z } from "zod";
import { tabStorage } from "#web/device-storage.ts";

const KEY = "bidspoke.sign-up";

/** What was typed so far, so that a reload keeps it. Never the password, never the card. */
const draftSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  referralCode: z.string(),
});
export type SignUpDraft = z.output<typeof draftSchema>;

export function readSignUpDraft(): SignUpDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(tabStorage.get(KEY) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function keepSignUpDraft({ email, firstName, lastName, referralCode }: SignUpDraft): void {
  tabStorage.set(KEY, JSON.stringify({ email, firstName, lastName, referralCode }));
}

export const dropSignUpDraft = (): void => tabStorage.remove(KEY);
