import { useState } from "react";
import type { Service } from "#shared/services/schema.ts";
import { Empty } from "#web/ui/empty.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useDeleteService, useSaveService, useServices } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import { ServiceForm } from "./service-form.tsx";
import { ServiceRow } from "./service-row.tsx";
import styles from "../settings.module.css";

/** The price list that spoken jobs are priced from. */
export function ServicesTab() {
  const services = useServices();
  const remove = useRemoveWithUndo();
  const [edited, setEdited] = useState<Service | null>(null);
  return (
    <div className={styles.columns}>
      <Loaded query={services} loading="Loading the price list" failed="The price list could not be loaded">
        {(data) =>
          data.length === 0 ? (
            <Empty text="Your price list is empty. Add what you charge, and say its name instead of its price." />
          ) : (
            <ul className={styles.list} aria-label="Services">
              {data.map((service) => (
                <ServiceRow key={service.id} service={service} onEdit={setEdited} onDelete={remove} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ServiceForm key={edited?.id ?? "new"} service={edited} onDone={() => setEdited(null)} />
    </div>
  );
}

function useRemoveWithUndo() {
  const remove = useDeleteService();
  const save = useSaveService();
  return (service: Service) =>
    remove.mutate(service.id, {
      onSuccess: () =>
        toast("Service deleted", service.name, {
          action: { label: "Undo", onPress: () => save.mutate({ service }) },
        }),
      onError: () => toastError("Error", "Failed to delete service. Please try again."),
    });
}
