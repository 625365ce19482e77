import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export type ButtonLook = "main" | "talk" | "plain" | "quiet" | "destructive" | "destructive-filled";
export type ButtonSize = "small" | "medium" | "glove";

export type ButtonStyle = {
  /** One `main` per view. `destructive-filled` is for the confirmation of a deletion alone. */
  look?: ButtonLook | undefined;
  /** `glove` is 72 px: talk, pause, stop. */
  size?: ButtonSize | undefined;
  /** For an icon without a word (close, menu, back); give it an `aria-label`. */
  square?: boolean | undefined;
  wide?: boolean | undefined;
  /** A quiet button in a list: the word in the accent's colour. */
  accent?: boolean | undefined;
};

const looks: Record<ButtonLook, string | undefined> = {
  main: styles.main,
  talk: styles.talk,
  plain: undefined,
  quiet: styles.quiet,
  destructive: styles.destructive,
  "destructive-filled": styles.destructiveFilled,
};
const sizes: Record<ButtonSize, string | undefined> = { small: styles.small, medium: undefined, glove: styles.glove };

/** The class names of a button, for links that look like one. */
export function buttonClass({ look = "plain", size = "medium", square, wide, accent }: ButtonStyle): string {
  return classNames(
    styles.button,
    looks[look],
    sizes[size],
    square && styles.square,
    wide && styles.wide,
    accent && styles.accentText,
  );
}

type ButtonProps = Omit<ComponentProps<"button">, "style"> &
  ButtonStyle & {
    /** While true the button says that it works and takes no press; its name and width stay. */
    busy?: boolean | undefined;
    icon?: ReactNode;
  };

/** A button. `type` is "button" unless said otherwise, so that none sends a form by accident. */
export function Button({
  look,
  size,
  square,
  wide,
  accent,
  busy = false,
  icon,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  const mark = busy ? <BusyMark /> : icon;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ look, size, square, wide, accent }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {mark}
      {busy && square ? null : children}
    </button>
  );
}

function BusyMark() {
  return (
    <span className={styles.busy} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
