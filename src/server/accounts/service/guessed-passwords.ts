import { SHORTEST_PASSWORD } from "#shared/accounts/schema.ts";
import type { Deps } from "#server/context.ts";
import { AppError } from "#server/errors.ts";

/** Words of ours that are guessed first here, with whatever figures around them. */
const OUR_WORDS = new Set(["bidspoke"]);

let reading: Promise<ReadonlySet<string>> | null = null;

/** Nearly 18,000 that are long enough to be taken, in small letters; read when the first password is set. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter(({ length }) => length >= SHORTEST_PASSWORD));
}

async function isGuessedFirst(password: string): Promise<boolean> {
  const small = password.toLowerCase();
  return OUR_WORDS.has(small.replaceAll(/[^a-z]/g, "")) || (await (reading ??= readCommonest())).has(small);
}

/** A list that does not answer keeps nobody out: it is beside the one above. */
async function isBreached({ breaches, logger }: PasswordLists, password: string): Promise<boolean> {
  try {
    return (await breaches?.has(password)) ?? false;
  } catch (err) {
    logger.warn({ err }, "a new password was not compared with breached ones");
    return false;
  }
}

export type PasswordLists = Pick<Deps, "breaches" | "logger">;

/** Throws `invalid` naming the field `path` when a password is one of those that are tried first. */
export async function refuseGuessedPassword(lists: PasswordLists, password: string, path: string): Promise<void> {
  const reason = (await isGuessedFirst(password))
    ? "This password is one of the first that are guessed."
    : (await isBreached(lists, password)) && "This password was stolen from another site and is guessed by now.";
  if (reason === false) return;
  const message = `${reason} Please choose another.`;
  throw new AppError("invalid", message, { issues: [{ path, message }] });
}
