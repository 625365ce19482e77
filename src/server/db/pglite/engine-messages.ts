/** What the server's thread sends to the engine's: messages of PostgreSQL's wire protocol, or the wish to close. */
export type ToEngine = Uint8Array<ArrayBuffer> | "close";

/** What comes back: that it is open, an answer for each message in its order, or that it could not be opened. */
export type FromEngine = "open" | Uint8Array<ArrayBuffer> | { failure: unknown };
