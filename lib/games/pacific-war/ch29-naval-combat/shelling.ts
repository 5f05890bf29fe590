import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import { fire } from "../model/combat";
import { constructionsIn, hitConstruction } from "../model/constructions";
import { hitBombers } from "../model/bombers";
import { hitBase, loseGroundSteps } from "../model/damage";
import { settle, troopsIn } from "../model/ground";
import { shipStrength } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { hitSupportBase } from "../model/support-bases";
import { checkAfterHit } from "../model/troop-check";
import { baseAt, baseClass, groundClass, isInterdicted } from "../model/units";

/** 29.3 Bombardment of one hex: ships are revealed, then the ground units there, and then each ship fires once. */

export type Shelling = {
  side: number;
  hex: number;
  /** Ships that can bombard, and which of them is asked whether it does. */
  ships: number[];
  n: number;
  /** Those that do, which both sides see; each is taken from the list when it has fired. */
  shownShips: number[];
  /** What they may fire at: the enemy reveals it when the ships are revealed. */
  shownGroundUnits: number[];
  /** Ground units that have made their one Troop Quality check of the phase. */
  checkedGroundUnits: number[];
  /** Whether the next unalerted air step is the first one, which the attacker chooses (28.11.F). */
  firstLoss: boolean;
};

interface Target {
  groundUnit?: number;
  base?: number;
  supportBase?: number;
  construction?: number;
}

/** The ground units, the Base, the Offensive Support Base and the Construction marker of the enemy. */
function targetsOf(t: PacificTable, { side, hex }: Shelling): Target[] {
  const enemy = enemyOf(side);
  const targets: Target[] = troopsIn(t, hex, enemy).map((groundUnit) => ({ groundUnit }));
  const base = baseAt(t, hex, enemy);
  if (base >= 0) targets.push({ base });
  const supportBase = t.position.supportBases.findIndex((each) => each.hex === hex && each.side === enemy);
  if (supportBase >= 0) targets.push({ supportBase });
  for (const construction of constructionsIn(t, hex, enemy)) targets.push({ construction });
  return targets;
}

const isRevealing = ({ n, ships }: Shelling): boolean => n < ships.length;
const BOMBARDS = 0;

const bombard: Step<Rules, Position, Shelling> = {
  rule: "29.3",
  title: "Bombardment of a hex",
  stream: ({ rules }, { data }) => `bombardment at ${rules.hexes.ids[data.hex]!}`,
  asks: (t, { data }) =>
    isRevealing(data) || (data.shownShips.length > 0 && targetsOf(t, data).length > 0) ? 1 << data.side : 0,
  options(t, { data }, _side, out) {
    if (isRevealing(data)) out.push(BOMBARDS);
    else out.push(...targetsOf(t, data).keys());
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    const { rules, position } = t;
    if (isRevealing(data))
      return { do: code === DONE ? "hold-fire" : "bombard", ship: rules.ships[data.ships[data.n]!]!.id };
    const ship = rules.ships[data.shownShips[0]!]!.id;
    if (code === DONE) return { do: "hold-fire", ship };
    const { groundUnit, base, construction } = targetsOf(t, data)[code]!;
    if (groundUnit !== undefined) return { do: "fire", ship, unit: position.groundUnits[groundUnit]!.id };
    const at = rules.hexes.ids[data.hex]!;
    if (construction !== undefined) return { do: "fire", ship, construction: at };
    return base === undefined ? { do: "fire", ship, supportBase: at } : { do: "fire", ship, base: at };
  },
  prompt(t, { data }) {
    const { ships } = t.rules;
    return isRevealing(data)
      ? `Does ${ships[data.ships[data.n]!]!.name} bombard? The enemy sees it then.`
      : `At what does ${ships[data.shownShips[0]!]!.name} fire?`;
  },
  take(t, { data }, code) {
    if (isRevealing(data)) {
      const ship = data.ships[data.n]!;
      if (code !== DONE) t.push(data.shownShips, ship);
      t.set(data, "n", data.n + 1);
      if (!isRevealing(data)) reveal(t, data);
      return;
    }
    const [ship] = data.shownShips;
    const target = targetsOf(t, data)[code];
    t.set(data, "shownShips", data.shownShips.slice(1));
    if (target) shell(t, data, ship!, target);
  },
  proceed(t, { data }) {
    t.leave();
    // 23.1.5: who is alone there now takes the place.
    settle(t, data.hex);
  },
};

/** The ships that are used are revealed, and then the ground units of the hex. */
function reveal(t: PacificTable, data: Shelling): void {
  const { rules, position } = t;
  if (data.shownShips.length === 0) return;
  t.say("29.3", () => `${data.shownShips.map((ship) => rules.ships[ship]!.name).join(", ")} bombard.`);
  const troops = troopsIn(t, data.hex, enemyOf(data.side));
  t.set(data, "shownGroundUnits", troops);
  t.reveal();
  if (troops.length > 0)
    t.say(
      "29.3",
      () =>
        `Ashore: ${troops.map((unit) => groundClass(rules, position.groundUnits[unit]!).name).join(", ")}.`,
    );
}

function shell(
  t: PacificTable,
  data: Shelling,
  ship: number,
  { groundUnit, base, supportBase, construction }: Target,
): void {
  const { rules, position } = t;
  const { name, bombardment } = rules.ships[ship]!;
  const shot = fire(t, {
    attack: groundUnit === undefined ? "bombard-installation" : "bombard-ground",
    strength: shipStrength(t, ship, bombardment),
    side: data.side,
    name,
  });
  const { hits } = shot;
  const say = (target: string): void => t.say("29.3", () => `${name} at ${target}: ${counted(hits, "hit")}.`);
  if (groundUnit !== undefined) {
    say(groundClass(rules, position.groundUnits[groundUnit]!).name);
    loseGroundSteps(t, groundUnit, hits);
    if (!shot.troopCheck || data.checkedGroundUnits.includes(groundUnit)) return;
    t.push(data.checkedGroundUnits, groundUnit);
    checkAfterHit(t, groundUnit);
  } else if (base !== undefined) {
    say(baseClass(rules, position.bases[base]!).name);
    shellBase(t, data, base, hits);
  } else if (construction !== undefined) {
    say("the Construction marker");
    hitConstruction(t, construction, hits);
  } else {
    say("the Offensive Support Base");
    hitSupportBase(t, supportBase!, hits);
  }
}

/** 4.1: air steps are lost with a Base. The attacker chooses the first, and that of the interdiction (28.11.F). */
function shellBase(t: PacificTable, data: Shelling, base: number, hits: number): void {
  const wasInterdicted = isInterdicted(t, base);
  const all = hitBase(t, base, hits);
  hitBombers(t, data.hex, hits, "ships");
  const more = !wasInterdicted && isInterdicted(t, base) ? t.rules.parameters.air.interdictionLoss : 0;
  const first = data.firstLoss && all > more ? 1 : 0;
  if (all > 0) t.set(data, "firstLoss", false);
  const ownerSide = enemyOf(data.side);
  t.call("bombard-aircraft", {
    hex: data.hex,
    ownerSide,
    lots: [
      { side: data.side, steps: first },
      { side: ownerSide, steps: all - more - first },
      { side: data.side, steps: more },
    ],
  });
}

type Lots = { hex: number; ownerSide: number; lots: { side: number; steps: number }[] };

/** Each lot of air steps is chosen by its side, one lot after the other. */
const bombardAircraft: Step<Rules, Position, Lots> = {
  rule: "4.1",
  title: "Aircraft lost with a Base",
  proceed(t, { data }) {
    const [lot, ...rest] = data.lots;
    if (!lot) return t.leave();
    t.set(data, "lots", rest);
    if (lot.steps === 0) return;
    t.call("grounded-losses", { ...lot, ownerSide: data.ownerSide, hex: data.hex, ship: -1 });
  },
};

export const shellSteps: Steps<Rules, Position> = { bombard, "bombard-aircraft": bombardAircraft };
