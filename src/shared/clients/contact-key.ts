/** An e-mail address as it is compared; null for what is none. */
export function emailKey(email: string | null): string | null {
  const plain = email?.trim().toLowerCase() ?? "";
  return /^[^\s@]+@[^\s@]+$/.test(plain) ? plain : null;
}

/** Fewer digits than these are an extension or a slip. */
const SHORTEST_NUMBER = 7;

/** A telephone number as it is compared: its digits, without the 1 of North America. Null for what is none. */
export function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? "").replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length >= SHORTEST_NUMBER ? digits : null;
}
