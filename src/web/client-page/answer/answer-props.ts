import type { DocumentContent } from "#shared/documents/schema.ts";
import type { ClientPage } from "#shared/sending/schema.ts";

/** What the answers of a client are about. */
export type AnswerProps = {
  token: string;
  page: ClientPage;
  document: NonNullable<ClientPage["document"]>;
  /** The document with the lines that are ticked. */
  asChosen: DocumentContent;
  chosen: readonly string[];
};

/** What each way to answer is given: the name is typed once for all of them. */
export type FormProps = AnswerProps & { name: string; onName: (name: string) => void; onBack: () => void };
