import { createHash } from "node:crypto";
import type { BreachList } from "./breaches.ts";

const PREFIX_DIGITS = 5;
const TIMEOUT_MS = 2_000;

/**
 * A list that is asked by a range of hashes (the "Pwned Passwords" interface, haveibeenpwned.com/API/v3): it gets five of
 * the forty digits of the password's SHA-1, which hundreds of others share, and answers with the rest of all that it has.
 * What it pads its answer with counts zero. `url` is the address before the digits.
 */
export function createRangeService({ url }: { url: string }): BreachList {
  const base = url.endsWith("/") ? url : `${url}/`;
  return {
    async has(password) {
      const digits = createHash("sha1").update(password).digest("hex").toUpperCase();
      const answer = await fetch(base + digits.slice(0, PREFIX_DIGITS), {
        headers: { "add-padding": "true" },
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The list of breached passwords answered ${answer.status}.`);
      const lines = (await answer.text()).split(/\r?\n/).map((line) => line.split(":"));
      return lines.some(
        ([rest = "", count]) => rest.toUpperCase() === digits.slice(PREFIX_DIGITS) && Number(count) > 0,
      );
    },
  };
}
