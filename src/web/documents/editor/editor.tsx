import { useEffect, useRef } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { AboutFields } from "./about-fields.tsx";
import { ClientFields } from "./client-fields.tsx";
import { LineFields } from "./line-fields.tsx";
import { ListFields } from "./list-fields.tsx";
import { SumFields } from "./sum-fields.tsx";
import { WordingFields } from "./wording-fields.tsx";
import type { Editor as EditorState } from "./use-editor.ts";
import styles from "./editor.module.css";

const none = {};

type EditorProps = { editor: EditorState; document: Document; showsIssues: boolean; onSave: () => void };

/** Every field of the document; the sums follow while typing. */
export function Editor({ editor, document, showsIssues, onSave }: EditorProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus({ preventScroll: true }), []); // the next Tab leads to the title
  const { draft, dispatch, read } = editor;
  const fields = { draft, dispatch, issues: showsIssues ? read.issues : none };
  return (
    <form
      ref={form}
      tabIndex={-1}
      id="document-fields"
      data-save
      className={styles.editor}
      aria-label="Edit document"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <AboutFields {...fields} />
      <ClientFields {...fields} />
      <LineFields
        {...fields}
        questions={document.content.questions}
        items={read.content.items}
        saved={document.content.items}
      />
      <SumFields {...fields} content={read.content} />
      <WordingFields {...fields} />
      <ListFields {...fields} />
      {/* Enter in a field saves; the button that is seen stands in the head. */}
      <button type="submit" aria-label="Save" hidden />
    </form>
  );
}
