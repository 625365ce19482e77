import { useServices } from "#web/settings/api.ts";
import { CheckboxField } from "#web/ui/field.tsx";
import { isListed } from "./price-list-entry.ts";

type KeepPriceProps = { name: string; isKept: boolean; onChange: (isKept: boolean) => void };

/** Offers to keep a typed price for the next job; not before the list is known, nor for what stands in it. */
export function KeepPrice({ name, isKept, onChange }: KeepPriceProps) {
  const { data: services } = useServices();
  if (services === undefined || isListed(name, services)) return null;
  return (
    <CheckboxField
      label="Save to my price list"
      checked={isKept}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
