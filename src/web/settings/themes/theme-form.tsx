import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { fontFamilies, saveThemeSchema, type SaveTheme, type Theme } from "#shared/themes/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useSaveTheme } from "../api.ts";
import { ThemeSample } from "./theme-sample.tsx";
import styles from "../settings.module.css";

const colors = [
  ["primaryColor", "Main color"],
  ["secondaryColor", "Headings"],
  ["accentColor", "Accent"],
  ["textColor", "Text"],
  ["backgroundColor", "Paper"],
] as const;

const plain: SaveTheme = { ...saveThemeSchema.parse({ name: "New" }), name: "" };

/** Colours and face of a theme; what is not shown here keeps its default. */
export function ThemeForm({ theme, onDone }: { theme: Theme | null; onDone: () => void }) {
  const save = useSaveTheme();
  const initial = theme ?? plain;
  const form = useForm({ resolver: zodResolver(saveThemeSchema), defaultValues: initial });
  const shown = useWatch({ control: form.control });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { id: theme?.id, theme: values },
      {
        onSuccess: (saved) => {
          toast(theme ? "Theme saved" : "Theme added", saved.name);
          form.reset();
          onDone();
        },
        onError: () => toastError(theme ? "Failed to update theme" : "Failed to create theme", "Please try again."),
      },
    ),
  );
  return (
    <form
      className={styles.sideForm}
      aria-label={theme ? "Change the theme" : "Add a theme"}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2>{theme ? "Change a theme" : "Add a theme"}</h2>
      <TextField label="Name" required error={errors.name?.message} {...form.register("name")} />
      <SelectField label="Font" {...form.register("fontFamily")}>
        {fontFamilies.map((family) => (
          <option key={family}>{family}</option>
        ))}
      </SelectField>
      <div className={styles.colors}>
        {colors.map(([name, label]) => (
          <TextField
            key={name}
            type="color"
            label={label}
            defaultValue={initial[name]}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
      <ThemeSample style={shown} />
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={save.isPending}>
          {theme ? "Save theme" : "Add theme"}
        </Button>
        {theme && <Button onClick={onDone}>Cancel</Button>}
      </div>
    </form>
  );
}
