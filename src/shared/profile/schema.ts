import { z } from "zod";
import { LIMITS } from "#shared/limits.ts";
import { limitedText, requiredText } from "#shared/text.ts";

const optionalText = (limit: number) => limitedText(limit).trim().nullable().default(null);

/** POST /api/business-profile. `logoUrl` is an image as a data URL; the server decodes and re-encodes it. */
export const saveProfileSchema = z.object({
  businessName: requiredText(200, "Business name is required."),
  email: z.email("Please enter a valid email address").max(320),
  logoUrl: z.string().max(LIMITS.profileBodyBytes).nullable().default(null),
  website: optionalText(300),
  phone: optionalText(50),
  description: optionalText(LIMITS.textField),
  address: optionalText(500),
  teamSize: z.int().min(1).max(100_000).default(1),
});
export type SaveProfile = z.output<typeof saveProfileSchema>;

export const profileSchema = saveProfileSchema.extend({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Profile = z.output<typeof profileSchema>;
