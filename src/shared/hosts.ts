/** Who is at the end of a line, by the host of its address as `URL.hostname` gives it. No name is looked up. */

/** This very machine. */
export const isLoopback = (hostname: string): boolean => /^(localhost|\[?::1\]?|127\.[\d.]+)$/.test(hostname);

/** Loopback, private and shared addresses (RFC 1918, 6598), link-local and unique local ones (RFC 3927, 4193, 4291). */
const PRIVATE_ADDRESS =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)[\d.]+$|^\[?(::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]?$/;
/** Names that no public server has: of one label, and of zones kept for private use (RFC 6761, 6762, 8375; ICANN's .internal). */
const PRIVATE_NAME = /^[\da-z_-]*[a-z_-][\da-z_-]*$|\.(localhost|local|internal|lan|home\.arpa)$/;

/** Whether a line to this host stays on this machine or in a network of one's own, as far as its name tells. */
export const isPrivateHost = (hostname: string): boolean =>
  PRIVATE_ADDRESS.test(hostname.toLowerCase()) || PRIVATE_NAME.test(hostname.toLowerCase());
