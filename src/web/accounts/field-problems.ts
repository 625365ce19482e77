import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { z } from "zod";
import { issueSchema } from "#shared/errors.ts";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { toastError } from "#web/ui/toast.ts";

const bodySchema = z.object({ issues: z.array(issueSchema) });

/** Shows a refusal at the fields that it names. False when it names none of them. */
export function nameProblems<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const issues = error instanceof ApiError ? (bodySchema.safeParse(error.body).data?.issues ?? []) : [];
  const named = fields.flatMap((field) =>
    issues.filter(({ path }) => path === field).map((issue) => ({ field, issue })),
  );
  for (const { field, issue } of named) setError(field, { message: issue.message }, { shouldFocus: true });
  return named.length > 0;
}

/** Shows a refusal at the fields that it names; one that names none, in a message. */
export function showProblems<Values extends FieldValues>(
  ...[error, fields, setError]: Parameters<typeof nameProblems<Values>>
): void {
  if (!nameProblems(error, fields, setError))
    toastError("Error", reasonOf(error, "An unexpected error occurred. Please try again."));
}
