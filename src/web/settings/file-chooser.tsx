import { FileText } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import styles from "./file-chooser.module.css";

type FileChooserProps = {
  label: string;
  accept: string;
  /** The name of the file that was taken. */
  chosen: string | undefined;
  busy: boolean;
  problem: string | undefined;
  hint: ReactNode;
  onChoose: (file: File) => void;
};

/** A button that asks for a file; the field itself is the browser's, hidden from sight. */
export function FileChooser({ label, accept, chosen, busy, problem, hint, onChoose }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  return (
    <div className={styles.chooser} role="group" aria-label={label}>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={noteId}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
      />
      <Button busy={busy} icon={<FileText aria-hidden="true" />} onClick={() => input.current?.click()}>
        {chosen ? "Choose another file" : "Choose a file"}
      </Button>
      {chosen && <b className={styles.name}>{chosen}</b>}
      <div className={styles.note}>
        <FieldNote id={noteId} hint={hint} error={problem} />
      </div>
    </div>
  );
}
