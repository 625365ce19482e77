import { z } from "zod";
import type { SaveProfile } from "#shared/profile/schema.ts";
import { tabStorage } from "#web/device-storage.ts";

const text = z.string().nullable();
/** Fields as they stand while they are typed: none has to be right. */
const draftSchema = z.object({
  businessName: z.string(),
  email: z.string(),
  logoUrl: text,
  website: text,
  phone: text,
  description: text,
  address: text,
  teamSize: z.number(),
}) satisfies z.ZodType<SaveProfile>;

const keyOf = (userId: string) => `bidspoke.profile.${userId}`;

/** Unsaved fields outlive another tab, another page and a reload; not the browser's tab. */
export const profileDraft = {
  find(userId: string): SaveProfile | null {
    try {
      return draftSchema.nullable().parse(JSON.parse(tabStorage.get(keyOf(userId)) ?? "null"));
    } catch {
      return null;
    }
  },
  /** A logo may be more than the device keeps: then the words are kept without it. */
  keep(userId: string, draft: SaveProfile, stored: SaveProfile): void {
    if (tabStorage.set(keyOf(userId), JSON.stringify(draft))) return;
    tabStorage.set(keyOf(userId), JSON.stringify({ ...draft, logoUrl: stored.logoUrl }));
  },
  forget: (userId: string): void => tabStorage.remove(keyOf(userId)),
};
