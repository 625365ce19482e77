import type { Login } from "#shared/accounts/schema.ts";
import type { Deps } from "#server/context.ts";
import { hashOfSecret, newSecret } from "#server/secrets.ts";
import { login } from "../service.ts";
import { findUserByEmail, isKnownDevice, normaliseEmail, storeDevice } from "../store.ts";

/** Counts tries. `take` throws `rate_limited` when there were too many of this key. */
export interface TryCounter {
  take(key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
}

/**
 * Signs in by password. Wrong ones are counted for the account, known or not; but a browser in which its owner signed
 * in before has a count of its own, so that somebody who guesses elsewhere does not lock the owner out (OWASP's
 * "device cookies"). A try counts before its password is looked at: many at once get no further.
 */
export async function loginCarefully(
  deps: Deps,
  tries: TryCounter,
  input: Login,
  device: string | undefined,
): Promise<string> {
  const deviceHash = hashOfSecret(device ?? "");
  const user = await findUserByEmail(deps.db, input.email);
  const isKnown = await isKnownDevice(deps.db, user?.id ?? "", deviceHash);
  const key = isKnown ? `device:${deviceHash}` : `account:${hashOfSecret(normaliseEmail(input.email))}`;
  await tries.take(key);
  const userId = await login(deps, input);
  await tries.giveBack(key);
  return userId;
}

/** Makes this browser known to the account. Answers the value of its cookie. */
export async function rememberDevice(deps: Deps, userId: string, device: string | undefined): Promise<string> {
  const secret = device ?? newSecret();
  await storeDevice(deps.db, userId, hashOfSecret(secret), deps.now());
  return secret;
}
