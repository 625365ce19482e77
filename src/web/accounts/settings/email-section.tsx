import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { changeEmailSchema, type User } from "#shared/accounts/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Stamp } from "#web/ui/stamp.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useChangeEmail, useRequestVerification } from "./api.ts";
import { showProblems } from "../field-problems.ts";
import styles from "./account-tab.module.css";

/** The address, whether it is proven, and the way to another one. */
export function EmailSection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.fact}>
        <b>{user.email}</b>
        <Stamp tone={user.emailVerified ? "accepted" : "pending"}>
          {user.emailVerified ? "Confirmed" : "Not confirmed"}
        </Stamp>
      </p>
      {isOpen ? <ChangeForm onClose={() => setOpen(false)} /> : <Choices user={user} onChange={() => setOpen(true)} />}
    </>
  );
}

function Choices({ user, onChange }: { user: User; onChange: () => void }) {
  const request = useRequestVerification();
  const send = () =>
    request.mutate(undefined, {
      onSuccess: () => toast("A link is on its way", `Look in the mail of ${user.email}.`),
      onError: (error) => toastError("Error", reasonOf(error, "Please try again.")),
    });
  return (
    <div className={styles.actions}>
      {!user.emailVerified && (
        <Button busy={request.isPending} onClick={send}>
          Send a link to confirm it
        </Button>
      )}
      {user.hasPassword ? (
        <Button onClick={onChange}>Change address</Button>
      ) : (
        <p className={styles.note}>To change your address, set a password first.</p>
      )}
    </div>
  );
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const change = useChangeEmail();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: { email: "", password: "" },
  });
  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        toast("A link is on its way", `Your address changes once you press the link in the mail to ${values.email}.`);
        onClose();
      },
      onError: (error) => showProblems(error, ["email", "password"], setError),
    }),
  );
  return (
    <form className={styles.pair} aria-label="Change address" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={change.isPending}>
          Send a link to the new address
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
