import { Copy, Link2, Share2 } from "lucide-react";
import { useState } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { nameOf } from "#shared/sending/words.ts";
import { reasonOf } from "#web/api-client.ts";
import { renewalFor } from "#web/billing/renewal.ts";
import { Button } from "#web/ui/button.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useMakeLink } from "./api.ts";
import styles from "./send-dialog.module.css";

type LinkBoxProps = {
  document: Document;
  /** What is open in it was agreed to; or nothing is. */
  mayMake: boolean;
};

/** Makes a link, and hands it over: copied, or by what the phone shares with. */
export function LinkBox({ document, mayMake }: LinkBoxProps) {
  const [url, setUrl] = useState<string>();
  const make = useMakeLink(document.id);
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => toast("Link copied", "Who has it can read and answer this document."),
      () => toastError("Not copied", "Select the link and copy it by hand."),
    );
  const start = () =>
    make.mutate(
      { version: document.version, evenOpen: mayMake },
      {
        onSuccess: (made) => {
          setUrl(made.url);
          void copy(made.url);
        },
        onError: (error) =>
          toastError("No link", reasonOf(error, "It could not be made. Please try again."), renewalFor(error)),
      },
    );
  if (!url)
    return (
      <Button icon={<Link2 aria-hidden="true" />} busy={make.isPending} disabled={!mayMake} onClick={start}>
        Copy link
      </Button>
    );
  const mayShare = "share" in navigator;
  const share = () => void navigator.share({ title: nameOf(document), url }).catch(() => undefined); // closed without sharing
  return (
    <div className={styles.made}>
      <input readOnly aria-label="Link for your client" value={url} onFocus={(event) => event.target.select()} />
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(url)}>
        Copy
      </Button>
      {mayShare && (
        <Button look="main" icon={<Share2 aria-hidden="true" />} onClick={share}>
          Share
        </Button>
      )}
    </div>
  );
}
