import { z } from "zod";

const sqlErrorSchema = z.object({ code: z.string().length(5), constraint: z.string().nullish() });
type SqlError = z.output<typeof sqlErrorSchema>;

/** Drizzle wraps the driver's error, and a wrapped error may be wrapped again. */
function sqlErrorOf(error: unknown): SqlError | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const parsed = sqlErrorSchema.safeParse(current);
    if (parsed.success) return parsed.data;
  }
  return null;
}

/** The five characters of SQLSTATE that the database answered with, or null when `error` did not come from it. */
export const sqlStateOf = (error: unknown): string | null => sqlErrorOf(error)?.code ?? null;

/** The name of the constraint that a write broke (unique, foreign key, check), or null when it broke none. */
export const constraintOf = (error: unknown): string | null => sqlErrorOf(error)?.constraint ?? null;
