import type { Question } from "#shared/documents/schema.ts";

/** A question before it has its id; `line` is the index of its line. */
export type OpenQuestion = Omit<Question, "id" | "itemId"> & { line: number | null };
