import { type Choice, DONE, type Step } from "../../../kernel";
import { aboard, capacityOf, fieldsOf, handledAt } from "../model/decks";
import { add, groupText, remove } from "../model/groups";
import type { FlatTopTable, Group, Position } from "../model/position";
import { isSeaBased, ordnances, type Rules, UNARMED } from "../model/rules";

/**
 * 3.3.4, 4.2: planes begin in any box of any ship or base that the order of battle allows them, those in Ready armed as
 * their owner likes, those in the Readying box of a base dispersed. Group by group: what is not moved stays where the
 * scenario has it.
 */

const boxes = ["ready", "readying", "dispersed", "landed"] as const;
type Box = (typeof boxes)[number];

/** Bases among which planes of some kinds may be divided. */
export type Order = { bases: number[]; kinds: number[] };

/** Planes as the scenario has them. */
type Placed = { field: number; box: Box; kind: number; count: number; ordnance: number };

export type PlanesLane = { side: number; groups: Placed[]; orders: Order[] };
type Lane = PlanesLane & { left: number };

/** All groups of planes of a side. */
export const groupsOf = (t: FlatTopTable, side: number): Placed[] =>
  fieldsOf(t)[side]!.flatMap((field) =>
    boxes.flatMap((box) => t.position.decks[field]![box].map((group): Placed => ({ field, box, ...group }))),
  );

/** Where Air Factors of a group may begin: fields, its own first. */
function fieldsFor(t: FlatTopTable, { side, orders }: Lane, { field, kind }: Placed): number[] {
  const { basing } = t.rules.kinds[kind]!;
  const { base } = t.rules.fields[field]!;
  const others = fieldsOf(t)[side]!.filter((other) => {
    if (other === field || !handledAt(t, other).includes(basing)) return false;
    const { ship, base: otherBase } = t.rules.fields[other]!;
    // 4.2.2: carrier and float planes on ships, the others at the bases that the order of battle names for them.
    if (isSeaBased(basing))
      return ship >= 0 || (basing === "float" && t.rules.parameters.scenarioRules.floatPlanesAtBases);
    return orders.some(
      ({ bases, kinds }) => kinds.includes(kind) && bases.includes(base) && bases.includes(otherBase),
    );
  });
  return [field, ...others];
}

/** A place within a field: Ready with one of the ordnances, or one of the other boxes. */
interface Slot {
  box: Box;
  ordnance: number;
}
const slots: readonly Slot[] = [
  ...ordnances.map((_, ordnance): Slot => ({ box: "ready", ordnance })),
  ...(["readying", "dispersed", "landed"] as const).map((box): Slot => ({ box, ordnance: UNARMED })),
];

const MOST = 1024;
const codeOf = (field: number, slot: number, count: number): number =>
  (field * slots.length + slot) * MOST + count;
const read = (code: number): Slot & { field: number; count: number } => {
  const place = Math.floor(code / MOST);
  return { field: Math.floor(place / slots.length), ...slots[place % slots.length]!, count: code % MOST };
};

function mayBegin({ rules }: FlatTopTable, field: number, kind: number, { box, ordnance }: Slot): boolean {
  if (box === "dispersed") return rules.fields[field]!.ship < 0;
  return (
    box !== "ready" || ordnance === UNARMED || rules.planes[rules.kinds[kind]!.plane]!.carries[ordnance]!
  );
}

export const placingPlanes: Step<Rules, Position, Lane> = {
  rule: "4.2",
  title: "Planes in boxes",
  asks: (_t, { data: { side, groups } }) => (groups.length > 0 ? 1 << side : 0),
  options(t, { data }, _side, out) {
    const group = data.groups[0]!;
    const own = slots.findIndex(({ box, ordnance }) => box === group.box && ordnance === group.ordnance);
    out.push(codeOf(group.field, own, data.left));
    for (const field of fieldsFor(t, data, group)) {
      const room =
        field === group.field ? data.left : capacityOf(t, field) - aboard(t.position.decks[field]!);
      for (const [i, slot] of slots.entries()) {
        if ((field === group.field && i === own) || !mayBegin(t, field, group.kind, slot)) continue;
        for (let count = 1; count <= Math.min(room, data.left); count++) out.push(codeOf(field, i, count));
      }
    }
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    const { field, box, ordnance, count } = read(code);
    return {
      do: "place",
      plane: t.rules.kinds[data.groups[0]!.kind]!.id,
      count,
      at: t.rules.fields[field]!.id,
      box,
      ...(box === "ready" && { ordnance: ordnances[ordnance]! }),
    };
  },
  prompt(t, { data: { groups, left } }) {
    const { field, box, ...group } = groups[0]!;
    const where = `${t.rules.fields[field]!.name}, ${boxNames[box]}`;
    return `Where do ${groupText(t.rules, { ...group, count: left })} begin (${where})?`;
  },
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "groups", []);
    const from = data.groups[0]!;
    const { field, box, ordnance, count } = read(code);
    const stays = field === from.field && box === from.box && ordnance === from.ordnance;
    if (!stays) {
      const group: Group = { kind: from.kind, count, ordnance };
      remove(t, t.position.decks[from.field]![from.box], { ...group, ordnance: from.ordnance });
      add(t, t.position.decks[field]![box], group);
      t.say(
        "4.2",
        () => `${groupText(t.rules, group)} begin at ${t.rules.fields[field]!.name}, ${boxNames[box]}.`,
      );
    }
    t.set(data, "left", data.left - count);
    if (data.left > 0) return;
    t.removeAt(data.groups, 0);
    t.set(data, "left", data.groups[0]?.count ?? 0);
  },
};

const boxNames: Readonly<Record<Box, string>> = {
  ready: "Ready",
  readying: "Readying",
  dispersed: "Readying, dispersed",
  landed: "Just Landed",
};
