import { Check, Copy, Mail, Share2 } from "lucide-react";
import { buttonClass, Button } from "#web/ui/button.tsx";
import { toastError } from "#web/ui/toast.ts";
import styles from "./referrals-page.module.css";
import { shareLinks } from "./share-links.ts";
import { useCopied } from "./use-copied.ts";

/** The code and the link, and the ways to pass them on. */
export function Invitation({ code, link }: { code: string; link: string }) {
  const { isCopied, copy } = useCopied();
  const share = shareLinks(link);
  const copyLink = async () => {
    if (!(await copy(link))) toastError("The link could not be copied", "Select it and copy it by hand.");
  };
  return (
    <dl className={styles.ledger}>
      <dt>Your code</dt>
      <dd className={styles.code}>{code}</dd>
      <dt>Your link</dt>
      <dd>
        <span className={styles.link}>{link}</span>
        <Button
          look="main"
          className={styles.copy}
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copyLink()}
        >
          {isCopied ? "Copied" : "Copy link"}
        </Button>
        <span className="visually-hidden" role="status">
          {isCopied && "The link was copied."}
        </span>
      </dd>
      <dt>Share it</dt>
      <dd className={styles.share}>
        <a className={buttonClass({})} href={share.microblog} target="_blank" rel="noopener noreferrer">
          <Share2 aria-hidden="true" /> X <span className="visually-hidden">(opens a new window)</span>
        </a>
        <a className={buttonClass({})} href={share.network} target="_blank" rel="noopener noreferrer">
          <Share2 aria-hidden="true" /> LinkedIn <span className="visually-hidden">(opens a new window)</span>
        </a>
        <a className={buttonClass({})} href={share.mail}>
          <Mail aria-hidden="true" /> Email
        </a>
      </dd>
    </dl>
  );
}
