import type { Position } from "../../../lib/games/fire-in-the-sky/model/position";
import { ALLIES, JAPAN, type Rules } from "../../../lib/games/fire-in-the-sky/model/rules";
import { below, fork, type Game, seedState, take } from "../../../lib/kernel";
import { legalCodes, lowestSide } from "../../../lib/playtest";
import { startScenario } from "../../support/shipped";

export type Play = Game<Rules, Position>;

/**
 * Games in which Japan may react to Task Forces that it sees under markers only. In the last one an air unit has been
 * broken down, and one of its steps is under a marker.
 */
export const hiddenMoments = (): readonly Play[] =>
  (moments ??= [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18, 38].flatMap(momentsOf));

/** Nobody plays on in them but in copies. */
let moments: readonly Play[] | undefined;

function momentsOf(seed: number): Play[] {
  const found: Play[] = [];
  const game = startScenario("fire-in-the-sky", "short-campaign", {
    seed,
    bulk: true,
    options: ["hidden-task-forces"],
  }) as Play;
  const words = seedState(seed);
  for (let n = 0; n < 1500 && game.asked !== 0; n++) {
    const side = lowestSide(game.asked);
    const { hiddenForces } = game.state.position;
    if (side === JAPAN && hiddenForces.length > 0) found.push(fork(game, { bulk: true }));
    const codes = legalCodes(game as Game, side);
    // The Allies form more Task Forces, and of more units, than a coin would let them.
    const own = side === ALLIES || game.table.asking(side).step === "reaction";
    take(
      game,
      side,
      own ? codes.at(-1 - below(words, Math.min(2, codes.length)))! : codes[below(words, codes.length)]!,
    );
  }
  return found;
}

/** The same to Japan: another ship of the base is in the Task Force, and hers stays behind. */
export function changedBehindMarkers(game: Play): Play | undefined {
  const { hiddenForces, seenBases, tf, at, taskForces } = game.state.position;
  const { pieces } = game.ruleset.rules;
  for (const { force } of hiddenForces) {
    const seen = seenBases.find(({ place }) => place === taskForces[force]!.origin)!;
    const ships = seen.units.filter((p) => pieces[p]!.kind === "naval");
    const sails = ships.find((p) => tf[p] === force);
    const stays = ships.find(
      (p) => tf[p] === -1 && sails !== undefined && pieces[p]!.type !== pieces[sails]!.type,
    );
    if (sails === undefined || stays === undefined || at[stays] !== seen.place) continue;
    const other = fork(game, { bulk: true });
    const { position } = other.state;
    for (const list of [position.at, position.tf, position.flags]) {
      const kept = list[sails]!;
      list[sails] = list[stays]!;
      list[stays] = kept;
    }
    return other;
  }
  return undefined;
}
