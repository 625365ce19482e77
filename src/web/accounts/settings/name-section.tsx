import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { saveNameSchema, type User } from "#shared/accounts/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSaveName } from "./api.ts";
import { showProblems } from "../field-problems.ts";
import styles from "./account-tab.module.css";

export function NameSection({ user }: { user: User }) {
  const save = useSaveName();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(saveNameSchema),
    defaultValues: { firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
  });
  const submit = handleSubmit((name) =>
    save.mutate(name, {
      onSuccess: () => {
        reset(name);
        toast("Name saved");
      },
      onError: (error) => showProblems(error, ["firstName", "lastName"], setError),
    }),
  );
  return (
    <form className={styles.pair} aria-label="Your name" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="First name"
        autoComplete="given-name"
        error={formState.errors.firstName?.message}
        {...register("firstName")}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={formState.errors.lastName?.message}
        {...register("lastName")}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending} disabled={!formState.isDirty}>
          Save name
        </Button>
      </div>
    </form>
  );
}
