import { signUpSchema } from "#shared/accounts/schema.ts";
import type { FinishSignUp } from "./use-finish-sign-up.ts";

/** What is wrong with the password that had to be typed again; undefined when nothing is. */
export function passwordProblem({ needsPassword, typed }: Pick<FinishSignUp, "needsPassword" | "typed">) {
  if (!needsPassword) return undefined;
  return signUpSchema.shape.password.safeParse(typed).error?.issues[0]?.message;
}
