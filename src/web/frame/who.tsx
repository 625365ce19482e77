import type { User } from "#shared/accounts/schema.ts";
import styles from "./frame.module.css";

/** The signed-in user: picture or initial, and first name, e-mail or 'User'. */
export function Who({ user }: { user: User }) {
  const name = user.firstName || user.email || "User";
  return (
    <div className={styles.who}>
      {user.profileImageUrl ? (
        <img className={styles.face} src={user.profileImageUrl} alt="" />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
      )}
      <span>{name}</span>
    </div>
  );
}
