import type { Bulk } from "#shared/documents/bulk.ts";
import { reasonOf } from "#web/api-client.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { useBulk } from "./api.ts";
import { outcomeWords } from "./outcome.ts";

/**
 * The Undo of what was done to several documents: `steps` one after the other, then a message with what came of them.
 * `verb` is what they are then, "restored". The message outlives the dialog and the page under it, so that this does
 * not wait for either.
 */
export function useWayBack(verb: string): (steps: readonly Bulk[]) => Promise<void> {
  const bulk = useBulk();
  const goBack = async (steps: readonly Bulk[]): Promise<void> => {
    const done: string[] = [];
    const failed: { id: string; reason: string }[] = [];
    for (const step of steps)
      try {
        const outcome = await bulk.mutateAsync(step);
        done.push(...outcome.done);
        failed.push(...outcome.failed);
      } catch (error) {
        const reason = reasonOf(error, `They could not be ${verb}. Please try again.`);
        failed.push(...step.ids.map((id) => ({ id, reason })));
      }
    const title = outcomeWords({ done, failed }, verb);
    if (!failed[0]) return void toast(title);
    const left = new Set(failed.map(({ id }) => id));
    const again = steps.flatMap((step) => {
      const ids = step.ids.filter((id) => left.has(id));
      return ids.length > 0 ? [{ ...step, ids }] : [];
    });
    toastError(title, failed[0].reason, { action: { label: "Try Again", onPress: () => void goBack(again) } });
  };
  return goBack;
}
