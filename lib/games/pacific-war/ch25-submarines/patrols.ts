import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { isInArea } from "../model/areas";
import { costIn, pay, pointsAt } from "../model/command-points";
import { payersOf } from "../model/links";
import type { PacificTable, Position } from "../model/position";
import { NOWHERE, type Rules, sideIds } from "../model/rules";
import { nameOfHex } from "../model/units";

/** 25.1 Submarine Patrol Phase: submarines of a command are sent out, the Allied ones first. */

type PatrolData = {
  turn: number;
  /** The command that sends a patrol out; -1 before it is chosen. */
  command: number;
  /** How many submarines go; 0 before that is chosen, and where to. */
  submarines: number;
  hex: number;
};

const isThrough = ({ turn }: PatrolData): boolean => turn >= sideIds.length;

/** What a patrol costs a headquarters (25.1.B, 11.7.3). */
function costOf(t: PacificTable, command: number, headquarters: number, submarines: number): number {
  const { perPoint } = t.rules.parameters.submarines;
  return costIn(t, t.position.submarines.hex[command]!, headquarters, Math.ceil(submarines / perPoint));
}

/** Headquarters that can pay for a patrol. */
function payersFor(t: PacificTable, command: number, submarines: number): number[] {
  const { side } = t.rules.submarineCommands[command]!;
  return payersOf(t, t.position.submarines.hex[command]!, side).filter(
    (n) => pointsAt(t, n) >= costOf(t, command, n, submarines),
  );
}

/** Commands that can still send out a patrol of the least size (25.1.B). */
function commandsFor(t: PacificTable, side: number): number[] {
  const { rules, position } = t;
  const { least, patrols } = rules.parameters.submarines;
  return [...rules.submarineCommands.keys()].filter(
    (n) =>
      rules.submarineCommands[n]!.side === side &&
      position.submarines.hex[n] !== NOWHERE &&
      position.submarines.waiting[n]! >= least &&
      position.patrols.filter(({ command }) => command === n).length < patrols &&
      payersFor(t, n, least).length > 0,
  );
}

/** Sizes of a patrol that somebody can pay for. */
function sizesFor(t: PacificTable, command: number): number[] {
  const { least } = t.rules.parameters.submarines;
  const waiting = t.position.submarines.waiting[command]!;
  const sizes: number[] = [];
  for (let size = least; size <= waiting && payersFor(t, command, size).length > 0; size++) sizes.push(size);
  return sizes;
}

/** Water, where the scenario lets the side go. */
function watersFor(t: PacificTable, side: number): number[] {
  const { water } = t.rules.hexes;
  return [...water.keys()].filter((hex) => water[hex] !== "none" && isInArea(t, hex, side));
}

/** 25.0.E: all patrols come back to their commands. */
function recall(t: PacificTable): void {
  const { patrols, submarines } = t.position;
  for (const { command, submarines: back } of patrols)
    t.set(submarines.waiting, command, submarines.waiting[command]! + back);
  t.set(t.position, "patrols", []);
}

function clear(t: PacificTable, data: PatrolData): void {
  t.set(data, "command", -1);
  t.set(data, "submarines", 0);
  t.set(data, "hex", NOWHERE);
}

function choices(t: PacificTable, data: PatrolData, side: number): number[] {
  if (data.command < 0) return commandsFor(t, side);
  if (data.submarines === 0) return sizesFor(t, data.command);
  return data.hex < 0 ? watersFor(t, side) : payersFor(t, data.command, data.submarines);
}

export const submarinePatrols: Step<Rules, Position, PatrolData> = {
  rule: "25.1",
  title: "Submarine patrols",
  enter(t, { data }) {
    t.set(data, "turn", 0);
    clear(t, data);
    recall(t);
  },
  asks: (t, { data }) => (!isThrough(data) && choices(t, data, data.turn).length > 0 ? 1 << data.turn : 0),
  options(t, { data }, side, out) {
    for (const code of choices(t, data, side)) out.push(code);
    if (data.command < 0) out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    const { rules } = t;
    if (code === DONE) return { do: "done" };
    if (data.command < 0) return { patrolFrom: rules.submarineCommands[code]!.id };
    if (data.submarines === 0) return { send: code };
    return data.hex < 0 ? { patrol: rules.hexes.ids[code]! } : { payer: rules.headquarters[code]!.id };
  },
  prompt(t, { data }) {
    if (data.command < 0) return "Which command sends out a patrol?";
    const { name } = t.rules.submarineCommands[data.command]!;
    if (data.submarines === 0) return `How many submarines does ${name} send?`;
    return data.hex < 0
      ? `Where do ${counted(data.submarines, "submarine")} of ${name} patrol?`
      : "Which headquarters pays?";
  },
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "turn", data.turn + 1);
    if (data.command < 0) return t.set(data, "command", code);
    if (data.submarines === 0) return t.set(data, "submarines", code);
    if (data.hex >= 0) return send(t, data, code);
    t.set(data, "hex", code);
    const payers = payersFor(t, data.command, data.submarines);
    if (payers.length === 1) send(t, data, payers[0]!);
  },
  proceed(t, { data }) {
    if (isThrough(data)) t.leave();
    else t.set(data, "turn", data.turn + 1);
  },
};

function send(t: PacificTable, data: PatrolData, headquarters: number): void {
  const { rules, position } = t;
  const { command, submarines, hex } = data;
  const { waiting } = position.submarines;
  const { name } = rules.submarineCommands[command]!;
  pay(t, headquarters, costOf(t, command, headquarters, submarines), "25.1", "a submarine patrol");
  t.set(waiting, command, waiting[command]! - submarines);
  t.push(position.patrols, { command, hex, submarines });
  t.say("25.1", () => `${counted(submarines, "submarine")} of ${name} patrol near ${nameOfHex(rules, hex)}.`);
  clear(t, data);
}
