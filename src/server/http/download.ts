/** What an extended parameter cannot have as it is (RFC 8187, attr-char). */
const ESCAPED = /[^\w!#$&+.^`|~-]/gu;
const percentEncoded = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");

/**
 * The header that names a file (RFC 6266): a name of letters that every header can have, and beside it the whole name.
 * Whatever a name has in it, it stays a name.
 */
export function contentDisposition(kind: "inline" | "attachment", fileName: string): string {
  const plain = fileName.replaceAll(/[^\w .()-]/gu, "_");
  const whole = fileName.replaceAll(ESCAPED, percentEncoded);
  return `${kind}; filename="${plain}"${plain === fileName ? "" : `; filename*=UTF-8''${whole}`}`;
}
