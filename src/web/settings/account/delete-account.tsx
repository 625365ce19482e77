import { useState } from "react";
import type { User } from "#shared/accounts/schema.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./account.module.css";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

/** The way out. */
export function DeleteAccount({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="delete-account">
      <h2 id="delete-account">Delete account</h2>
      <p>Ends your subscription at once and removes everything that is kept of you and your customers here.</p>
      <div className={styles.buttons}>
        <Button look="destructive" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </section>
  );
}
