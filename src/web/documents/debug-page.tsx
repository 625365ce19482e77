import { formatMoney } from "#shared/money.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { Empty } from "#web/ui/empty.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { noClient } from "./labels.ts";
import { PAGE, useDocumentList } from "./list/api.ts";
import { createdDay } from "./list/created-day.ts";
import { ListProblem } from "./list/list-problem.tsx";
import styles from "./list/debug.module.css";

/** The newest documents as they are stored, to look into. */
export function DebugPage() {
  useTitle("Test documents");
  const list = useDocumentList(PAGE);
  return (
    <main className={styles.page}>
      <h1>Test documents</h1>
      <Content list={list} />
    </main>
  );
}

function Content({ list }: { list: ReturnType<typeof useDocumentList> }) {
  if (list.isPending) return <RuledSkeleton rows={6} label="Loading the documents" />;
  if (!list.data) return <ListProblem list={list} />;
  if (list.data.length === 0) return <Empty text="No documents found." />;
  return (
    // A wide table moves within its box, which the keyboard must be able to reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls
    <div className={styles.box} role="region" aria-label="Documents" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {["Title", "Type", "Status", "Client", "Amount", "Created"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.data.map(({ id, title, type, status, client, amount, createdAt }) => (
            <tr key={id}>
              <td>{title}</td>
              <td>{type}</td>
              <td>{status}</td>
              <td>{client ?? noClient}</td>
              <td>{formatMoney(amount)}</td>
              <td>{createdDay(createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
