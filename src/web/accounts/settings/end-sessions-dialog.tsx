import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { endSessionsSchema, type Session, type User } from "#shared/accounts/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { ExternalSignInLink } from "../external-sign-in.tsx";
import { showProblems } from "../field-problems.ts";
import { useEndSessions } from "./api.ts";
import { deviceName } from "./device-name.ts";

const FORM = "end-sessions-form";
const HERE = `${paths.settings}?tab=account`;

const wordsFor = (session: Session | null) =>
  session === null
    ? {
        title: "Sign out everywhere else?",
        description:
          "Every other browser and phone has to sign in again. What is not saved there stays on that device.",
        confirm: "Sign out everywhere else",
        done: "Signed out everywhere else",
      }
    : {
        title: `Sign out ${deviceName(session.userAgent)}?`,
        description: "It has to sign in again. What is not saved there stays on that device.",
        confirm: "Sign out",
        done: "Signed out there",
      };

/** There is no password to ask for, and the sign-in that proves the same was too long ago. */
const isTooLate = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 403;

/** Ends one session, or all others, for whoever knows the password; without a password, for who signed in just now. */
export function EndSessionsDialog({
  user,
  session,
  onClose,
}: {
  user: User;
  session: Session | null;
  onClose: () => void;
}) {
  const end = useEndSessions(session?.id);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(endSessionsSchema),
    defaultValues: user.hasPassword ? { password: "" } : {},
  });
  const words = wordsFor(session);
  const refusal = isTooLate(end.error) ? end.error.reason : null;
  const submit = handleSubmit((proof) =>
    end.mutate(proof, {
      onSuccess: () => {
        toast(words.done);
        onClose();
      },
      onError: (error) => {
        if (!isTooLate(error)) showProblems(error, ["password"], setError);
      },
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={refusal ?? words.description}
      actions={
        <>
          <Button onClick={onClose} disabled={end.isPending}>
            Cancel
          </Button>
          {refusal !== null ? (
            <ExternalSignInLink look="main" query={{ anew: "", returnTo: HERE }} />
          ) : (
            <Button look="destructive-filled" type="submit" form={FORM} busy={end.isPending}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        {user.hasPassword && (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register("password")}
          />
        )}
      </form>
    </Dialog>
  );
}
