import { useState } from "react";
import type { ClientDetails } from "#shared/clients/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useSettled } from "#web/use-settled.ts";
import { useClientPages } from "./api.ts";
import { useMerging } from "./use-merging.ts";
import styles from "./clients.module.css";

const SETTLED_MS = 200;
/** Who is not among these is found by more of the name. */
const MOST_OFFERED = 8;

/** Looks for the client who is the same as this one, and makes that a further name of it. */
export function MergeDialog({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const [search, setSearch] = useState("");
  const pages = useClientPages(useSettled(search.trim(), SETTLED_MS));
  const merging = useMerging(client);
  const others = pages.data?.pages[0]?.rows.filter(({ id }) => id !== client.id).slice(0, MOST_OFFERED);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Who is the same as ${client.name}?`}
      description={`Their documents count for ${client.name} from then on, and what is known of them fills what is missing here.`}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <TextField
        label="Find the other client"
        type="search"
        data-first-focus
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value.slice(0, 200))}
      />
      {!others && <RuledSkeleton rows={3} label="Loading the clients" />}
      {others?.length === 0 && <p className={styles.nobody}>No other client fits.</p>}
      <ul className={styles.offered} aria-label="Clients to merge">
        {others?.map((other) => (
          <li key={other.id}>
            <span>
              <b>{other.name}</b>
              <small>{other.email ?? other.phone ?? other.address ?? "Nothing else is known"}</small>
            </span>
            <Button
              aria-label={`Merge ${other.name} into ${client.name}`}
              onClick={() => {
                merging.run("merge", other);
                onClose();
              }}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
