import { useState } from "react";
import { describeKept, findKept, forgetKept } from "#web/accounts/kept-on-device.ts";
import { recordingStore } from "#web/dictation/speech/recording-store.ts";
import { forgetReads } from "#web/offline/kept-reads.ts";
import { serverPaths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** What the device knows of the account goes first: leaving could cut that off. */
const leave = () => void forgetReads().then(() => window.location.assign(serverPaths.logout));

/** Logs out by navigating to the server. What is not saved yet is never dropped unasked, nor left for the next user. */
export function Logout({ userId, className }: { userId: string; className?: string | undefined }) {
  const [kept, setKept] = useState<string>();
  return (
    <>
      <a
        className={className}
        href={serverPaths.logout}
        onClick={(event) => {
          event.preventDefault();
          const found = describeKept(findKept(userId));
          if (found === "") leave();
          else setKept(found);
        }}
      >
        Logout
      </a>
      <Dialog
        open={kept !== undefined}
        onClose={() => setKept(undefined)}
        title="Log out with unsaved work?"
        description={`On this device ${kept ?? ""}. Kept work is there when you sign in here again; other accounts do not see it.`}
        actions={
          <>
            <Button
              look="destructive"
              onClick={() => {
                forgetKept(userId);
                void recordingStore(userId).clear().then(leave); // never rejects
              }}
            >
              Remove it and log out
            </Button>
            <Button look="main" onClick={leave}>
              Keep it and log out
            </Button>
          </>
        }
      />
    </>
  );
}
