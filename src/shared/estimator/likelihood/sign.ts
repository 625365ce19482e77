/** So many signs are told apart. Two that share a number share their weight, which does little harm among so many. */
export const SIGNS = 1 << 16;

/** Those of the FNV-1a hash. */
export const [HASH_BASIS, HASH_PRIME] = [2_166_136_261, 16_777_619];

/** The number of a sign: its kind, and up to three words, kinds or sizes. The multipliers are those of a common integer hash. */
export function signOf(kind: number, one: number, two = 0, three = 0): number {
  let hash = Math.imul(HASH_BASIS ^ kind, HASH_PRIME);
  hash = Math.imul(hash ^ one, HASH_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15) ^ two, 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 13) ^ three, 0x297a2d39);
  return (hash ^ (hash >>> 16)) & (SIGNS - 1);
}
