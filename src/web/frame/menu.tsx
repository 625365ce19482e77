import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { User } from "#shared/accounts/schema.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./frame.module.css";

export const loadMenu = () => import("./menu-sheet.tsx");
const MenuSheet = lazy(async () => ({ default: (await loadMenu()).MenuSheet }));

/** The menu of the phone: its button, and what it opens. */
export function Menu({ user, onHelp }: { user: User; onHelp: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        square
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles.menuButton}
        icon={<MenuIcon aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <MenuSheet user={user} onHelp={onHelp} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
