import type { JsonObject } from "../../../kernel";
import { MISSION, type MissionData, hasAborted } from "../ch28-air-missions/mission";
import { hasTroops } from "../model/ground";
import { shipsAt } from "../model/navy";
import { Gone, type PacificTable } from "../model/position";
import { NOBODY, type Rules, sideIds } from "../model/rules";
import { airClass, groundClass, hexOfShip, isCrippled, isInterdicted, stepsOfGround } from "../model/units";
import type { Engaged } from "./engaged";

/** Numbers by sort, side and type: what is 0 is left out. */
type Counts = Record<string, Record<string, Record<string, number>>>;

class Count {
  readonly counts: Counts = {};

  add(sort: string, side: number, type: string, number: number | boolean): void {
    if (Number(number) === 0) return;
    const types = ((this.counts[sort] ??= {})[sideIds[side]!] ??= {});
    types[type] = (types[type] ?? 0) + Number(number);
  }
}

/** What has become of everything that was engaged. */
export function resultOf(t: PacificTable, engaged: Engaged): JsonObject {
  const count = new Count();
  countShips(t, engaged, count);
  countAircraft(t, engaged, count);
  countTroops(t, engaged, count);
  countInstallations(t, engaged, count);
  return { ...words(t, engaged), ...count.counts };
}

/** Who holds the hex in the end, where ground units have fought; who has left, where ships have. */
function words(t: PacificTable, { hex, ships, groundUnits }: Engaged): JsonObject {
  const { rules, position } = t;
  const there = [0, 1].filter((side) => hasTroops(t, hex, side));
  // Who has gone after the enemy keeps the place (23.1.5).
  const owner = there.length > 0 ? there[0]! : (position.control[rules.hexes.place[hex]!] ?? NOBODY);
  const fought = new Set(groundUnits.map((n) => groundClass(rules, position.groundUnits[n]!).side));
  const gone = [0, 1].filter((side) => {
    const afloat = ships.filter((n) => rules.ships[n]!.side === side && hexOfShip(position, n) >= 0);
    return afloat.length > 0 && shipsAt(t, hex, side).length === 0;
  });
  return {
    ...(fought.size > 1 && {
      holder: there.length > 1 ? "contested" : (sideIds[owner] ?? "nobody"),
    }),
    ...(gone.length > 0 && { withdrawn: sideIds[gone[0]!]! }),
  };
}

function countShips(t: PacificTable, { ships, before }: Engaged, count: Count): void {
  const { rules, position } = t;
  for (const [k, n] of ships.entries()) {
    const { id, side } = rules.ships[n]!;
    count.add("damage", side, id, position.fleet.hits[n]! - before.ships[k]!);
    count.add("sunk", side, id, position.fleet.hex[n] === Gone.lost);
    const wasCrippled = rules.ships[n]!.hitCapacity - 1 === before.ships[k];
    count.add("crippled", side, id, isCrippled(t, n) && !wasCrippled);
  }
}

function countAircraft(t: PacificTable, { airUnits, before }: Engaged, count: Count): void {
  const { rules, position } = t;
  const mission = t.frame<MissionData>(MISSION)?.data;
  for (const [k, n] of airUnits.entries()) {
    const { id } = airClass(rules, { kind: before.airClasses[k]! });
    const { side } = airClass(rules, position.airUnits[n]!);
    const { steps } = position.airUnits[n]!;
    count.add("airSteps", side, id, before.airUnits[k]! - steps);
    if (mission?.airUnits.includes(n)) count.add("aborted", side, id, steps > 0 && hasAborted(t, mission, n));
  }
}

function countTroops(t: PacificTable, { hex, groundUnits, before }: Engaged, count: Count): void {
  const { rules, position } = t;
  for (const [k, n] of groundUnits.entries()) {
    const unit = position.groundUnits[n]!;
    const { id, side } = groundClass(rules, unit);
    count.add("groundSteps", side, id, before.groundUnits[k]! - stepsOfGround(rules, unit));
    count.add("eliminated", side, id, unit.hex === Gone.lost);
    count.add("broken", side, id, unit.hex >= 0 && unit.broken && !before.broken[k]!);
    // Whoever pursues is still Activated, whoever has retreated is not (31.2.2).
    const hasLeft = unit.hex >= 0 && (unit.ship < 0 ? unit.hex !== hex : !before.aboard[k]!);
    count.add("retreated", side, id, hasLeft && !unit.activated);
  }
}

function countInstallations(t: PacificTable, { bases, forts, before }: Engaged, count: Count): void {
  const { rules, position } = t;
  for (const [k, n] of bases.entries()) {
    const base = position.bases[n]!;
    const { id, interdictedAt } = rules.baseClasses[base.kind]!;
    count.add("baseHits", base.side, id, base.hits - before.bases[k]!);
    count.add("interdicted", base.side, id, isInterdicted(t, n) && before.bases[k]! < interdictedAt);
    count.add("overrun", base.side, id, base.hex < 0);
  }
  for (const [k, n] of forts.entries()) {
    const { id, side } = rules.fortifications[n]!;
    count.add("fortHits", side, id, position.fortifications[n]! - before.forts[k]!);
  }
}

/** What all of one sort together are called, and each by itself. */
const sorts: Readonly<Record<string, readonly [all: string, each: string]>> = {
  damage: ["Hits on ships", "hit"],
  sunk: ["Ships sunk", "sunk"],
  crippled: ["Ships crippled", "crippled"],
  airSteps: ["Air steps lost", "step lost"],
  aborted: ["Air units that abort", "aborted"],
  groundSteps: ["Ground steps lost", "step lost"],
  eliminated: ["Ground units eliminated", "eliminated"],
  broken: ["Ground units Broken", "Broken"],
  retreated: ["Ground units that retreat", "retreated"],
  baseHits: ["Hits on the Base", "hit"],
  interdicted: ["Base interdicted", "interdicted"],
  overrun: ["Base overrun", "overrun"],
  fortHits: ["Hits on the fortification", "hit"],
};

const wordTitles: Readonly<Record<string, string>> = {
  holder: "Who holds the hex",
  withdrawn: "Who has withdrawn",
};

/** "Shokaku sunk", "Air steps lost", "Who holds the hex": a member of a result as people call it. */
export function measureTitle(rules: Rules, [sort = "", , type]: readonly string[]): string {
  const titles = sorts[sort];
  if (!titles) return wordTitles[sort] ?? sort;
  return type === undefined ? titles[0] : `${nameOfType(rules, type)} ${titles[1]}`;
}

function nameOfType(rules: Rules, id: string): string {
  const found =
    rules.ships[rules.shipOf[id] ?? -1] ??
    rules.airClasses[rules.airClassOf[id] ?? -1] ??
    rules.groundClasses[rules.groundClassOf[id] ?? -1] ??
    rules.baseClasses[rules.baseClassOf[id] ?? -1] ??
    rules.fortifications[rules.fortificationOf[id] ?? -1];
  return found?.name ?? id;
}
