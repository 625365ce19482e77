import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { User } from "#shared/accounts/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { useFocusReturn } from "#web/ui/use-focus-return.ts";
import styles from "./frame.module.css";
import { Logout } from "./logout.tsx";
import { Navigation } from "./navigation.tsx";
import { Who } from "./who.tsx";

type Props = { user: User; onHelp: () => void; onClose: () => void };

/** What slides in from the right on the phone. */
export function MenuSheet({ user, onHelp, onClose }: Props) {
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <div className={styles.scrim} data-dialog="open" />
        <Content user={user} onHelp={onHelp} onClose={onClose} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Mounted with the menu, and so the place to remember where the focus was. */
function Content({ user, onHelp, onClose }: Props) {
  const onCloseAutoFocus = useFocusReturn();
  return (
    <Primitive.Content
      className={styles.menu}
      data-on="binding"
      aria-describedby={undefined}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <header className={styles.menuHead}>
        <Primitive.Title className={styles.menuTitle}>Menu</Primitive.Title>
        <Primitive.Close asChild>
          <Button look="quiet" square aria-label="Close" icon={<X aria-hidden />} />
        </Primitive.Close>
      </header>
      <Navigation className={styles.menuNav} onFollow={onClose} />
      <footer className={styles.menuFoot}>
        <Who user={user} />
        <button
          type="button"
          onClick={() => {
            onClose();
            onHelp();
          }}
        >
          Help and shortcuts
        </button>
        <Logout userId={user.id} />
      </footer>
    </Primitive.Content>
  );
}
