/** Mail providers that ignore dots in the name, so that two spellings are one mailbox. */
const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * An address in the form that tells whether two are one person's: lower case, without a tag after "+", and for Gmail
 * without dots. For comparing alone: mail goes to the address as it was given.
 */
export function personOf(email: string): string {
  const [name = "", domain = ""] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.split("+")[0] ?? name;
  if (!IGNORES_DOTS.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(".", "")}@gmail.com`;
}
