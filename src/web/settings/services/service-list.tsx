import { Download, Plus, Upload } from "lucide-react";
import { useState } from "react";
import type { Service } from "#shared/services/schema.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { PRICE_LIST_FILE } from "../api.ts";
import { categoriesOf, groupServices, type ServiceFilter } from "./filter-services.ts";
import { ServiceRow } from "./service-row.tsx";
import styles from "./services.module.css";

type ServiceListProps = {
  services: Service[];
  onAdd: () => void;
  onImport: () => void;
  onEdit: (service: Service) => void;
};

/** The services by category, with ways to find, add, bring and take them. */
export function ServiceList({ services, onAdd, onImport, onEdit }: ServiceListProps) {
  const [filter, setFilter] = useState<ServiceFilter>({ search: "", category: null });
  const groups = groupServices(services, filter);
  const count = groups.reduce((sum, group) => sum + group.services.length, 0);
  return (
    <div className={styles.services}>
      <div className={styles.tools}>
        <Filter services={services} filter={filter} onChange={setFilter} />
        <Button look="main" className={styles.add} icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          Add service
        </Button>
        <Button icon={<Upload aria-hidden="true" />} onClick={onImport}>
          Import
        </Button>
        <a className={buttonClass({})} href={PRICE_LIST_FILE} download>
          <Download aria-hidden="true" />
          Export
        </a>
      </div>
      <p className={styles.count} role="status">
        {count === services.length ? said(count) : `${count} of ${said(services.length)}`}
      </p>
      {count === 0 && (
        <p className={styles.none}>
          Nothing on the price list fits.{" "}
          <Button look="quiet" size="small" accent onClick={() => setFilter({ search: "", category: null })}>
            Show all
          </Button>
        </p>
      )}
      {groups.map(({ title, services: grouped }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {grouped.map((service) => (
              <ServiceRow key={service.id} service={service} onEdit={onEdit} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const said = (count: number) => (count === 1 ? "1 service" : `${count.toLocaleString("en-US")} services`);

type FilterProps = { services: Service[]; filter: ServiceFilter; onChange: (filter: ServiceFilter) => void };

function Filter({ services, filter, onChange }: FilterProps) {
  const categories = categoriesOf(services);
  return (
    <div className={styles.filter} role="search" aria-label="Services">
      <TextField
        label="Search the price list"
        labelHidden
        type="search"
        placeholder="Search"
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      {categories.length > 1 && (
        <SelectField
          label="Category"
          labelHidden
          value={filter.category === null ? "all" : `of ${filter.category}`}
          onChange={(event) =>
            onChange({ ...filter, category: event.target.value === "all" ? null : event.target.value.slice(3) })
          }
        >
          <option value="all">All categories</option>
          {categories.map((category) => (
            <option key={category} value={`of ${category}`}>
              {category === "" ? "No category" : category}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
