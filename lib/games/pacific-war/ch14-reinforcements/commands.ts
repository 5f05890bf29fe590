import { type Choice, DONE, type Step } from "../../../kernel";
import { costIn, pay, pointsAt } from "../model/command-points";
import { isJoinedToSource, isLinked, payersOf } from "../model/links";
import type { PacificTable, Position } from "../model/position";
import { NOWHERE, type Rules, sideIds } from "../model/rules";
import { isOpenPort } from "../model/harbours";
import { linkedPorts } from "../model/stations";
import { nameOfHex } from "../model/units";
import { handOf, warOf } from "../model/war";

/** 14.6: headquarters that come or come back, and Submarine Commands that are placed anew. */

type CommandsData = {
  turn: number;
  /** By side: the id of what is being placed; empty for none. */
  secret: string[];
  /** Submarine Commands that their owner has taken off in this phase: they come back in the next one. */
  removed: string[];
};

/** A hex for what is in hand, and the headquarters that pays; -1 where it costs nothing. */
type Site = [hex: number, payer: number];

const headquartersAtHand = (t: PacificTable, side: number): string[] =>
  handOf(t, side).arrivals.filter((id) => t.rules.headquartersOf[id] !== undefined);

/** 14.6, 11.7.3: what a Submarine Command costs a headquarters in a port. */
const commandCost = (t: PacificTable, hex: number, payer: number): number =>
  costIn(t, hex, payer, t.rules.parameters.command.submarineCommand);

/** 14.6: open ports that are Linked; a headquarters needs a link to a source alone, which it may be the first to have. */
function sitesOf(t: PacificTable, side: number, id: string): Site[] {
  if (t.rules.headquartersOf[id] !== undefined)
    return t.position.bases.flatMap(({ hex, side: owner }): Site[] =>
      owner === side && isOpenPort(t, hex, side) && (isLinked(t, hex, side) || isJoinedToSource(t, hex, side))
        ? [[hex, -1]]
        : [],
    );
  return linkedPorts(t, side).flatMap((hex) =>
    payersOf(t, hex, side).flatMap((n): Site[] =>
      pointsAt(t, n) >= commandCost(t, hex, n) ? [[hex, n]] : [],
    ),
  );
}

/** Submarine Commands of the scenario that are off the map (11.2.2.C). */
const commandsToPlace = (t: PacificTable, side: number, { removed }: CommandsData): string[] =>
  t.rules.submarineCommands.flatMap(({ id, side: owner }, n) =>
    owner === side &&
    t.position.submarines.hex[n] === NOWHERE &&
    warOf(t).submarineCommands.includes(id) &&
    !removed.includes(id)
      ? id
      : [],
  );

/** What may be placed: it needs a place, and whoever pays. */
const placeable = (t: PacificTable, side: number, data: CommandsData): string[] =>
  [...headquartersAtHand(t, side), ...commandsToPlace(t, side, data)].filter(
    (id) => sitesOf(t, side, id).length > 0,
  );

const onMap = (t: PacificTable, side: number): number[] =>
  t.rules.submarineCommands.flatMap((command, n) =>
    command.side === side && t.position.submarines.hex[n] !== NOWHERE ? n : [],
  );

/** Beside places in lists: so many and more for Submarine Commands that are taken off. */
const TAKE_OFF = 1000;

export const commandPlaces: Step<Rules, Position, CommandsData> = {
  rule: "14.6",
  title: "Headquarters and Submarine Commands",
  secret: true,
  enter(_t, { data }) {
    data.turn = 0;
    data.secret = sideIds.map(() => "");
    data.removed = [];
  },
  asks(t, { data }) {
    const { turn } = data;
    if (turn >= sideIds.length) return 0;
    const isAsked =
      data.secret[turn] !== "" || placeable(t, turn, data).length > 0 || onMap(t, turn).length > 0;
    return isAsked ? 1 << turn : 0;
  },
  options(t, { data }, side, out) {
    const id = data.secret[side]!;
    if (id !== "") return void out.push(...sitesOf(t, side, id).keys());
    out.push(...placeable(t, side, data).keys(), ...onMap(t, side).map((n) => TAKE_OFF + n), DONE);
  },
  describe(t, { data }, code, side): Choice {
    const { rules } = t;
    if (code === DONE) return { do: "done" };
    const id = data.secret[side]!;
    if (id === "")
      return code >= TAKE_OFF
        ? { takeOff: rules.submarineCommands[code - TAKE_OFF]!.id }
        : { bring: placeable(t, side, data)[code]! };
    const [hex, payer] = sitesOf(t, side, id)[code]!;
    return { to: rules.hexes.ids[hex]!, ...(payer >= 0 && { payer: rules.headquarters[payer]!.id }) };
  },
  prompt: (_t, { data }, side) =>
    data.secret[side] === "" ? "Place headquarters or Submarine Commands?" : "Where does it go?",
  why: (_t, _frame, code) => (code >= TAKE_OFF ? "11.2.2" : undefined),
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "turn", data.turn + 1);
    const id = data.secret[side]!;
    if (id !== "") {
      const [hex, payer] = sitesOf(t, side, id)[code]!;
      place(t, side, id, hex, payer);
      return t.set(data.secret, side, "");
    }
    if (code < TAKE_OFF) return t.set(data.secret, side, placeable(t, side, data)[code]!);
    const { id: command, name } = t.rules.submarineCommands[code - TAKE_OFF]!;
    t.set(t.position.submarines.hex, code - TAKE_OFF, NOWHERE);
    t.push(data.removed, command);
    t.say("11.2.2", () => `${name} is taken off the map.`);
  },
  proceed(t, { data }) {
    if (data.turn >= sideIds.length) t.leave();
    else t.set(data, "turn", data.turn + 1);
  },
};

function place(t: PacificTable, side: number, id: string, hex: number, payer: number): void {
  const { rules, position } = t;
  const n = rules.headquartersOf[id];
  const { arrivals } = handOf(t, side);
  if (n !== undefined) {
    t.set(position.headquarters, n, hex);
    t.removeAt(arrivals, arrivals.indexOf(id));
    if (Object.hasOwn(warOf(t).boxed, id)) t.remove(warOf(t).boxed, id);
    return t.say("14.6", () => `${rules.headquarters[n]!.name} is set up in ${nameOfHex(rules, hex)}.`, BOTH);
  }
  const command = rules.submarineCommandOf[id]!;
  const { name } = rules.submarineCommands[command]!;
  pay(t, payer, commandCost(t, hex, payer), "14.6", name);
  t.set(position.submarines.hex, command, hex);
  t.say("14.6", () => `${name} is set up in ${nameOfHex(rules, hex)}.`, BOTH);
}

/** Headquarters and Submarine Commands stand on the map for both to see. */
const BOTH = [0, 1];
