import type { Finding, RuleCheck } from "../../../types";
import type { Force } from "../../setup/forces";
import type { Ground } from "../../setup/places";
import { forcesOf } from "../shared/forces";
import { groundOf } from "../shared/ground";
import { listed } from "../../../shared/checks/words";
import { sideName } from "../shared/words";
import { inScenarios } from "../shared/in-scenarios";
import { capital } from "../../../../words";

/** V-02 - V-07 (3.0): groups that a player places as he likes are his own, and find room. */
export const freePlacement: RuleCheck = {
  code: "rule/fire-in-the-sky/free-placement",
  rule: "3.0",
  severity: "error",
  title: "A freely placed group belongs to the other side, or has no room.",
  explain:
    "A scenario can let a side choose where a group of its units sets up. The units must belong to that side, and the places must have room for all of them together with the units already there. " +
    "Otherwise the player would place enemy units, or break a limit with any choice. " +
    "Correct the side, add a place, or remove units from the group.",
  run: inScenarios((documents, { path, scenario }) => {
    const ground = groundOf(documents, scenario);
    const forces = forcesOf(scenario);
    return Object.entries(scenario.choices ?? {}).flatMap(([id, { side }]): Finding[] => {
      const entry = `/choices/${id}`;
      const group = forces.filter((force) => force.entry === entry);
      return [...strangers(path, ground, group, side), ...withoutRoom(path, ground, group, forces)];
    });
  }),
};

function strangers(path: string, ground: Ground, group: readonly Force[], side: string): Finding[] {
  return group.flatMap((force): Finding[] => {
    const unit = force.type === undefined ? undefined : ground.unit(force.type);
    const owner = unit?.side ?? (force.nation === undefined ? undefined : ground.sideOf(force.nation));
    if (owner === undefined || owner === side) return [];
    return [
      {
        document: path,
        pointer: force.pointer,
        message: `${capital(sideName(side))} would place ${unit?.name ?? "air steps"} of ${sideName(owner)}.`,
        hint: "Move it to a group of its own side, or correct the side of the group.",
        crowd: {
          of: `${path} ${force.entry}`,
          message: (n) => `${capital(sideName(side))} would place ${n} kinds of units of ${sideName(owner)}.`,
          hint: "Correct the side of the group, or move them to a group of their own side.",
        },
      },
    ];
  });
}

const rooms = [
  { kind: "land", member: "landLimit", what: "land Transport factors", rule: "2.2.2.1" },
  { kind: "air", member: "airCapacity", what: "air steps", rule: "2.2.3" },
  { kind: "naval", member: "portCapacity", what: "naval Transport factors", rule: "2.2.3" },
] as const;

/** What the group needs of each kind, against the room that its places have left together. */
function withoutRoom(
  path: string,
  ground: Ground,
  group: readonly Force[],
  all: readonly Force[],
): Finding[] {
  const places = [...new Set(group[0]?.places ?? [])];
  return rooms.flatMap(({ kind, member, what, rule }): Finding[] => {
    const need = group.reduce((sum, force) => sum + loadOf(ground, force, kind).load, 0);
    if (need === 0) return [];
    const { side } = group.map((force) => loadOf(ground, force, kind)).find(({ load }) => load > 0)!;
    let room = 0;
    const hexes = new Set<string>();
    for (const id of places) {
      const hex = ground.place(ground.place(id)?.within ?? id);
      // Boxes of their own have no limit; whether a place is fit at all is asked elsewhere.
      if (!hex || (hex.kind !== "base" && hex.kind !== "circle")) return [];
      if (hexes.has(hex.within)) continue;
      hexes.add(hex.within);
      room += Math.max(0, hex[member] - standingThere(ground, all, hex.within, side, kind));
    }
    if (need <= room) return [];
    return [
      {
        document: path,
        pointer: group[0]!.entry,
        rule,
        message: `The group needs room for ${need} ${what}; ${listed([...hexes].map((id) => ground.place(id)!.name))} ${hexes.size === 1 ? "has" : "have"} room for ${room}${hexes.size === 1 ? "" : " together"}.`,
        hint: "Add a place, place fewer units, or raise a limit.",
      },
    ];
  });
}

function loadOf(ground: Ground, force: Force, kind: string): { load: number; side: string } {
  if (force.nation !== undefined) {
    return { load: kind === "air" ? force.count : 0, side: ground.sideOf(force.nation) ?? "" };
  }
  const unit = ground.unit(force.type ?? "");
  if (!unit?.inPlay || unit.kind !== kind) return { load: 0, side: "" };
  return { load: force.count * unit.transport, side: unit.side };
}

function standingThere(
  ground: Ground,
  all: readonly Force[],
  hex: string,
  side: string,
  kind: string,
): number {
  let load = 0;
  for (const force of all) {
    if (force.where !== "setup" || ground.place(force.places[0]!)?.within !== hex) continue;
    const here = loadOf(ground, force, kind);
    if (here.side === side) load += here.load;
  }
  return load;
}
