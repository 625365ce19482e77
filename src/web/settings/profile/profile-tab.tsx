import type { User } from "#shared/accounts/schema.ts";
import { useProfile } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Who the documents are from. The address of the account is the first proposal. */
export function ProfileTab({ user }: { user: User }) {
  const profile = useProfile();
  return (
    <Loaded query={profile} loading="Loading the profile" failed="The profile could not be loaded">
      {(data) => <ProfileForm profile={data} user={user} />}
    </Loaded>
  );
}
