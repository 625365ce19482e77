import type { Ctx } from "#server/context.ts";
import { DEFAULT_FOLLOW_UPS, type FollowUpSettings } from "#shared/follow-ups/schema.ts";
import { findSettings, storeSettings } from "../store.ts";

export const getFollowUpSettings = async (ctx: Ctx): Promise<FollowUpSettings> =>
  (await findSettings(ctx)) ?? DEFAULT_FOLLOW_UPS;

export async function saveFollowUpSettings(ctx: Ctx, settings: FollowUpSettings): Promise<FollowUpSettings> {
  await storeSettings(ctx, settings);
  return settings;
}
