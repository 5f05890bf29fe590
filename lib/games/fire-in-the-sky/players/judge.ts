import type { Game } from "../../../kernel";
import type { Position } from "../model/position";
import { JAPAN, type Rules, sideIds } from "../model/rules";
import { lossOf } from "./power";

/** What a position is worth to a side, for a player that looks ahead: Victory Points, and what will bring them. */

/** Victory Points that a won game is worth; more than any game has on its track. */
const WON = 40;

/** Victory Points for what the loss of a unit would mean, and for a quarter of an Oil Point. */
const FORCES = 0.15;
const OIL = 0.01;
/** More oil than this is no use. */
const MOST_OIL = 60;

/** How much less a unit on the Turn Record Track is worth for each turn that it is away. */
const AWAY = 0.12;
const LEAST = 0.2;

export function judge({ state, ruleset: { rules } }: Game<Rules, Position>, side: number): number {
  const { outcome, position } = state;
  if (outcome) {
    if (outcome.winner === null) return 0;
    return outcome.winner === sideIds[side] ? WON : -WON;
  }
  const forJapan =
    position.vp + FORCES * forcesOf(rules, position) + OIL * Math.min(MOST_OIL, Math.max(0, position.oil));
  return side === JAPAN ? forJapan : -forJapan;
}

/** What Japan has in units, less what the Allies have. */
function forcesOf({ pieces, limbo }: Rules, { at, steps, due, turn }: Position): number {
  let sum = 0;
  for (let p = 0; p < pieces.length; p++) {
    if (at[p] === limbo.available || at[p] === limbo.removed) continue;
    const piece = pieces[p]!;
    let worth = lossOf(piece, steps[p]!);
    if (at[p] === limbo.track) worth *= Math.max(LEAST, 1 - AWAY * (due[p]! - turn + 1));
    sum += piece.side === JAPAN ? worth : -worth;
  }
  return sum;
}

const playerTurns: readonly string[] = ["japanese-player-turn", "allied-player-turn"];

/** A plan is kept for a player turn of the side. */
export function spanOf({ state }: Game<Rules, Position>, side: number): string | undefined {
  const isOwn = state.frames.some(({ step }) => step === playerTurns[side]);
  return isOwn ? `turn ${state.position.turn}` : undefined;
}
