import { ApiError } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";

/** What a message about an ended subscription offers; nothing for any other failure. */
export function renewalFor(error: unknown): { action?: { label: string; onPress: () => void } } {
  if (!(error instanceof ApiError) || error.status !== 402) return {};
  return { action: { label: "Renew", onPress: () => window.location.assign(paths.subscribe) } };
}
