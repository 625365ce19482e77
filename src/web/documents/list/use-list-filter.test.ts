import { expect, test } from "vitest";
import type { DocumentSummary } from "#shared/documents/schema.ts";
import { bathroom } from "../bathroom.fixture.ts";
import { filterDocuments } from "./use-list-filter.ts";

const { content: _content, version: _version, ...summary } = bathroom();
const documents: DocumentSummary[] = [
  summary,
  { ...summary, id: "2", title: "Deck", client: null, number: "B-1007", status: "accepted", transcription: null },
];
const idsOf = (...found: Parameters<typeof filterDocuments>) => filterDocuments(...found).map(({ number }) => number);

test("all words must be there, in any order and case, over title, client, number and what was said", () => {
  expect(idsOf(documents, "okafor BATHROOM", "all")).toEqual(["Q-1043"]);
  expect(idsOf(documents, "b-1007", "all")).toEqual(["B-1007"]);
  expect(idsOf(documents, "haul", "all")).toEqual(["Q-1043"]);
  expect(idsOf(documents, "okafor deck", "all")).toEqual([]);
});

test("the status narrows what was found", () => {
  expect(idsOf(documents, "", "accepted")).toEqual(["B-1007"]);
  expect(idsOf(documents, "  ", "all")).toHaveLength(2);
});
