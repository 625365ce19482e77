import type { SaveName } from "#shared/accounts/schema.ts";
import type { Deps } from "#server/context.ts";
import { notFound } from "#server/errors.ts";
import { listSessions, removeOwnSession, removeSessionsOf, updateUser, type SessionRow } from "../store.ts";

const MOST_SESSIONS = 50;

/** Where somebody is signed in, the last used first. */
export const listOwnSessions = (deps: Deps, userId: string): Promise<SessionRow[]> =>
  listSessions(deps.db, userId, deps.now(), MOST_SESSIONS);

/** Ends one of the user's sessions. Throws `not_found` for any other. */
export async function endOwnSession(deps: Deps, userId: string, sid: string): Promise<void> {
  if (!(await removeOwnSession(deps.db, userId, sid))) throw notFound("This session");
}

/** Ends every session of the user but the one that asks. */
export const endOtherSessions = (deps: Deps, userId: string, current: string | null): Promise<void> =>
  removeSessionsOf(deps.db, userId, current);

export async function saveName(deps: Deps, userId: string, name: SaveName): Promise<void> {
  await updateUser(deps.db, userId, { ...name, updatedAt: deps.now() });
}
