import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import type { User } from "#shared/accounts/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Opened } from "#web/ui/part-boundary.tsx";
import { part } from "#web/ui/part.ts";
import styles from "./frame.module.css";

export const MenuSheet = part(async () => (await import("./menu-sheet.tsx")).MenuSheet);

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
        <Opened onClose={() => setOpen(false)}>
          <MenuSheet user={user} onHelp={onHelp} onClose={() => setOpen(false)} />
        </Opened>
      )}
    </>
  );
}
