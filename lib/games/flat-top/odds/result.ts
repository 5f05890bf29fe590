import type { JsonObject } from "../../../kernel";
import { isCrippled } from "../board/sailing";
import { launchOf } from "../model/decks";
import type { FlatTopTable } from "../model/position";
import { needsBox } from "../model/task-forces";
import type { Rules } from "../model/rules";

/** What a battle is about: its hex, the ships and bases there, and all that carries planes. */
export interface Engaged {
  hex: number;
  ships: readonly number[];
  bases: readonly number[];
  fields: readonly number[];
}

/** What has become of each ship that carries planes, and of the base. Losses are in the account. */
export function resultOf(t: FlatTopTable, { ships, bases }: Engaged): JsonObject {
  const carriers = ships.filter((ship) => needsBox(t.rules, ship));
  return {
    ...(carriers.length > 0 && {
      ship: Object.fromEntries(carriers.map((ship) => [t.rules.ships[ship]!.id, stateOf(t, ship)])),
    }),
    ...(bases.length > 0 && {
      base: Object.fromEntries(
        bases.map((base) => [t.rules.bases[base]!.id, isOpen(t, base) ? "open" : "closed"]),
      ),
    }),
  };
}

function stateOf(t: FlatTopTable, ship: number): string {
  const { force, hits } = t.position.fleet;
  if (force[ship]! < 0) return "sunk";
  if (isCrippled(t, ship)) return "crippled";
  if (hits[ship] === 0) return "undamaged";
  const { field } = t.rules.ships[ship]!;
  return field >= 0 && launchOf(t, field).normal === 0 ? "cannot launch" : "damaged";
}

/** Whether planes can take off from a base as the hits have left it (21.3.1). */
const isOpen = (t: FlatTopTable, base: number): boolean => launchOf(t, t.rules.bases[base]!.field).normal > 0;

const kinds: Readonly<Record<string, string>> = {
  sunk: "sunk",
  damage: "hits taken",
  airFactors: "Air Factors lost",
  baseHits: "hits taken",
  points: "Victory Points scored",
  hits: "hits",
};

/** What all losses of one sort together are called. */
const totals: Readonly<Record<string, string>> = {
  sunk: "Ships sunk",
  damage: "Hits on ships",
  airFactors: "Air Factors lost",
  baseHits: "Hits on the base",
  points: "Victory Points scored",
};

/** "CV sunk", "Zero Air Factors lost", "Shokaku": a member of a result as people call it. */
export function measureTitle(
  { ships, shipOf, bases, baseOf, planes, planeOf }: Rules,
  [kind = "", side, sort]: readonly string[],
): string {
  if (kind === "ship") return ships[shipOf[side ?? ""] ?? -1]?.name ?? "Ships that carry planes";
  if (kind === "base") return bases[baseOf[side ?? ""] ?? -1]?.name ?? "Base";
  const word = kinds[kind] ?? kind;
  if (sort === undefined) return side === undefined ? (totals[kind] ?? word) : word;
  return `${planes[planeOf[sort] ?? -1]?.name ?? bases[baseOf[sort] ?? -1]?.name ?? sort} ${word}`;
}
