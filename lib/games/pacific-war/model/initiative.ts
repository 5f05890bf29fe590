import { counted } from "../../../words";
import type { PacificTable } from "./position";
import { ALLIED, JAPANESE } from "./rules";
import { sideText } from "./text";
import { isStrategic, warOf } from "./war";

/** 19.0 Strategic Initiative. Strategic scenarios alone have it (19.1). */

/** The level of a side; 0 where it has none. */
export function initiativeOf({ position }: Pick<PacificTable, "position">, side: number): number {
  const initiative = position.war?.initiative ?? 0;
  return Math.max(0, side === JAPANESE ? initiative : -initiative);
}

/** What `war.special` remembers once the Allies have had Strategic Initiative (34.13). */
export const HAD_INITIATIVE = "allied-initiative";

/** 19.2: the marker moves in favour of a side, not beyond the end of its track. */
export function shiftInitiative(t: PacificTable, side: number, spaces: number, rule: string): void {
  if (spaces === 0 || !isStrategic(t)) return;
  const war = warOf(t);
  const { most } = t.rules.parameters.initiative;
  const wanted = war.initiative + (side === JAPANESE ? spaces : -spaces);
  const now = Math.max(-most, Math.min(most, wanted));
  t.acted(rule);
  t.say(
    rule,
    () => `Strategic Initiative moves ${counted(spaces, "space")} in favour of ${sideText(side)}.`,
    [0, 1],
  );
  if (now !== war.initiative) {
    t.change("/war/initiative", war.initiative, now);
    t.set(war, "initiative", now);
  }
  if (now < 0 && war.special[HAD_INITIATIVE] === undefined) t.set(war.special, HAD_INITIATIVE, 1);
}

/** 19.2.D: a Japanese Base is eliminated by the Allies or demolished by Japan: once a scenario for each hex, named or not. */
export function japaneseBaseLost(t: PacificTable, hex: number): void {
  if (!isStrategic(t)) return;
  const { hexes, parameters } = t.rules;
  const { basesLost } = warOf(t);
  const id = hexes.ids[hex]!;
  if (basesLost.includes(id)) return;
  t.push(basesLost, id);
  shiftInitiative(t, ALLIED, parameters.initiative.base, "19.2");
}
