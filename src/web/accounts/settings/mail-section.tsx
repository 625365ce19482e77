import { useState } from "react";
import { mailTopicNames, mailTopics, type MailPreferences, type MailTopic } from "#shared/mail/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Loading } from "#web/frame/loading.tsx";
import { useMailPreferences, useSaveMailPreferences } from "#web/mail/api.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/field.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { toastError } from "#web/ui/toast.ts";
import styles from "./account-tab.module.css";

/** Which mails come; each tick is saved at once. */
export function MailSection() {
  const preferences = useMailPreferences();
  if (preferences.isPending) return <Loading rows={3} />;
  if (preferences.isError) {
    return (
      <Problem
        title="Failed to load what you get"
        description={reasonOf(preferences.error, "Please try again.")}
        action={<Button onClick={() => void preferences.refetch()}>Try Again</Button>}
      />
    );
  }
  return <Topics wanted={preferences.data} />;
}

function Topics({ wanted }: { wanted: MailPreferences }) {
  const save = useSaveMailPreferences();
  const [shown, setShown] = useState(wanted);
  const toggle = (topic: MailTopic) => {
    const next = { ...shown, [topic]: !shown[topic] };
    setShown(next);
    save.mutate(next, {
      onError: (error) => {
        setShown(wanted); // what the server has
        toastError("Error", reasonOf(error, "Please try again."));
      },
    });
  };
  return (
    <>
      <div className={styles.topics}>
        {mailTopicNames.map((topic) => (
          <CheckboxField
            key={topic}
            label={mailTopics[topic].label}
            checked={shown[topic]}
            onChange={() => toggle(topic)}
          />
        ))}
      </div>
      <p className={styles.note}>
        Mails about a failed payment, your password, your address or a deletion always come.
      </p>
    </>
  );
}
