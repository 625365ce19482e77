import { useLocation } from "wouter";
import type { Client } from "#shared/clients/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useDeleteClient, useUndeleteClient } from "./api.ts";

/** Names who will be gone, and asks. The message that says so has the way back. */
export function DeleteClientDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const [, goTo] = useLocation();
  const remove = useDeleteClient(client.id);
  const undelete = useUndeleteClient(client.id);
  // The message outlives this dialog and the page under it, so that this does not wait for either.
  const bringBack = () =>
    void undelete.mutateAsync().then(
      () => toast("Restored", client.name),
      (error: unknown) => toastError("Error", reasonOf(error, `${client.name} could not be brought back.`)),
    );
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast("Deleted", client.name, { action: { label: "Undo", onPress: bringBack } });
        goTo(paths.clients);
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be deleted. Please try again.")),
    });
  return (
    <ConfirmDialog
      open
      title={`Delete ${client.name}?`}
      description="Contact, notes and other names go. The documents stay, with what they say."
      confirm="Delete"
      cancel="Keep it"
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
