import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { show } from "../ch07-observation";
import { baseIn, hasSeenShips, isOpen, shipsIn } from "../ch07-observation/ships-in-hex";
import { modified, resolve } from "../ch20-resolution";
import { hitBase, surfaceOf } from "../ch21-damage/bases";
import { chooserOf, hitPlanes } from "../ch21-damage/planes";
import { hexText, sideDoes } from "../model/pieces";
import { type FlatTopTable, type Position, ShipFlag } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { canFire } from "./positions";
import { factorOf, fire, payAmmunition, type Shot } from "./shooting";

/** 19.9 Bombardment: ships against an enemy base in their hex, and the guns of a base. */

interface BombardData {
  [member: string]: unknown;
  hex: number;
  side: number;
  stage: "ask" | "reply" | "fire" | "end";
  shots: number[];
}

/** 19.9, 19.9.1: ships of a side that may bombard: of the types for it, with ammunition, and in no other surface combat. */
export function bombarders(t: FlatTopTable, side: number, hex: number): number[] {
  const { bombardmentTypes } = t.rules.parameters.surface;
  const types: string[] = [
    ...bombardmentTypes,
    ...(t.position.options.includes("battleships-bombard") ? ["BB"] : []),
  ];
  return shipsIn(t, side, hex).filter(
    (ship) =>
      types.includes(t.rules.ships[ship]!.type) &&
      canFire(t, ship) &&
      !(t.position.fleet.flags[ship]! & ShipFlag.fought),
  );
}

const bombardment: Step<Rules, Position> = {
  rule: "19.9",
  title: "Bombardment",
  asks(t, frame) {
    const { hex, side, stage, shots } = frame.data as BombardData;
    return stage === "ask" && bombarders(t, side, hex).some((ship) => !shots.includes(ship)) ? 1 << side : 0;
  },
  options(t, frame, side, out) {
    const { hex, shots } = frame.data as BombardData;
    for (const ship of bombarders(t, side, hex)) if (!shots.includes(ship)) out.push(ship);
    out.push(DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "bombard", ship: t.rules.ships[code]!.id },
  prompt: (t, frame) => `Which ships bombard the base in ${hexText(t, (frame.data as BombardData).hex)}?`,
  take(t, frame, code) {
    const data = frame.data as BombardData;
    if (code === DONE) t.set(data, "stage", "reply");
    else t.push(data.shots, code);
  },
  proceed(t, frame) {
    const data = frame.data as BombardData;
    const { hex, side, stage, shots } = data;
    const base = baseIn(t, enemyOf(side), hex);
    if (stage === "ask") return t.set(data, "stage", "reply");
    if (stage === "reply") {
      t.set(data, "stage", "fire");
      return t.call("aiming", {
        side: enemyOf(side),
        what: "base-fire",
        ships: targetsOfBase(t, data),
        factors: surfaceOf(t, base),
        heavy: surfaceOf(t, base),
        given: [],
      });
    }
    if (stage === "end") return t.leave();
    // Planes that are lost may have to be picked before this step is over.
    t.set(data, "stage", "end");
    const reply = (t.result(frame) ?? []) as unknown as Shot[];
    if (shots.length > 0) {
      // 15.2: ships that bombard are seen.
      for (const force of t.position.forces)
        if (force.side === side && force.hex === hex) show(t, force, false);
      t.reveal();
      bombard(t, side, hex, base, shots);
    }
    if (reply.length > 0) {
      // 23.2: it has been in bombardment combat.
      t.set(t.position.bases.attacked, base, t.position.turn);
      const list: Shot[][] = [[], []];
      list[enemyOf(side)] = reply;
      const bht = t.rules.parameters.surface.bombardment;
      fire(t, hex, "base-fire", list, [bht, bht]);
    }
  },
};

/**
 * 19.9.3: a base fires at ships that bombard it; where none does, or they are anchored, at ships anchored there as well. As
 * long as nobody bombards, those must be seen (15.2).
 */
function targetsOfBase(t: FlatTopTable, { hex, side, shots }: BombardData): number[] {
  const { anchored } = t.position.fleet;
  const isSeen = shots.length > 0 || hasSeenShips(t, side, hex);
  const atAnchor = isSeen ? shipsIn(t, side, hex).filter((ship) => anchored[ship] !== 0) : [];
  const maySpread = shots.every((ship) => anchored[ship] !== 0);
  return maySpread ? [...new Set([...shots, ...atAnchor])] : shots;
}

/** 19.9.2: one attack with all Gunnery Factors together. */
function bombard(t: FlatTopTable, side: number, hex: number, base: number, ships: readonly number[]): void {
  const { bombardment: bht, bombardmentAmmunition } = t.rules.parameters.surface;
  const factors = ships.reduce((sum, ship) => sum + factorOf(t, ship, bombardmentAmmunition), 0);
  payAmmunition(t, ships, bombardmentAmmunition);
  const { name, id, field } = t.rules.bases[base]!;
  const hits = resolve(
    t,
    `bombardment of ${name}`,
    `bombardment of ${id}`,
    side,
    factors,
    modified(t, bht, { combat: "bombardment", hex }),
  );
  t.say(
    "19.9.2",
    () =>
      `${sideDoes(side, "bombards")} ${name} with ${factors} factors: ${hits} ${hits === 1 ? "hit" : "hits"}.`,
  );
  t.set(t.position.bases.attacked, base, t.position.turn);
  hitBase(t, base, hits);
  if (hits > 0) hitPlanes(t, field, hits, chooserOf(t, side, "surface"));
}

/** Whether ships of a side can bombard an enemy base in a hex (19.9). */
export const canBombard = (t: FlatTopTable, side: number, hex: number): boolean =>
  isOpen(t, hex) && baseIn(t, enemyOf(side), hex) >= 0 && bombarders(t, side, hex).length > 0;

/** 19.9.3: whether the base of a side can fire at enemy ships that are anchored in its hex and seen. */
export function canFireFromBase(t: FlatTopTable, side: number, hex: number): boolean {
  const base = baseIn(t, side, hex);
  if (base < 0 || !isOpen(t, hex) || surfaceOf(t, base) === 0 || !hasSeenShips(t, enemyOf(side), hex))
    return false;
  return shipsIn(t, enemyOf(side), hex).some((ship) => t.position.fleet.anchored[ship] !== 0);
}

export const bombardmentSteps: Steps<Rules, Position> = { bombardment };
