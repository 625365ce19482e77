import { SHORTEST_PASSWORD } from "#shared/accounts/schema.ts";
import { AppError } from "#server/errors.ts";

/** Words of ours that are guessed first here, with whatever figures around them. */
const OUR_WORDS = new Set(["bidspoke"]);

let reading: Promise<ReadonlySet<string>> | null = null;

/** Nearly 18,000 that are long enough to be taken, in small letters; read when the first password is set. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter(({ length }) => length >= SHORTEST_PASSWORD));
}

/** Throws `invalid` naming the field `path` when a password is one of those that are tried first. */
export async function refuseGuessedPassword(password: string, path: string): Promise<void> {
  const small = password.toLowerCase();
  const isOurs = OUR_WORDS.has(small.replaceAll(/[^a-z]/g, ""));
  if (!isOurs && !(await (reading ??= readCommonest())).has(small)) return;
  const message = "This password is one of the first that are guessed. Please choose another.";
  throw new AppError("invalid", message, { issues: [{ path, message }] });
}
