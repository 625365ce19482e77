import type { Printed } from "#shared/documents/page-words.ts";
import { useNewestDocument } from "#web/documents/api.ts";
import { excerptOf } from "#web/documents/paper/excerpt.ts";
import { printedOf } from "#web/documents/paper/paper.tsx";
import { useProfile } from "../api.ts";
import { sampleDocument } from "./sample-document.ts";

/** What themes are shown on: the newest document, or a sample under the account's own name. */
export function usePreviewDocument(): { document: Printed; isSample: boolean } {
  const { data: newest } = useNewestDocument();
  const { data: profile } = useProfile();
  const isSample = !newest;
  return { document: isSample ? sampleDocument(profile ?? null) : excerptOf(printedOf(newest)), isSample };
}
