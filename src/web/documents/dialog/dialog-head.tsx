import type { ReactNode } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { TabList } from "#web/ui/tabs.tsx";
import { useSuggestions } from "../api.ts";
import { StatusPicker } from "./status-picker.tsx";
import type { TabName } from "./tab-name.ts";
import styles from "./dialog.module.css";

type DialogHeadProps = { document: Document; isEditing: boolean; toolbar: ReactNode; onAnswer: () => void };

/** Status, tabs and, where there is room, the buttons. */
export function DialogHead({ document, isEditing, toolbar, onAnswer }: DialogHeadProps) {
  const { data: suggestions } = useSuggestions(document.id);
  const tabs: { name: TabName; label: string; count?: number | undefined }[] = [
    { name: "preview", label: "Quote Preview" },
    { name: "suggestions", label: "AI Suggestions", count: suggestions?.length },
  ];
  return (
    <div className={styles.head}>
      {toolbar && <StatusPicker document={document} disabled={isEditing || document.isSigned} onAnswer={onAnswer} />}
      <TabList label="Views of the document" tabs={tabs} ruled={false} className={styles.tabs} />
      <span className={styles.grow} />
      {toolbar}
    </div>
  );
}
