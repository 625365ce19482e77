import type { z } from "zod";
import { TextField } from "#web/ui/field.tsx";
import { useTemplateNames } from "./api.ts";
import styles from "./templates.module.css";

const ALIKE = "Another template has this name. A name of its own tells them apart on the pad.";

type Named = { name: string; description: string };

/** What is wrong with each of the fields. */
export function issuesOf(error: z.ZodError | undefined): { [Field in keyof Named]?: string | undefined } {
  const messageFor = (field: keyof Named) => error?.issues.find(({ path }) => path[0] === field)?.message;
  return { name: messageFor("name"), description: messageFor("description") };
}

type NameFieldsProps = {
  formId: string;
  draft: Named;
  /** The name that it has already, which is no other template's. */
  ownName?: string;
  issues: ReturnType<typeof issuesOf>;
  onDraft: (draft: Named) => void;
  onSubmit: () => void;
};

/** The name of a template and what it is for. */
export function NameFields({ formId, draft, ownName = "", issues, onDraft, onSubmit }: NameFieldsProps) {
  const namesTaken = useTemplateNames();
  const name = draft.name.trim().toLowerCase();
  return (
    <form
      id={formId}
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label="Name"
        required
        value={draft.name}
        hint={name !== ownName.toLowerCase() && namesTaken.has(name) ? ALIKE : undefined}
        error={issues.name}
        onChange={(event) => onDraft({ ...draft, name: event.target.value })}
      />
      <TextField
        label="What it is for"
        optional
        value={draft.description}
        error={issues.description}
        onChange={(event) => onDraft({ ...draft, description: event.target.value })}
      />
    </form>
  );
}
