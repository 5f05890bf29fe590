import type { CsvColumn } from "./column";

const same = (heading: string): string => heading.trim().replace(/\s+/g, " ").toLowerCase();

/** Headings that two columns share get what the documents call them. */
export function headed(columns: readonly CsvColumn[]): CsvColumn[] {
  const count = new Map<string, number>();
  for (const { heading } of columns) count.set(same(heading), (count.get(same(heading)) ?? 0) + 1);
  return columns.map((column) =>
    (count.get(same(column.heading)) ?? 0) > 1
      ? { ...column, heading: `${column.heading} (${column.key})` }
      : column,
  );
}

/** The column that a heading means: by its words, or by what the documents call it. */
export function columnHeaded(columns: readonly CsvColumn[], heading: string): CsvColumn | undefined {
  const wanted = same(heading);
  return (
    columns.find((column) => same(column.heading) === wanted) ??
    columns.find(({ key, role }) => role === "cell" && same(key) === wanted)
  );
}
