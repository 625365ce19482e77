import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./tooltip.module.css";

/** Once around the whole app: opens after 700 ms, and at once when another was open 300 ms ago. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

/** A note for what is under the pointer or in focus. The child must take a ref; the note never holds what is needed. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
