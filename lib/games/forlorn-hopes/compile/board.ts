import { kept } from "../../../documents/kept";
import { directionIndex, neighbourTable, type OffsetLayout, offsetToAxial } from "../../../hex";
import { type BattleBoard, type Step, type Zone, zoneIds } from "../board/battle-board";
import { CompileError } from "../../types";
import { numberIn } from "../../shared/numbers";
import { boardPath, type Source } from "./documents";

/** The Tactical Battle Board with numbers instead of ids (9.7). */
export const compileBoard = kept((document: Source["board"]): BattleBoard => {
  const ids = Object.keys(document.hexes);
  const of = Object.fromEntries(ids.map((id, n) => [id, n]));
  const layout = document.layout.offset as OffsetLayout;
  const cells = ids.map((id) => document.hexes[id]!);
  const axial = cells.map(({ column, row }) => offsetToAxial(layout, { column, row }));
  const facings = (names: readonly Parameters<typeof directionIndex>[1][] | undefined): number[] =>
    (names ?? []).map((name) => directionIndex(layout, name));
  const hexesOf = (terrain: string): number[] =>
    cells.flatMap((cell, n) => (cell.terrain === terrain ? [n] : []));
  const entryHexes: Record<number, number[]> = {};
  for (const [n, { number }] of cells.entries())
    if (number !== undefined) (entryHexes[number] ??= []).push(n);
  const targetHexes = hexesOf("target");
  if (targetHexes.length === 0)
    throw new CompileError(
      "The board has no T hex, from which bombers attack.",
      boardPath,
      "/hexes",
      "9.7.3",
    );
  return {
    ids,
    of,
    q: axial.map(({ q }) => q),
    r: axial.map(({ r }) => r),
    next: neighbourTable(layout, cells),
    missionHexes: hexesOf("mission"),
    startFacings: cells.map(({ startFacings }) => facings(startFacings)),
    targetHexes,
    surplusShips: document.surplusShips.map((id, n) =>
      numberIn(of, id, "hex", boardPath, `/surplusShips/${n}`),
    ),
    entryHexes,
    entryFacings: cells.map(({ entryFacings }) => facings(entryFacings)),
    zones: Object.fromEntries(
      zoneIds.flatMap((zone) => document.zones[zone].map((step): [string, Zone] => [step, zone])),
    ),
    lineOfFire: Object.fromEntries(
      Object.entries(document.lineOfFire).map(([step, blocking]) => [step, blocking.map(stepOf)]),
    ),
  };
});

/** "1 -2": steps to the right, steps down, in axial coordinates. */
function stepOf(text: string): Step {
  const [q, r] = text.split(" ").map(Number);
  return [q!, r!];
}
