import type { ClientBase } from "pg";

/** The version of the job queue's tables; null where no server has ever run. */
export async function findQueueVersion(client: Pick<ClientBase, "query">): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('pgboss.version') is not null as there");
  if (!rows[0]?.there) return null;
  const { rows: found } = await client.query<{ version: number }>("select version from pgboss.version");
  return found[0]?.version ?? null;
}

/** Whether the library's plans make tables of this version: it says its own nowhere else. */
export const isQueueVersion = (plans: string, version: number): boolean =>
  plans.includes(`pgboss.version(version) VALUES ('${version}')`);
