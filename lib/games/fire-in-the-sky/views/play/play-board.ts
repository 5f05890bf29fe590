import type { Json } from "../../../../kernel";
import type { HeldCounter } from "../../../counter-types";
import type { PlayBoard } from "../../../view-types";
import { type Rules, sideIds } from "../../model/rules";
import { counted } from "../../../../words";
import { battleOf } from "./battle";
import { compositionOf, pilesOf, type PieceContext, pieceContext } from "./counters";
import { hiddenFace, occupiedFace } from "./faces";
import { forceTitle, isOnMap, placeOfNode, type Seen, seenIn } from "./seen";
import { momentOf, tracksOf } from "./tracks";
import { traysOf } from "./trays";

/** The position on the map and beside it, from a printed state. */
export function boardOf(rules: Rules, printed: Json): PlayBoard {
  const seen = seenIn(printed);
  const table = pieceContext(rules, seen);
  const on = new Map<string, string[]>();
  const off = new Map<string, string[]>();
  for (const id in seen.units) {
    const { at } = seen.units[id]!;
    const piles = isOnMap(rules, at) ? on : off;
    const list = piles.get(at);
    if (list) list.push(id);
    else piles.set(at, [id]);
  }
  const battle = battleOf(table);
  return {
    moment: momentOf(seen),
    stacks: stacksOf(table, on),
    trays: traysOf(table, off),
    control: controlOf(seen),
    tracks: tracksOf(rules, seen),
    ...(battle && { battle }),
  };
}

function controlOf({ bases }: Seen): PlayBoard["control"] {
  const held: PlayBoard["control"] = {};
  for (const id in bases) if (bases[id]!.control !== "none") held[id] = bases[id]!.control;
  return held;
}

/** By place and side: the pieces, then what stands for units that are hidden, then markers. */
function stacksOf(table: PieceContext, on: ReadonlyMap<string, readonly string[]>): PlayBoard["stacks"] {
  const { rules, seen } = table;
  const stacks = new Map<string, PlayBoard["stacks"][number]>();
  const lay = (place: string, side: string, counters: HeldCounter[]): void => {
    if (counters.length === 0) return;
    const key = `${place} ${side}`;
    const stack = stacks.get(key);
    if (stack) stack.counters.push(...counters);
    else stacks.set(key, { place, side, counters });
  };
  for (const [place, ids] of on) {
    sideIds.forEach((side, n) =>
      lay(
        place,
        side,
        pilesOf(
          table,
          ids.filter((id) => rules.pieces[rules.pieceOf[id]!]!.side === n),
        ),
      ),
    );
  }
  seen.taskForces.forEach((force, f) => {
    const place = placeOfNode(rules, force.at);
    if (place !== undefined) lay(place, force.side, standIns(rules, seen, f));
  });
  for (const base of seen.unresolved ?? []) lay(base.base, "allies", unresolvedAt(rules, base));
  for (const id in seen.bases) {
    const side = seen.bases[id]!.occupied;
    if (side !== undefined)
      lay(id, side, [{ pointer: `occupied/${id}`, face: occupiedFace(side), count: 1 }]);
  }
  return [...stacks.values()];
}

/** What is shown of a Task Force instead of its members: its marker, or how many there are of each type. */
function standIns(rules: Rules, seen: Seen, f: number): HeldCounter[] {
  const force = seen.taskForces[f]!;
  const entry = `task-force-${f}`;
  const group = forceTitle(rules, seen, f);
  if (force.marker === undefined)
    return compositionOf(rules, force, entry, () => group).map((each) => ({ ...each, moved: true }));
  // A side that sees the members is shown these; only the printed marker stands for ones that it does not see.
  const note = force.hexes === undefined ? undefined : hexesWent(force.hexes);
  const face = hiddenFace(rules, force.marker, force.side);
  return [{ pointer: entry, face, count: 1, moved: true, group, ...(note !== undefined && { note }) }];
}

const hexesWent = (hexes: number): string => `went ${counted(hexes, "hex", "hexes")}`;

function unresolvedAt(rules: Rules, base: NonNullable<Seen["unresolved"]>[number]): HeldCounter[] {
  return compositionOf(rules, base, `unresolved/${base.base}`, (kind) => {
    if (base.taskForces.length === 0) return undefined;
    const isLeft = kind === "air" ? base.aircraftLeft : base.unitsLeft;
    return isLeft === false ? "Under a marker at sea" : "Here, or under a marker at sea";
  });
}
