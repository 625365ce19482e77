import { useEffect, useRef, useState } from "react";
import { mendContrast, weakPairs, type WeakPair } from "#shared/themes/contrast.ts";
import { saveThemeSchema, type SaveTheme } from "#shared/themes/schema.ts";
import { useAccountId } from "#web/accounts/api.ts";
import { forgetThemeDraft, storeThemeDraft, type ThemeDraft, type ThemeText } from "./theme-draft.ts";

export type ThemeField = keyof SaveTheme;

export type ThemeEditor = {
  text: ThemeText;
  /** What the preview shows: each field as it was last when it could be read. */
  shown: SaveTheme;
  issues: Partial<Record<ThemeField, string>>;
  isDirty: boolean;
  weak: WeakPair[];
  set: (field: ThemeField, value: string) => void;
  /** Brings every text to a contrast that can be read. */
  mend: () => void;
  /** The theme to save, null while a field cannot be read; from then on the fields say what is wrong. */
  read: () => SaveTheme | null;
};

type State = { text: ThemeText; shown: SaveTheme; saysIssues: boolean };

/** The theme with the field changed, or as it was when the value cannot be read. */
function withField(shown: SaveTheme, field: ThemeField, value: string): SaveTheme {
  return saveThemeSchema.safeParse({ ...shown, [field]: value }).data ?? shown;
}

function start({ before, text }: ThemeDraft): State {
  const fields = Object.keys(before) as ThemeField[]; // a theme's own keys
  const shown = fields.reduce((theme, field) => withField(theme, field, text[field]), before);
  return { text, shown, saysIssues: false };
}

function issuesOf(text: ThemeText): ThemeEditor["issues"] {
  const issues = saveThemeSchema.safeParse(text).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

/** The fields of a theme while they are edited. What is typed is kept on the device until it is saved. */
export function useThemeEditor(draft: ThemeDraft): ThemeEditor {
  const userId = useAccountId();
  const [{ text, shown, saysIssues }, setState] = useState(() => start(draft));
  const { id, before } = draft;
  const isDirty = Object.entries(before).some(([field, value]) => text[field as ThemeField] !== value); // its own keys
  // A theme that is only looked at leaves alone what was kept of another.
  const isKept = useRef(false);
  useEffect(() => {
    if (isDirty) isKept.current = storeThemeDraft(userId, { id, before, text });
    else if (isKept.current) forgetThemeDraft(userId);
  }, [userId, id, before, text, isDirty]);
  const issues = issuesOf(text);
  // A missing name is no fault until the theme is saved.
  const { name: _missing, ...lengths } = issues;
  return {
    text,
    shown,
    isDirty,
    issues: saysIssues ? issues : lengths,
    weak: weakPairs(shown),
    set: (field, value) =>
      setState((state) => ({
        ...state,
        text: { ...state.text, [field]: value },
        shown: withField(state.shown, field, value),
      })),
    mend: () =>
      setState((state) => {
        const mended = mendContrast(state.shown);
        return { ...state, shown: mended, text: { ...mended, name: state.text.name } };
      }),
    read: () => {
      const parsed = saveThemeSchema.safeParse(text);
      if (!parsed.success) setState((state) => ({ ...state, saysIssues: true }));
      return parsed.data ?? null;
    },
  };
}
