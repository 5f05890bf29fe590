import { below, type RandomState, seedState } from "../../lib/kernel";

/**
 * What a wargame costs that is as small and as plain as can be: 500 units on 200 hexes that move under stacking limits
 * and fight by a table; plain objects changed in place, no undo, no log, nothing in data. The least that listing the
 * options of a choice and making one of them can cost, beside which a rules engine's own figure means something.
 */
const WIDTH = 20;
const HEIGHT = 10;
const UNITS_A_SIDE = 250;
const STEPS = 2;
const STACK = 5;
const TURNS = 12;
/** Units that a side may move or attack with in a turn. */
const ACTIONS_A_TURN = 40;

interface Hex {
  readonly cost: number;
  readonly shift: number;
  readonly neighbours: Hex[];
  readonly units: Unit[];
}

interface Unit {
  readonly side: number;
  readonly strength: number;
  readonly allowance: number;
  steps: number;
  hex: Hex;
}

/** Movement points into a hex, and columns that the defender in it gains. */
const TERRAIN = [
  { cost: 1, shift: 0 },
  { cost: 1, shift: 0 },
  { cost: 2, shift: 1 },
  { cost: 3, shift: 2 },
] as const;

/** Steps lost by odds (1:2 or less, 1:1, 2:1, 3:1, 4:1 or more) and die. */
const ATTACKER_LOSES = [
  [2, 2, 1, 1, 1, 0],
  [2, 1, 1, 1, 0, 0],
  [1, 1, 1, 0, 0, 0],
  [1, 1, 0, 0, 0, 0],
  [1, 0, 0, 0, 0, 0],
] as const;
const DEFENDER_LOSES = [
  [0, 0, 0, 0, 1, 1],
  [0, 0, 0, 1, 1, 1],
  [0, 0, 1, 1, 1, 2],
  [0, 1, 1, 1, 2, 2],
  [1, 1, 1, 2, 2, 2],
] as const;

/** What a game came to. */
export interface HexGame {
  /** Choices made. */
  actions: number;
  /** Choices that were attacks. */
  attacks: number;
  /** Steps that each side has left. */
  steps: [number, number];
}

/** The board and the counters, made once: games are set up on them one after the other. */
export class HexWargame {
  private readonly hexes = board(seedState(1));
  private readonly forces = [0, 1].map((side) => force(side, this.hexes[0]!, seedState(side)));
  private readonly options: Hex[] = this.hexes.slice(0, 7);

  /** Play a game out, each choice any legal one, each as likely as the others. */
  play(seed: number): HexGame {
    const { forces, options } = this;
    const random = seedState(seed);
    this.deploy(random);
    let actions = 0;
    let attacks = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      for (let side = 0; side < 2; side++) {
        const units = forces[side]!;
        for (let i = 0; i < ACTIONS_A_TURN; i++) {
          const unit = units[below(random, units.length)]!;
          if (unit.steps === 0) continue;
          const count = listOptions(unit, options);
          const target = options[below(random, count)]!;
          actions++;
          if (target === unit.hex) continue;
          if (holdsEnemy(target, side)) {
            attack(unit, target, random);
            attacks++;
          } else move(unit, target);
        }
      }
    }
    return { actions, attacks, steps: [stepsOf(forces[0]!), stepsOf(forces[1]!)] };
  }

  /** The sides stand in either half of the board, as the stacking limit lets them. */
  private deploy(random: RandomState): void {
    const half = WIDTH / 2;
    for (const hex of this.hexes) hex.units.length = 0;
    for (const unit of this.forces.flat()) {
      let hex: Hex;
      do hex = this.hexes[below(random, HEIGHT) * WIDTH + unit.side * half + below(random, half)]!;
      while (hex.units.length >= STACK);
      hex.units.push(unit);
      unit.hex = hex;
      unit.steps = STEPS;
    }
  }
}

/** Stay, go where the terrain and the stacking limit allow it, or attack: fills the list and returns how many. */
function listOptions(unit: Unit, options: Hex[]): number {
  const { hex: here, side, allowance } = unit;
  let count = 0;
  options[count++] = here;
  for (const hex of here.neighbours) {
    if (holdsEnemy(hex, side) || (hex.cost <= allowance && hex.units.length < STACK)) options[count++] = hex;
  }
  return count;
}

const holdsEnemy = ({ units }: Hex, side: number): boolean => units.length > 0 && units[0]!.side !== side;

function move(unit: Unit, to: Hex): void {
  leave(unit);
  to.units.push(unit);
  unit.hex = to;
}

function leave(unit: Unit): void {
  const { units } = unit.hex;
  const last = units.pop()!;
  if (last !== unit) units[units.indexOf(unit)] = last;
}

/** The whole stack attacks with the unit; both sides lose steps by the table, and an emptied hex is entered. */
function attack(unit: Unit, target: Hex, random: RandomState): void {
  const odds = strengthOf(unit.hex) / strengthOf(target);
  const column = odds < 1 ? 0 : Math.min(4, Math.floor(odds));
  const row = Math.max(0, column - target.shift);
  const die = below(random, 6);
  lose(unit.hex, ATTACKER_LOSES[row]![die]!);
  lose(target, DEFENDER_LOSES[row]![die]!);
  if (target.units.length === 0 && unit.steps > 0) move(unit, target);
}

function strengthOf({ units }: Hex): number {
  let strength = 0;
  for (const unit of units) strength += unit.strength * unit.steps;
  return strength;
}

function lose({ units }: Hex, steps: number): void {
  for (let i = 0; i < steps && units.length > 0; i++) {
    const unit = units[units.length - 1]!;
    unit.steps--;
    if (unit.steps === 0) units.pop();
  }
}

const force = (side: number, hex: Hex, random: RandomState): Unit[] =>
  Array.from({ length: UNITS_A_SIDE }, () => {
    const [strength, allowance] = [1 + below(random, 4), 1 + below(random, 3)];
    return { side, strength, allowance, steps: STEPS, hex };
  });

function board(random: RandomState): Hex[] {
  const hexes = Array.from({ length: WIDTH * HEIGHT }, (): Hex => {
    const { cost, shift } = TERRAIN[below(random, TERRAIN.length)]!;
    return { cost, shift, neighbours: [], units: [] };
  });
  hexes.forEach((hex, i) => {
    const [column, row] = [i % WIDTH, Math.floor(i / WIDTH)];
    const lower = column % 2;
    for (const [right, down] of [
      [0, -1],
      [0, 1],
      [-1, lower - 1],
      [-1, lower],
      [1, lower - 1],
      [1, lower],
    ] as const) {
      const [c, r] = [column + right, row + down];
      if (c >= 0 && c < WIDTH && r >= 0 && r < HEIGHT) hex.neighbours.push(hexes[r * WIDTH + c]!);
    }
  });
  return hexes;
}

const stepsOf = (units: readonly Unit[]): number => units.reduce((sum, { steps }) => sum + steps, 0);
