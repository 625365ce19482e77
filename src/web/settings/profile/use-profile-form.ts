import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { User } from "#shared/accounts/schema.ts";
import { saveProfileSchema, type Profile, type SaveProfile } from "#shared/profile/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { dismissToast, toast, toastError } from "#web/ui/toast.ts";
import { useSaveProfile } from "../api.ts";
import { profileDraft } from "./profile-draft.ts";

const fieldsOf = (profile: Profile | null, email: string): SaveProfile => ({
  businessName: profile?.businessName ?? "",
  email: profile?.email || email,
  logoUrl: profile?.logoUrl ?? null,
  website: profile?.website ?? "",
  phone: profile?.phone ?? "",
  description: profile?.description ?? "",
  address: profile?.address ?? "",
  teamSize: profile?.teamSize ?? 1,
});

/** Whole people, at least one; what is no number counts as one (section 5 of the specification). */
const people = (typed: unknown): number => Math.max(1, Math.trunc(Number(typed)) || 1);

/** What the form's watch knows; before its first field is drawn that is nothing. */
const definedOf = (values: { [Name in keyof SaveProfile]?: SaveProfile[Name] | undefined }): Partial<SaveProfile> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function dismissFailure(toastId: number | undefined): void {
  if (toastId !== undefined) dismissToast(toastId);
}

/** The fields of the profile, saving them, and what was typed and not saved. */
export function useProfileForm(profile: Profile | null, user: User) {
  const save = useSaveProfile();
  const stored = useMemo(() => fieldsOf(profile, user.email), [profile, user.email]);
  const [kept] = useState(() => profileDraft.find(user.id));
  const [isRestored, setRestored] = useState(kept !== null);
  const form = useForm({ resolver: zodResolver(saveProfileSchema), defaultValues: stored });
  const [failure, setFailure] = useState<number>();
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control });

  useEffect(() => {
    if (kept) form.reset(kept, { keepDefaultValues: true });
  }, [form, kept]);
  useEffect(() => {
    if (isDirty) profileDraft.keep(user.id, { ...stored, ...definedOf(values) }, stored);
    else if (!isRestored) profileDraft.forget(user.id);
  }, [isDirty, isRestored, stored, user.id, values]);

  // Its way to try again belongs to these fields, and goes with them.
  useEffect(() => () => dismissFailure(failure), [failure]);

  const discard = () => {
    profileDraft.forget(user.id);
    setRestored(false);
    form.reset(stored);
  };
  const submit = form.handleSubmit((fields) =>
    save.mutate(fields, {
      onSuccess: (saved) => {
        setRestored(false);
        form.reset(fieldsOf(saved, user.email));
        toast("Profile saved", "Your documents show it from now on.");
      },
      onError: (error) => {
        const said = error instanceof ApiError && (error.status === 413 || error.status === 422);
        const why = said ? error.reason : "Failed to save profile. Please try again.";
        setFailure(toastError("Error", why, { action: { label: "Try Again", onPress: () => void submit() } }));
      },
    }),
  );
  const teamSize = form.register("teamSize", { setValueAs: people });
  return {
    form,
    teamSize,
    submit,
    discard,
    isDirty,
    isRestored: isRestored && isDirty,
    isBusy: save.isPending,
    logoUrl: values.logoUrl ?? null,
  };
}
