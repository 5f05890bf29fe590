import { describe, expect, it } from "vitest";
import {
  hitAirAtSea,
  hitPassenger,
  settlePassengerHits,
} from "../../../../lib/games/fire-in-the-sky/ch13-damage";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import type { Play } from "../helpers";
import { fromTurnOne, oilOf, points, transportOf, values } from "../chapters/table-top";
import { both, byPlace, first, later, ones, onTable, secondTurn } from "./support";

/** Numbers of the difference table (DIF-00 to DIF-11): the edition of 2005, then the later one. */

describe("the scale", () => {
  it("DIF-00 naval Transport ratings and Port Capacities are doubled, those of land and air units are not", () => {
    const rating = (kind: string, times: number) => (rules: Rules) =>
      rules.types
        .filter((type) => type.kind === kind)
        .map(({ id, transport }) => [id, (transport / 4) * times]);
    expect(rating("naval", 1)(later)).toEqual(rating("naval", 2)(first));
    for (const kind of ["land", "air", "replacements"])
      expect(rating(kind, 1)(later)).toEqual(rating(kind, 1)(first));
    expect(byPlace(later, ({ portCapacity }) => portCapacity)).toEqual(
      byPlace(first, ({ portCapacity }) => portCapacity * 2),
    );
    // So as many ships find room in a port as before: eight units of cruisers at Truk, no more.
    const room = onTable({ phasing: "japan" }, (scene) => {
      const { portCapacity } = scene.rules.places[scene.place("truk")]!;
      return portCapacity / scene.rules.types[scene.rules.typeOf["j-ca"]!]!.transport;
    });
    expect(room[0]).toBe(room[1]);
  });

  it("DIF-00b Victory Points are shifted by 20", () => {
    const marks = ({ parameters: { victory, kamikaze } }: Rules) => [
      victory.japanWinsAt,
      victory.alliesWinAt,
      victory.drawAt,
      kamikaze.victoryPointsAtMost,
    ];
    expect(marks(later)).toEqual(marks(first).map((points) => points + 20));
    expect(both((rules) => secondTurn(rules).position.vp)).toEqual([5, 25]);
  });
});

describe("the Merchantmen Pool", () => {
  it("DIF-01 begins at 30, later at 60", () => {
    expect(fromTurnOne().merchantmen).toBe(30);
    expect(secondTurn(later).merchantmen).toBe(60);
  });

  const convoys = () =>
    onTable({ phasing: "allies", turn: 3 }, (scene) => {
      points(scene, { merchantmen: 30, japan: 10 });
      scene.submarines("allies", 2);
      const play = scene.play("submarine-warfare", [6, 6]);
      play.choose({ submarines: 2 });
      return play;
    });

  it("DIF-02 loses 1 for each hit on convoys, later 2", () => {
    // Two hits.
    expect(convoys().map(({ merchantmen }) => merchantmen)).toEqual([28, 26]);
  });

  it("DIF-03 and Japan as many Transport Points with it", () => {
    expect(convoys().map((play) => transportOf(play, "japan"))).toEqual([8, 6]);
  });

  /** What the pool loses when a land unit at sea is hit so often. */
  const loss = (type: string, hits: number, steps?: number) =>
    onTable({ turn: 2, phasing: "allies" }, (scene) => {
      const p = scene.unit(type, "rabaul", steps);
      scene.force("japan", "rabaul", p);
      hitPassenger(scene.t, p, hits);
      settlePassengerHits(scene.t, scene.place("rabaul"));
      return 30 - scene.position.merchantmen / 4;
    });

  it("DIF-04 loses 1 for each hit on a land unit at sea, at most its Combat Strength; later 2, at most twice that", () => {
    expect(loss("j-land-4", 1)).toEqual([1, 2]);
    expect(loss("j-land-4", 4)).toEqual([4, 8]);
    expect(loss("j-land-4", 6)).toEqual([4, 8]);
    // The Combat Strength it has: that of its reduced side.
    expect(loss("j-land-4", 3, 1)).toEqual([2, 4]);
    // The printed example: a brigade of 2 with three hits costs 2, later 4.
    expect(loss("j-land-2", 3)).toEqual([2, 4]);
    expect(loss("u-land-4", 3)).toEqual([0, 0]);
  });

  it("DIF-05 loses 1 for each hit on an air unit at sea, at most its steps; later 2, at most twice those", () => {
    const aircraft = (steps: number, hits: number) =>
      onTable({}, (scene) => {
        const [p] = scene.air("japan", "rabaul", steps);
        scene.force("japan", "rabaul", p!);
        hitAirAtSea(scene.t, p!, hits);
        return 30 - scene.position.merchantmen / 4;
      });
    expect(aircraft(2, 1)).toEqual([1, 2]);
    expect(aircraft(2, 2)).toEqual([2, 4]);
    expect(aircraft(2, 5)).toEqual([2, 4]);
    expect(aircraft(1, 5)).toEqual([1, 2]);
  });

  it("DIF-06 may be any whole number, later it is always even", () => {
    const pool = onTable({ phasing: "allies" }, (scene) => {
      points(scene, { merchantmen: scene.rules === first ? 30 : 60, japan: 10 });
      scene.submarines("allies", 3);
      const left: number[] = [];
      for (const submarines of [1, 2]) {
        const play = scene.play("submarine-warfare", [6, 6]).choose({ submarines });
        left.push(play.merchantmen);
      }
      const [aircraft] = scene.air("japan", "rabaul", 1);
      scene.force("japan", "rabaul", aircraft!);
      hitAirAtSea(scene.t, aircraft!, 1);
      return [...left, scene.position.merchantmen / 4];
    });
    expect(pool).toEqual([
      [29, 28, 29],
      [58, 56, 58],
    ]);
  });
});

describe("points of a turn", () => {
  it("DIF-07 Britain has 6 Transport Points a turn, later 12", () => {
    for (const turn of [2, 9, 16]) {
      const britain = onTable({ phasing: "allies", turn }, (scene) =>
        transportOf(scene.play("transport-points", []), "britain"),
      );
      expect(britain).toEqual([6, 12]);
    }
  });

  /** Japan holds the three Resource Hexes and has these points. */
  const oilfields = (merchantmen: number, japan = 60) =>
    onTable({ phasing: "japan" }, (scene) => {
      scene.control("japan", "singapore", "surabaya", "brunei");
      points(scene, { japan, merchantmen });
      return scene.play("oil-transport", []);
    });
  const most = (play: Play): number => Math.max(...(values(play, "oil") as number[]));

  it("DIF-08 a Resource Hex yields 4 Oil Points a turn, later 8", () => {
    expect(oilfields(60).map(most)).toEqual([4, 8]);
  });

  it("DIF-09 half the Merchantmen Pool is the limit, rounded down where it is not whole", () => {
    const [old, recent] = oilfields(21);
    old.choose({ oil: 4 }, { oil: 4 });
    expect(most(old)).toBe(2);
    recent.choose({ oil: 8 });
    expect(most(recent)).toBe(2);
    // An even Pool, as the later edition always has it: half of 42, of which 16 are under way.
    const even = oilfields(42)[1].choose({ oil: 8 }, { oil: 8 });
    expect(most(even)).toBe(5);
  });

  it("DIF-10 a DD unit goes to the Convoy Escort box, or from it, for 1 Transport Point, later for 2", () => {
    for (const [from, to] of [
      ["kure", "convoy-escort"],
      ["convoy-escort", "kure"],
    ]) {
      const cost = onTable({ phasing: "japan" }, (scene) => {
        points(scene, { japan: 5 });
        scene.unit("j-dd", from!);
        const play = scene.play("destroyer-transfer", []).choose({ to: to! });
        return 5 - transportOf(play, "japan");
      });
      expect(cost).toEqual([1, 2]);
    }
    const poor = onTable({ phasing: "japan" }, (scene) => {
      points(scene, { japan: 1 });
      scene.unit("j-dd", "kure");
      return scene.play("destroyer-transfer", []).over;
    });
    expect(poor).toEqual([false, true]);
  });

  it("DIF-11 a die against submarines costs half an Oil Point, later a whole one", () => {
    const hunt = onTable({ phasing: "allies" }, (scene) => {
      points(scene, { oil: 5 });
      scene.submarines("allies", 2);
      scene.units("convoy-escort", "j-dd", "j-dd", "j-dd");
      return oilOf(scene.play("merchant-asw", ones(3)).choose({ dice: 3 }));
    });
    expect(hunt).toEqual([3.5, 2]);
  });
});
