import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Problem } from "#web/ui/problem.tsx";
import styles from "./auth-page.module.css";
import { useSignUpForm } from "./use-sign-up-form.ts";

/** Who signs up; the card follows on its own page. What was typed stays when something fails. */
export function SignUpForm({ referralCode }: { referralCode: string }) {
  const { form, submit, problem, busy, isLeaving, checkEmail } = useSignUpForm(referralCode);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {referralCode !== "" && (
        <p className={styles.invitation}>
          You were invited. Signing up starts your free trial and gives your friend 1 month free.
        </p>
      )}
      {problem && <Problem title={problem.title} description={problem.description} />}
      <div className={styles.pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register("email", { onBlur: () => void checkEmail() })}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={errors.password?.message}
        {...register("password")}
      />
      <TextField label="Referral code" optional autoComplete="off" {...register("referralCode")} />
      <Button type="submit" look="main" wide busy={busy}>
        Continue to your card
      </Button>
      {isLeaving && (
        <p className={styles.note} role="status">
          Next: your card. Nothing is charged today.
        </p>
      )}
    </form>
  );
}
