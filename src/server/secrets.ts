import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, for a cookie or a link: nobody guesses them, so they need no slow hash. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a secret: a copy of the database opens nothing. */
export const hashOfSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
