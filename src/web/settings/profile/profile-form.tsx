import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { saveProfileSchema, type Profile, type SaveProfile } from "#shared/profile/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { TextareaField, TextField } from "#web/ui/field.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useSaveProfile } from "../api.ts";
import styles from "../settings.module.css";
import { LogoField } from "./logo-field.tsx";

const fieldsOf = (profile: Profile | null, email: string): SaveProfile => ({
  businessName: profile?.businessName ?? "",
  email: profile?.email ?? email,
  logoUrl: profile?.logoUrl ?? null,
  website: profile?.website ?? "",
  phone: profile?.phone ?? "",
  description: profile?.description ?? "",
  address: profile?.address ?? "",
  teamSize: profile?.teamSize ?? 1,
});

function sayFailure(error: unknown): void {
  const said = error instanceof ApiError && (error.status === 413 || error.status === 422);
  toastError("Error", said ? error.reason : "Failed to save profile. Please try again.");
}

/** Name, reach and logo, as they stand on every document. */
export function ProfileForm({ profile, email }: { profile: Profile | null; email: string }) {
  const save = useSaveProfile();
  const form = useForm({ resolver: zodResolver(saveProfileSchema), defaultValues: fieldsOf(profile, email) });
  const logoUrl = useWatch({ control: form.control, name: "logoUrl" });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: (saved) => {
        form.reset(fieldsOf(saved, email));
        toast("Profile saved", "Your documents show it from now on.");
      },
      onError: sayFailure,
    }),
  );
  return (
    <form className={styles.form} aria-label="Business profile" noValidate onSubmit={(event) => void submit(event)}>
      <LogoField
        value={logoUrl ?? null}
        onChange={(chosen) => form.setValue("logoUrl", chosen, { shouldDirty: true })}
      />
      <TextField
        label="Business name *"
        required
        autoComplete="organization"
        error={errors.businessName?.message}
        {...form.register("businessName")}
      />
      <TextField label="Email *" type="email" required error={errors.email?.message} {...form.register("email")} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register("phone")}
      />
      <TextField label="Website" inputMode="url" error={errors.website?.message} {...form.register("website")} />
      <TextField
        label="Address"
        className={styles.wide}
        autoComplete="street-address"
        error={errors.address?.message}
        {...form.register("address")}
      />
      <TextareaField
        label="What you do"
        className={styles.wide}
        rows={3}
        error={errors.description?.message}
        {...form.register("description")}
      />
      <TextField
        label="Team size"
        type="number"
        min={1}
        figures
        error={errors.teamSize?.message}
        {...form.register("teamSize", { valueAsNumber: true })}
      />
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={save.isPending}>
          Save profile
        </Button>
        <span role="status">{isDirty ? "Not saved yet." : ""}</span>
      </div>
    </form>
  );
}
