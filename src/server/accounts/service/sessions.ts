import type { EndSessions, SaveName } from "#shared/accounts/schema.ts";
import type { Deps } from "#server/context.ts";
import { AppError, notFound } from "#server/errors.ts";
import {
  findSessionUser,
  findUserByEmail,
  listSessions,
  removeAllSessions,
  removeDevices,
  removeOwnSession,
  removeSessionsOf,
  updateUser,
  type SessionRow,
} from "../store.ts";
import { requirePassword } from "./password.ts";

const MOST_SESSIONS = 50;

/** Where somebody is signed in, the last used first. */
export const listOwnSessions = (deps: Deps, userId: string): Promise<SessionRow[]> =>
  listSessions(deps.db, userId, deps.now(), MOST_SESSIONS);

/** Where there is no password to ask for, so recent a sign-in says who asks. */
const PROVES_FOR_MS = 600_000;

/** A session that asks for the end of others, and the password of its user. */
export interface Asker extends EndSessions {
  userId: string;
  sid: string | null;
}

/**
 * Whoever found a browser open must not be able to sign its owner out elsewhere. Throws `invalid` for a wrong password,
 * `forbidden` when there is none and the sign-in was too long ago.
 */
async function requireProof(deps: Deps, { userId, sid, password = "" }: Asker): Promise<void> {
  const session = sid === null ? null : await findSessionUser(deps.db, sid, deps.now());
  if (!session || session.user.hasPassword) return requirePassword(deps, userId, password, "password");
  if (deps.now().getTime() - session.createdAt.getTime() > PROVES_FOR_MS)
    throw new AppError("forbidden", "Sign in again first, so that it is certain that it is you.");
}

/** Ends one of the user's sessions. Throws `not_found` for any other. */
export async function endOwnSession(deps: Deps, asker: Asker, ended: string): Promise<void> {
  await requireProof(deps, asker);
  if (!(await removeOwnSession(deps.db, asker.userId, ended))) throw notFound("This session");
}

/** Ends every session of the user but the one that asks. */
export async function endOtherSessions(deps: Deps, asker: Asker): Promise<void> {
  await requireProof(deps, asker);
  await removeSessionsOf(deps.db, asker.userId, asker.sid);
}

/**
 * Ends sessions for whoever runs the server: all of an account, with what its browsers are known by, or of everybody.
 * Answers how many. Throws `not_found` for an address that nobody has.
 */
export async function endSessionsOf({ db }: Pick<Deps, "db">, whose: { email: string } | "everybody"): Promise<number> {
  if (whose === "everybody") return removeAllSessions(db);
  const user = await findUserByEmail(db, whose.email);
  if (!user) throw notFound(`The account of ${whose.email}`);
  await removeDevices(db, user.id);
  return removeSessionsOf(db, user.id, null);
}

export async function saveName(deps: Deps, userId: string, name: SaveName): Promise<void> {
  await updateUser(deps.db, userId, { ...name, updatedAt: deps.now() });
}
