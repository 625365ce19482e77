import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "wouter";
import { loginSchema, type Login } from "#shared/accounts/schema.ts";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { useDemoAccount, useLogin } from "./api.ts";
import styles from "./auth-page.module.css";

const UNEXPECTED = "An unexpected error occurred. Please try again.";

/** E-mail and password; and in demo mode a button that signs in to the demo account. */
export function SignInForm() {
  const login = useLogin();
  const demo = useDemoAccount();
  const [asked, setAsked] = useState<"form" | "demo">("form");
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: "", password: "" },
  });
  const send = (values: Login, by: "form" | "demo") => {
    setAsked(by);
    login.mutate(values);
  };
  const account = demo.data;

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit((values) => send(values, "form"))(event)}
    >
      {login.error && <Problem title={messageOf(login.error)} />}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
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
      <Link href={paths.resetPassword} className={styles.forgot}>
        Forgot your password?
      </Link>
      <Button type="submit" look="main" wide busy={login.isPending && asked === "form"}>
        Sign In
      </Button>
      {account && (
        <div className={styles.demo}>
          <Button wide busy={login.isPending && asked === "demo"} onClick={() => send(account, "demo")}>
            Use the demo account
          </Button>
          <p className={styles.note}>Sample documents to look around in. Only on this machine.</p>
        </div>
      )}
    </form>
  );
}

function messageOf(error: Error): string {
  if (!(error instanceof ApiError) || error.isOffline) return UNEXPECTED;
  return reasonOf(error, "Invalid email or password.");
}
