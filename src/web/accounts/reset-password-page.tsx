import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "wouter";
import { forgotPasswordSchema, resetPasswordSchema } from "#shared/accounts/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { MessagePage } from "#web/frame/message-page.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { useConfig } from "#web/use-config.ts";
import { useForgotPassword, useResetPassword } from "./api.ts";
import { nameProblems } from "./field-problems.ts";
import { useLinkToken } from "./link-token.ts";
import styles from "./link-page.module.css";

/** Asks for the mail with the link; with the link, asks for the new password. */
export function ResetPasswordPage() {
  useTitle("Set a new password");
  const token = useLinkToken();
  return token === "" ? <AskForLink /> : <NewPassword token={token} />;
}

function AskForLink() {
  const ask = useForgotPassword();
  const isKeptHere = useConfig().data?.mailbox ?? false;
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: "" },
  });
  if (ask.isSuccess) {
    return (
      <MessagePage
        title="Look in your mail"
        text={`If ${getValues("email")} has an account, a link to set a new password is on its way. It works for an hour.`}
      >
        <Link href={paths.auth} className={buttonClass({ look: "main" })}>
          Back to sign in
        </Link>
        {isKeptHere && (
          <Link href={paths.mailbox} className={buttonClass({})}>
            Read it on this machine
          </Link>
        )}
        <Button look="quiet" onClick={() => ask.reset()}>
          Try another address
        </Button>
      </MessagePage>
    );
  }
  return (
    <MessagePage title="Set a new password" text="We send you a link to set one. Your old password works until then.">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit(({ email }) => ask.mutate(email))(event)}
      >
        {ask.error && <Problem title={reasonOf(ask.error, "An unexpected error occurred. Please try again.")} />}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={formState.errors.email?.message}
          {...register("email")}
        />
        <Button type="submit" look="main" wide busy={ask.isPending}>
          Send the link
        </Button>
        <Link href={paths.auth}>Back to sign in</Link>
      </form>
    </MessagePage>
  );
}

const newPasswordSchema = resetPasswordSchema.pick({ password: true });

function NewPassword({ token }: { token: string }) {
  const reset = useResetPassword();
  const [, navigate] = useLocation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: "" },
  });
  const send = ({ password }: { password: string }) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: () => navigate(paths.dashboard, { replace: true }),
        onError: (error) => nameProblems(error, ["password"], setError) && reset.reset(),
      },
    );
  return (
    <MessagePage title="Set a new password" text="Everybody who is signed in elsewhere is signed out.">
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        {reset.error && (
          <Problem
            title={reasonOf(reset.error, "An unexpected error occurred. Please try again.")}
            action={
              <a className={buttonClass({ size: "small" })} href={paths.resetPassword}>
                Ask again
              </a>
            }
          />
        )}
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={formState.errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" look="main" wide busy={reset.isPending}>
          Set password and sign in
        </Button>
      </form>
    </MessagePage>
  );
}
