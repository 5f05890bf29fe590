import type { FireInTheSkyScenario } from "../../../../documents/generated/types";
import { hexesWithin } from "../../../shared/checks/boards";
import type { Documents } from "../../../types";
import { boardOf } from "./hex-graph";
import { basesOf, gameOf, mapOf, parametersOf } from "./documents";
import { forcesOf } from "./forces";
import { controlAt } from "./ground";
import { remembered } from "../../../shared/checks/remember";
import type { SupplyGround } from "./supply";

/** Who holds what, and where aircraft stand, when a scenario begins; hexes and boxes by id. */
export interface Situation {
  /** Bases that the side controls, with its own boxes. */
  friendlyBases(side: string): ReadonlySet<string>;
  /** Hexes with an air unit of the side at a base. */
  airHexes(side: string): ReadonlySet<string>;
  /** Hexes in an Air ZOC of the side (2.1.1.2). */
  airZoc(side: string): ReadonlySet<string>;
  /** What Supply Lines of the side from these hexes need. */
  supplyGround(side: string, homes: Iterable<string>): SupplyGround;
}

/** Of a scenario on a map that can be compiled. */
export const situationOf = remembered(findSituation);

function findSituation(documents: Documents, scenario: Partial<FireInTheSkyScenario>): Situation {
  const board = boardOf(documents);
  const bases = basesOf(documents);
  const { boxes } = mapOf(documents);
  const { nations, sides } = gameOf(documents);
  const { airZoc, supply } = parametersOf(documents);
  const friendly = new Map<string, Set<string>>();
  const air = new Map<string, Set<string>>();
  const zoc = new Map<string, Set<string>>();
  const into = (map: Map<string, Set<string>>, side: string): Set<string> => {
    const set = map.get(side) ?? new Set<string>();
    map.set(side, set);
    return set;
  };
  for (const [id, base] of Object.entries(bases)) {
    into(friendly, controlAt(scenario, id, base)).add(base.hex);
  }
  for (const [id, { kind, side }] of Object.entries(boxes)) {
    if (kind === "off-map") into(friendly, side).add(id);
  }
  for (const { nation, where, places } of forcesOf(scenario)) {
    const side = nation === undefined ? undefined : nations[nation]?.side;
    // Steps that may stand at several places are left out: nobody knows yet where they will be.
    if (side === undefined || places.length !== 1 || (where !== "setup" && where !== "choices")) continue;
    const place = boxes[places[0]!]?.within ?? places[0]!;
    const base = bases[place];
    if (base?.kind !== "base") continue;
    into(air, side).add(base.hex);
    const held = board ? hexesWithin(board, base.hex, airZoc?.radius ?? 0) : [];
    for (const hex of held) into(zoc, side).add(hex);
  }
  const enemies = (side: string) => Object.keys(sides).filter((each) => each !== side);
  return {
    friendlyBases: (side) => into(friendly, side),
    airHexes: (side) => into(air, side),
    airZoc: (side) => into(zoc, side),
    supplyGround(side, homes) {
      const cover = into(air, side);
      const stops = new Set(enemies(side).flatMap((enemy) => [...into(zoc, enemy)]));
      for (const hex of cover) stops.delete(hex);
      const friendlyBases = into(friendly, side);
      const closed = new Set(
        Object.keys(boxes).filter((id) => boxes[id]!.kind === "off-map" && boxes[id]!.side !== side),
      );
      const held = [...homes].filter((home) => friendlyBases.has(home));
      return { homes: held, friendlyBases, stops, closed, legLength: supply?.legLength ?? 0 };
    },
  };
}
