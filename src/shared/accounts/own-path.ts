/** A path of this site: never an address of another one ("//elsewhere", "/\elsewhere"), nor one of the API. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path) && !path.startsWith("/api/");
