import { type Choice, type Step, type Steps } from "../../../kernel";
import { isNight } from "../model/clock";
import { remove } from "../model/groups";
import { losePlanes } from "../model/losses";
import { sideDoes } from "../model/pieces";
import { sideOfField } from "../model/decks";
import type { Deck, FlatTopTable, Group, Position } from "../model/position";
import { type Attack, enemyOf, type Rules } from "../model/rules";

/** 21.2.4, 21.3.2, 21.7: hits on a ship or base destroy planes that are aboard. */

type Box = "ready" | "landed" | "readying" | "dispersed";
const order: readonly Box[] = ["ready", "landed", "readying", "dispersed"];

/** The box from which the next Air Factor is lost (21.7.3). */
const boxOf = (deck: Deck): Box | undefined => order.find((box) => deck[box].length > 0);

interface LossData {
  [member: string]: unknown;
  field: number;
  /** Hits that still destroy planes. */
  hits: number;
  /** Who picks the names. */
  chooser: number;
}

/** The names among which there is a choice, each once. */
function namesIn({ rules }: FlatTopTable, groups: readonly Group[]): number[] {
  return [...new Set(groups.map(({ kind }) => rules.kinds[kind]!.plane))];
}

/** 21.7.1, 21.7.2: the attacker picks by day after dive bombing or level bombing from low altitude, else the defender. */
export function chooserOf(t: FlatTopTable, attacker: number, attack: Attack | "surface"): number {
  const byAttacker = !isNight(t.rules, t.position.turn) && (attack === "dive" || attack === "levelLow");
  return byAttacker ? attacker : enemyOf(attacker);
}

const dataOf = (frame: { data: unknown }): LossData => frame.data as LossData;

/** Hits needed for the next Air Factor: more for dispersed ones (21.3.2). */
const priceOf = ({ rules }: FlatTopTable, box: Box): number =>
  box === "dispersed" ? rules.parameters.damage.hitsPerDispersed : 1;

function names(t: FlatTopTable, { field, hits }: LossData): number[] {
  const deck = t.position.decks[field]!;
  const box = boxOf(deck);
  if (box === undefined || hits < priceOf(t, box)) return [];
  return namesIn(t, deck[box]);
}

const planesLost: Step<Rules, Position> = {
  rule: "21.7",
  title: "Planes lost aboard",
  asks(t, frame) {
    const data = dataOf(frame);
    return names(t, data).length > 1 ? 1 << data.chooser : 0;
  },
  options(t, frame, _side, out) {
    for (const plane of names(t, dataOf(frame))) out.push(plane);
  },
  describe: (t, _frame, code): Choice => ({ do: "lose", plane: t.rules.planes[code]!.id }),
  prompt: (t, frame) => `Which planes on ${t.rules.fields[dataOf(frame).field]!.name} are lost?`,
  take: (t, frame, code) => lose(t, dataOf(frame), code),
  proceed(t, frame) {
    const [only] = names(t, dataOf(frame));
    if (only === undefined) t.leave();
    else lose(t, dataOf(frame), only);
  },
};

/** One Air Factor of a name is lost; of its groups the unarmed one first, which the other side cannot distinguish. */
function lose(t: FlatTopTable, data: LossData, plane: number): void {
  const deck = t.position.decks[data.field]!;
  const box = boxOf(deck)!;
  const [group] = deck[box]
    .filter(({ kind }) => t.rules.kinds[kind]!.plane === plane)
    .toSorted((a, b) => a.ordnance - b.ordnance) as [Group];
  const one = { ...group, count: 1 };
  remove(t, deck[box], one);
  for (const moved of [deck.movedToReady, deck.movedToReadying]) trim(t, deck, moved);
  t.set(data, "hits", data.hits - priceOf(t, box));
  t.say(
    "21.7",
    () =>
      `${sideDoes(sideOfField(t, data.field), "loses")} 1 ${t.rules.planes[plane]!.name} on ${t.rules.fields[data.field]!.name}.`,
  );
  losePlanes(t, one);
}

/** What is noted of planes that have moved cannot be more than there are. */
function trim(t: FlatTopTable, deck: Deck, moved: Group[]): void {
  const box = moved === deck.movedToReady ? deck.ready : deck.readying;
  for (const group of [...moved]) {
    const there =
      box.find(({ kind, ordnance }) => kind === group.kind && ordnance === group.ordnance)?.count ?? 0;
    if (group.count > there) remove(t, moved, { ...group, count: group.count - there });
  }
}

/** Destroys planes aboard for so many hits, one by one; the step that calls this goes on afterwards. */
export function hitPlanes(t: FlatTopTable, field: number, hits: number, chooser: number): void {
  const lost = hits * t.rules.parameters.damage.planesPerHit;
  if (lost > 0 && boxOf(t.position.decks[field]!) !== undefined)
    t.call("planes-lost", { field, hits: lost, chooser });
}

export const planeLossSteps: Steps<Rules, Position> = { "planes-lost": planesLost };
