import { useState } from "react";
import type { User } from "#shared/accounts/schema.ts";
import styles from "./frame.module.css";

/** The signed-in user: picture or initial, and first name, e-mail or 'User'. */
export function Who({ user }: { user: User }) {
  const name = user.firstName || user.email || "User";
  return (
    <div className={styles.who}>
      <Face picture={user.profileImageUrl} name={name} />
      <span>{name}</span>
    </div>
  );
}

/** A picture that cannot be shown gives way to the initial. */
function Face({ picture, name }: { picture: string | null; name: string }) {
  const [failed, setFailed] = useState<string>();
  if (picture && picture !== failed)
    return <img className={styles.face} src={picture} alt="" onError={() => setFailed(picture)} />;
  const [initial = ""] = name; // a whole letter, also where it takes two code units
  return (
    <span className={styles.face} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
