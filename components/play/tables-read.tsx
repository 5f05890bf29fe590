import { useEffect, useMemo, useState } from "react";
import type { ResultTableDocument } from "../../lib/documents/generated/types";
import { tableWords, type TableWords } from "../../lib/views/result-table";
import { RuleChip } from "../rulebook/rule-chip";
import { useTable } from "../workbench/context";
import { type CellsRead, cellsRead } from "./cells-read";
import styles from "./tables-read.module.css";
import { usePlay } from "./use-play";

/** The tables of results that were read last, each with the cell that counted. */
export function TablesRead() {
  const log = usePlay((state) => state.log);
  const at = usePlay(({ table }) => table?.shown?.at ?? 0);
  const read = useMemo(() => cellsRead(log, at), [log, at]);
  return read.map((each) => <TableRead key={each.table} {...each} />);
}

function TableRead({ table, cells }: CellsRead) {
  const words = useTableWords(table);
  if (!words) return null;
  const columns = new Set([...cells.values()].flatMap((each) => [...each]));
  return (
    <section className={styles.table} aria-label={words.title}>
      <h3>
        {words.title} <RuleChip rule={words.rule} />
      </h3>
      <div className={styles.wide} tabIndex={0} role="group" aria-label={`${words.title}: cells`}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                {words.rowsAre} / {words.columnsAre}
              </th>
              {words.columns.map(({ id, title }) => (
                <th key={id} scope="col" data-read={columns.has(id) || undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.rows.map(({ id, title }, i) => (
              <tr key={id}>
                <th scope="row" data-read={cells.has(id) || undefined}>
                  {title}
                </th>
                {words.columns.map((column, j) => (
                  <td key={column.id} aria-current={cells.get(id)?.has(column.id) || undefined}>
                    {words.cells[i]![j]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The table by the data in play, asked for once; undefined until it is there. */
function useTableWords(path: string): TableWords | undefined {
  const { play } = useTable();
  const documents = usePlay((state) => state.documents);
  const [words, setWords] = useState<TableWords>();
  useEffect(() => {
    let isWanted = true;
    play.ask({ of: "document", path }).then(
      (document) => isWanted && setWords(tableWords(document as unknown as ResultTableDocument)),
      // The game was closed meanwhile.
      () => isWanted && setWords(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [play, path, documents]);
  return words;
}
