import type { ClientDetails } from "#shared/clients/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { useMergeClient } from "./api.ts";

type Other = { id: string; name: string };

/** Makes another client a further name of this one, with the way back, or lets such a name stand alone again. */
export function useMerging(client: ClientDetails) {
  const merge = useMergeClient(client.id);
  // The message outlives the page, so that this does not wait for it.
  const run = async (verb: "merge" | "separate", other: Other): Promise<void> => {
    try {
      await merge.mutateAsync({ verb, other: other.id });
      if (verb === "separate") toast("Separated", `${other.name} stands alone.`);
      else
        toast("Merged", `${other.name} is ${client.name} now.`, {
          action: { label: "Undo", onPress: () => void run("separate", other) },
        });
    } catch (error) {
      toastError("Error", reasonOf(error, "That did not work. Please try again."));
    }
  };
  return { run: (verb: "merge" | "separate", other: Other) => void run(verb, other), isBusy: merge.isPending };
}
