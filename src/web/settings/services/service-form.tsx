import { useState } from "react";
import type { Service } from "#shared/services/schema.ts";
import { textOfMoney } from "#shared/documents/figure-text.ts";
import { ApiError } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { TextareaField, TextField } from "#web/ui/field.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useSaveService } from "../api.ts";
import { readService, type ServiceText } from "./read-service.ts";
import styles from "../settings.module.css";

const textOf = (service: Service | null): ServiceText => ({
  name: service?.name ?? "",
  description: service?.description ?? "",
  category: service?.category ?? "",
  hourlyRate: textOfMoney(service?.hourlyRate ?? null),
  fixedRate: textOfMoney(service?.fixedRate ?? null),
});

/** Adds a service, or changes the given one. What was typed stays when saving fails. */
export function ServiceForm({ service, onDone }: { service: Service | null; onDone: () => void }) {
  const save = useSaveService();
  const [text, setText] = useState(() => textOf(service));
  const [issues, setIssues] = useState<Partial<ServiceText>>({});
  const field = (name: keyof ServiceText) => ({
    value: text[name],
    error: issues[name],
    onChange: (event: { target: { value: string } }) => setText({ ...text, [name]: event.target.value }),
  });
  const submit = () => {
    const read = readService(text);
    setIssues(read.issues);
    if (read.service === null) return;
    save.mutate(
      { id: service?.id, service: read.service },
      {
        onSuccess: (saved) => {
          setText(textOf(null));
          toast(service ? "Service saved" : "Service added", saved.name);
          onDone();
        },
        onError: (error) => {
          const said = error instanceof ApiError && error.status === 422;
          toastError("Error", said ? error.reason : "Failed to add service. Please try again.");
        },
      },
    );
  };
  return (
    <form
      className={styles.sideForm}
      aria-label={service ? "Change the service" : "Add a service"}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{service ? "Change a service" : "Add a service"}</h2>
      <TextField label="Name" required {...field("name")} />
      <TextField label="Fixed rate" figures inputMode="decimal" placeholder="0.00" optional {...field("fixedRate")} />
      <TextField label="Hourly rate" figures inputMode="decimal" placeholder="0.00" optional {...field("hourlyRate")} />
      <TextField label="Category" optional {...field("category")} />
      <TextareaField label="Description" optional rows={2} {...field("description")} />
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={save.isPending}>
          {service ? "Save service" : "Add service"}
        </Button>
        {service && <Button onClick={onDone}>Cancel</Button>}
      </div>
    </form>
  );
}
