import type { User } from "#shared/accounts/schema.ts";
import type { Profile } from "#shared/profile/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { TextareaField, TextField } from "#web/ui/field.tsx";
import { LeaveDialog } from "../leave-dialog.tsx";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { LogoField } from "./logo-field.tsx";
import styles from "./profile.module.css";
import { useProfileForm } from "./use-profile-form.ts";

/** Name, reach and logo, as they stand on every document. */
export function ProfileForm({ profile, user }: { profile: Profile | null; user: User }) {
  const { form, teamSize, submit, discard, isDirty, isRestored, isBusy, logoUrl } = useProfileForm(profile, user);
  const leaving = useLeaveGuard(isDirty);
  const { errors } = form.formState;
  return (
    <form
      className={styles.form}
      aria-label="Business profile"
      data-save
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <LogoField value={logoUrl} onChange={(chosen) => form.setValue("logoUrl", chosen, { shouldDirty: true })} />
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
        inputMode="numeric"
        min={1}
        figures
        className={styles.short}
        error={errors.teamSize?.message}
        {...teamSize}
        onBlur={(event) => {
          void teamSize.onBlur(event);
          form.setValue("teamSize", form.getValues("teamSize"), { shouldDirty: true });
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={isBusy}>
          Save profile
        </Button>
        {isDirty && (
          <Button look="quiet" onClick={discard}>
            Discard changes
          </Button>
        )}
        <span role="status">{noteOf(isDirty, isRestored)}</span>
      </div>
      <LeaveDialog
        open={leaving.asks}
        onStay={leaving.stay}
        onLeave={() => {
          discard();
          leaving.leave();
        }}
      />
    </form>
  );
}

function noteOf(isDirty: boolean, isRestored: boolean): string {
  if (isRestored) return "Your unsaved changes are back.";
  return isDirty ? "Not saved yet." : "";
}
