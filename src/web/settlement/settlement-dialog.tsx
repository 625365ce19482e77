import type { Document } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useSettlement } from "./api.ts";
import { BillView } from "./bill-view.tsx";
import { OfferView } from "./offer-view.tsx";

/** After the yes: the invoices of what was accepted, or the payments of an invoice. */
export function SettlementDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { data, error, refetch } = useSettlement(document.id);
  return (
    <Dialog open onClose={onClose} title={document.type === "invoice" ? "Payments" : "Invoice it"}>
      {!data && !error && <RuledSkeleton rows={4} label="Loading what was invoiced and paid" />}
      {error && (
        <Problem
          title="It could not be read"
          description={reasonOf(error, "Please try again.")}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {data?.bill && <BillView documentId={document.id} bill={data.bill} />}
      {data?.offer && <OfferView documentId={document.id} offer={data.offer} />}
      {data && !data.bill && !data.offer && (
        <Empty text="Nothing was accepted yet. When your client says yes, set the status to Accepted and invoice it here." />
      )}
    </Dialog>
  );
}
