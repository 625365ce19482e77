import { z } from "zod";
import type { TestApp } from "#test/app.ts";
import { wire } from "#test/client.ts";

/** What is read of a JSON Schema; the description has no references. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: JsonSchema | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: boolean | JsonSchema | undefined;
  oneOf?: JsonSchema[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  allOf?: JsonSchema[] | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    items: jsonSchema.optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    oneOf: z.array(jsonSchema).optional(),
    anyOf: z.array(jsonSchema).optional(),
    allOf: z.array(jsonSchema).optional(),
  }),
);

const content = z.record(z.string(), z.object({ schema: jsonSchema }));
const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: jsonSchema });
const operationSchema = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
export const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

/** One route with its method. `path` has its parameters in braces. */
export interface Operation {
  method: string;
  path: string;
  parameters: z.output<typeof parameter>[];
  body: { type: string; schema: JsonSchema } | null;
  /** By status, or "4XX": the schemas of the answers by their content type. */
  answers: Record<string, Record<string, JsonSchema>>;
  isDescribed: boolean;
}

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** What the description says of each route. */
export async function describedOperations(app: TestApp): Promise<Operation[]> {
  await wire(descriptionSchema, app.visitor().get("/api/openapi.json"));
  const { paths } = descriptionSchema.parse(await (await app.visitor().get("/api/openapi.json")).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => {
      const [body] = Object.entries(requestBody?.content ?? {});
      const answers = Object.entries(responses).map(([status, answer]) => [
        status,
        Object.fromEntries(Object.entries(answer.content ?? {}).map(([type, { schema }]) => [type, schema])),
      ]);
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        body: body ? { type: body[0], schema: body[1].schema } : null,
        answers: Object.fromEntries(answers) as Operation["answers"], // made of pairs just above
        isDescribed: true,
      };
    }),
  );
}

/** Every route that the server has, as method and path with its parameters in braces, without middleware. */
export function routesOf(app: TestApp): { method: string; path: string }[] {
  const routes = app.api.routes
    .filter(({ method, path }) => method !== "ALL" && !path.endsWith("*"))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)(\{[^}]*\})?/g, "{$1}") }));
  return [...new Map(routes.map((route) => [nameOf(route), route])).values()];
}

/** All of them: the described ones, and those that stand outside the description, of which only the address is known. */
export async function allOperations(app: TestApp): Promise<Operation[]> {
  const described = await describedOperations(app);
  const known = new Set(described.map(nameOf));
  const others = routesOf(app).filter((route) => !known.has(nameOf(route)));
  return [
    ...described,
    ...others.map((route) => ({ ...route, parameters: [], body: null, answers: {}, isDescribed: false })),
  ];
}
