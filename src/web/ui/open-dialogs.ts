import { useEffect, useEffectEvent } from "react";

/** What closes each dialog that is open, the newest last. */
const open: (() => void)[] = [];

/** Counts a dialog among the open ones while it is there. `close` asks first where it has to, as Escape does. */
export function useOpenDialog(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const closeThis = () => onClose();
    open.push(closeThis);
    return () => void open.splice(open.indexOf(closeThis), 1);
  }, []);
}

/** Closes the dialog that stands over another one, as Escape would; false where none does. */
export function closeUpperDialog(): boolean {
  if (open.length < 2) return false;
  open.at(-1)?.();
  return true;
}
