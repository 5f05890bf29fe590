import { type Choice, DONE, type Json, type Step, type Steps } from "../../../kernel";
import { isCrippled } from "../board/sailing";
import { baseIn, canBombard, canFightShips, shipsIn } from "../ch15-combat/ships";
import { type Attack, modified, resolve } from "../ch20-resolution";
import { gunneryOf, hitShip, torpedoesOf } from "../ch21-damage/ships";
import { chooserOf, hitPlanes } from "../ch21-damage/planes";
import { hitBase, surfaceOf } from "../ch21-damage/bases";
import { isNight } from "../model/clock";
import { hexText, sideText } from "../model/pieces";
import { type FlatTopTable, type Position, ShipFlag } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { aimingSteps } from "./aiming";
import { canFire, GUNNERY, type Placed, positionSteps, SCREEN, TORPEDOES } from "./positions";

/** 19 Surface Attack: guns, torpedoes and a breakthrough of ships against ships; then bombardment of a base. */

type Shot = { ship: number; factors: number };

interface SurfaceData {
  [member: string]: unknown;
  hex: number;
  stage: string;
  /** By side. */
  placed?: [Placed, Placed];
  bht: number;
  /** Shots of the round that is aimed, by side. */
  shots: Shot[][];
  /** The side that breaks through, and its ships that do not take part. */
  breaker: number;
  out: number[];
  result?: Json;
}

const dataOf = (frame: { data: unknown }): SurfaceData => frame.data as SurfaceData;

/** 15.5.4, 19.1: either side may start it; nobody must. */
const surfaceAttack: Step<Rules, Position> = {
  rule: "19",
  title: "Surface Attack Combat Step",
  asks(t, frame) {
    const { hex, i } = frame.data as { hex: number; i: number };
    return i < 2 && canFightShips(t, hex) ? 1 << sideAt(t, i) : 0;
  },
  options(_t, _frame, _side, out) {
    out.push(0, DONE);
  },
  describe: (t, frame, code): Choice => ({
    do: code === DONE ? "no-surface-combat" : "surface-combat",
    hex: hexText(t, frame.data.hex as number),
  }),
  prompt: (t, frame) => `Start surface combat in ${hexText(t, frame.data.hex as number)}?`,
  take(t, frame, code, side) {
    if (code === DONE) return t.set(frame.data, "i", (frame.data.i as number) + 1);
    const hex = frame.data.hex as number;
    t.set(frame.data, "i", 2);
    t.say("19.1", () => `${sideText(side)} starts surface combat in ${hexText(t, hex)}.`);
    t.call("surface-combat", { hex, stage: "positions", bht: 0, shots: [], breaker: -1, out: [] });
  },
  proceed(t, frame) {
    const { i } = frame.data as { i: number };
    if (i < 2) return t.set(frame.data, "i", 2);
    if (i >= 4) return t.leave();
    // 19.9: after ships against ships, each side may bombard.
    t.set(frame.data, "i", i + 1);
    const side = sideAt(t, i);
    const hex = frame.data.hex as number;
    if (canBombard(t, side, hex)) t.call("bombardment", { hex, side, stage: "ask", shots: [] });
  },
};

const sideAt = ({ position }: FlatTopTable, i: number): number =>
  i % 2 === 0 ? position.initiative : enemyOf(position.initiative);

/** Ships of a side in these positions that are still afloat. */
function shipsAt(t: FlatTopTable, { placed }: SurfaceData, side: number, ...at: number[]): number[] {
  const { ships, positions } = placed![side]!;
  return ships.filter((ship, i) => at.includes(positions[i]!) && t.position.fleet.force[ship]! >= 0);
}

/** 19.8.1: the Gunnery Factor of a ship in a round: halved when its ammunition does not reach. */
function factorOf(t: FlatTopTable, ship: number, bht: number): number {
  if (!canFire(t, ship)) return 0;
  const { ammunition, flags } = t.position.fleet;
  const isShort = ammunition[ship]! >= 0 && !(flags[ship]! & ShipFlag.paid) && ammunition[ship]! < bht;
  return isShort ? Math.ceil(gunneryOf(t, ship) / 2) : gunneryOf(t, ship);
}

/** 19.8: ships that use their guns pay for it, once a turn or for each round. */
function payAmmunition(t: FlatTopTable, ships: readonly number[], cost: number): void {
  const { ammunition, flags } = t.position.fleet;
  const oncePerTurn = t.rules.parameters.surface.ammunitionFor === "turn";
  for (const ship of ships) {
    if (flags[ship]! & ShipFlag.paid && oncePerTurn) continue;
    if (ammunition[ship]! >= 0) t.set(ammunition, ship, Math.max(0, ammunition[ship]! - cost));
    t.set(flags, ship, flags[ship]! | ShipFlag.paid);
  }
}

/** Starts the aiming of a side at these ships. */
function aim(
  t: FlatTopTable,
  side: number,
  what: string,
  from: readonly number[],
  at: number[],
  factor: (ship: number) => number,
): void {
  const { battleshipTargets } = t.rules.parameters.surface;
  const sum = (ships: readonly number[]): number => ships.reduce((all, ship) => all + factor(ship), 0);
  const heavy =
    what === "torpedo"
      ? from
      : from.filter((ship) => (battleshipTargets as string[]).includes(t.rules.ships[ship]!.type));
  t.call("aiming", {
    side,
    what,
    ships: at,
    factors: at.length === 0 ? 0 : sum(from),
    heavy: sum(heavy),
    given: [],
  });
}

/** All shots at once: hits take effect when all have fired (19.5.2). */
function fire(
  t: FlatTopTable,
  hex: number,
  combat: string,
  shots: readonly (readonly Shot[])[],
  bhts: readonly number[],
): void {
  const all = shots.flatMap((list, side) =>
    list.map(({ ship, factors }) => {
      const conditions: string[] = [];
      if (isCrippled(t, ship)) conditions.push("target-crippled");
      if (t.position.fleet.anchored[ship] !== 0) conditions.push("target-anchored");
      const attack: Attack = modified(t, bhts[side]!, { combat, hex, conditions });
      const { name, id } = t.rules.ships[ship]!;
      const hits = resolve(
        t,
        `${factors} ${combat} factors at ${name}`,
        `${combat} at ${id}`,
        side,
        factors,
        attack,
      );
      t.say(
        "19.5.2",
        () =>
          `${sideText(side)}: ${factors} ${combat} factors at ${name}: ${hits} ${hits === 1 ? "hit" : "hits"}.`,
      );
      return { ship, hits, side };
    }),
  );
  for (const { ship, hits, side } of all) if (hits > 0) damage(t, ship, hits, side);
}

/** Hits of a surface attack; planes aboard that are lost are picked by their owner (21.7.2), first come first. */
function damage(t: FlatTopTable, ship: number, hits: number, attacker: number): void {
  hitShip(t, ship, hits);
  const { field } = t.rules.ships[ship]!;
  if (field >= 0 && t.position.fleet.force[ship]! >= 0)
    hitPlanes(t, field, hits, chooserOf(t, attacker, "surface"));
}

const surfaceCombat: Step<Rules, Position> = {
  rule: "19",
  title: "Surface combat",
  asks(_t, frame) {
    const data = dataOf(frame);
    if (data.stage !== "breakthrough") return 0;
    return 1 << data.breaker;
  },
  options(t, frame, side, out) {
    const data = dataOf(frame);
    out.push(0);
    for (const ship of shipsAt(t, data, side, GUNNERY, TORPEDOES))
      if (!data.out.includes(ship)) out.push(ship + 1);
    out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "no-breakthrough" };
    return code === 0 ? { do: "breakthrough" } : { do: "hold-back", ship: t.rules.ships[code - 1]!.id };
  },
  prompt: () => "Break through to the Screen?",
  take(t, frame, code) {
    const data = dataOf(frame);
    if (code > 0) return t.push(data.out, code - 1);
    t.set(data, "stage", code === DONE ? "end" : "breakthrough-aim");
  },
  proceed(t, frame) {
    const data = dataOf(frame);
    const result = t.result(frame);
    const next = stages[data.stage]!;
    next(t, data, result);
  },
};

/** What a stage does with the result of what it called, and which comes next. */
const stages: Record<string, (t: FlatTopTable, data: SurfaceData, result: Json | undefined) => void> = {
  positions(t, data) {
    t.set(data, "stage", "reveal");
    t.call("surface-positions", { hex: data.hex });
  },
  reveal(t, data, result) {
    const placed = result as unknown as [Placed, Placed];
    t.set(data, "placed", placed);
    t.set(data, "bht", placed[0].die + placed[1].die);
    t.set(data, "stage", "gunnery-0");
    t.reveal();
    for (const side of [0, 1])
      for (const ship of shipsAt(t, data, side, GUNNERY, TORPEDOES)) mark(t, ship, ShipFlag.fought);
    t.say(
      "19.4",
      () => `The dice show ${placed[0].die} and ${placed[1].die}: the Basic Hit Table is ${data.bht}.`,
    );
  },
  "gunnery-0": (t, data) => aimGuns(t, data, 0),
  "gunnery-1": (t, data, result) => {
    t.push(data.shots, result as unknown as Shot[]);
    aimGuns(t, data, 1);
  },
  "gunnery-fire": (t, data, result) => {
    const shots = [...data.shots, result as unknown as Shot[]];
    t.set(data, "shots", []);
    t.set(data, "stage", "torpedo-0");
    for (const side of [0, 1]) {
      const firing = shipsAt(t, data, side, GUNNERY).filter((ship) => canFire(t, ship));
      payAmmunition(t, firing, data.bht);
    }
    fire(t, data.hex, "gunnery", shots, [data.bht, data.bht]);
  },
  "torpedo-0": (t, data) => aimTorpedoes(t, data, 0),
  "torpedo-1": (t, data, result) => {
    t.push(data.shots, result as unknown as Shot[]);
    aimTorpedoes(t, data, 1);
  },
  "torpedo-fire": (t, data, result) => {
    const shots = [...data.shots, result as unknown as Shot[]];
    t.set(data, "shots", []);
    t.set(data, "stage", "test-breakthrough");
    // 19.6.1, 19.8.2: torpedoes are spent whether they can hit or not.
    for (const side of [0, 1])
      for (const ship of shipsAt(t, data, side, TORPEDOES)) mark(t, ship, ShipFlag.torpedoesSpent);
    const { torpedo } = t.rules.parameters.surface;
    if (torpedoesCount(t, data)) fire(t, data.hex, "torpedo", shots, [torpedo.allied, torpedo.japanese]);
  },
  "test-breakthrough": (t, data) => {
    const factors = [0, 1].map((side) =>
      shipsAt(t, data, side, GUNNERY, TORPEDOES).reduce((sum, ship) => sum + gunneryOf(t, ship), 0),
    );
    const { breakthrough } = t.rules.parameters.surface;
    const breaker = [0, 1].find(
      (side) => factors[side]! > 0 && factors[side]! >= breakthrough * factors[1 - side]!,
    );
    const isPossible = breaker !== undefined && shipsAt(t, data, 1 - breaker, SCREEN).length > 0;
    if (isPossible) t.set(data, "breaker", breaker);
    t.set(data, "stage", isPossible ? "breakthrough" : "end");
  },
  "breakthrough-aim": (t, data) => {
    t.set(data, "stage", "breakthrough-reply");
    const from = breaking(t, data);
    aim(t, data.breaker, "breakthrough", from, shipsAt(t, data, 1 - data.breaker, SCREEN), (ship) =>
      factorOf(t, ship, data.bht),
    );
  },
  "breakthrough-reply": (t, data, result) => {
    t.push(data.shots, result as unknown as Shot[]);
    t.set(data, "stage", "breakthrough-fire");
    const defender = 1 - data.breaker;
    aim(t, defender, "breakthrough", shipsAt(t, data, defender, SCREEN), breaking(t, data), (ship) =>
      factorOf(t, ship, data.bht),
    );
  },
  "breakthrough-fire": (t, data, result) => {
    const defender = 1 - data.breaker;
    const [attack] = data.shots;
    const shots: Shot[][] = [];
    shots[data.breaker] = attack!;
    shots[defender] = result as unknown as Shot[];
    for (const ship of shipsAt(t, data, defender, SCREEN)) mark(t, ship, ShipFlag.fought);
    const firing = [...breaking(t, data), ...shipsAt(t, data, defender, SCREEN)].filter((ship) =>
      canFire(t, ship),
    );
    payAmmunition(t, firing, data.bht);
    t.set(data, "shots", []);
    t.set(data, "stage", "end");
    fire(t, data.hex, "breakthrough", shots, [data.bht, data.bht]);
  },
  end(t, data) {
    // 19.8.3: a DD or APD that has fired has done so for the game, once the turn's combat is over.
    const { oneTurnTypes } = t.rules.parameters.surface;
    for (const side of [0, 1])
      for (const ship of shipsAt(t, data, side, GUNNERY, TORPEDOES, SCREEN))
        if (
          t.position.fleet.flags[ship]! & ShipFlag.paid &&
          (oneTurnTypes as string[]).includes(t.rules.ships[ship]!.type)
        )
          mark(t, ship, ShipFlag.gunsSpent);
    t.leave();
  },
};

const mark = (t: FlatTopTable, ship: number, flag: number): void =>
  t.set(t.position.fleet.flags, ship, t.position.fleet.flags[ship]! | flag);

/** Ships of the stronger side that take part in the breakthrough (19.7.3). */
const breaking = (t: FlatTopTable, data: SurfaceData): number[] =>
  shipsAt(t, data, data.breaker, GUNNERY, TORPEDOES).filter((ship) => !data.out.includes(ship));

function aimGuns(t: FlatTopTable, data: SurfaceData, side: number): void {
  t.set(data, "stage", side === 0 ? "gunnery-1" : "gunnery-fire");
  aim(
    t,
    side,
    "gunnery",
    shipsAt(t, data, side, GUNNERY),
    shipsAt(t, data, 1 - side, GUNNERY, TORPEDOES),
    (ship) => factorOf(t, ship, data.bht),
  );
}

/** 19.6.1: whether torpedoes can hit at all in this round. */
function torpedoesCount(t: FlatTopTable, { bht }: SurfaceData): boolean {
  const { torpedoFromDay, torpedoFromNight } = t.rules.parameters.surface;
  return bht >= (isNight(t.rules, t.position.turn) ? torpedoFromNight : torpedoFromDay);
}

function aimTorpedoes(t: FlatTopTable, data: SurfaceData, side: number): void {
  t.set(data, "stage", side === 0 ? "torpedo-1" : "torpedo-fire");
  const at = torpedoesCount(t, data) ? shipsAt(t, data, 1 - side, GUNNERY, TORPEDOES) : [];
  aim(t, side, "torpedo", shipsAt(t, data, side, TORPEDOES), at, (ship) => torpedoesOf(t, ship));
}

// ---- 19.9 bombardment ----------------------------------------------------------------------------------

interface BombardData {
  [member: string]: unknown;
  hex: number;
  side: number;
  stage: "ask" | "ships" | "reply" | "fire";
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
    const reply = (t.result(frame) ?? []) as unknown as Shot[];
    if (shots.length > 0) bombard(t, side, hex, base, shots);
    if (reply.length > 0) {
      const list: Shot[][] = [[], []];
      list[enemyOf(side)] = reply;
      const bht = t.rules.parameters.surface.bombardment;
      fire(t, hex, "base-fire", list, [bht, bht]);
    }
    t.leave();
  },
};

/** 19.9.3: a base fires at ships that bombard it; where none does, or they are anchored, at ships anchored there as well. */
function targetsOfBase(t: FlatTopTable, { hex, side, shots }: BombardData): number[] {
  const { anchored } = t.position.fleet;
  const atAnchor = shipsIn(t, side, hex).filter((ship) => anchored[ship] !== 0);
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
      `${sideText(side)} bombards ${name} with ${factors} factors: ${hits} ${hits === 1 ? "hit" : "hits"}.`,
  );
  t.set(t.position.bases.attacked, base, t.position.turn);
  hitBase(t, base, hits);
  if (hits > 0) hitPlanes(t, field, hits, chooserOf(t, side, "surface"));
}

export const surfaceSteps: Steps<Rules, Position> = {
  "surface-attack": surfaceAttack,
  "surface-combat": surfaceCombat,
  bombardment,
  ...positionSteps,
  ...aimingSteps,
};
