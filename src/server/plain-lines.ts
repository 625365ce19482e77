import { isPrivateHost } from "#shared/hosts.ts";

/** Those settings that are addresses of others. */
export interface Addresses {
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  MIGRATION_DATABASE_URL?: string | undefined;
  BACKUP_S3_ENDPOINT?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  OIDC_ISSUER?: string | undefined;
  BREACHED_PASSWORDS_URL?: string | undefined;
  AI_BASE_URL?: string | undefined;
  STT_BASE_URL?: string | undefined;
}

const BY_HTTP = [
  "PUBLIC_URL",
  "BACKUP_S3_ENDPOINT",
  "STRIPE_API_URL",
  "OIDC_ISSUER",
  "BREACHED_PASSWORDS_URL",
  "AI_BASE_URL",
  "STT_BASE_URL",
] as const;
/** With these the driver speaks TLS or not at all, and looks at the certificate. */
const ENCRYPTED = new Set(["require", "verify-ca", "verify-full"]);

/** Whether the driver may speak plainly to a PostgreSQL that is elsewhere. A path is a socket of this machine. */
function isPlainPostgres(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get("host") ?? hostname;
  const isHere = host === "" || host.startsWith("/") || isPrivateHost(host);
  return !isHere && !ENCRYPTED.has(searchParams.get("sslmode") ?? "");
}

function isPlainHttp(address: string | undefined): boolean {
  if (!address) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !isPrivateHost(hostname);
}

/**
 * What would go through the open internet for everybody to read, a line for each setting. Mail is not among it: without
 * TLS it is not sent to a server elsewhere (adapters/mail/smtp.ts).
 */
export function listPlainLines(settings: Addresses): string[] {
  const wrong = BY_HTTP.filter((name) => isPlainHttp(settings[name])).map(
    (name) => `${name}: must begin with https:// when NODE_ENV is production, but for a host of a private network.`,
  );
  for (const name of ["DATABASE_URL", "MIGRATION_DATABASE_URL"] as const)
    if (isPlainPostgres(settings[name] ?? ""))
      wrong.push(`${name}: a host outside of a private network needs ?sslmode=verify-full in production.`);
  return wrong;
}
