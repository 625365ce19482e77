import { useProfile } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Who the documents are from. `email` of the account is the first proposal. */
export function ProfileTab({ email }: { email: string }) {
  const profile = useProfile();
  return (
    <Loaded query={profile} loading="Loading the profile" failed="The profile could not be loaded">
      {(data) => <ProfileForm profile={data} email={email} />}
    </Loaded>
  );
}
