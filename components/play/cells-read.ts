import type { Reading } from "../../lib/kernel";
import type { LogLine } from "../../lib/play";

/** Cells of one table. */
export interface CellsRead {
  /** Path of its document. */
  table: string;
  /** Those of each row that was read, by its id. */
  cells: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * The cells that the latest choice of this phase read, table by table; `at` choices are made. A choice that read none is
 * passed over, so that what was rolled stays in sight while the next choice is thought about.
 */
export function cellsRead(log: readonly LogLine[], at: number): CellsRead[] {
  let latest: number | undefined;
  const readings: Reading[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const { moment, readings: own, phase } = log[i]!;
    if (moment > at) continue;
    if (latest !== undefined && moment !== latest) break;
    if (own) {
      latest = moment;
      readings.unshift(...own);
    }
    if (phase && latest === undefined) break;
  }
  const tables = new Map<string, Map<string, Set<string>>>();
  for (const { table, row, column } of readings) {
    const cells = tables.get(table) ?? new Map<string, Set<string>>();
    tables.set(table, cells.set(row, (cells.get(row) ?? new Set()).add(column)));
  }
  return [...tables].map(([table, cells]) => ({ table, cells }));
}
