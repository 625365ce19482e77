import { OpenAPIHono, z } from "@hono/zod-openapi";
import { errorBodySchema } from "#shared/errors.ts";
import { AppError } from "#server/errors.ts";
import type { AppEnv } from "./session.ts";

/** A router whose refused input becomes one clear 422 with the fields that are wrong. */
export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const issues = result.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
      throw new AppError("invalid", issues[0]?.message ?? "The request is not valid.", { issues });
    },
  });

/** An answer of this shape as it stands on the wire: what `schema.encode` gives. */
export const json = <S extends z.ZodType>(schema: S, description: string) => ({
  description,
  // The library types an answer by the schema's decoded side; an answer is the encoded one, which `input` names.
  content: { "application/json": { schema: schema as unknown as z.ZodType<z.input<S>> } },
});

/** A required JSON body of this shape. */
export const body = <S extends z.ZodType>(schema: S) => ({
  required: true,
  content: { "application/json": { schema } },
});

/** Every route may refuse with these; the body is the same everywhere. */
export const refusals = {
  "4XX": json(errorBodySchema, "Refused: the code and message say why."),
};

/** The id in a path. */
export const idParams = z.object({ id: z.string().min(1).max(100) });
