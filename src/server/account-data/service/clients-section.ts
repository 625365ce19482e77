import {
  addFiledClients,
  findFiledClients,
  listFiledClients,
  replaceFiledClient,
} from "#server/clients/service/file.ts";
import { nameKey } from "#shared/clients/name-key.ts";
import { recordSchemas, type FileRecord } from "#shared/account-data/schema.ts";
import type { SectionRules } from "./section.ts";

type Filed = FileRecord<"clients">;

const comparable = ({ name, email, phone, address, notes }: Filed) => ({ name, email, phone, address, notes });

/** Clients, by name: an account has one for each. Documents are tied to them by name when they are next listed. */
export const clients: SectionRules<Filed> = {
  name: "clients",
  schema: recordSchemas.clients,
  batch: 200,
  key: ({ name }) => nameKey(name),
  label: ({ name }) => `Client ${name}`,
  comparable,
  list: listFiledClients,
  existing: async (ctx, records) =>
    new Map([...(await findFiledClients(ctx, records))].map(([key, record]) => [key, comparable(record)])),
  insert: addFiledClients,
  replace: replaceFiledClient,
};
