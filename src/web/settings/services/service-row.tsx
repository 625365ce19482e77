import { Pencil, Trash2 } from "lucide-react";
import type { Service } from "#shared/services/schema.ts";
import { formatMoney } from "#shared/money.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "../settings.module.css";

type ServiceRowProps = {
  service: Service;
  onEdit: (service: Service) => void;
  onDelete: (service: Service) => void;
};

function ratesOf({ hourlyRate, fixedRate }: Service): string[] {
  return [
    ...(fixedRate === null ? [] : [formatMoney(fixedRate)]),
    ...(hourlyRate === null ? [] : [`${formatMoney(hourlyRate)} an hour`]),
  ];
}

/** One service with its rates. */
export function ServiceRow({ service, onEdit, onDelete }: ServiceRowProps) {
  const rates = ratesOf(service);
  return (
    <li className={styles.row}>
      <div>
        <b>{service.name}</b>
        {(service.category || service.description) && (
          <small>{[service.category, service.description].filter(Boolean).join(". ")}</small>
        )}
      </div>
      <span className={styles.rates}>
        {rates.length === 0 ? "No rate" : rates.map((rate) => <span key={rate}>{rate}</span>)}
      </span>
      <span className={styles.rowButtons}>
        <Button
          look="quiet"
          square
          aria-label={`Edit ${service.name}`}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(service)}
        />
        <Button
          look="quiet"
          square
          aria-label={`Delete ${service.name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onDelete(service)}
        />
      </span>
    </li>
  );
}
