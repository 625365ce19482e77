import { useId, useState } from "react";
import type { Service } from "#shared/services/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField, TextareaField, TextField } from "#web/ui/field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LeaveDialog } from "../leave-dialog.tsx";
import { categoriesOf } from "./filter-services.ts";
import styles from "./services.module.css";
import { useServiceActions } from "./use-service-actions.ts";
import { useServiceForm } from "./use-service-form.ts";

type ServiceDialogProps = { service: Service | null; services: readonly Service[]; onClose: () => void };

/** Adds services, or changes the given one. What was typed stays when saving fails, and is not dropped unasked. */
export function ServiceDialog({ service, services, onClose }: ServiceDialogProps) {
  const { field, isActive, setActive, isDirty, isBusy, submit } = useServiceForm(service);
  const { remove } = useServiceActions();
  const [asks, setAsks] = useState(false);
  const formId = useId();
  const listId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      mayClose={() => {
        setAsks(isDirty);
        return !isDirty;
      }}
      title={service ? "Change a service" : "Add a service"}
      actions={
        <>
          {service && (
            <Button
              look="destructive"
              onClick={() => {
                remove(service);
                onClose();
              }}
            >
              Delete
            </Button>
          )}
          {!service && (
            <Button busy={isBusy} onClick={() => submit()}>
              Add and write another
            </Button>
          )}
          <Button type="submit" form={formId} look="main" busy={isBusy}>
            {service ? "Save service" : "Add service"}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        aria-label={service ? "Change the service" : "Add a service"}
        data-save
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(onClose);
        }}
      >
        <TextField label="Name" required data-first-focus className={styles.wide} {...field("name")} />
        <TextField label="Fixed rate" figures inputMode="decimal" placeholder="0.00" optional {...field("fixedRate")} />
        <TextField
          label="Hourly rate"
          figures
          inputMode="decimal"
          placeholder="0.00"
          optional
          {...field("hourlyRate")}
        />
        <TextField label="Category" optional className={styles.wide} list={listId} {...field("category")} />
        <datalist id={listId}>
          {categoriesOf(services)
            .filter((category) => category !== "")
            .map((category) => (
              <option key={category}>{category}</option>
            ))}
        </datalist>
        <TextareaField label="Description" optional rows={2} className={styles.wide} {...field("description")} />
        <CheckboxField
          label="In use: spoken jobs are priced with it"
          checked={isActive}
          onChange={(event) => setActive(event.target.checked)}
        />
      </form>
      <LeaveDialog open={asks} onStay={() => setAsks(false)} onLeave={onClose} />
    </Dialog>
  );
}
