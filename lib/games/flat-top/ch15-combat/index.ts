import { type Choice, DONE, derived, type Step, type Steps } from "../../../kernel";
import { canSeek } from "../ch16-air-to-air";
import { canBomb } from "../ch18-air-attack/targets";
import { canBombard, canFireFromBase } from "../ch19-surface/bombardment";
import { canFightShips } from "../ch07-observation/ships-in-hex";
import { hexText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import { enemyOf, OFF_MAP, type Rules } from "../model/rules";

/** 15 Combat: battle after battle, each in one hex and with its steps in the order of 15.5. */

/** Hexes in which a side can start something, in order. */
const battles = derived((t: FlatTopTable): number[][] => {
  const hexes = new Set<number>();
  for (const { hex } of t.position.markers) hexes.add(hex);
  for (const force of t.position.forces) if (force.hex !== OFF_MAP) hexes.add(force.hex);
  const open = [...hexes].filter((hex) => !t.position.fightsDone.includes(hex)).toSorted((a, b) => a - b);
  return [0, 1].map((side) => open.filter((hex) => canFightIn(t, side, hex)));
});

/** Whether a side can start any combat in a hex (15.2). */
export const canFightIn = (t: FlatTopTable, side: number, hex: number): boolean =>
  canSeek(t, side, hex) ||
  canBomb(t, side, hex) ||
  canFightShips(t, hex) ||
  canBombard(t, side, hex) ||
  canFireFromBase(t, side, hex);

/** The hexes in which the side that is asked can fight, in the Combat Phase. */
export function openBattles(t: FlatTopTable): readonly number[] {
  const side = whose(t, t.top().data);
  return side < 0 ? [] : battles(t)[side]!;
}

/** 15.4: battles in any order; the side with the initiative chooses first, the other may go on. */
const combat: Step<Rules, Position> = {
  rule: "15",
  title: "Combat Phase",
  asks(t, frame) {
    const side = whose(t, frame.data);
    return side >= 0 && battles(t)[side]!.length > 0 ? 1 << side : 0;
  },
  options(t, frame, _side, out) {
    for (const hex of battles(t)[whose(t, frame.data)]!) out.push(hex);
    out.push(DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "no-battle" } : { do: "battle", hex: hexText(t, code) },
  prompt: () => "Where do you fight?",
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "passed", passed(frame.data) + 1);
    t.say("15.4", () => `Battle in ${hexText(t, code)}.`);
    t.push(t.position.fightsDone, code);
    t.call("battle", { hex: code, i: 0 });
  },
  proceed(t, frame) {
    if (passed(frame.data) >= 2) return t.leave();
    t.set(frame.data, "passed", passed(frame.data) + 1);
  },
};

const passed = (data: { [key: string]: unknown }): number => (data.passed ?? 0) as number;

/** The side that may name a battle: first that with the initiative, once it has passed the other; -1 when both have. */
function whose({ position }: FlatTopTable, data: { [key: string]: unknown }): number {
  const n = passed(data);
  if (n >= 2) return -1;
  return n === 0 ? position.initiative : enemyOf(position.initiative);
}

/** A battle: its steps in order. Steps that do not apply ask nobody (15.4). */
const battle: Step<Rules, Position> = {
  rule: "15.5",
  title: "Battle",
  stream: (t, frame) => `battle at ${hexText(t, frame.data.hex as number)}`,
  proceed(t, frame) {
    const steps = t.rules.sequence.combat ?? [];
    const i = frame.data.i as number;
    const next = steps[i];
    if (next === undefined) return t.leave();
    t.set(frame.data, "i", i + 1);
    t.call(next, { hex: frame.data.hex as number, i: 0 });
  },
};

export const combatSteps: Steps<Rules, Position> = { combat, battle };
