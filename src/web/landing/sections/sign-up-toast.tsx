import { X } from "lucide-react";
import styles from "./sign-up-toast.module.css";

/** Recent sign-ups as they might read; samples, and marked so. */
const sampleSignUps = [
  "Ray, fencing, Dayton OH",
  "Maria, bath and tile, Bend OR",
  "Tom, electrician, Tulsa OK",
  "Aisha, event planner, Atlanta GA",
  "Dana, lawn care, Boise ID",
] as const;

/** The place of the toast; `behaviour/sign-up-toast.ts` shows one entry after the other in it. */
export function SignUpToast() {
  return (
    <aside
      className={styles.toast}
      aria-label="Recent sign-ups, samples"
      data-sign-ups={sampleSignUps.join("|")}
      hidden
    >
      <p>
        <b data-sign-up>{sampleSignUps[0]}</b>
        <small>started a trial · Sample figures</small>
      </p>
      <button type="button" aria-label="Close the sign-ups" data-close>
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
