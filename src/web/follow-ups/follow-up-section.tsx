import { useState } from "react";
import { followUpSettingsSchema, type FollowUpSettings } from "#shared/follow-ups/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Loading } from "#web/frame/loading.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField, TextField } from "#web/ui/field.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { toastError } from "#web/ui/toast.ts";
import { useFollowUpSettings, useSaveFollowUpSettings } from "./api.ts";
import styles from "./follow-up-section.module.css";

/** What goes out to clients by itself; each change is saved at once. */
export function FollowUpSection() {
  const settings = useFollowUpSettings();
  if (settings.isPending) return <Loading rows={3} />;
  if (settings.isError)
    return (
      <Problem
        title="Failed to load your reminders"
        description={reasonOf(settings.error, "Please try again.")}
        action={<Button onClick={() => void settings.refetch()}>Try Again</Button>}
      />
    );
  return <Wishes stored={settings.data} />;
}

const shownDays = ({ afterDays }: FollowUpSettings): string => afterDays.join(", ");
const readDays = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter((part) => part !== "")
    .map(Number);

function Wishes({ stored }: { stored: FollowUpSettings }) {
  const save = useSaveFollowUpSettings();
  const [days, setDays] = useState(shownDays(stored));
  const [problem, setProblem] = useState<string>();
  const change = (next: Partial<FollowUpSettings>) =>
    save.mutate(
      { ...stored, ...next },
      { onError: (error) => toastError("Not saved", reasonOf(error, "Please try again.")) },
    );
  const leaveDays = () => {
    const read = followUpSettingsSchema.shape.afterDays.safeParse(readDays(days));
    setProblem(read.error ? daysProblem(read.error.issues[0]?.message) : undefined);
    if (!read.success) return;
    setDays(read.data.join(", "));
    if (read.data.join() !== stored.afterDays.join()) change({ afterDays: read.data });
  };
  // A tick shows at once what was asked for; the server's answer settles it.
  const shown = save.isPending ? save.variables : stored;
  return (
    <>
      <CheckboxField
        label="Follow up what I send"
        checked={shown.isOn}
        onChange={(event) => change({ isOn: event.target.checked })}
      />
      {shown.isOn && (
        <div className={styles.wishes}>
          <TextField
            label="Remind a client who has not answered, days after the sending"
            hint="Such as 3, 7. Leave it empty for no reminders."
            inputMode="numeric"
            value={days}
            error={problem}
            onChange={(event) => setDays(event.target.value)}
            onBlur={leaveDays}
          />
          <CheckboxField
            label="Tell me two days before an offer runs out"
            checked={shown.expiryNotice}
            onChange={(event) => change({ expiryNotice: event.target.checked })}
          />
          <CheckboxField
            label="When an invoice is overdue, remind its client and tell me"
            checked={shown.overdueNotice}
            onChange={(event) => change({ overdueNotice: event.target.checked })}
          />
        </div>
      )}
      <p className={styles.note}>
        Reminders stop with an answer, a payment or a withdrawal. Each document can be left out on its own.
      </p>
    </>
  );
}

const daysProblem = (message = ""): string =>
  /^(At|A day)/.test(message) ? message : "Write whole days with commas between them, such as 3, 7.";
