import type { Frame, FrameData } from "../../../kernel";
import { type BattleBoardData, boardOf } from "../ch12-combat/battle-board";
import { onMap } from "../model/pieces";
import { Box, type T } from "../model/position";
import { optionIsOn } from "../model/rules";
import { isExpress } from "../optional/tokyo-express";
import { type Ahead, stepsAhead } from "./ahead";
import { boardFrame } from "./board-frame";

/**
 * A text that is equal for positions of a battle from which it goes on alike. What nothing reads any more is left out,
 * and counters that no step under way names are described by their type and state alone, in the order of their numbers, so
 * that a choice between them means the same in both positions.
 */
export function keyMaker(engaged: readonly number[]): (t: T) => string {
  const ahead = stepsAhead();
  const isEngaged: boolean[] = [];
  for (const p of engaged) isEngaged[p] = true;
  return (t) => {
    const at = boardFrame(t);
    if (at < 0) return "before the battle";
    const { frames, position } = t.state;
    const future = ahead(t);
    const board = boardOf(t)!;
    const steps = frames.slice(at + 1).map((frame) => frameState(t, frame));
    const named = namedIn(steps, board, future);
    const { occupied, returnPortLost, kamikaze } = position;
    return [
      JSON.stringify(steps),
      boardState(board, future, frames.at(-1)!),
      pieceStates(t, isEngaged, named, future),
      occupied[board.place],
      Number(returnPortLost),
      Number(kamikaze),
    ].join("|");
  };
}

/** What the steps to come read of the Battle Board. */
function boardState(board: BattleBoardData, ahead: Ahead, top: Frame): string {
  const striking = ahead.has("air-strikes");
  const deciding = ahead.has("target-determination");
  const fighting = ahead.has("surface-combat");
  const storming = ahead.has("land-combat-round");
  const supporting = ahead.has("ground-support");
  return JSON.stringify([
    board.begun,
    board.split,
    board.seaControl,
    (deciding || ahead.has("air-to-air")) && [board.airPoints, board.eliteAirPoints],
    (striking || supporting) && [board.airNation, board.supremacy],
    (deciding || fighting) && board.superiority,
    striking && strikesToCome(board, top),
    supporting && board.support,
    storming && [board.groundHits, board.outOfSupplyUnits, board.stormUnits],
    ahead.has("battle-preparation") && board.gunForces,
  ]);
}

/** Of the strike under way only whose it is and what it goes for; those before it are over. */
function strikesToCome({ strikes }: BattleBoardData, { step, data }: Frame): unknown {
  if (step === "air-strikes") return strikes.slice(data.next as number);
  const now = data.strike as number | undefined;
  if (now === undefined) return strikes;
  const strike = strikes[now]!;
  return [strike.by, "force" in strike && strike.force, ...strikes.slice(now + 1)];
}

/** What a step under way must still know. */
function frameState(t: T, { step, data }: Frame): Frame {
  switch (step) {
    case "sequence":
      return { step: data.name as string, data: { i: data.i! } };
    case "surface-combat":
      return { step, data: { stage: data.stage!, rounds: torpedoRounds(t, data.rounds as number) } };
    case "surface-round": {
      // Once all ships have named their targets, and nobody fires after them, nobody asks who faces whom.
      const { lineUnits, matchUnits, ...rest } = data;
      const round: FrameData = { ...rest, number: torpedoRounds(t, data.number as number) };
      return {
        step,
        data: isLastVolley(t) ? round : { ...round, lineUnits: lineUnits!, matchUnits: matchUnits! },
      };
    }
    case "surface-fire":
      return { step, data: isLastVolley(t) ? fireToCome(t, data) : data };
    case "air-strikes":
      // How far they are shows in the strikes to come.
      return { step, data: {} };
    case "air-strike": {
      const settled = data.settled as number | undefined;
      if (settled === undefined) return { step, data };
      const rest = (list: unknown) => (list as number[]).slice(settled);
      const { targetUnits, aimed, eliteAimed } = data;
      return {
        step,
        data: {
          settling: true,
          strike: 0,
          targetUnits: rest(targetUnits),
          aimed: rest(aimed),
          eliteAimed: rest(eliteAimed),
        },
      };
    }
    default:
      return { step, data };
  }
}

/** Who is still fired at, by which sorts of ships, and the half hits that lie on them already. */
function fireToCome(t: T, data: FrameData): FrameData {
  const { firerUnits, targetUnits, halfUnits, halves } = data as Record<string, number[]>;
  const counting = halfUnits!.map((_p, i) => i).filter((i) => targetUnits!.includes(halfUnits![i]!));
  return {
    firerTypes: firerUnits!.map((p) => t.rules.pieces[p]!.type),
    targetUnits: targetUnits!,
    halfUnits: counting.map((i) => halfUnits![i]!),
    halves: counting.map((i) => halves![i]!),
  };
}

/** All ships that fire in this round have named their targets, and dice are next. */
function isLastVolley(t: T): boolean {
  const frame = t.state.frames.at(-1)!;
  if (frame.step !== "surface-fire") return false;
  const { volley, next, shipUnits } = frame.data as { volley: number; next: number; shipUnits: number[] };
  return volley === 1 && next >= shipUnits.length;
}

/** Rounds of the step so far, counted no further than they matter (18.2.1). */
function torpedoRounds(t: T, rounds: number): number {
  const { longLance } = t.rules.parameters;
  const counts = optionIsOn(t.rules, t.position.options, "long-lance");
  return counts ? Math.min(rounds, longLance.rounds + 1) : 0;
}

/** Counters that steps under way, or the board, name. */
function namedIn(
  steps: readonly Frame[],
  { outOfSupplyUnits, stormUnits }: BattleBoardData,
  ahead: Ahead,
): ReadonlySet<number> {
  const named = new Set<number>();
  for (const { data } of steps)
    for (const key in data) {
      const value = data[key];
      if (key === "unit" && typeof value === "number") named.add(value);
      else if (/nits$/.test(key) && Array.isArray(value)) for (const p of value) named.add(p as number);
    }
  if (ahead.has("land-combat-round")) for (const p of [...outOfSupplyUnits, ...stormUnits]) named.add(p);
  return named;
}

/** Steps that ask which Task Force a unit is with. */
const byForce = ["battle-preparation", "target-determination", "air-strikes"];
/** Steps that ask for ships in the Sea Control box, and among ships in Carrier boxes. */
const byShip = [...byForce, "air-to-air", "surface-combat", "sea-control"];

/** Counters on the board; those that are gone play no part any more. */
function pieceStates(t: T, isEngaged: readonly boolean[], named: ReadonlySet<number>, ahead: Ahead): string {
  const { pieces } = t.rules;
  const { at, steps, flags, hits, tf, box, commit } = t.position;
  const forces = byForce.some((step) => ahead.has(step));
  const ships = byShip.some((step) => ahead.has(step));
  let text = "";
  for (let p = 0; p < pieces.length; p++) {
    if ((box[p] === Box.none && !isEngaged[p]) || !onMap(t, p)) continue;
    const { type, kind } = pieces[p]!;
    if (kind === "naval" && !ships && (box[p] === Box.seaControl || box[p] === Box.carrier)) continue;
    const who = named.has(p) ? `#${p}` : type;
    const force = forces ? tf[p] : tf[p] === -1 ? -1 : Number(isExpress(t, p));
    text += `${who},${at[p]},${steps[p]},${flags[p]},${hits[p]},${box[p]},${commit[p]},${force};`;
  }
  return text;
}
