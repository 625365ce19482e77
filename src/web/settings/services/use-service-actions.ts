import type { Service } from "#shared/services/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { useDeleteService, useSaveService } from "../api.ts";

/** Deleting a service and taking it out of use: done at once, with a way back in the message. */
export function useServiceActions() {
  const deletion = useDeleteService();
  const save = useSaveService();

  const bringBack = (service: Service) =>
    save.mutate(
      { service },
      {
        onSuccess: () => toast("Service is back", service.name),
        onError: () =>
          toastError("Error", "Failed to add service. Please try again.", {
            action: { label: "Try Again", onPress: () => bringBack(service) },
          }),
      },
    );

  const remove = (service: Service) =>
    deletion.mutate(service.id, {
      onSuccess: () =>
        toast("Service deleted", service.name, { action: { label: "Undo", onPress: () => bringBack(service) } }),
      onError: () => toastError("Error", "Failed to delete service. Please try again."),
    });

  const setActive = (service: Service, isActive: boolean) =>
    save.mutate(
      { id: service.id, service: { ...service, isActive } },
      {
        onSuccess: () =>
          toast(
            isActive ? "In use again" : "Not in use",
            `${service.name} ${isActive ? "prices jobs" : "prices nothing"}.`,
            {
              action: { label: "Undo", onPress: () => setActive(service, !isActive) },
            },
          ),
        onError: (error) => toastError("Error", reasonOf(error, "It could not be changed. Please try again.")),
      },
    );

  return { remove, setActive };
}
