import { describe, expect, it } from "vitest";
import { steady } from "../../../lib/games/fire-in-the-sky/players";
import { opinions } from "../../../lib/games/fire-in-the-sky/players/steady";
import { Outlook } from "../../../lib/games/fire-in-the-sky/players/outlook";
import { JAPAN } from "../../../lib/games/fire-in-the-sky/model/rules";
import { fork, type Game, seedState, take, view } from "../../../lib/kernel";
import { lowestSide } from "../../../lib/playtest";
import { startScenario } from "../../support/shipped";
import { changedBehindMarkers, hiddenMoments, type Play } from "./hidden-moments";

const choiceOf = (game: Play, side: number): number => steady.play(game, side, seedState(1));

/** All that a player judges the board by. */
const surveyOfJapan = (game: Play) => new Outlook(game.table, JAPAN).survey;

describe("what steady may know", () => {
  it("chooses alike in states that look alike to Japan, whoever sails under the markers", () => {
    const pairs = hiddenMoments().flatMap((game) => {
      const other = changedBehindMarkers(game);
      return other ? [{ game, other }] : [];
    });
    expect(pairs.length).toBeGreaterThan(5);
    for (const { game, other } of pairs) {
      expect(view(other as Game, "japan")).toEqual(view(game as Game, "japan"));
      expect(choiceOf(other, JAPAN)).toBe(choiceOf(game, JAPAN));
      expect(opinions(other, JAPAN)).toEqual(opinions(game, JAPAN));
      expect(surveyOfJapan(other)).toEqual(surveyOfJapan(game));
    }
  });

  it("chooses alike whatever the dice to come are", () => {
    const game = startScenario("fire-in-the-sky", "campaign", { seed: 3, bulk: true }) as Play;
    for (let n = 0; n < 400 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      const other = fork(game, { bulk: true });
      other.state.chance = { kind: "listed", dice: [], next: 0 };
      const choice = choiceOf(game, side);
      expect(choiceOf(other, side)).toBe(choice);
      take(game, side, choice);
    }
  });

  it("thinks without touching the state", () => {
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 8, bulk: true }) as Play;
    for (let n = 0; n < 400 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      const before = n % 20 === 0 ? JSON.stringify(game.state) : undefined;
      const choice = choiceOf(game, side);
      if (before !== undefined) expect(JSON.stringify(game.state)).toBe(before);
      take(game, side, choice);
    }
  });
});
