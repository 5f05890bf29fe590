import { describe, expect, it } from "vitest";
import { JAPAN } from "../../../lib/games/fire-in-the-sky/model/rules";
import { fork, type Game, seedState, view } from "../../../lib/kernel";
import { type Play, shippedRules } from "../../games/fire-in-the-sky/helpers";
import { allied, PHASES, sail } from "../../games/fire-in-the-sky/optional/hidden";
import { offered } from "../../games/fire-in-the-sky/chapters/table-top";
import { shipped } from "../../support/shipped";

const { imagine, module } = shipped("fire-in-the-sky").game;

/** What Japan imagines again and again, each time in agreement with what it sees. */
function imaginedOf({ game }: Play): (typeof game)[] {
  return Array.from({ length: 24 }, (_, seed) => {
    const copy = fork(game, { bulk: true });
    imagine!(copy as Game, JAPAN, seedState(seed));
    expect(view(copy as Game, "japan")).toEqual(view(game as Game, "japan"));
    expect(module.invariants(copy.table as Game<unknown, unknown>["table"])).toEqual([]);
    return copy;
  });
}

/** Who is aboard the hidden Task Force of this number. */
const aboard = ({ state }: Play["game"], force: number): number[] =>
  state.position.tf.flatMap((each, p) => (each === force ? [p] : []));
const typesAboard = (game: Play["game"], force: number): string[] =>
  aboard(game, force).map((p) => game.ruleset.rules.pieces[p]!.id);
const stepsAboard = (game: Play["game"], force: number): number[] =>
  aboard(game, force).map((p) => game.state.position.steps[p]!);

/** One step of the air unit at a base sails. */
function sailStep(play: Play, from: string, to: string, under?: string): void {
  play.choose({ form: from });
  play.choose(offered(play, { steps: 1 })[0]!);
  play.choose(under === undefined ? offered(play, { do: "sail" }).at(-1)! : { do: "sail", under }, { to });
}

describe("18.1.4 what Japan imagines under a marker", () => {
  it("is one step of an air unit, where aircraft are left of the only one (2.1.1.2)", () => {
    const scene = allied();
    scene.air("britain", "ceylon", 2);
    const play = scene.play(PHASES, []);
    sailStep(play, "ceylon", "0709", "britain");
    for (const copy of imaginedOf(play)) expect(stepsAboard(copy, 0)).toEqual([1]);
  });

  it("is the step of an air unit whose other one has sailed openly (2.1.1.2)", () => {
    const scene = allied();
    scene.air("us", "midway", 2);
    const play = scene.play(PHASES, []);
    sailStep(play, "midway", "pearl-harbor", "us");
    sail(play, "midway", "pearl-harbor", ["u-air"]);
    for (const copy of imaginedOf(play)) expect(stepsAboard(copy, 0)).toEqual([1]);
  });

  it("has a unit of the marker's nation", () => {
    const scene = allied();
    scene.units("ceylon", "b-dd", "n-dd", "n-cl");
    const play = sail(scene.play(PHASES, []), "ceylon", "0709", ["b-dd"], "britain");
    for (const copy of imaginedOf(play)) expect(typesAboard(copy, 0)).toContain("b-dd");
  });

  it("is no larger than a Task Force may be, when all have sailed (9.4)", () => {
    const scene = allied();
    scene.units("pearl-harbor", "u-ca", "u-ca", "u-ca", "u-dd", "u-dd", "u-dd", "u-dd");
    const play = scene.play(PHASES, []);
    sail(play, "pearl-harbor", "midway", ["u-ca", "u-ca", "u-ca"], "us");
    sail(play, "pearl-harbor", "midway", ["u-dd", "u-dd", "u-dd", "u-dd"], "us");
    for (const copy of imaginedOf(play)) expect(aboard(copy, 0).length + aboard(copy, 1).length).toBe(7);
  });

  it("is the same whoever is left in an off-map box, which Japan does not see", () => {
    const [one, all] = [["u-dd"], ["u-dd", "u-ca"]].map((types) => {
      const scene = allied();
      scene.units("west-coast-usa", "u-dd", "u-ca");
      return imaginedOf(sail(scene.play(PHASES, []), "west-coast-usa", "pearl-harbor", types, "us"));
    });
    expect(one!.map((copy) => aboard(copy, 0))).toEqual(all!.map((copy) => aboard(copy, 0)));
  });

  it("has no troops at sea in the later edition, which lets them end their move on land alone", () => {
    const scene = allied({ rules: shippedRules([], "fire-in-the-sky-2e") });
    scene.units("pearl-harbor", "u-dd", "u-ca", "u-land-2");
    const play = sail(scene.play(PHASES, []), "pearl-harbor", "1811", ["u-dd"], "us");
    for (const copy of imaginedOf(play)) expect(typesAboard(copy, 0)).not.toContain("u-land-2");
  });

  it("is left as it is in a position that play does not lead to", () => {
    const scene = allied();
    scene.units("pearl-harbor", "u-dd", "u-ca");
    const play = sail(scene.play(PHASES, []), "pearl-harbor", "midway", ["u-dd"], "us");
    play.position.hiddenForces[0]!.hexes = 99;
    for (const copy of imaginedOf(play)) expect(copy.state.position).toEqual(play.position);
  });
});
