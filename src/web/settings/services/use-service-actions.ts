import type { Service } from "#shared/services/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { useDeleteService, useSaveService } from "../api.ts";

/**
 * Deleting a service and taking it out of use: done at once, with a way back in the message. The row goes before the
 * server has answered, so the answer is waited for by itself and not by the row.
 */
export function useServiceActions() {
  const { mutateAsync: deleteService } = useDeleteService();
  const { mutateAsync: saveService } = useSaveService();

  const bringBack = (service: Service): void =>
    void saveService({ service }).then(
      () => toast("Service is back", service.name),
      () =>
        toastError("Error", "Failed to add service. Please try again.", {
          action: { label: "Try Again", onPress: () => bringBack(service) },
        }),
    );

  const remove = (service: Service): void =>
    void deleteService(service.id).then(
      () => toast("Service deleted", service.name, { action: { label: "Undo", onPress: () => bringBack(service) } }),
      () => toastError("Error", "Failed to delete service. Please try again."),
    );

  const setActive = (service: Service, isActive: boolean): void =>
    void saveService({ id: service.id, service: { ...service, isActive } }).then(
      () =>
        toast(
          isActive ? "In use again" : "Not in use",
          `${service.name} ${isActive ? "prices jobs" : "prices nothing"}.`,
          { action: { label: "Undo", onPress: () => setActive(service, !isActive) } },
        ),
      (error: Error) => toastError("Error", reasonOf(error, "It could not be changed. Please try again.")),
    );

  return { remove, setActive };
}
