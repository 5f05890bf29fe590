import { describe, expect, it } from "vitest";
import { steady } from "../../../lib/games/fire-in-the-sky/players";
import { Outlook } from "../../../lib/games/fire-in-the-sky/players/outlook";
import { dangerAt, stakeIn } from "../../../lib/games/fire-in-the-sky/players/garrisons";
import type { Operation } from "../../../lib/games/fire-in-the-sky/players/operation";
import { pieceAt } from "../../../lib/games/fire-in-the-sky/model/pieces";
import type { Position } from "../../../lib/games/fire-in-the-sky/model/position";
import { JAPAN, type Rules, type Weights } from "../../../lib/games/fire-in-the-sky/model/rules";
import { type Game, seedState, take } from "../../../lib/kernel";
import { lowestSide } from "../../../lib/playtest";
import { startScenario } from "../../support/shipped";

/** A campaign that steady has played until Japan is asked in this phase of a turn. */
function playedTo(turn: number, phase: string, seed = 4): Game<Rules, Position> {
  const game = startScenario("fire-in-the-sky", "campaign", { seed, bulk: true }) as Game<Rules, Position>;
  const words = seedState(seed);
  while (game.asked !== 0) {
    const side = lowestSide(game.asked);
    const { position } = game.state;
    if (position.turn === turn && side === JAPAN && position.phasing === JAPAN && game.table.frame(phase))
      return game;
    take(game, side, steady.play(game, side, words));
  }
  throw new Error("The game was over before.");
}

const japan = (game: Game<Rules, Position>, change: Partial<Weights> = {}): Outlook =>
  new Outlook(game.table, JAPAN, { weights: { ...game.ruleset.rules.steady![JAPAN], ...change } });

describe("the plan of steady", () => {
  it("sends ships along whose guns help the troops, as long as they are worth what they burn", () => {
    const game = playedTo(1, "operational-movement");
    // With oil to spare, so that what a ship adds is all that decides.
    const dear = japan(game, { bombardment: 5, oilReserve: 0 }).plan.operations;
    const usual = japan(game, { oilReserve: 0 }).plan.operations;
    expect(usual.map(({ place }) => place)).toEqual(dear.map(({ place }) => place));
    const sailing = (plan: typeof usual) =>
      plan.reduce((sum, { ships, carriers }) => sum + ships.length + carriers.length, 0);
    expect(sailing(usual)).toBeGreaterThan(sailing(dear));
    usual.forEach(({ chance }, i) => expect(chance).toBeGreaterThanOrEqual(dear[i]!.chance));
    const spent = usual.flatMap(({ ships, carriers }) => [...ships, ...carriers]);
    expect(new Set(spent).size).toBe(spent.length);
  });

  it("puts at stake what raiders may take, more where fewer of them count as certain, and less before they may land", () => {
    const opening = playedTo(1, "first-deployment");
    const marshalls = opening.ruleset.rules.placeOf["marshall-islands"]!;
    const before = dangerAt(japan(opening), marshalls);
    opening.state.position.turn = 2;
    expect(before).toBeGreaterThan(0);
    expect(dangerAt(japan(opening), marshalls)).toBeGreaterThan(before);
    const game = playedTo(2, "first-deployment");
    const [careful, careless] = [japan(game, { raiders: 1 }), japan(game, { raiders: 100 })];
    const { places } = game.ruleset.rules;
    const { keep } = game.ruleset.rules.steady![0];
    const stakeAt = (outlook: Outlook, place: number) => stakeIn(outlook, place, outlook.own.land[place]!, 1);
    const held = places.map((_, place) => place).filter((place) => careful.own.land[place]! > 0);
    const exposed = held.filter((place) => stakeAt(careful, place) > 0 && stakeAt(careful, place) < Infinity);
    expect(exposed.length).toBeGreaterThan(0);
    for (const place of exposed) {
      // A dear base is measured by the largest landing, not by raiders.
      if (places[place]!.vp >= keep) expect(stakeAt(careless, place)).toBe(stakeAt(careful, place));
      else expect(stakeAt(careless, place)).toBeLessThan(stakeAt(careful, place));
    }
  });

  it("plans no landing when nothing sails any more, and leaves every land unit that has not sailed free to hold", () => {
    const game = playedTo(2, "second-deployment");
    const { operations, idle } = japan(game).plan;
    expect(operations).toEqual([]);
    for (const p of idle.keys()) expect(pieceAt(game.table, p).kind).toBe("land");
    expect(idle.size).toBeGreaterThan(0);
  });

  it("sends nobody to an attack that only units without their last step could begin", () => {
    const siegeIn = (played: Game<Rules, Position>): Operation | undefined => {
      const { own, theirs, plan } = japan(played);
      return plan.operations.find(
        ({ place, troops }) => troops.length === 0 && own.land[place]! > 0 && theirs.land[place]! > 0,
      );
    };
    let game = playedTo(2, "operational-movement");
    for (let seed = 5; !siegeIn(game); seed++) game = playedTo(2, "operational-movement", seed);
    const siege = siegeIn(game)!;
    const { rules } = game.ruleset;
    for (const p of rules.piecesOfSide[JAPAN]!)
      if (game.state.position.at[p] === siege.place && pieceAt(game.table, p).kind === "land")
        game.state.position.steps[p] = 1;
    const places = japan(game)
      .plan.operations.filter(({ troops }) => troops.length === 0)
      .map(({ place }) => place);
    expect(places).not.toContain(siege.place);
  });
});
