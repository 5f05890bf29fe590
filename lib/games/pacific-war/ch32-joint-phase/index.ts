import { type Choice, derivedFor, DONE, type Step, type Steps } from "../../../kernel";
import { deactivate } from "../model/ground";
import { lieUp, mayLieUp } from "../model/harbours";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { shipsOfSide } from "../model/presence";
import { shipsOf } from "../model/sea";
import { isThrough, sideOf } from "../model/turns";
import { airClass, baseAt, groundClass } from "../model/units";
import { canWithdraw, groundWithdrawal, type Withdrawn, withdrawalHexes } from "./withdrawal";

/** 32.0, 20.5.3 Joint Activation/Deactivation Phase. In Campaigns units beyond their time lose steps then, and others are activated (20.4). */

type JointData = Withdrawn & {
  /** 0 the Operation player, 1 the other, 2 nobody any more. */
  turn: number;
  /** In Campaigns: what comes after, 0 attrition, 1 and 2 activation of either side. */
  after?: number;
};

/** Options are numbers: what kind of thing, and which. */
const KINDS = ["taskForce", "ship", "airUnit", "groundUnit", "withdraw"] as const;
const KIND_SIZE = 100_000;
const codeOf = (kind: (typeof KINDS)[number], n: number): number => KINDS.indexOf(kind) * KIND_SIZE + n;

const codesOf = derivedFor<Rules, Position, JointData, readonly number[]>((t, data) => {
  const { rules, position } = t;
  const side = sideOf(t, data.turn);
  const codes: number[] = [];
  for (const [n, group] of position.taskForces.entries()) {
    const ships = group.side === side ? shipsOf(t, n) : [];
    if (group.hex >= 0 && ships.length > 1 && mayLieUp(t, ships)) codes.push(codeOf("taskForce", n));
  }
  for (const n of shipsOfSide(t, side))
    if (position.fleet.activated[n]! && mayLieUp(t, [n])) codes.push(codeOf("ship", n));
  for (const [n, unit] of position.airUnits.entries())
    if (
      unit.activated &&
      unit.ship < 0 &&
      airClass(rules, unit).side === side &&
      baseAt(t, unit.hex, side) >= 0
    )
      codes.push(codeOf("airUnit", n));
  for (const [n, unit] of position.groundUnits.entries())
    if (groundClass(rules, unit).side === side && canStop(unit)) codes.push(codeOf("groundUnit", n));
  for (const hex of withdrawalHexes(t, side))
    if (canWithdraw(t, hex, side, data)) codes.push(codeOf("withdraw", hex));
  return codes;
});

/** 20.5.3.A: not while it has an assault to fight. */
const canStop = ({ activated, ship, hex, assault }: Position["groundUnits"][number]): boolean =>
  activated && ship < 0 && hex >= 0 && assault === "none";

const jointActivation: Step<Rules, Position, JointData> = {
  rule: "32.0",
  title: "Joint Activation/Deactivation",
  // What is in Forces and Task Forces is hidden (2.5.10).
  secret: true,
  enter: (t, { data }) => begin(t, data, 0),
  asks(t, { data }) {
    if (isThrough(data)) return 0;
    return codesOf(t, data).length > 0 ? 1 << sideOf(t, data.turn) : 0;
  },
  options: (t, { data }, _side, out) => void out.push(...codesOf(t, data), DONE),
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { rules, position } = t;
    const n = code % KIND_SIZE;
    switch (KINDS[Math.floor(code / KIND_SIZE)]!) {
      case "taskForce":
        return { deactivate: position.taskForces[n]!.id };
      case "ship":
        return { deactivate: rules.ships[n]!.id };
      case "airUnit":
        return { deactivate: position.airUnits[n]!.id };
      case "groundUnit":
        return { deactivate: position.groundUnits[n]!.id };
      case "withdraw":
        return { withdraw: rules.hexes.ids[n]! };
    }
  },
  prompt: () => "Which units are Deactivated or withdraw?",
  why: (_t, _frame, code) =>
    code !== DONE && KINDS[Math.floor(code / KIND_SIZE)] === "withdraw" ? "32.1" : undefined,
  take(t, { data }, code, side) {
    if (code === DONE) return begin(t, data, data.turn + 1);
    const { position } = t;
    const n = code % KIND_SIZE;
    switch (KINDS[Math.floor(code / KIND_SIZE)]!) {
      case "taskForce":
        for (const ship of shipsOf(t, n)) lieUp(t, ship);
        break;
      case "ship":
        lieUp(t, n);
        break;
      case "airUnit":
        t.set(position.airUnits[n]!, "activated", false);
        break;
      case "groundUnit":
        deactivate(t, position.groundUnits[n]!);
        break;
      case "withdraw":
        t.call("ground-withdrawal", { side, hex: n, stage: "choose", steps: 0, toHex: -1, secret: [[], []] });
    }
  },
  proceed(t, { data }) {
    if (!isThrough(data)) return begin(t, data, data.turn + 1);
    const after = data.after ?? 0;
    if (!t.position.war || after > 2) return t.leave();
    t.set(data, "after", after + 1);
    if (after === 0) t.call("penalty-attrition");
    else t.call("further-activation", { side: sideOf(t, after - 1) });
  },
};

function begin(t: PacificTable, data: JointData, turn: number): void {
  t.set(data, "turn", turn);
  t.set(data, "hexes", []);
  t.set(data, "toHexes", []);
}

export const jointPhaseSteps: Steps<Rules, Position> = {
  "joint-activation": jointActivation,
  "ground-withdrawal": groundWithdrawal,
};
