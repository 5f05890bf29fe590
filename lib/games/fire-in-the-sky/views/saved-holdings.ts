import type { FireInTheSkyPosition } from "../../../documents/generated/types";
import { joinPointer } from "../../../documents/pointer";
import type { Documents } from "../../types";
import type { HeldCounter } from "../../counter-types";
import type { Holding } from "../../view-types";
import type { UnitSheet } from "./faces";
import { placeNameIn } from "./read";

/** Who stands where in a scenario that is a position saved from play: its counters by place. */

type Saved = FireInTheSkyPosition["units"][string];
type Sheets = ReadonlyMap<string, UnitSheet>;

/** Beside the board: what people call it, and which tray it is. */
const trays: Readonly<Record<string, { title: string; where: Holding["where"] }>> = {
  removed: { title: "Out of the game", where: "out" },
  available: { title: "In the pool", where: "out" },
  arriving: { title: "Still to be placed", where: "free" },
};

export function savedHoldings(
  position: FireInTheSkyPosition,
  sheets: Sheets,
  documents: Documents,
): Holding[] {
  const groups = new Map<string, { holding: Holding; alike: Map<string, HeldCounter> }>();
  for (const [id, unit] of Object.entries(position.units)) {
    const sheet = sheetOf(sheets, id);
    if (!sheet) continue;
    const pointer = joinPointer("/position/units", id);
    const key = unit.due === undefined ? unit.at : `${unit.at} ${unit.due}`;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { holding: holdingOf(unit, pointer), alike: new Map() }));
    const look = `${sheet.face.type} ${JSON.stringify(unit)}`;
    const same = group.alike.get(look);
    if (same) join(same, id, unit);
    else group.alike.set(look, counterOf(position, sheet, { id, pointer, unit }, documents));
  }
  return [...groups.values()].map(({ holding, alike }) => ({ ...holding, counters: [...alike.values()] }));
}

/** The type of a counter: its id without the number that distinguishes it within the type. */
const sheetOf = (sheets: Sheets, id: string): UnitSheet | undefined =>
  sheets.get(id) ?? sheets.get(id.replace(/-\d+$/, ""));

function holdingOf({ at, due }: Saved, entry: string): Holding {
  if (due !== undefined) return { entry, title: `Back on turn ${due}`, where: "track", counters: [] };
  const tray = Object.hasOwn(trays, at) ? trays[at] : undefined;
  if (tray) return { entry, ...tray, counters: [] };
  return { entry, title: at, where: "map", place: at, counters: [] };
}

function counterOf(
  { taskForces }: FireInTheSkyPosition,
  { kind, face, steps: most }: UnitSheet,
  { id, pointer, unit }: { id: string; pointer: string; unit: Saved },
  documents: Documents,
): HeldCounter {
  const force = unit.taskForce === undefined ? undefined : taskForces[unit.taskForce];
  const origin = force && (placeNameIn(documents, force.from) ?? force.from);
  return {
    pointer,
    face,
    count: 1,
    pieces: [id],
    ...(kind === "air" && { steps: unit.steps }),
    ...(kind === "land" && unit.steps > 0 && unit.steps < most && { reduced: true }),
    ...(unit.committed !== undefined && { committed: true }),
    ...(unit.hits !== undefined && { damaged: true }),
    ...(force && { group: `Task Force ${unit.taskForce!}, from ${origin}` }),
  };
}

function join(same: HeldCounter, id: string, { steps }: Saved): void {
  same.count++;
  same.pieces!.push(id);
  if (same.steps !== undefined) same.steps += steps;
}
