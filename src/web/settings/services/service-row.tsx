import { CircleOff, CircleCheck, Pencil, Trash2 } from "lucide-react";
import type { Service } from "#shared/services/schema.ts";
import { formatMoney } from "#shared/money.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./services.module.css";
import { useServiceActions } from "./use-service-actions.ts";

function ratesOf({ hourlyRate, fixedRate }: Service): string[] {
  return [
    ...(fixedRate === null ? [] : [formatMoney(fixedRate)]),
    ...(hourlyRate === null ? [] : [`${formatMoney(hourlyRate)} an hour`]),
  ];
}

/** One service with its rates. One that is not in use stays on the list and prices nothing. */
export function ServiceRow({ service, onEdit }: { service: Service; onEdit: (service: Service) => void }) {
  const { remove, setActive } = useServiceActions();
  const rates = ratesOf(service);
  const { name, description, category, isActive } = service;
  const note = isActive ? description : [category, description].filter(Boolean).join(". ");
  return (
    <li className={classNames(styles.row, !isActive && styles.unused)}>
      <div className={styles.what}>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </div>
      <span className={styles.rates}>
        {rates.length === 0 ? "No rate" : rates.map((rate) => <span key={rate}>{rate}</span>)}
      </span>
      <span className={styles.rowButtons}>
        <Button
          look="quiet"
          square
          aria-label={isActive ? `Stop using ${name}` : `Use ${name} again`}
          title={isActive ? "Stop using" : "Use again"}
          className={styles.deskOnly}
          icon={isActive ? <CircleOff aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          onClick={() => setActive(service, !isActive)}
        />
        <Button
          look="quiet"
          square
          aria-label={`Edit ${name}`}
          title="Edit"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(service)}
        />
        <Button
          look="quiet"
          square
          aria-label={`Delete ${name}`}
          title="Delete"
          className={styles.deskOnly}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => remove(service)}
        />
      </span>
    </li>
  );
}
