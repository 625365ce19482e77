import type { DocumentVersion } from "#shared/documents/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import styles from "./lists.module.css";

/** What happened to a version, by the reason that is kept with it. */
const happened: Record<string, string> = {
  edited: "before an edit",
  refined: "before a refinement",
  regenerated: "before it was written again",
  restored: "before an older one was restored",
  imported: "before an import",
};

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

type VersionRowProps = {
  version: DocumentVersion;
  isBusy: boolean;
  isRestoring: boolean;
  onRestore: () => void;
};

/** One kept version, and the way back to it. */
export function VersionRow({ version, isBusy, isRestoring, onRestore }: VersionRowProps) {
  return (
    <li className={styles.row}>
      <p>
        <b>
          Version {version.version}, <Money amount={version.amount} />
        </b>
        <span>{version.title}</span>
        <small>
          {moment.format(new Date(version.createdAt))}, {happened[version.reason] ?? version.reason}
        </small>
      </p>
      <Button
        aria-label={`Restore version ${version.version}`}
        disabled={isBusy && !isRestoring}
        busy={isRestoring}
        onClick={onRestore}
      >
        Restore
      </Button>
    </li>
  );
}
