/** The page of a client without an account, and what it asks the server: the token in the path opens a document. */
const PAGE = "/d/";
const API = "/api/shared/";

/** True for a path that carries a token. */
export const isClientPage = (path: string): boolean => path.startsWith(PAGE) || path.startsWith(API);

/** A path as a log may have it: without what opens a document. */
export const maskedPath = (path: string): string => path.replace(/^(\/d\/|\/api\/shared\/)[^/]+/, "$1…");
