import { isOwnPath } from "#shared/accounts/own-path.ts";
import { tabStorage } from "#web/device-storage.ts";
import { paths } from "#web/paths.ts";

const KEY = "bidspoke.return-to";

/** Remembers where a signed-out visitor was going. Kept for this tab only. */
export function rememberDestination(path: string): void {
  if (isOwnPath(path)) tabStorage.set(KEY, path);
}

/** Called once the visitor is where they were going. */
export const forgetDestination = (): void => tabStorage.remove(KEY);

/** Where to go after a sign-in: the remembered page, or the dashboard. */
export function destination(): string {
  const path = tabStorage.get(KEY);
  return path !== null && isOwnPath(path) ? path : paths.dashboard;
}
