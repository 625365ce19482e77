import { BellRing } from "lucide-react";
import { dayOf, formatDay } from "#shared/dates.ts";
import type { FollowUp } from "#shared/follow-ups/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { renewalFor } from "#web/billing/renewal.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/field.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useFollowUp, useRemind, useSwitchFollowUp } from "./api.ts";
import styles from "./reminder-box.module.css";

type ReminderBoxProps = { documentId: string; onReminded: () => void };

/** Whether the client of a document is reminded by itself, when next, and a reminder now. Nothing while it would reach nobody. */
export function ReminderBox({ documentId, onReminded }: ReminderBoxProps) {
  const { data: state } = useFollowUp(documentId);
  const turn = useSwitchFollowUp(documentId);
  const remind = useRemind(documentId);
  if (!state || state.remindable.length === 0) return null;
  const remindNow = () =>
    remind.mutate(undefined, {
      onSuccess: ({ to }) => {
        toast("A reminder is on its way", `To ${to.join(", ")}`);
        onReminded();
      },
      onError: (error) => toastError("No reminder", reasonOf(error, "Please try again."), renewalFor(error)),
    });
  const toggle = (isOn: boolean) =>
    turn.mutate(isOn, { onError: (error) => toastError("Error", reasonOf(error, "Please try again.")) });
  return (
    <section className={styles.box} aria-label="Reminders">
      <div>
        {state.isAccountOn && (
          <CheckboxField
            label="Remind by itself"
            checked={state.isOn}
            disabled={turn.isPending}
            onChange={(event) => toggle(event.target.checked)}
          />
        )}
        <p>{noteOf(state)}</p>
      </div>
      <Button icon={<BellRing aria-hidden="true" />} busy={remind.isPending} onClick={remindNow}>
        Remind now
      </Button>
    </section>
  );
}

function noteOf({ isOn, isAccountOn, nextAt, remindable }: FollowUp): string {
  if (!isAccountOn) return "Reminders are turned off in your settings.";
  if (!isOn) return "None goes out for this one.";
  return nextAt === null
    ? "No more goes out by itself."
    : `The next goes to ${remindable.join(", ")} on ${formatDay(dayOf(new Date(nextAt)))}.`;
}
