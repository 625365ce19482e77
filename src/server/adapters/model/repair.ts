import type { z } from "zod";

/** Reads an object out of an answer that wraps its JSON in a code fence or in sentences. Undefined when there is none. */
export function readWrapped<Answer>(answer: string, schema: z.ZodType<Answer>): Answer | undefined {
  const start = answer.indexOf("{");
  const end = answer.lastIndexOf("}");
  if (start === -1 || end <= start) return undefined;
  try {
    return schema.safeParse(JSON.parse(answer.slice(start, end + 1))).data;
  } catch {
    return undefined; // not JSON inside either
  }
}
