import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { isLinked } from "../model/links";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, JAPANESE, NOWHERE, type Rules, sideIds } from "../model/rules";
import { handOf, isStrategic, warOf } from "../model/war";

/** 14.1, 14.2: new submarines go to a Submarine Command, or against merchant shipping, and others change from one to the other. */

type Role = "" | "fleet" | "merchants" | "both";

type SubmarinesData = {
  turn: number;
  /** By side: where this month's submarines have gone so far. Only who keeps them together may re-deploy (14.2). */
  secret: Role[];
};

/** Against merchant shipping. */
const MERCHANTS = -1;
/** The new ones of the month. */
const NEW = -2;

/** So many submarines go from there to there. */
interface Move {
  from: number;
  to: number;
  count: number;
}

const commandsOf = ({ rules, position }: PacificTable, side: number, isOnMap: boolean): number[] =>
  rules.submarineCommands.flatMap((command, n) =>
    command.side === side && (position.submarines.hex[n] !== NOWHERE) === isOnMap ? n : [],
  );

/** Submarines of a command, with those on patrol. */
const submarinesOf = ({ position }: PacificTable, command: number): number =>
  position.patrols.reduce(
    (sum, patrol) => (patrol.command === command ? sum + patrol.submarines : sum),
    position.submarines.waiting[command]!,
  );

/** How many of so many may go at once: any number can be had in a few moves. */
const PAR = 6;
const amounts = (most: number): number[] =>
  Array.from({ length: most }, (_each, n) => n + 1).filter(
    (n) => n <= 2 * PAR || n === most || n % (most > 60 ? 2 * PAR : PAR) === 0,
  );

function movesOf(t: PacificTable, side: number, role: Role): Move[] {
  const fresh = handOf(t, side).submarines;
  const open = commandsOf(t, side, true);
  const toCommands = (from: number, most: number): Move[] =>
    open.flatMap((to) => amounts(most).map((count) => ({ from, to, count })));
  const moves = toCommands(NEW, fresh);
  // 11.2.2.D: those whose command has left the map go to another one as a whole.
  for (const from of commandsOf(t, side, false))
    if (submarinesOf(t, from) > 0)
      moves.push(...open.map((to) => ({ from, to, count: submarinesOf(t, from) })));
  if (side !== ALLIED || !isStrategic(t)) return moves;
  moves.push(...amounts(fresh).map((count) => ({ from: NEW, to: MERCHANTS, count })));
  // 14.2.C, D: whoever gives all new ones one role may re-deploy others to it.
  if (fresh > 0) return moves;
  if (role === "" || role === "merchants")
    moves.push(
      ...open
        .filter((from) => isLinked(t, t.position.submarines.hex[from]!, side))
        .flatMap((from) => amounts(submarinesOf(t, from)).map((count) => ({ from, to: MERCHANTS, count }))),
    );
  if (role === "" || role === "fleet") moves.push(...toCommands(MERCHANTS, warOf(t).antiShippingSubmarines));
  return moves;
}

/** New submarines that must go to a command at once, and have but one way (14.1); undefined where there is a choice. */
function forced(t: PacificTable, side: number): Move | undefined {
  const moves = movesOf(t, side, "both");
  const [first] = moves;
  if (!first || first.from !== NEW || new Set(moves.map(({ from, to }) => `${from} ${to}`)).size > 1)
    return undefined;
  return { ...first, count: handOf(t, side).submarines };
}

/** Codes are places in the list of moves. */
export const submarineAllotment: Step<Rules, Position, SubmarinesData> = {
  rule: "14.2",
  title: "Submarines",
  secret: true,
  enter(_t, { data }) {
    data.turn = 0;
    data.secret = ["", ""];
  },
  asks(t, { data }) {
    const { turn } = data;
    if (turn >= sideIds.length || forced(t, turn)) return 0;
    return movesOf(t, turn, data.secret[turn]!).length > 0 ? 1 << turn : 0;
  },
  options(t, { data }, side, out) {
    out.push(...movesOf(t, side, data.secret[side]!).keys());
    // 14.1: the Japanese ones are placed at once.
    if (side !== JAPANESE || handOf(t, side).submarines === 0) out.push(DONE);
  },
  describe(t, { data }, code, side): Choice {
    if (code === DONE) return { do: "done" };
    const { from, to, count } = movesOf(t, side, data.secret[side]!)[code]!;
    const nameOf = (command: number): string =>
      command === MERCHANTS ? "merchants" : t.rules.submarineCommands[command]!.id;
    return { allot: count, ...(from !== NEW && { from: nameOf(from) }), to: nameOf(to) };
  },
  prompt: (t, _frame, side) => {
    const count = handOf(t, side).submarines;
    return count > 0 ? `Where do ${counted(count, "new submarine")} go?` : "Re-deploy submarines?";
  },
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "turn", data.turn + 1);
    const move = movesOf(t, side, data.secret[side]!)[code]!;
    carryOut(t, move, side);
    const role = move.to === MERCHANTS ? "merchants" : "fleet";
    const before = data.secret[side]!;
    const isReassigned = move.from >= 0 && move.to >= 0;
    if (!isReassigned) t.set(data.secret, side, before === "" || before === role ? role : "both");
  },
  proceed(t, { data }) {
    const { turn } = data;
    if (turn >= sideIds.length) return t.leave();
    const move = forced(t, turn);
    if (move) return carryOut(t, move, turn);
    const hand = handOf(t, turn);
    if (turn === JAPANESE && hand.submarines > 0) {
      t.set(hand, "submarines", 0);
      t.say("14.1", () => "Without a Submarine Command the new submarines are lost.", [turn]);
    }
    t.set(data, "turn", turn + 1);
  },
};

function carryOut(t: PacificTable, { from, to, count }: Move, side: number): void {
  const { rules, position } = t;
  const war = warOf(t);
  const hand = handOf(t, side);
  if (from === NEW) t.set(hand, "submarines", hand.submarines - count);
  else if (from === MERCHANTS) t.set(war, "antiShippingSubmarines", war.antiShippingSubmarines - count);
  else if (to !== MERCHANTS && position.submarines.hex[from] === NOWHERE) return reassign(t, from, to, side);
  else takeFrom(t, from, count);
  if (to === MERCHANTS) t.set(war, "antiShippingSubmarines", war.antiShippingSubmarines + count);
  else t.set(position.submarines.waiting, to, position.submarines.waiting[to]! + count);
  const goal = to === MERCHANTS ? "hunt merchant shipping" : `join ${rules.submarineCommands[to]!.name}`;
  t.say(side === JAPANESE ? "14.1" : "14.2", () => `${counted(count, "submarine")} ${goal}.`, [side]);
}

/** 11.2.2.D: the submarines of a command that has left the map join another one; those on patrol remain where they are. */
function reassign(t: PacificTable, from: number, to: number, side: number): void {
  const { patrols, submarines } = t.position;
  const count = submarinesOf(t, from);
  const theirs = patrols.filter((patrol) => patrol.command === from);
  for (const patrol of theirs) t.set(patrol, "command", to);
  t.set(submarines.waiting, to, submarines.waiting[to]! + submarines.waiting[from]!);
  t.set(submarines.waiting, from, 0);
  const { name } = t.rules.submarineCommands[to]!;
  const remain = theirs.length > 0 ? "; those on patrol remain there" : "";
  t.say("11.2.2", () => `${counted(count, "submarine")} join ${name}${remain}.`, [side]);
}

/** Submarines leave a command: those that wait first; for more its patrols come home. */
function takeFrom(t: PacificTable, command: number, count: number): void {
  const { patrols, submarines } = t.position;
  if (submarines.waiting[command]! < count)
    for (let n = patrols.length - 1; n >= 0; n--) {
      const patrol = patrols[n]!;
      if (patrol.command !== command) continue;
      t.set(submarines.waiting, command, submarines.waiting[command]! + patrol.submarines);
      t.removeAt(patrols, n);
    }
  t.set(submarines.waiting, command, submarines.waiting[command]! - count);
}
