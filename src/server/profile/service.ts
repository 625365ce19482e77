import type { Ctx } from "#server/context.ts";
import { notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import type { Profile, SaveProfile } from "#shared/profile/schema.ts";
import { reencodeLogo } from "./logo.ts";
import { findProfileRow, upsertProfile, type ProfileRow } from "./store.ts";

const profileOf = (row: ProfileRow): Profile => ({
  id: row.id,
  businessName: row.businessName,
  email: row.email ?? "",
  logoUrl: row.logoUrl,
  website: row.website,
  phone: row.phone,
  description: row.description,
  address: row.address,
  teamSize: row.teamSize,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export async function findProfile(ctx: Ctx): Promise<Profile | null> {
  const row = await findProfileRow(ctx);
  return row ? profileOf(row) : null;
}

/** Stores the profile. A logo that differs from the stored one is decoded and encoded anew. */
export async function saveProfile(ctx: Ctx, input: SaveProfile): Promise<Profile> {
  const stored = await findProfileRow(ctx);
  const unchanged = input.logoUrl === null || input.logoUrl === stored?.logoUrl;
  const logoUrl = unchanged ? input.logoUrl : await reencodeLogo(input.logoUrl ?? "");
  const row = await upsertProfile(ctx, stored?.id ?? newId(ctx.now().getTime()), { ...input, logoUrl });
  if (!row) throw notFound("The profile");
  return profileOf(row);
}

export { reencodeLogo };
