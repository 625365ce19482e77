import type { DocumentVersion } from "#shared/documents/schema.ts";

/** The version that the generator wrote last: what came of the newest regeneration, or the first. `kept` is newest first. */
export function writtenVersion(kept: readonly DocumentVersion[]): number {
  const regenerated = kept.find(({ reason }) => reason === "regenerated");
  return regenerated === undefined ? 1 : regenerated.version + 1;
}
