import type { FoundDocuments } from "./use-found-documents.ts";

/** Tells a screen reader how many documents a search found. */
export function FoundNote({ found: { filter, pages, shown } }: { found: FoundDocuments }) {
  const isKnown = filter.isNarrowed && !pages.isFetching && shown !== undefined;
  return (
    <p className="visually-hidden" role="status">
      {isKnown && `${shown} ${shown === "1" ? "document" : "documents"} found`}
    </p>
  );
}
