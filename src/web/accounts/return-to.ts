import { paths } from "#web/paths.ts";

const KEY = "bidspoke.return-to";

/** Remembers where a signed-out visitor was going. Kept for this tab only. */
export function rememberDestination(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(KEY, path);
}

/** Called once the visitor is where they were going. */
export const forgetDestination = (): void => sessionStorage.removeItem(KEY);

/** Where to go after a sign-in: the remembered page, or the dashboard. */
export function destination(): string {
  const path = sessionStorage.getItem(KEY);
  return path !== null && isOwnPath(path) ? path : paths.dashboard;
}

/** A path of this site: never an address of another one ("//elsewhere", "/\elsewhere"). */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !path.startsWith("/api/");
