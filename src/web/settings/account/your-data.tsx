import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#web/ui/button.tsx";
import styles from "./account.module.css";
import { EXPORT } from "./api.ts";
import { ImportAccountDialog } from "./import-account-dialog.tsx";

/** Taking everything along, and bringing it back. */
export function YourData() {
  const [isImporting, setImporting] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>
        One file with your profile and logo, services, themes, templates, and every document with its words, versions
        and history. It holds no password and no card, and can be brought back here or into a new account.
      </p>
      <div className={styles.buttons}>
        <a className={buttonClass({})} href={EXPORT} download>
          <Download aria-hidden="true" />
          Export everything
        </a>
        <Button icon={<Upload aria-hidden="true" />} onClick={() => setImporting(true)}>
          Import a file
        </Button>
      </div>
      {isImporting && <ImportAccountDialog onClose={() => setImporting(false)} />}
    </section>
  );
}
