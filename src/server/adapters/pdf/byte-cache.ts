/** Byte strings by key. Beyond `capacity` bytes the ones longest unused go first; one that is larger is not kept. */
export function createByteCache(capacity: number) {
  const entries = new Map<string, Uint8Array>(); // a Map keeps its order: the first is the longest unused
  let size = 0;

  return {
    get(key: string): Uint8Array | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: string, value: Uint8Array): void {
      if (value.byteLength > capacity || entries.has(key)) return;
      entries.set(key, value);
      size += value.byteLength;
      for (const [oldest, bytes] of entries) {
        if (size <= capacity) return;
        entries.delete(oldest);
        size -= bytes.byteLength;
      }
    },
    /** Bytes held. */
    get size(): number {
      return size;
    },
  };
}
