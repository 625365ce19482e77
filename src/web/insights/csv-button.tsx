import { FileDown } from "lucide-react";
import { writeCsv } from "#shared/csv.ts";
import { saveFile } from "#web/save-file.ts";
import { Button } from "#web/ui/button.tsx";

type CsvButtonProps = { label: string; fileName: string; rows: readonly (readonly string[])[] };

/** Saves figures of the page for a spreadsheet. */
export const CsvButton = ({ label, fileName, rows }: CsvButtonProps) => (
  <Button
    size="small"
    icon={<FileDown aria-hidden="true" />}
    aria-label={`${label} as CSV`}
    onClick={() => saveFile(new Blob([writeCsv(rows)], { type: "text/csv" }), fileName)}
  >
    CSV
  </Button>
);
