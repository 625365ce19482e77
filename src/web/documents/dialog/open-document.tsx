import { useLayoutEffect, useRef, useState } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { useBackCloses } from "#web/browser-back.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { dismissToast } from "#web/ui/toast.ts";
import { useEditor } from "../editor/use-editor.ts";
import { focusQuestions } from "../questions/focus-questions.ts";
import { SuggestionsTab } from "../suggestions/suggestions-tab.tsx";
import { usePhone } from "../use-narrow.ts";
import { DialogFoot } from "./dialog-foot.tsx";
import { DialogHead } from "./dialog-head.tsx";
import { DialogToolbar } from "./dialog-toolbar.tsx";
import { Panels, type PanelName } from "./panels.tsx";
import { PreviewTab } from "./preview-tab.tsx";
import type { TabName } from "./tab-name.ts";
import { useCarefulClose } from "./use-careful-close.ts";
import { useSave } from "./use-save.ts";
import styles from "./dialog.module.css";

type OpenDocumentProps = { document: Document; startEditing: boolean; onClose: () => void };

/** The dialog of a document that is there. */
export function OpenDocument({ document, startEditing, onClose }: OpenDocumentProps) {
  const [tab, setTab] = useState<TabName>("preview");
  const [panel, setPanel] = useState<PanelName | null>(null);
  const isPhone = usePhone();
  const editor = useEditor(document, startEditing);
  const saving = useSave(document, editor);
  const closing = useCarefulClose(editor, onClose);
  useBackCloses(closing.mayClose);
  const openPanel = (name: PanelName) => {
    dismissToast(); // its Undo belongs to what was done before
    setPanel(name);
  };
  const goToOpen = (fromDialog: boolean) => {
    setTab("preview");
    if (document.content.questions.length > 0) focusQuestions({ fromDialog });
    else editor.start();
  };
  const onAnswer = () => goToOpen(true);
  const parts = { document, editor, saving, onCancel: closing.cancelEditing, onAnswer, onPanel: openPanel };
  const preview = useFromTheTop(tab);
  const toolbar = <DialogToolbar {...parts} />;

  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open
        flush
        size="full"
        title={<span className={styles.title}>{document.title}</span>}
        head={
          <DialogHead
            document={document}
            isEditing={editor.isEditing}
            toolbar={isPhone ? null : toolbar}
            onAnswer={onAnswer}
          />
        }
        actions={<DialogFoot {...parts} isPhone={isPhone} />}
        mayClose={closing.mayClose}
        onClose={onClose}
      >
        <TabPanel ref={preview} name="preview" className={styles.panel}>
          <PreviewTab {...parts} toolbar={isPhone ? toolbar : null} />
        </TabPanel>
        <TabPanel name="suggestions" className={styles.panel}>
          <SuggestionsTab
            document={document}
            isEditing={editor.isEditing}
            onEdit={() => {
              setTab("preview");
              editor.start();
            }}
            onAnswer={() => goToOpen(false)}
          />
        </TabPanel>
      </Dialog>
      <Panels
        open={panel}
        document={document}
        saving={saving}
        closing={closing}
        onClose={() => setPanel(null)}
        onAnswer={onAnswer}
        onDeleted={onClose}
      />
    </Tabs>
  );
}

/** On the phone both views scroll in one place, and each is read from its beginning. */
function useFromTheTop(tab: TabName) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    panel.current?.parentElement?.scrollTo({ top: 0 });
  }, [tab]);
  return panel;
}
