type ChartTableProps = {
  label: string;
  /** What the rows are: "Month". */
  by: string;
  heads: readonly string[];
  rows: readonly { name: string; values: readonly string[] }[];
};

/** The figures of a chart as a table that screen readers read and nobody sees. */
export function ChartTable({ label, by, heads, rows }: ChartTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={heads[index] ?? index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
