import type { SaveService } from "#shared/services/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { useDeleteService, useSaveService } from "#web/settings/api.ts";
import { toast, toastError } from "#web/ui/toast.ts";

/** Puts a price that was typed as an answer into the price list, and says how that went. */
export function useKeepPrice() {
  const save = useSaveService();
  const remove = useDeleteService();
  /** `answered` says what was saved before; `undo` takes that back, and here the price with it. */
  const keep = (service: SaveService, answered: string, undo: () => void): void =>
    save.mutate(
      { service },
      {
        onSuccess: ({ id, name }) => {
          const takeBack = () => {
            undo();
            remove.mutate(id, { onError: sayNotRemoved });
          };
          toast(answered, `“${name}” is in your price list now.`, { action: { label: "Undo", onPress: takeBack } });
        },
        onError: (error) => {
          const isSaid = error instanceof ApiError && error.status === 422;
          toastError(
            "Answered, but not in your price list",
            isSaid ? error.reason : "Failed to add service. Please try again.",
            { action: { label: "Try again", onPress: () => keep(service, answered, undo) } },
          );
        },
      },
    );
  return keep;
}

const sayNotRemoved = () => void toastError("Error", "Failed to delete service. Please try again.");
