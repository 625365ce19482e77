import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { changePasswordSchema, type User } from "#shared/accounts/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useForgotPassword } from "../api.ts";
import { useChangePassword } from "./api.ts";
import { showProblems } from "../field-problems.ts";
import styles from "./account-tab.module.css";

export function PasswordSection({ user }: { user: User }) {
  return user.hasPassword ? <ChangeForm /> : <FirstPassword email={user.email} />;
}

/** Somebody who came by an external sign-in: a password is set by mail, as a forgotten one is. */
function FirstPassword({ email }: { email: string }) {
  const ask = useForgotPassword();
  const send = () =>
    ask.mutate(email, {
      onSuccess: () => toast("A link is on its way", `Look in the mail of ${email}.`),
      onError: (error) => toastError("Error", reasonOf(error, "Please try again.")),
    });
  return (
    <>
      <p className={styles.note}>You sign in with another provider. A password lets you in without it.</p>
      <div className={styles.actions}>
        <Button busy={ask.isPending} onClick={send}>
          Send a link to set one
        </Button>
      </div>
    </>
  );
}

function ChangeForm() {
  const change = useChangePassword();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        reset();
        toast("Password changed", "Everybody who was signed in elsewhere was signed out.");
      },
      onError: (error) => showProblems(error, ["currentPassword", "newPassword"], setError),
    }),
  );
  return (
    <form className={styles.pair} aria-label="Change password" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Password now"
        type="password"
        autoComplete="current-password"
        error={formState.errors.currentPassword?.message}
        {...register("currentPassword")}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={formState.errors.newPassword?.message}
        {...register("newPassword")}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
      </div>
    </form>
  );
}
