import type { ResultTableDocument } from "../../../lib/documents/generated/types";

/** A small combat table of one die and three columns, two numbers and two codes. */
export const small = (): ResultTableDocument => ({
  $schema: "../../../schemas/common/result-table.schema.json",
  title: "Bombing",
  rule: "5.2",
  roll: { dice: 1, sides: 6 },
  rowsAre: "Die",
  columnsAre: "Bombers",
  columns: { few: { from: 1, to: 4 }, some: { from: 5, to: 9 }, many: { from: 10 } },
  rows: {
    low: { to: 2, cells: { few: "-", some: "0", many: "1" } },
    middle: { from: 3, to: 5, cells: { few: "0", some: "1", many: "2" } },
    high: { from: 6, cells: { few: "1", some: "2", many: "3 D" } },
  },
  results: { "-": "The attackers turn back.", D: "The base is out of action." },
  sources: {},
});
