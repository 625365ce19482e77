import type { ReactNode } from "react";
import { useThemeStyle } from "#web/themes/api.ts";
import { Editor } from "../editor/editor.tsx";
import { Paper } from "../paper/paper.tsx";
import { QuestionStrip } from "../questions/question-strip.tsx";
import { useNarrow, usePhone } from "../use-narrow.ts";
import { useSelection } from "../words/use-selection.ts";
import { SendingStrip } from "../sending/sending-strip.tsx";
import { keyOf } from "#web/ui/word-segments.ts";
import { WordsSheet } from "../words/words-sheet.tsx";
import { WordsSide } from "../words/words-side.tsx";
import { DocumentActions } from "./document-actions.tsx";
import type { DialogParts } from "./parts.ts";
import { StatusPicker } from "./status-picker.tsx";
import { useAnswer } from "./use-answer.ts";
import styles from "./dialog.module.css";

/** Questions on top, the paper (or its fields), and the words it came from. */
export function PreviewTab({ toolbar, ...parts }: DialogParts & { toolbar: ReactNode }) {
  const { document, editor, saving } = parts;
  const selection = useSelection();
  const isNarrow = useNarrow();
  const isPhone = usePhone();
  const theme = useThemeStyle(document.themeId);
  const answering = useAnswer(document);
  return (
    <div className={styles.preview}>
      {!editor.isEditing && <SendingStrip document={document} onOpen={() => parts.onPanel("sending")} />}
      {!editor.isEditing && (
        <QuestionStrip
          content={document.content}
          savingId={answering.savingId}
          isBusy={answering.isBusy}
          atOnce={isPhone ? 1 : 2}
          onAnswer={answering.answer}
          onShow={(id) => selection.choose(keyOf({ kind: "line", id }))}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.desk}>
          {toolbar && !editor.isEditing && (
            <div className={styles.toolbar}>
              <StatusPicker document={document} disabled={document.isSigned} onAnswer={parts.onAnswer} />
              {toolbar}
            </div>
          )}
          {editor.isEditing ? (
            <Editor editor={editor} document={document} showsIssues={saving.showsIssues} onSave={saving.save} />
          ) : (
            <Paper document={document} theme={theme} selection={selection} />
          )}
          {toolbar && !editor.isEditing && <DocumentActions {...parts} />}
        </div>
        {isNarrow ? (
          <WordsSheet document={document} selection={selection} />
        ) : (
          <WordsSide document={document} selection={selection} />
        )}
      </div>
    </div>
  );
}
