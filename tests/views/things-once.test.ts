import { expect, it } from "vitest";
import { assemble } from "../../lib/documents";
import { csvTables } from "../../lib/export/csv/tables";
import { games } from "../../lib/games";
import { openGame } from "../../lib/workspace";

it("lists what cells can refer to once for all tables of a draft, however many rows there are", () => {
  const definition = games["fire-in-the-sky"]!;
  const looked = new Map<string, number>();
  const game = {
    ...definition,
    targets: definition.targets.map((target) => ({
      ...target,
      get places() {
        looked.set(target.kind, (looked.get(target.kind) ?? 0) + 1);
        return target.places;
      },
    })),
  };
  const tables = csvTables({ draft: assemble(openGame(definition.id).files), game });
  const rows = tables.flatMap(({ parts }) => parts.flatMap(({ grid }) => grid.rows));
  expect(rows.length).toBeGreaterThan(500);
  expect([...looked.keys()]).toContain("unit");
  expect([...looked.values()].every((times) => times === 1)).toBe(true);
});
