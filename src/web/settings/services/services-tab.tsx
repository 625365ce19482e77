import { useState } from "react";
import type { Service } from "#shared/services/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { useServices } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { ServiceDialog } from "./service-dialog.tsx";
import { ServiceList } from "./service-list.tsx";

/** What is open over the price list. */
type Open = { what: "import" } | { what: "service"; service: Service | null } | null;

/** The price list that spoken jobs are priced from. */
export function ServicesTab() {
  const services = useServices();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = () => setOpen({ what: "service", service: null });
  const bringFile = () => setOpen({ what: "import" });
  return (
    <>
      <Loaded query={services} loading="Loading the price list" failed="The price list could not be loaded">
        {(data) =>
          data.length === 0 ? (
            <Nothing onAdd={add} onImport={bringFile} />
          ) : (
            <ServiceList
              services={data}
              onAdd={add}
              onImport={bringFile}
              onEdit={(service) => setOpen({ what: "service", service })}
            />
          )
        }
      </Loaded>
      {open?.what === "service" && (
        <ServiceDialog service={open.service} services={services.data ?? []} onClose={close} />
      )}
      {open?.what === "import" && <ImportDialog onClose={close} />}
    </>
  );
}

function Nothing({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  return (
    <Empty
      text="Your price list is empty. Add what you charge, and say its name instead of its price."
      action={
        <>
          <Button look="main" onClick={onAdd}>
            Add service
          </Button>
          <Button onClick={onImport}>Import a file</Button>
        </>
      }
    />
  );
}
