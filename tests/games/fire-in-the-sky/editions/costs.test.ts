import { describe, expect, it } from "vitest";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { Scene } from "../helpers";
import { move, offered, oilOf, points, rich, transportOf, withSequence } from "../chapters/table-top";
import { both, onTable } from "./support";

/** What it costs to move, in the difference table (DIF-12 to DIF-19): the edition of 2005, then the later one. */

describe("the cost of movement", () => {
  /** Transport Points that a Sea Deployment from Kure to Okinawa costs. */
  const deployment = (type: string, steps?: number) =>
    onTable({ phasing: "japan" }, (scene) => {
      points(scene, { japan: 30 });
      scene.unit(type, "kure", steps);
      const play = scene.play("first-deployment", []).choose({ type });
      play.choose(offered(play, { to: "okinawa", by: "sea" })[0]!);
      return 30 - transportOf(play, "japan");
    });

  it("DIF-12 Sea Deployment of land and air units costs half their Transport rating, later all of it", () => {
    expect(deployment("j-land-4")).toEqual([2, 4]);
    expect(deployment("j-land-8")).toEqual([4, 8]);
    expect(deployment("j-air")).toEqual([1, 2]);
    expect(deployment("japan-replacements", 4)).toEqual([2, 4]);
  });

  it("DIF-13 that of ships costs their Transport rating, which is doubled", () => {
    expect(both(({ costs }) => costs.seaDeployment.naval)).toEqual([1, 1]);
    expect(deployment("j-dd")).toEqual([0.5, 1]);
    expect(deployment("j-ca")).toEqual([1, 2]);
    expect(deployment("j-cv-akagi-kaga")).toEqual([2, 4]);
  });

  it("DIF-14 land and air units in Operational Movement cost their Transport rating, later twice that", () => {
    const cost = (type: string, steps?: number) =>
      both((rules) => {
        const scene = rich({ rules });
        scene.unit(type, "kure", steps);
        const play = move(scene).choose({ form: "kure" });
        play.choose(offered(play, { type })[0]!, { do: "sail" }, { to: "truk" });
        return 30 - transportOf(play, "japan");
      });
    expect(cost("j-land-4")).toEqual([4, 8]);
    expect(cost("j-air", 2)).toEqual([2, 4]);
    expect(cost("japan-replacements", 2)).toEqual([2, 4]);
  });

  /** Oil that a Task Force of these ships burns from Kure to a place. */
  const voyage = (to: string, ...types: string[]) =>
    both((rules) => {
      const scene = rich({ rules });
      scene.units("kure", ...types);
      const play = move(scene).choose({ form: "kure" });
      for (const type of types) play.choose(offered(play, { type })[0]!);
      play.choose({ do: "sail" }, { to });
      return 30 - oilOf(play);
    });

  it("DIF-15 five hexes and more cost half as much again: in quarters, later rounded up for the Task Force", () => {
    expect(voyage("truk", "j-dd", "j-ca")).toEqual([1.5, 3]);
    // One destroyer of rating ½, later 1, far away; then three, whose fractions are put together first.
    expect(voyage("rabaul", "j-dd")).toEqual([0.75, 2]);
    expect(voyage("rabaul", "j-dd", "j-dd")).toEqual([1.5, 3]);
    expect(voyage("rabaul", "j-dd", "j-dd", "j-dd")).toEqual([2.25, 5]);
    expect(voyage("rabaul", "j-dd", "j-ca")).toEqual([2.25, 5]);
    expect(voyage("rabaul", "j-ca")).toEqual([1.5, 3]);
  });

  it("DIF-16 ships that leave port and stay in its hex pay the near rate, later nothing", () => {
    expect(voyage("kure", "j-dd", "j-ca")).toEqual([1.5, 0]);
    const react = onTable({ phasing: "allies" }, (scene) => {
      points(scene, { oil: 0 });
      scene.unit("j-dd", "wake");
      scene.force("allies", "wake", "u-dd");
      const play = scene.play("reaction", []);
      if (play.over) return "no oil, no reaction";
      play.choose({ form: "wake" }, { type: "j-dd" }, { do: "sail" });
      return play.position.taskForces.length;
    });
    expect(react).toEqual(["no oil, no reaction", 2]);
  });

  it("DIF-17 reaction costs oil as Operational Movement does; the chart of the later edition is a choice of its data", () => {
    /** Oil for a reaction of two hexes, with the near rate up to so many. */
    const reaction = (rules: Rules, shortMove: number, longMovesCostMore: boolean): number => {
      const { parameters } = rules;
      const scene = new Scene({
        phasing: "allies",
        rules: {
          ...rules,
          parameters: {
            ...parameters,
            movement: { ...parameters.movement, shortMove },
            reaction: { ...parameters.reaction, longMovesCostMore },
          },
        },
      });
      points(scene, { oil: 30 });
      scene.control("japan", "midway");
      scene.unit("j-ca", "midway");
      scene.force("allies", "pearl-harbor", "u-dd");
      const play = scene.play("reaction", []).choose({ form: "midway" }, { type: "j-ca" }, { do: "sail" });
      if (!play.over && play.decision.step === "sail-task-force") play.choose({ to: "pearl-harbor" });
      return 30 - oilOf(play);
    };
    expect(both(({ parameters }) => parameters.reaction.longMovesCostMore)).toEqual([true, true]);
    expect(both((rules) => reaction(rules, 4, true))).toEqual([1, 2]);
    expect(both((rules) => reaction(rules, 1, true))).toEqual([1.5, 3]);
    expect(both((rules) => reaction(rules, 1, false))).toEqual([1, 2]);
  });

  it("DIF-18 fractions stay on the tracks until the Phase ends, later there are none", () => {
    const oil = both((rules) => {
      const scene = rich({
        rules: withSequence({ "japanese-player-turn": ["operational-movement", "disbandment"] }, rules),
      });
      scene.unit("j-dd", "kure");
      const play = scene.play("japanese-player-turn", []);
      play.choose({ form: "kure" }, { type: "j-dd" }, { do: "sail" }, { to: "rabaul" });
      const during = oilOf(play);
      if (play.decision.step === "operational-movement") play.choose({ do: "done" });
      return [during, oilOf(play)];
    });
    expect(oil[1]).toEqual([28, 28]);
    expect(oil[0].at(-1)).toBe(29);
  });

  it("DIF-19 strategic bombing: a Transport Point a die and an Oil Point a hit, in either edition", () => {
    const bombed = onTable({ phasing: "allies", turn: 12, options: ["strategic-bombing"] }, (scene) => {
      points(scene, { oil: 10, us: 3, britain: 2 });
      scene.control("allies", "midway", "wake", "truk", "saipan");
      const play = scene.play("strategic-bombing", [6, 6, 1]).choose({ dice: 3 });
      return [oilOf(play), transportOf(play, "us")];
    });
    expect(bombed).toEqual([
      [8, 0],
      [8, 0],
    ]);
  });
});
