import { Menu as MenuIcon, X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useState } from "react";
import type { User } from "#shared/accounts/schema.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./frame.module.css";
import { Logout } from "./logout.tsx";
import { Navigation } from "./navigation.tsx";
import { Who } from "./who.tsx";

/** The menu of the phone, which slides in from the right. */
export function Menu({ user, onHelp }: { user: User; onHelp: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      <Primitive.Trigger asChild>
        <Button look="quiet" square aria-label="Menu" className={styles.menuButton} icon={<MenuIcon aria-hidden />} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <div className={styles.scrim} data-dialog="open" />
        <Primitive.Content className={styles.menu} data-on="binding" aria-describedby={undefined}>
          <header className={styles.menuHead}>
            <Primitive.Title className={styles.menuTitle}>Menu</Primitive.Title>
            <Primitive.Close asChild>
              <Button look="quiet" square aria-label="Close" icon={<X aria-hidden />} />
            </Primitive.Close>
          </header>
          <Navigation className={styles.menuNav} onFollow={() => setOpen(false)} />
          <footer className={styles.menuFoot}>
            <Who user={user} />
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                onHelp();
              }}
            >
              Help and shortcuts
            </button>
            <Logout userId={user.id} />
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
