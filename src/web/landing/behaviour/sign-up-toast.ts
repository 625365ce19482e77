import { find } from "./find.ts";

const EVERY_MS = 4_000;
const CLOSED = "bidspoke.sign-ups-closed";

/** Fetched with the first entry: the page itself is there without it. */
const memory = () => import("#web/device-storage.ts");

/** Goes through the sample sign-ups, one every four seconds, until it is closed; it waits while it is looked at. */
export function startSignUpToast(): void {
  const toast = find("sign-ups");
  const place = toast && find("sign-up", toast);
  if (!toast || !place) return;
  const entries = (toast.dataset.signUps ?? "").split("|");
  let shown = -1;
  const close = () => {
    clearInterval(timer);
    toast.hidden = true;
  };
  const showNext = async () => {
    if (document.hidden || toast.matches(":hover, :focus-within")) return;
    const { tabStorage } = await memory();
    if (tabStorage.get(CLOSED) !== null) return close();
    shown = (shown + 1) % entries.length;
    place.textContent = entries[shown] ?? "";
    toast.hidden = false;
  };
  const timer = setInterval(() => void showNext().catch(close), EVERY_MS);
  find("close", toast)?.addEventListener("click", () => {
    close();
    void memory().then(({ tabStorage }) => tabStorage.set(CLOSED, "yes"), close);
  });
}
