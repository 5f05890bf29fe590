import type { Choice, Step, Steps } from "../../../kernel";
import { capital } from "../../../words";
import { modified, resolve } from "../ch20-resolution";
import type { Role } from "../model/flights";
import { sideText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { flightsOf, shootDown, type Squad } from "./fighters";

/** 16.5.3 to 16.5.5: planes of two sides shoot at each other at once, name by name. */

/** Those of a side in a round. */
export interface Ranks {
  side: number;
  roles: Role[];
  /** Interceptors fly as escorts (14.17). */
  covering: boolean;
  squads: Squad[];
}

/** Air Factors of a squad that attack a name of the other side. */
type Aim = { squad: number; at: number; count: number };

export interface RoundData {
  [member: string]: unknown;
  hex: number;
  high: boolean;
  ranks: [Ranks, Ranks];
  aims: [Aim[], Aim[]];
}

/** The names of planes on a side of a round. */
const namesOf = ({ squads }: Ranks): number[] => [...new Set(squads.map(({ plane }) => plane))];

/** Air Factors of a squad that have no target yet. */
const left = ({ ranks, aims }: RoundData, which: number, squad: number): number =>
  ranks[which]!.squads[squad]!.count -
  aims[which]!.reduce((sum, aim) => (aim.squad === squad ? sum + aim.count : sum), 0);

/** The first squad that must still be given targets: of the attacker, then of the defender. */
function nextSquad(data: RoundData): { which: number; squad: number } | undefined {
  for (const which of [0, 1])
    for (const squad of data.ranks[which]!.squads.keys())
      if (left(data, which, squad) > 0) return { which, squad };
  return undefined;
}

const dataOf = (frame: { data: unknown }): RoundData => frame.data as RoundData;

interface Option {
  at: number;
  count: number;
}

function optionsOf(data: RoundData): Option[] {
  const { which, squad } = nextSquad(data)!;
  const names = namesOf(data.ranks[1 - which]!);
  const most = left(data, which, squad);
  // 16.5.4: with the last name to choose all that are left attack it.
  return names.flatMap((at) => Array.from({ length: most }, (_, i) => ({ at, count: i + 1 })));
}

const airRound: Step<Rules, Position> = {
  rule: "16.5",
  title: "Air-to-air combat",
  enter(t, frame) {
    // Where the other side has one name, there is nothing to choose.
    const data = dataOf(frame);
    for (const which of [0, 1]) {
      const names = namesOf(data.ranks[1 - which]!);
      if (names.length !== 1) continue;
      for (const [squad, { count }] of data.ranks[which]!.squads.entries())
        t.push(data.aims[which]!, { squad, at: names[0]!, count });
    }
  },
  asks(_t, frame) {
    const next = nextSquad(dataOf(frame));
    return next ? 1 << dataOf(frame).ranks[next.which]!.side : 0;
  },
  options(_t, frame, _side, out) {
    optionsOf(dataOf(frame)).forEach((_, i) => out.push(i));
  },
  describe(t, frame, code): Choice {
    const data = dataOf(frame);
    const { which, squad } = nextSquad(data)!;
    const { at, count } = optionsOf(data)[code]!;
    const { plane, armed, declined } = data.ranks[which]!.squads[squad]!;
    const { planes } = t.rules;
    return { do: "attack", plane: planes[plane]!.id, armed, declined, target: planes[at]!.id, count };
  },
  prompt(t, frame) {
    const data = dataOf(frame);
    const { which, squad } = nextSquad(data)!;
    const { plane } = data.ranks[which]!.squads[squad]!;
    return `${left(data, which, squad)} ${t.rules.planes[plane]!.name}: which planes do they attack?`;
  },
  take(t, frame, code) {
    const data = dataOf(frame);
    const { which, squad } = nextSquad(data)!;
    const { at, count } = optionsOf(data)[code]!;
    // 16.5.3: one die for each name that a name attacks.
    const there = data.aims[which]!.find((aim) => aim.squad === squad && aim.at === at);
    if (there) t.set(there, "count", there.count + count);
    else t.push(data.aims[which]!, { squad, at, count });
  },
  proceed(t, frame) {
    const data = dataOf(frame);
    const hits = [0, 1].map((which) => data.aims[which]!.map((aim) => shoot(t, data, which, aim)));
    // 16.5.3: hits are removed once all have attacked.
    for (const which of [0, 1])
      for (const [i, { at }] of data.aims[which]!.entries()) remove(t, data, 1 - which, at, hits[which]![i]!);
    t.leave(data.ranks.map(({ squads }) => structuredClone(squads)));
  },
};

/** One name attacks another: a roll on the Combat Results Table. */
function shoot(t: FlatTopTable, { hex, ranks }: RoundData, which: number, { squad, at, count }: Aim): number {
  const { side, squads } = ranks[which]!;
  const { plane, armed, declined } = squads[squad]!;
  const { planes } = t.rules;
  const bht = planes[plane]!.airToAir;
  if (bht === 0) return 0;
  const conditions = [...(declined ? ["range-factor-declined"] : []), ...(armed ? ["armed-fighter"] : [])];
  const attack = modified(t, bht, { combat: "air-to-air", hex, plane, conditions });
  const name = `${count} ${planes[plane]!.name} against ${planes[at]!.name}`;
  const targets = ranks[1 - which]!.squads.reduce(
    (sum, each) => (each.plane === at ? sum + each.count : sum),
    0,
  );
  const hits = resolve(t, name, `${planes[plane]!.id} at ${planes[at]!.id}`, side, count, attack, targets);
  t.say("16.5.3", () => `${capital(sideText(side))}: ${name}: ${hits} ${hits === 1 ? "hit" : "hits"}.`);
  return hits;
}

function remove(
  t: FlatTopTable,
  { hex, high, ranks }: RoundData,
  which: number,
  plane: number,
  hits: number,
): void {
  const { side, roles, covering, squads } = ranks[which]!;
  let rest = hits;
  for (const squad of squads) {
    if (squad.plane !== plane || rest === 0) continue;
    const lost = shootDown(
      t,
      flightsOf(t, side, hex, high, roles, covering),
      squad,
      Math.min(rest, squad.count),
    );
    t.set(squad, "count", squad.count - lost);
    rest -= lost;
  }
}

/** Starts a round between these; it hands back the squads that are left of each. */
export function fightRound(t: FlatTopTable, hex: number, high: boolean, ranks: [Ranks, Ranks]): void {
  t.call("air-round", { hex, high, ranks: structuredClone(ranks), aims: [[], []] } as unknown as Parameters<
    typeof t.call
  >[1]);
}

export const roundSteps: Steps<Rules, Position> = { "air-round": airRound };
