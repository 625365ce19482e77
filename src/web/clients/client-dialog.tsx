import { useId, useState } from "react";
import { useLocation } from "wouter";
import type { Client } from "#shared/clients/schema.ts";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextareaField, TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { useWarningBeforeUnload } from "#web/ui/use-warning-before-unload.ts";
import { useChangeClient, useCreateClient } from "./api.ts";
import styles from "./clients.module.css";

const fieldNames = ["name", "email", "phone", "address", "notes"] as const;
type Fields = Record<(typeof fieldNames)[number], string>;

const fieldsOf = (client: Client | null): Fields => ({
  name: client?.name ?? "",
  email: client?.email ?? "",
  phone: client?.phone ?? "",
  address: client?.address ?? "",
  notes: client?.notes ?? "",
});

/** Adds a client, or changes the given one. What was typed stays when saving fails. */
export function ClientDialog({ client, onClose }: { client: Client | null; onClose: () => void }) {
  const [, goTo] = useLocation();
  const create = useCreateClient();
  const change = useChangeClient(client?.id ?? "");
  const [fields, setFields] = useState(() => fieldsOf(client));
  const [problem, setProblem] = useState<{ path: string; message: string }>();
  const formId = useId();
  const before = fieldsOf(client);
  const isDirty = fieldNames.some((name) => fields[name] !== before[name]);
  useWarningBeforeUnload(isDirty);
  const fail = (error: unknown) => {
    const message = reasonOf(error, "The client could not be saved. Please try again.");
    const isName = error instanceof ApiError && error.status === 409;
    setProblem({ path: isName ? "name" : "form", message });
  };
  const submit = () => {
    setProblem(undefined);
    if (fields.name.trim() === "") return setProblem({ path: "name", message: "A client has a name." });
    if (client)
      return change.mutate(fields, {
        onError: fail,
        onSuccess: () => {
          toast("Saved", fields.name.trim());
          onClose();
        },
      });
    return create.mutate(fields, {
      onError: fail,
      onSuccess: (made) => {
        toast("Client added", made.name);
        onClose();
        goTo(paths.client.replace(":id", made.id));
      },
    });
  };
  const field = (name: (typeof fieldNames)[number]) => ({
    value: fields[name],
    autoComplete: "off",
    error: problem?.path === name ? problem.message : undefined,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={client ? "Change the client" : "Add a client"}
      description={client ? "Documents keep what they say; new ones use this." : undefined}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="main" busy={create.isPending || change.isPending}>
            {client ? "Save client" : "Add client"}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        aria-label={client ? "Change the client" : "Add a client"}
        data-save
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label="Name" required maxLength={300} data-first-focus className={styles.wide} {...field("name")} />
        <TextField label="Email" type="email" optional maxLength={500} {...field("email")} />
        <TextField label="Phone" type="tel" optional maxLength={500} {...field("phone")} />
        <TextField label="Address" optional maxLength={500} className={styles.wide} {...field("address")} />
        <TextareaField
          label="Notes"
          optional
          rows={4}
          maxLength={5000}
          className={styles.wide}
          hint="For you alone: on no document."
          {...field("notes")}
        />
        {problem?.path === "form" && (
          <p role="alert" className={styles.problem}>
            {problem.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
