import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { board } from "../optional/battles";
import { type Play, Scene } from "../helpers";
import { offered, passTo, stepsAt, values } from "../chapters/table-top";
import { both, first, later, ones, onTable, secondTurn } from "./support";

/** The optional ships of the difference table (DIF-81 to DIF-83): the edition of 2005, then the later one. */

const BBV = "j-bbv-ise-hyuga";
const options = ["optional-ships"];
const spaces = ["carriers-without-planes-kure", "carriers-without-planes-yokosuka"];
const same = <V>(value: V): V[] => [value, value];

/** The arrivals of a turn, whatever is asked placed where it is offered first. */
function arrivals(scene: Scene): Play {
  const play = scene.play("arrivals", []);
  while (!play.over) {
    const { options: all } = play.decision;
    play.choose(all.find(({ do: done }) => done) ?? all[0]!);
  }
  return play;
}

describe("DIF-81", () => {
  it("DIF-81 BB (Ise, Hyuga) leaves on Turn 6 and returns on Turn 9 without planes, in either edition", () => {
    const back = onTable({ phasing: "japan", turn: 6, options }, (scene) => {
      scene.unit("j-bb-ise-hyuga", "truk");
      const gone = arrivals(scene);
      const next = new Scene({ phasing: "japan", turn: 9, options, rules: scene.rules });
      Object.assign(next.position, structuredClone(gone.position), { turn: 9 });
      const play = next.play("arrivals", []);
      return [
        gone.at(gone.rules.pieceOf["j-bb-ise-hyuga"]!),
        ...offered(play, { type: BBV }).map(({ to }) => to),
      ];
    });
    expect(back).toEqual(same(["removed", ...spaces]));
    const unryu = onTable({ phasing: "japan", turn: 13, options }, (scene) =>
      values(scene.play("arrivals", []), "type").includes("j-cv-unryu-shinano"),
    );
    expect(unryu).toEqual([true, true]);
  });

  it("DIF-81 BBV waits for one air step, later for an air unit of Strength 2, before any other carrier", () => {
    const rebuilt = (steps: number) =>
      onTable({ phasing: "japan", turn: 1, options }, (scene) => {
        scene.air("japan", "naval-aviation-kure", steps);
        for (const type of [BBV, "j-cvl-zuiho-shoho"])
          scene.position.flags[scene.unit(type, spaces[0]!)] = Flag.needsPlanes;
        const play = scene.play("arrivals", []);
        const names = values(play, "rebuild");
        if (names.includes(BBV)) play.choose({ rebuild: BBV });
        return [...names, stepsAt(play, "japan", "naval-aviation-kure")];
      });
    expect(rebuilt(1)).toEqual([[BBV, 0], [1]]);
    expect(rebuilt(2)).toEqual([
      [BBV, 1],
      [BBV, 0],
    ]);
  });

  /** BBV with a destroyer, and perhaps more, meets an Allied carrier. */
  const meet = (rules: Rules, ...more: string[]): Play => {
    const scene = new Scene({ turn: 10, phasing: "allies", options, rules });
    scene.force("japan", "1405", BBV, "j-dd", ...more);
    scene.force("allies", "1405", "u-ca");
    return scene.play("battles", [1, 6, ...ones(40)]);
  };

  it("DIF-81 BBV fights as a battleship, later with its aircraft or with its guns as Japan decides", () => {
    const old = meet(first);
    expect(old.decision.step).toBe("sea-commitment");
    expect(board(old).airPoints).toEqual([0, 0]);

    const asked = meet(later);
    expect(asked.decision).toMatchObject({ side: "japan", step: "hybrid-placement", rule: "16.2.5" });
    expect(asked.decision.options).toEqual([{ fight: "aircraft" }, { fight: "guns" }]);
    // Its Air Points but not its guns: it takes no part in the surface combat.
    const aircraft = meet(later).by("japan", { fight: "aircraft" });
    expect([board(aircraft).airPoints, aircraft.decision.step]).toEqual([[2, 0], "target-determination"]);
    aircraft.by("japan", { points: 0 });
    expect(aircraft.text()).toContain("The Allied side has Sea Control");
    // Its guns but not its Air Points.
    const guns = meet(later).by("japan", { fight: "guns" });
    expect([board(guns).airPoints, guns.decision.step]).toEqual([[0, 0], "sea-commitment"]);
    expect(values(guns, "type")).toEqual([BBV, "j-dd"]);
  });

  it("DIF-81 with a carrier beside it BBV is one of a Carrier Task Force, and nobody is asked", () => {
    const [old, recent] = both((rules) => board(meet(rules, "j-cvl-zuiho-shoho")).airPoints[0]);
    const { airStrength } = later.types[later.typeOf["j-cvl-zuiho-shoho"]!]!;
    expect([old, recent]).toEqual([airStrength, airStrength + 2]);
  });
});

describe("what the rulebooks call them", () => {
  const ship = (id: string) => both(({ types, typeOf }) => types[typeOf[id]!]!.name);

  it("DIF-82 Hosho, Ryujo is a CVL, later a CV, and sets up with the fleet", () => {
    expect(ship("j-cvl-hosho-ryujo")).toEqual(["CVL (Hosho, Ryujo)", "CV (Hosho, Ryujo)"]);
    const at = both((rules) => {
      const play = passTo(secondTurn(rules, options), "oil-transport");
      return play.at(play.rules.pieceOf["j-cvl-hosho-ryujo"]!);
    });
    for (const place of at) expect(["kure", "yokosuka"]).toContain(place);
  });

  it("DIF-83 Junyo, Hiyo is a CVL, later a CV, and comes on Turn 4 with trained planes", () => {
    expect(ship("j-cvl-junyo-hiyo")).toEqual(["CVL (Junyo, Hiyo)", "CV (Junyo, Hiyo)"]);
    const to = onTable({ phasing: "japan", turn: 4, options: ["elite-pilots"] }, (scene) =>
      offered(scene.play("arrivals", []), { type: "j-cvl-junyo-hiyo" }).map(({ to: place }) => place),
    );
    expect(to).toEqual(same(["kure", "yokosuka"]));
  });
});
