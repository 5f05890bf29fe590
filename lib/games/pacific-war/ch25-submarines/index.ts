import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { detect, mayPatrolSearch } from "../ch24-search";
import { fire, rollDie } from "../model/combat";
import { distance } from "../model/distance";
import { shipsAt } from "../model/navy";
import type { PacificTable, Patrol, Position } from "../model/position";
import { enemyOf, NOWHERE, type Rules } from "../model/rules";
import { shipsOf } from "../model/sea";
import { searchModifier } from "../model/search";
import { sideText } from "../model/text";
import { nameOfHex } from "../model/units";
import { weatherAt } from "../model/weather";
import { antiSubmarineOf, loseSubmarines, torpedo } from "./attacks";
import { submarinePatrols } from "./patrols";
import { attackStrength, defect } from "./strength";

/** 25.2 Submarines against Task Forces that have moved one hex, patrol by patrol. */
export type Submarines = {
  /** The side of the patrols. */
  side: number;
  /** Task Forces that moved in this increment, by their places in the list. */
  moved: number[];
  /** The patrol whose turn it is. */
  patrol: number;
  /** The Task Force that it has found and attacks; -1 as long as there is none. */
  group: number;
  shots: number;
  targetShips: number[];
  hex: number;
};

export const submarinesOf = (side: number, moved: number[]): Submarines => ({
  side,
  moved,
  patrol: 0,
  group: -1,
  shots: 0,
  targetShips: [],
  hex: NOWHERE,
});

const patrolOf = ({ position }: PacificTable, { patrol }: Submarines): Patrol | undefined =>
  position.patrols[patrol];

/** Task Forces that a patrol may pick: in its zone, not attacked in this phase, and detected or still to be searched for. */
function quarry(t: PacificTable, data: Submarines): number[] {
  const { position, rules } = t;
  const patrol = patrolOf(t, data);
  if (!patrol || rules.submarineCommands[patrol.command]!.side !== data.side) return [];
  if (patrol.submarines === 0 || attackStrength(t, patrol) < 1) return [];
  return data.moved.filter((n) => {
    const group = position.taskForces[n]!;
    if (group.hex < 0 || group.torpedoed) return false;
    if (distance(rules.hexes, patrol.hex, group.hex) > rules.parameters.submarines.zone) return false;
    return group.detected || mayPatrolSearch(t, data.side, n);
  });
}

/** Ships of the Task Force that no submarine has attacked yet (25.2.I). */
const targets = (t: PacificTable, { group, targetShips }: Submarines): number[] =>
  shipsOf(t, group).filter((ship) => !targetShips.includes(ship));

const hasShot = (t: PacificTable, data: Submarines): boolean =>
  data.shots < attackStrength(t, patrolOf(t, data)!) && targets(t, data).length > 0;

const submarines: Step<Rules, Position, Submarines> = {
  rule: "25.2",
  title: "Submarines",
  asks: (t, { data }) =>
    (data.group >= 0 ? hasShot(t, data) : quarry(t, data).length > 0) ? 1 << data.side : 0,
  options(t, { data }, _side, out) {
    if (data.group < 0) out.push(...quarry(t, data), DONE);
    else {
      out.push(...targets(t, data));
      if (data.shots === 0) out.push(DONE);
    }
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    return data.group < 0
      ? { taskForce: t.position.taskForces[code]!.id }
      : { attack: t.rules.ships[code]!.id };
  },
  prompt(t, { data }) {
    const { hex } = patrolOf(t, data)!;
    return data.group < 0
      ? `Which Task Force do the submarines at ${nameOfHex(t.rules, hex)} go for?`
      : "Which ship do the submarines attack?";
  },
  take(t, { data }, code) {
    if (code === DONE) return nextPatrol(t, data);
    if (data.group < 0) return find(t, data, code);
    attack(t, data, code);
  },
  proceed(t, { data }) {
    if (data.group >= 0) return answer(t, data);
    if (data.patrol >= t.position.patrols.length) return t.leave();
    nextPatrol(t, data);
  },
};

function nextPatrol(t: PacificTable, data: Submarines): void {
  t.set(data, "patrol", data.patrol + 1);
  t.set(data, "group", -1);
  t.set(data, "shots", 0);
  t.set(data, "targetShips", []);
}

/** 25.2.B to D: a Task Force that is not detected is searched for; the patrol has no other target in this increment. */
function find(t: PacificTable, data: Submarines, n: number): void {
  const { position, rules } = t;
  const group = position.taskForces[n]!;
  if (!group.detected) {
    const face = rollDie(t, `submarines search for ${group.id}`, data.side, "submarine search");
    t.set(group, "searched", true);
    t.push(position.searches, { side: data.side, hex: group.hex, ship: -1, airUnit: -1 });
    const weather = weatherAt(t, group.hex)?.navalSearch ?? 0;
    if (face + searchModifier(t, data.side) + weather > rules.parameters.submarines.search) {
      t.say("25.2", () => `Submarines of ${sideText(data.side)} do not find ${group.name}.`);
      return nextPatrol(t, data);
    }
    detect(t, n);
    if (group.hex < 0) return nextPatrol(t, data);
  }
  t.set(data, "group", n);
  t.set(data, "hex", group.hex);
  t.reveal();
}

/** 25.2.I, J, 25.4: one attack; its hits come at once. */
function attack(t: PacificTable, data: Submarines, ship: number): void {
  const patrol = patrolOf(t, data)!;
  t.set(t.position.taskForces[data.group]!, "torpedoed", true);
  t.set(data, "shots", data.shots + 1);
  t.set(data, "targetShips", [...data.targetShips, ship]);
  torpedo(t, data.side, ship, defect(t, patrol));
}

/** 25.3: as many attacks on the submarines as they made, with all ships of the hex. */
function answer(t: PacificTable, data: Submarines): void {
  const patrol = patrolOf(t, data)!;
  const { shots } = data;
  const strength = antiSubmarineOf(t, shipsAt(t, data.hex, enemyOf(data.side)));
  for (let n = 0; n < shots && strength !== null && patrol.submarines > 0; n++) {
    const { hits } = fire(t, {
      attack: "anti-submarine",
      strength,
      side: enemyOf(data.side),
      name: "anti-submarine attack",
    });
    loseSubmarines(t, data.patrol, hits);
  }
  if (patrol.submarines > 0) return nextPatrol(t, data);
  t.say("25.3", () => "No submarines are left of the patrol.");
  t.removeAt(t.position.patrols, data.patrol);
  t.set(data, "group", -1);
  t.set(data, "shots", 0);
  t.set(data, "targetShips", []);
}

export const submarineSteps: Steps<Rules, Position> = { submarines, "submarine-patrols": submarinePatrols };
