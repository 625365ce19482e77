import { z } from "zod";
import { errorBodySchema } from "#shared/errors.ts";
import type { JsonSchema } from "./description.ts";
import type { PlannedRequest } from "./requests.ts";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** What must stand in no answer: where code lies, how it failed, how the database is asked. */
const INTERNALS = [
  /\bat [\w.<> ]+ \(?(file:|node:|\/)[^)]*:\d+:\d+/,
  /node_modules|node:internal|\.ts:\d+|dist\/server/,
  /\b(select|delete)\b.{1,200}\bfrom "|insert into "|update "\w+" set/i,
  /ZodError|DrizzleQueryError|SyntaxError|TypeError|RangeError|ReferenceError|PGlite|SQLSTATE|ECONNREFUSED/,
  /relation "\w+" does not exist|syntax error at or near|violates \w+[- ]?\w* constraint/,
  /\/(home|tmp|root|usr|var)\/\w+/,
  /\[object Object\]/,
];

/** Schemas allow keys that they do not name; an answer of ours names every field that leaves. */
function closed(schema: JsonSchema): JsonSchema {
  const all = (list: JsonSchema[] | undefined) => list?.map(closed);
  return {
    ...schema,
    ...(schema.items ? { items: closed(schema.items) } : {}),
    ...(schema.oneOf ? { oneOf: all(schema.oneOf) } : {}),
    ...(schema.anyOf ? { anyOf: all(schema.anyOf) } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(Object.entries(schema.properties).map(([name, of]) => [name, closed(of)])),
          additionalProperties: schema.additionalProperties ?? false,
        }
      : {}),
  };
}

const compiled = new WeakMap<JsonSchema, z.ZodType>();
function checkerOf(schema: JsonSchema): z.ZodType {
  const known = compiled.get(schema);
  if (known) return known;
  // Its type wants literal names of types; the schema is the one that zod itself gave to the description.
  const made = z.fromJSONSchema(closed(schema) as Parameters<typeof z.fromJSONSchema>[0]);
  compiled.set(schema, made);
  return made;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const issuesOf = (error: z.ZodError) =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .join("; ");

/** What is wrong with a success: another status or type than is described, or another shape. */
function againstDescription({ operation, method, headers }: PlannedRequest, answer: Answer): string[] {
  if (method !== operation.method || !operation.isDescribed || headers.accept === "text/event-stream") return [];
  const described = operation.answers[answer.status];
  if (!described) return [`answers ${answer.status}, which its description has not`];
  const schema = described["application/json"];
  if (!schema) return [];
  const result = checkerOf(schema).safeParse(parsed(answer.text));
  return result.success ? [] : [`is not of its shape: ${issuesOf(result.error)}`];
}

const isRefusal = (answer: Answer) => errorBodySchema.loose().safeParse(parsed(answer.text)).success;

/** Everything that is wrong with an answer, in words; nothing when all is well. */
export function problemsWith(request: PlannedRequest, answer: Answer, marks: readonly string[]): string[] {
  const problems: string[] = [];
  if (answer.status >= 500) problems.push(`answers ${answer.status}: ${answer.text.slice(0, 200)}`);
  const whole = `${JSON.stringify(answer.headers)}\n${answer.text}`;
  const sent = `${decodeURIComponent(request.path.replaceAll(/%(?![\da-f]{2})/gi, "%25").replaceAll(/%[89a-f][\da-f]/gi, ""))}\n${request.body?.toString() ?? ""}`;
  for (const pattern of INTERNALS) {
    const found = pattern.exec(whole)?.[0];
    // Its own words may be given back to who sent them.
    if (found && !sent.includes(found)) problems.push(`tells of its inside: ${found.slice(0, 120)}`);
  }
  const shown = marks.filter((mark) => whole.includes(mark) && !request.mayShow.has(mark) && !sent.includes(mark));
  if (shown.length > 0) problems.push(`shows what is ${shown.join(" and ")}'s`);
  if (!answer.headers["x-content-type-options"] || !answer.headers["content-security-policy"])
    problems.push("comes without the headers that every answer has");
  // Outside the API another method is a page that does not exist, and says so in plain words.
  const isRoute = request.path.startsWith("/api/") || request.method === request.operation.method;
  const hasShape = isRoute && request.method !== "HEAD" && !/\/\.\.?(\/|\?|$)/.test(request.path);
  if (answer.status >= 200 && answer.status < 300) problems.push(...againstDescription(request, answer));
  else if (answer.status >= 400 && hasShape && !isRefusal(answer))
    problems.push(`refuses with ${answer.status} in another shape: ${answer.text.slice(0, 120)}`);
  return problems;
}
