import { tabStorage } from "#web/device-storage.ts";
import { find } from "./find.ts";

const EVERY_MS = 4_000;
const CLOSED = "bidspoke.sign-ups-closed";

/** Goes through the sample sign-ups, one every four seconds, until it is closed; it waits while it is looked at. */
export function startSignUpToast(): void {
  const toast = find("sign-ups");
  const place = toast && find("sign-up", toast);
  if (!toast || !place || tabStorage.get(CLOSED) !== null) return;
  const entries = (toast.dataset.signUps ?? "").split("|");
  let shown = -1;
  const timer = setInterval(() => {
    if (document.hidden || toast.matches(":hover, :focus-within")) return;
    shown = (shown + 1) % entries.length;
    place.textContent = entries[shown] ?? "";
    toast.hidden = false;
  }, EVERY_MS);
  find("close", toast)?.addEventListener("click", () => {
    clearInterval(timer);
    toast.hidden = true;
    tabStorage.set(CLOSED, "yes");
  });
}
