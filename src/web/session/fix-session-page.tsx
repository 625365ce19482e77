import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useLocation } from "wouter";
import { loginSchema, type Login } from "#shared/accounts/schema.ts";
import { useDemoAccount } from "#web/accounts/api.ts";
import { ApiError } from "#web/api-client.ts";
import { Loading } from "#web/frame/loading.tsx";
import { MessagePage } from "#web/frame/message-page.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { useFixSession } from "./api.ts";
import styles from "./session.module.css";

/** What the page asks to check when the sign-in is refused. */
export type Asks = "credentials" | "password";

/** Repairs a session that got stuck: out, and in again. In demo mode the server hands out the account. */
export function FixSessionPage({ asks }: { asks: Asks }) {
  useTitle("Repair the session");
  const demo = useDemoAccount();
  return (
    <MessagePage
      title="Repair the session"
      text="Ends this browser's session, forgets what its pages had loaded, signs in again, and goes to the settings. Words and edits that are not saved yet stay on this device."
    >
      {demo.isPending ? <Loading rows={3} /> : <Form account={demo.data ?? undefined} asks={asks} />}
    </MessagePage>
  );
}

function Form({ account, asks }: { account: Login | undefined; asks: Asks }) {
  const fix = useFixSession();
  const [, navigate] = useLocation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: account ?? { email: "", password: "" },
  });
  const send = (values: Login) => fix.mutate(values, { onSuccess: () => navigate(paths.settings, { replace: true }) });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {fix.error && <Problem {...problemOf(fix.error, asks)} />}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" look="main" busy={fix.isPending}>
        Clear and sign in again
      </Button>
    </form>
  );
}

function problemOf(error: Error, asks: Asks): { title: string; description: string } {
  if (!(error instanceof ApiError) || error.isOffline || error.status >= 500)
    return { title: "Failed to connect to server", description: "Check that it runs and that you are online." };
  return { title: "Login failed", description: `Please check your ${asks}. ${error.reason}` };
}
