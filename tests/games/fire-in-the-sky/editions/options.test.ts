import { describe, expect, it } from "vitest";
import { damageShip } from "../../../../lib/games/fire-in-the-sky/model/pieces";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { airZoc } from "../../../../lib/games/fire-in-the-sky/board/presence";
import { ALLIES, type Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { pending } from "../../../../lib/kernel";
import { meeting, stay } from "../optional/battles";
import { pearl, PHASES, sail, seenBy } from "../optional/hidden";
import { type Play, Scene, type SceneOptions } from "../helpers";
import { offered, oilOf, points, rich, stepsAt, values } from "../chapters/table-top";
import { both, first, later, ones, onTable } from "./support";

/** Optional rules of the difference table (DIF-80, DIF-85 to DIF-94): the edition of 2005, then the later one. */

const same = <V>(value: V): V[] => [value, value];

describe("which rules are optional", () => {
  it("DIF-80 extra damage for several hits is an optional rule, later none", () => {
    const ids = both(({ optionRules }) => Object.keys(optionRules).filter((id) => id.includes("oomph")));
    expect(ids).toEqual([["oomph-in-your-hits"], []]);
    // Its other readings are switches of the later edition, and off unless somebody wants them.
    expect(both(({ optionRules }) => optionRules["heavier-hits-growing"])).toEqual([undefined, "11.3.1"]);
  });

  it("DIF-94 Mail, Decks, LeMay, Radar and Long Lance do the same in either edition", () => {
    const mail = onTable({ phasing: "japan", options: ["read-their-mail"] }, (scene) => {
      points(scene, { us: 30 });
      scene.unit("u-dd", "noumea");
      scene.force("japan", "midway", "j-cv-akagi-kaga");
      return scene.play("reaction", []).decision.options;
    });
    expect(mail).toEqual(same([{ do: "done" }, { deploy: "noumea" }]));
    const decks = onTable({ turn: 6, options: ["armored-decks"] }, (scene) => {
      scene.force("japan", "1405", "j-cv-akagi-kaga");
      scene.force("allies", "1405", "b-cv-indomitable-formidable");
      const play = scene.play("battles", ones(20)).by("allies", { points: 0 });
      return play.by("japan", { points: 4 }).needs("Air strike");
    });
    expect(decks).toEqual(same([6]));
    const bombs = onTable({ phasing: "allies", turn: 12, options: ["strategic-bombing"] }, (scene) => {
      points(scene, { oil: 10, us: 3 });
      scene.control("allies", "midway", "wake", "truk", "saipan", "iwo-jima");
      const play = scene.play("strategic-bombing", [4, 4]).choose({ dice: 2 });
      return [play.needs("Strategic bombing"), oilOf(play)];
    });
    // Iwo Jima is within two hexes of a Home Base.
    expect(bombs).toEqual(same([[4], 8]));
    const radar = onTable({ turn: 10, options: ["radar-and-sonar"] }, (scene) => {
      scene.force("japan", "1405", "j-cv-hiryu-soryu");
      scene.force("allies", "1405", "u-cv-lexington-enterprise");
      return scene.play("battles", ones(20)).needs("Air-to-air");
    });
    expect(radar).toEqual(same([5, 4]));
    const torpedoes = both((rules) => {
      const { play } = meeting([["j-ca"]], ["u-ca"], ones(6), ["long-lance"], { rules });
      return stay(stay(play)).needs("CA fires at CA");
    });
    expect(torpedoes).toEqual(same([4, 5, 5, 5]));
  });
});

describe("accidents", () => {
  /** What the Allies may pick after a Japanese accident at Kure, where these units are. */
  const picks = (...types: string[]) =>
    onTable({ phasing: "japan", turn: 5, options: ["accidents"] }, (scene) => {
      scene.units("kure", ...types);
      const play = scene.play("accidents", [1, 1]);
      return play.over ? "nothing" : values(play, "sink");
    });

  it("DIF-85 the Allies sink any unit of the base, later one of the ships that explode", () => {
    expect(picks("j-bb-mutsu-nagato", "j-cvl-zuiho-shoho", "j-ca", "j-land-4")).toEqual([
      ["j-cvl-zuiho-shoho", "j-bb-mutsu-nagato", "j-ca-1", "j-land-4-1"],
      ["j-cvl-zuiho-shoho", "j-bb-mutsu-nagato"],
    ]);
  });

  it("DIF-86 BB, CV and CVL explode, later BBV too", () => {
    expect(picks("j-bbv-ise-hyuga", "j-dd")).toEqual(["nothing", ["j-bbv-ise-hyuga"]]);
    expect(picks("j-ca", "j-dd")).toEqual(same("nothing"));
    for (const type of ["j-cv-akagi-kaga", "j-cvl-zuiho-shoho", "j-bb-mutsu-nagato"])
      expect(picks(type)).toEqual(same([type]));
  });
});

describe("the Allied side", () => {
  it("DIF-87 Ranger may come at the end of the Reinforcement Segment, later of the Reinforcement Phase", () => {
    const [old, recent] = onTable({ phasing: "allies", turn: 6, options: ["ranger"] }, (scene) => {
      points(scene, { vp: 25 - (scene.rules === first ? 18 : 0) });
      const play = scene.play("reinforcement", []);
      const asked: string[] = [];
      while (!play.over) {
        const { step, options } = play.decision;
        if (asked.at(-1) !== step) asked.push(step);
        const come = options.find(({ unit }) => unit === "u-cv-ranger");
        play.choose(come ?? options.find((option) => option.do === "done") ?? options[0]!);
      }
      return { asked, at: play.at(play.rules.pieceOf["u-cv-ranger"]!), vp: play.position.vp };
    });
    expect(old.asked.indexOf("ranger")).toBeLessThan(old.asked.indexOf("replacements"));
    expect(recent.asked.indexOf("ranger")).toBeGreaterThan(recent.asked.indexOf("replacements"));
    expect(recent.asked.at(-1)).toBe("ranger");
    // Having come before the moves off the map she may make one at once, later not before the next phase.
    expect([old.at, recent.at]).toEqual(["pearl-harbor", "west-coast-usa"]);
    expect([old.vp, recent.vp]).toEqual([8, 26]);
  });

  it("DIF-92 Japan may see what was at a base before Task Forces formed in secret, in either edition", () => {
    const [old, recent] = both((rules) => {
      const play = sail(pearl({ rules }).play(PHASES, []), "pearl-harbor", "midway", ["u-dd"], "us");
      const { unresolved, taskForces } = seenBy(play, "japan");
      return { unresolved, taskForces };
    });
    expect(old.unresolved).toMatchObject([
      { base: "pearl-harbor", units: { "u-ca": 1, "u-cv-saratoga-wasp": 1, "u-dd": 2, "u-land-2": 1 } },
    ]);
    expect(old.taskForces).toMatchObject([{ at: "midway", marker: "us" }]);
    expect(recent).toEqual(old);
  });

  it("DIF-93 US Marines that land against an enemy add one, the Japanese landing force does not, in either edition", () => {
    const landing = (type: string, side: "japan" | "allies") =>
      onTable({ turn: 6, phasing: side, options: ["semper-fi"] }, (scene) => {
        const enemy = side === "allies" ? "japan" : "allies";
        scene.control(enemy, "rabaul");
        scene.control(side, "lae", "guadalcanal");
        scene.unit(enemy === "japan" ? "j-land-8" : "u-land-8", "rabaul");
        scene.force(side, "rabaul", side === "allies" ? "u-dd" : "j-dd", type);
        const play = scene.play("battles", ones(60));
        while (play.decision.step !== "land-combat-round") {
          const { options } = play.decision;
          play.choose(options.find(({ commit, land }) => commit ?? land) ?? options[0]!);
        }
        play.choose({ do: "attack" });
        return play.needs(`Land combat of ${side === "allies" ? "the Allies" : "Japan"}`);
      });
    expect(landing("u-land-4-marine-1", "allies")).toEqual(same([4]));
    expect(landing("u-land-4", "allies")).toEqual(same([5]));
    expect(landing("j-land-2-marine", "japan")).toEqual(same([5]));
  });

  it("DIF-91 aircraft at a base just taken hold no Air ZOC, and no others come, in either edition", () => {
    const options = ["unpack-your-things"];
    const zone = onTable({ turn: 3, phasing: "allies", options }, (scene) => {
      points(scene, { vp: 22 - (scene.rules === first ? 12 : 0), us: 9 });
      const [aircraft] = scene.air("us", "midway", 2);
      scene.force("allies", "midway", "u-dd", aircraft!);
      scene.control("japan", "midway");
      scene.units("midway", "u-land-2");
      scene.unit("u-dd", "pearl-harbor");
      const play = scene.play(["battles", "return-to-base", "second-deployment"], []);
      while (play.decision.step !== "second-deployment") play.choose(play.decision.options.at(-1)!);
      const here = play.rules.placeOf["midway"]!;
      return [play.position.control[here], airZoc(play.game.table, ALLIES)[here]];
    });
    expect(zone).toEqual(same([ALLIES, 0]));
    const goals = onTable({ turn: 3, options }, (scene) => {
      points(scene, { japan: 20 });
      scene.control("japan", "lae", "rabaul", "guadalcanal");
      scene.position.captured[scene.place("lae")] = 0;
      scene.air("japan", "rabaul", 2);
      const play = scene.play("second-deployment", []);
      play.choose(offered(play, { type: "j-air" })[0]!);
      const to = values(play, "to");
      return [to.includes("guadalcanal"), to.includes("lae")];
    });
    expect(goals).toEqual(same([true, false]));
  });
});

describe("the Japanese side", () => {
  it("DIF-88 elite pilots are lost when their damaged carrier is rebuilt, in either edition", () => {
    const flags = onTable({ turn: 1, options: ["elite-pilots"] }, (scene) => {
      const akagi = scene.unit("j-cv-akagi-kaga", "truk");
      const hiryu = scene.unit("j-cv-hiryu-soryu", "truk");
      for (const p of [akagi, hiryu]) scene.position.flags[p] = Flag.elite;
      damageShip(scene.t, akagi, 1);
      scene.position.due[akagi] = 1;
      scene.air("japan", "naval-aviation-kure", 4);
      const play = scene.play("arrivals", []).choose({ to: "carriers-without-planes-kure" });
      play.choose({ rebuild: "j-cv-akagi-kaga" });
      return [akagi, hiryu].map((p) => play.position.flags[p]);
    });
    expect(flags).toEqual(same([0, Flag.elite]));
  });

  it("DIF-89 Kamikaze use up an air step in each Reinforcement Phase, later an air unit", () => {
    const lost = (steps: number) =>
      onTable({ turn: 11, options: ["divine-wind"] }, (scene) => {
        scene.position.kamikaze = true;
        scene.air("japan", "truk", steps);
        const play = scene.play("kamikaze-losses", []);
        if (!play.over) play.choose(offered(play, { steps: 2 })[0]!);
        const removed = play.position.at.filter((at) => at === play.rules.limbo.removed).length;
        return [stepsAt(play, "japan", "truk"), removed];
      });
    expect(lost(2)).toEqual([
      [1, 0],
      [0, 1],
    ]);
    // A unit of one step may be chosen in either edition, and is gone with its counter.
    expect(lost(1)).toEqual(same([0, 1]));
    expect(lost(3)).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const events = onTable({ turn: 11, options: ["divine-wind"], phasing: "allies" }, (scene) => {
      scene.position.kamikaze = true;
      scene.air("japan", "truk", 2);
      const play = scene.play("kamikaze-losses", []);
      return [play.decision.prompt, play.choose({ do: "done" }).over];
    });
    expect(events.map(([prompt]) => prompt)).toEqual([
      "Kamikaze: remove a Japanese air step from any place?",
      "Kamikaze: remove a Japanese air unit from any place?",
    ]);
  });

  it("DIF-89 later Japan may break a step off and lose that; the Allies take a unit as it stands", () => {
    const choices = (steps: number, more: SceneOptions = {}) =>
      onTable({ turn: 11, options: ["divine-wind"], ...more }, (scene) => {
        scene.position.kamikaze = true;
        scene.air("japan", "truk", steps);
        const play = scene.play("kamikaze-losses", []);
        return offered(play, { from: "truk" }).map((choice) => choice.steps);
      });
    // Nobody is asked where there is one choice only.
    expect(choices(4)).toEqual([[], [2, 1]]);
    // The step that stands alone already is one.
    expect(choices(3)).toEqual(same([2, 1]));
    expect(choices(4, { phasing: "allies" })).toEqual(same([2]));
    const [, left] = onTable({ turn: 11, options: ["divine-wind"] }, (scene) => {
      scene.position.kamikaze = true;
      scene.air("japan", "truk", 4);
      const play = scene.play("kamikaze-losses", []);
      if (!play.over) play.choose(offered(play, { steps: 1 })[0]!);
      const removed = play.position.at.filter((at) => at === play.rules.limbo.removed).length;
      return [stepsAt(play, "japan", "truk"), removed];
    });
    expect(left).toEqual([3, 1]);
    // Without a free counter nothing can be broken down.
    const full = onTable({ turn: 11, options: ["divine-wind"] }, (scene) => {
      scene.position.kamikaze = true;
      const counters = scene.rules.airOf[scene.rules.nations.findIndex(({ id }) => id === "japan")]!;
      scene.air("japan", "truk", 2 * counters.length);
      const play = scene.play("kamikaze-losses", []);
      return [play.over, 2 * counters.length - stepsAt(play, "japan", "truk")];
    });
    expect(full).toEqual([
      [true, 1],
      [true, 2],
    ]);
  });

  it("DIF-90 one Task Force of CA and DD a player turn is the Tokyo Express, and fires first, in either edition", () => {
    const formed = both((rules) => {
      const scene = rich({ options: ["tokyo-express"], rules });
      scene.units("truk", "j-dd", "j-dd", "j-bb-kongo-haruna");
      const play = scene.play("operational-movement", []).choose({ form: "truk" }, { add: "j-dd-1" });
      const mark = (each: Play) => offered(each, { do: "tokyo-express" }).length;
      const alone = mark(play);
      play.choose({ do: "tokyo-express" }, { to: "rabaul" }, { form: "truk" }, { add: "j-dd-2" });
      return [alone, mark(play)];
    });
    expect(formed).toEqual(same([1, 0]));
    const reacts = both((rules) => {
      const scene = rich({ phasing: "allies", options: ["tokyo-express"], rules });
      scene.unit("j-dd", "truk");
      scene.force("allies", "rabaul", "u-ca");
      const play = scene.play("reaction", []).choose({ form: "truk" }, { add: "j-dd-1" });
      return offered(play, { do: "tokyo-express" }).length;
    });
    expect(reacts).toEqual(same(1));
    const fire = both((rules) => {
      const { play, theirs } = meeting(
        [["j-ca"]],
        ["u-ca"],
        [5, 1, 1],
        ["tokyo-express"],
        { rules },
        (scene, [express]) => void (scene.position.tokyoExpress = express!),
      );
      stay(play);
      return [play.needs("CA fires at CA"), play.onTrack(theirs[0]!), pending(play.game).length];
    });
    expect(fire).toEqual(same([[5], 7, 0]));
  });

  it("DIF-84 no upgrade of anti-aircraft guns; later an optional rule gives every Japanese ship ½ from Turn 10", () => {
    expect(both(({ optionRules }) => optionRules["naval-aa-upgrade"])).toEqual([undefined, "16.2.6"]);
    const guns = (rules: Rules, turn: number, side: "japan" | "allies", options = ["naval-aa-upgrade"]) => {
      const scene = new Scene({ turn, phasing: "allies", options, rules });
      const enemy = side === "japan" ? "allies" : "japan";
      scene.force(side, "1405", ...(side === "japan" ? ["j-dd", "j-dd", "j-ca"] : ["u-dd", "u-dd"]));
      scene.force(enemy, "1405", enemy === "allies" ? "u-cv-lexington-enterprise" : "j-cv-akagi-kaga");
      const play = scene.play("battles", ones(30)).by(enemy, { points: 4 });
      return play.diceOf("Anti-aircraft")[0];
    };
    // Three halves make one die, and three times one make three.
    expect([9, 10, 16].map((turn) => guns(later, turn, "japan"))).toEqual([1, 3, 3]);
    expect(guns(later, 10, "japan", [])).toBe(1);
    expect(guns(later, 10, "allies")).toBe(guns(later, 9, "allies"));
    expect(guns(first, 10, "japan", [])).toBe(1);
  });
});
