import { useEffect, useState } from "react";
import type { User } from "#shared/accounts/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { forgetKept } from "#web/accounts/kept-on-device.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { profileDraft } from "../profile/profile-draft.ts";
import styles from "./account.module.css";
import { EXPORT, useDeleteAccount } from "./api.ts";

/** How long the farewell stands before the start page comes (section 4 of the specification). */
const FAREWELL_MS = 2_000;
const WORD = "DELETE";
const FAILED = "Failed to delete account. Please try again.";

/** Asks for a word to be typed: nothing of this can be undone. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const deletion = useDeleteAccount();
  const [typed, setTyped] = useState("");
  const isSure = typed.trim().toUpperCase() === WORD;
  const isGone = deletion.isSuccess;
  useFarewell(isGone);
  const remove = () =>
    deletion.mutate(undefined, {
      onSuccess: ({ message }) => {
        forgetKept(user.id);
        profileDraft.forget(user.id);
        toast("Account deleted", message);
      },
      onError: (error) => {
        const said = error instanceof ApiError && error.status === 503;
        toastError(said ? FAILED : "Error", said ? error.reason : FAILED);
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      mayClose={() => !deletion.isPending && !isGone}
      title="Delete your account?"
      description={`The account of ${user.email} and all that is in it. This cannot be undone.`}
      actions={
        <>
          <Button onClick={onClose} disabled={deletion.isPending || isGone}>
            Keep my account
          </Button>
          <Button
            look="destructive-filled"
            type="submit"
            form="delete-account-form"
            busy={deletion.isPending}
            disabled={!isSure || isGone}
          >
            Delete account
          </Button>
        </>
      }
    >
      <ul className={styles.consequences}>
        <li>Your subscription ends now; your card is not charged again.</li>
        <li>Every document, service, theme and template, your profile and your history are deleted.</li>
        <li>You are signed out on every device, and links that you shared stop working.</li>
      </ul>
      <p className={styles.before}>
        To keep a copy,{" "}
        <a href={EXPORT} download>
          export everything
        </a>{" "}
        first.
      </p>
      <form
        id="delete-account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSure) remove();
        }}
      >
        <TextField
          label={`Type ${WORD} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={deletion.isPending || isGone}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** The browser loads the start page, so that nothing of the account stays in memory. */
function useFarewell(isGone: boolean): void {
  useEffect(() => {
    if (!isGone) return undefined;
    const timer = setTimeout(() => window.location.assign(paths.home), FAREWELL_MS);
    return () => clearTimeout(timer);
  }, [isGone]);
}
