import { useState } from "react";
import type { AccountImport } from "#shared/account-data/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { FileChooser } from "../file-chooser.tsx";
import { useImportAccount, type ImportWish } from "./api.ts";
import { ImportAccountPreview } from "./import-account-preview.tsx";
import { summaryRows, totalOf } from "./import-summary.ts";

const FAILED = "The file could not be imported. Please try again.";

/** A file of an account: chosen, shown with what it would do, and only then taken. */
export function ImportAccountDialog({ onClose }: { onClose: () => void }) {
  const importing = useImportAccount();
  const [plan, setPlan] = useState<{ file: File; report: AccountImport }>();
  const [problem, setProblem] = useState<string>();
  const [differing, setDiffering] = useState<ImportWish["differing"]>("keep");

  const look = (file: File) => {
    setPlan(undefined);
    setDiffering("keep");
    const isTooLarge = file.size > LIMITS.importBytes;
    setProblem(isTooLarge ? `A file of an account is at most ${LIMITS.importBytes / 1_000_000} MB.` : undefined);
    if (isTooLarge) return;
    importing.mutate(
      { file, apply: false, differing: "keep" },
      {
        onSuccess: (report) => setPlan({ file, report }),
        onError: (error) => setProblem(reasonOf(error, "The file could not be read. Please try again.")),
      },
    );
  };
  const apply = (file: File) =>
    importing.mutate(
      { file, apply: true, differing },
      {
        onSuccess: (report) => {
          toast("Import finished", saidOf(report, differing));
          onClose();
        },
        onError: (error) => toastError("Error", reasonOf(error, FAILED)),
      },
    );
  const rows = plan ? summaryRows(plan.report) : [];
  const work = totalOf(rows, "added") + (differing === "replace" ? totalOf(rows, "differing") : 0);
  const isPossible = plan !== undefined && plan.report.problems.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      mayClose={() => !importing.isPending}
      size="wide"
      title="Import your data"
      description="A file that was exported from these settings. You see what it does before anything is stored, and nothing is deleted."
      actions={
        <>
          <Button onClick={onClose} disabled={importing.isPending}>
            Cancel
          </Button>
          {isPossible && (
            <Button look="main" busy={importing.isPending} disabled={work === 0} onClick={() => apply(plan.file)}>
              {work === 0 ? "Nothing to import" : "Import"}
            </Button>
          )}
        </>
      }
    >
      <FileChooser
        label="Exported file"
        accept=".json,application/json"
        chosen={plan?.file.name}
        busy={importing.isPending && !plan}
        problem={problem}
        hint="Named like bidspoke-2026-11-21.json."
        onChoose={look}
      />
      {plan && <ImportAccountPreview report={plan.report} differing={differing} onDiffering={setDiffering} />}
    </Dialog>
  );
}

function saidOf(report: AccountImport, differing: ImportWish["differing"]): string {
  const rows = summaryRows(report);
  const added = rows
    .filter((row) => row.added > 0)
    .map((row) => `${row.label}: ${row.added.toLocaleString("en-US")}`)
    .join(", ");
  const replaced = differing === "replace" ? totalOf(rows, "differing") : 0;
  return [added || "Nothing new", replaced > 0 ? `${replaced} replaced` : ""].filter(Boolean).join("; ");
}
