import { useRef, useState } from "react";
import type { ImportReport } from "#shared/services/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { FileChooser } from "../file-chooser.tsx";
import { PRICE_LIST_FILE, useImportServices } from "../api.ts";
import { ImportPreview } from "./import-preview.tsx";
import { readTextFile } from "./read-text-file.ts";

const counted = (count: number, what: string) => `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;

/** A file of services: chosen, shown with what it would change, and only then taken. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const importing = useImportServices();
  const csv = useRef("");
  const [plan, setPlan] = useState<{ fileName: string; report: ImportReport }>();
  const [problem, setProblem] = useState<string>();

  const take = async (file: File) => {
    setPlan(undefined);
    setProblem(undefined);
    const read = await readTextFile(file);
    if (!read.ok) return setProblem(read.message);
    csv.current = read.text;
    return importing.mutate(
      { csv: read.text, apply: false },
      {
        onSuccess: (report) => setPlan({ fileName: file.name, report }),
        onError: (error) => setProblem(reasonOf(error, "The file could not be read. Please try again.")),
      },
    );
  };
  const apply = () =>
    importing.mutate(
      { csv: csv.current, apply: true },
      {
        onSuccess: ({ added, changed }) => {
          toast("Price list imported", `${added.length} added, ${changed.length} changed.`);
          onClose();
        },
        onError: (error) => toastError("Error", reasonOf(error, "The file could not be imported. Please try again.")),
      },
    );
  const work = plan ? plan.report.added.length + plan.report.changed.length : 0;
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title="Import services"
      description="A CSV file from a spreadsheet, its first line naming the columns. You see what it changes before anything is stored; nothing is deleted."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {plan && (
            <Button look="main" busy={importing.isPending} disabled={work === 0} onClick={apply}>
              {work === 0 ? "Nothing to import" : `Import ${counted(work, "service")}`}
            </Button>
          )}
        </>
      }
    >
      <FileChooser
        label="CSV file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        chosen={plan?.fileName}
        busy={importing.isPending && !plan}
        problem={problem}
        hint={
          <>
            Columns: Name, Description, Category, Hourly rate, Fixed rate, Active. Only Name is needed.{" "}
            <a href={PRICE_LIST_FILE} download>
              Export your price list
            </a>{" "}
            for a file to fill in.
          </>
        }
        onChoose={(file) => void take(file)}
      />
      {plan && <ImportPreview report={plan.report} />}
    </Dialog>
  );
}
