import { type Choice, DONE, type Json, type Step, type Steps } from "../../../kernel";
import { show } from "../ch07-observation";
import { canFightShips, nameTo } from "../ch07-observation/ships-in-hex";
import { gunneryOf, torpedoesOf } from "../ch21-damage/ships";
import { isNight } from "../model/clock";
import { hexText, sideDoes } from "../model/pieces";
import { type FlatTopTable, type Position, ShipFlag } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { aimingSteps } from "./aiming";
import { bombardmentSteps, canBombard, canFireFromBase } from "./bombardment";
import { canFire, GUNNERY, type Placed, positionSteps, SCREEN, TORPEDOES } from "./positions";
import { aim, factorOf, fire, payAmmunition, type Shot } from "./shooting";

/** 19 Surface Attack: guns, torpedoes and a breakthrough of ships against ships; then bombardment of a base. */

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
    t.say("19.1", () => `${sideDoes(side, "starts")} surface combat in ${hexText(t, hex)}.`);
    // All ships in the hex take part, and so are seen (19.1, 19.2).
    for (const force of t.position.forces) if (force.hex === hex) show(t, force, false);
    t.reveal();
    nameAll(t, hex);
    t.call("surface-combat", { hex, stage: "positions", bht: 0, shots: [[], []], breaker: -1, out: [] });
  },
  proceed(t, frame) {
    const { i } = frame.data as { i: number };
    if (i < 2) return t.set(frame.data, "i", 2);
    if (i >= 4) return t.leave();
    // 19.9: after ships against ships, each side may bombard.
    t.set(frame.data, "i", i + 1);
    const side = sideAt(t, i);
    const hex = frame.data.hex as number;
    if (canBombard(t, side, hex) || canFireFromBase(t, enemyOf(side), hex))
      t.call("bombardment", { hex, side, stage: "ask", shots: [] });
  },
};

/** 19.2: both look at the exact makeup of the other's force before they arrange their own. */
function nameAll(t: FlatTopTable, hex: number): void {
  for (const side of [0, 1]) {
    const ships = nameTo(t, enemyOf(side), hex);
    t.say("19.2", () => {
      const names = ships.map((ship) => t.rules.ships[ship]!.name);
      return `${sideDoes(side, "has")} in ${hexText(t, hex)}: ${names.join(", ")}.`;
    });
  }
}

const sideAt = ({ position }: FlatTopTable, i: number): number =>
  i % 2 === 0 ? position.initiative : enemyOf(position.initiative);

/** Ships of a side in these positions that are still afloat. */
function shipsAt(t: FlatTopTable, { placed }: SurfaceData, side: number, ...at: number[]): number[] {
  const { ships, positions } = placed![side]!;
  return ships.filter((ship, i) => at.includes(positions[i]!) && t.position.fleet.force[ship]! >= 0);
}

const surfaceCombat: Step<Rules, Position> = {
  rule: "19",
  title: "Surface combat",
  asks(_t, frame) {
    const data = dataOf(frame);
    if (data.stage !== "breakthrough") return 0;
    return 1 << data.breaker;
  },
  options(t, frame, _side, out) {
    const data = dataOf(frame);
    out.push(0);
    // Somebody must take part.
    const ships = breaking(t, data);
    if (ships.length > 1) for (const ship of ships) out.push(ship + 1);
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
    hold(t, data, announcing(t, 0), result);
    aimGuns(t, data, 1);
  },
  "gunnery-fire": (t, data, result) => {
    hold(t, data, announcing(t, 1), result);
    t.set(data, "stage", "torpedo-0");
    for (const side of [0, 1]) pay(t, data, side, shipsAt(t, data, side, GUNNERY));
    shoot(t, data, "gunnery", [data.bht, data.bht]);
  },
  "torpedo-0": (t, data) => aimTorpedoes(t, data, 0),
  "torpedo-1": (t, data, result) => {
    hold(t, data, announcing(t, 0), result);
    aimTorpedoes(t, data, 1);
  },
  "torpedo-fire": (t, data, result) => {
    hold(t, data, announcing(t, 1), result);
    t.set(data, "stage", "test-breakthrough");
    // 19.6.1, 19.8.2: torpedoes are spent whether they can hit or not.
    for (const side of [0, 1])
      for (const ship of shipsAt(t, data, side, TORPEDOES)) mark(t, ship, ShipFlag.torpedoesSpent);
    const { torpedo } = t.rules.parameters.surface;
    shoot(t, data, "torpedo", [torpedo.allied, torpedo.japanese]);
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
    hold(t, data, data.breaker, result);
    t.set(data, "stage", "breakthrough-fire");
    const defender = 1 - data.breaker;
    aim(t, defender, "breakthrough", shipsAt(t, data, defender, SCREEN), breaking(t, data), (ship) =>
      factorOf(t, ship, data.bht),
    );
  },
  "breakthrough-fire": (t, data, result) => {
    const defender = 1 - data.breaker;
    hold(t, data, defender, result);
    t.set(data, "stage", "end");
    for (const ship of shipsAt(t, data, defender, SCREEN)) mark(t, ship, ShipFlag.fought);
    pay(t, data, data.breaker, breaking(t, data));
    pay(t, data, defender, shipsAt(t, data, defender, SCREEN));
    shoot(t, data, "breakthrough", [data.bht, data.bht]);
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

/** Sides announce their targets one after the other, that with the initiative first; the fire itself is simultaneous. */
const announcing = ({ position }: FlatTopTable, nth: number): number =>
  nth === 0 ? position.initiative : enemyOf(position.initiative);

/** Notes at what a side aims. */
const hold = (t: FlatTopTable, data: SurfaceData, side: number, shots: Json | undefined): void =>
  t.set(data.shots, side, shots as unknown as Shot[]);

/** 19.8.1: ships that use their Gunnery Factor pay for it: those of a side that aims at something. */
function pay(t: FlatTopTable, { shots, bht }: SurfaceData, side: number, ships: readonly number[]): void {
  if (shots[side]!.length === 0) return;
  payAmmunition(
    t,
    ships.filter((ship) => canFire(t, ship)),
    bht,
  );
}

/** Fires what both sides have aimed. */
function shoot(t: FlatTopTable, data: SurfaceData, combat: string, bhts: readonly number[]): void {
  const { hex, shots } = data;
  t.set(data, "shots", [[], []]);
  fire(t, hex, combat, shots, bhts);
}

function aimGuns(t: FlatTopTable, data: SurfaceData, nth: number): void {
  const side = announcing(t, nth);
  t.set(data, "stage", nth === 0 ? "gunnery-1" : "gunnery-fire");
  aim(
    t,
    side,
    "gunnery",
    shipsAt(t, data, side, GUNNERY),
    shipsAt(t, data, enemyOf(side), GUNNERY, TORPEDOES),
    (ship) => factorOf(t, ship, data.bht),
  );
}

/** 19.6.1: whether torpedoes can hit at all in this round. */
function torpedoesCount(t: FlatTopTable, { bht }: SurfaceData): boolean {
  const { torpedoFromDay, torpedoFromNight } = t.rules.parameters.surface;
  return bht >= (isNight(t.rules, t.position.turn) ? torpedoFromNight : torpedoFromDay);
}

function aimTorpedoes(t: FlatTopTable, data: SurfaceData, nth: number): void {
  const side = announcing(t, nth);
  t.set(data, "stage", nth === 0 ? "torpedo-1" : "torpedo-fire");
  const at = torpedoesCount(t, data) ? shipsAt(t, data, enemyOf(side), GUNNERY, TORPEDOES) : [];
  aim(t, side, "torpedo", shipsAt(t, data, side, TORPEDOES), at, (ship) => torpedoesOf(t, ship));
}

export const surfaceSteps: Steps<Rules, Position> = {
  "surface-attack": surfaceAttack,
  "surface-combat": surfaceCombat,
  ...positionSteps,
  ...aimingSteps,
  ...bombardmentSteps,
};
