import { z } from "zod";
import type { MailType } from "./schema.ts";

/**
 * What a mail says, without how it looks: the HTML and the plain text are both made from it. A button's `path` is one
 * of our own pages; a `facts` row is set like a line of a quote.
 */
export const letterSchema = z.object({
  subject: z.string(),
  /** What mail programs show beside the subject. */
  preview: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  button: z.object({ label: z.string(), path: z.string() }).nullable().default(null),
  /** Below the button: what happens if nothing is done. */
  closing: z.array(z.string()).default([]),
  /** Why this mail came. */
  reason: z.string(),
});
export type Letter = z.output<typeof letterSchema>;

/** A letter and the kind of mail that it is. */
export type WrittenLetter = { type: MailType; letter: z.input<typeof letterSchema> };

const LONGEST_NAME = 40;

/**
 * The first name for a greeting, as ", Ray"; nothing for one that no person has. A name is typed by whoever signs up, with
 * any address: it must not make our mails carry somebody's advertisement.
 */
export function named(firstName: string | null): string {
  const name = (firstName ?? "").trim();
  return name !== "" &&
    name.length <= LONGEST_NAME &&
    /^[\p{L}\p{M}][\p{L}\p{M}' .-]*$/u.test(name) &&
    !/\.\p{L}/u.test(name)
    ? `, ${name}`
    : "";
}
