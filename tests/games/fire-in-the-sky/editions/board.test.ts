import { describe, expect, it } from "vitest";
import { limitOf, loadOf } from "../../../../lib/games/fire-in-the-sky/board/occupation";
import { strengthOf, transportOf as ratingOf } from "../../../../lib/games/fire-in-the-sky/model/pieces";
import { ALLIES, JAPAN, NOBODY, type Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { homeBasesOf, supplied } from "../../../../lib/games/fire-in-the-sky/board/supply";
import type { Game } from "../../../../lib/kernel";
import type { Scene } from "../helpers";
import { distance, form, rich, transportOf } from "../chapters/table-top";
import { boardOf } from "../views/support";
import { both, byPlace, first, later, ones, onTable, secondTurn } from "./support";

/**
 * The board and the counters in the difference table (DIF-52 to DIF-68, DIF-76). Most of these rows are of print
 * alone, or of words: their tests show that both editions play the same.
 */

const same = <V>(value: V): V[] => [value, value];
const inPlace = (rules: Rules, at: number): string => rules.places[at]!.id;

describe("places", () => {
  it("DIF-52 holding boxes only save room: at Kure, Yokosuka and Pearl Harbor everything is in the hex itself", () => {
    for (const base of ["kure", "yokosuka", "pearl-harbor"]) {
      const held = onTable({ phasing: base === "pearl-harbor" ? "allies" : "japan" }, (scene) => {
        const type = base === "pearl-harbor" ? "u-ca" : "j-ca";
        for (let i = 0; i < 3; i++) scene.unit(type, base);
        const side = base === "pearl-harbor" ? ALLIES : JAPAN;
        const { transport } = scene.rules.types[scene.rules.typeOf[type]!]!;
        return loadOf(scene.t, scene.place(base), side, "naval") / transport;
      });
      expect(held).toEqual(same(3));
      const boxes = both(({ places, placeOf }) =>
        places.filter(({ id, within }) => within === placeOf[base] && id !== base).map(({ id }) => id),
      );
      // Nothing lies within the hex but the boxes of Naval Aviation.
      expect(boxes[1]).toEqual(boxes[0]);
      expect(boxes[1].every((id) => id.includes("naval-aviation") || id.includes("without-planes"))).toBe(
        true,
      );
    }
  });

  it("DIF-53 Bangkok, Hollandia and Lae belong to nobody at the start of the war, in either edition", () => {
    const free = both((rules) =>
      rules.places.flatMap(({ id, kind, control }) => (kind === "base" && control === NOBODY ? [id] : [])),
    );
    expect(free[0].sort()).toEqual(["bangkok", "hollandia", "lae"]);
    expect(free[1].sort()).toEqual(free[0]);
  });

  it("DIF-54 a flag, a marker or a cube: a base has one holder or none, and both editions show the same", () => {
    const [old, recent] = both((rules) => boardOf(secondTurn(rules).game as unknown as Game).control);
    expect(recent).toEqual(old);
    expect([old["bangkok"], old["lae"], old["manila"]]).toEqual(["japan", undefined, "allies"]);
  });

  it("DIF-55 the colour of impassable hexsides changed, not the hexsides", () => {
    const hexes = both((rules) => {
      const scene = rich({ rules });
      scene.control("japan", "bangkok");
      scene.unit("j-dd", "bangkok");
      return distance(form(scene, "bangkok", "j-dd"), "rangoon");
    });
    // Next door, and five hexes by sea.
    expect(hexes).toEqual(same(5));
    expect(later.sea).toEqual(first.sea);
  });

  it("DIF-56 there are three Entry Hexes of the United States and two of Britain, in either edition", () => {
    const entries = both((rules) =>
      ["west-coast-usa", "indian-ocean-ports"].map((box) =>
        rules.next[rules.placeOf[box]!]!.map((hex) => inPlace(rules, hex)),
      ),
    );
    expect(entries[0].map((hexes) => hexes.length)).toEqual([3, 2]);
    expect(entries[1]).toEqual(entries[0]);
  });

  it("DIF-57 Home Bases are Kure, Yokosuka and the two boxes; Singapore and Surabaya only take ships back", () => {
    for (const rules of [first, later]) {
      const of = (nation: string) => rules.nations.find(({ id }) => id === nation)!;
      const named = (places: readonly number[]) => places.map((place) => inPlace(rules, place)).sort();
      expect(named(of("japan").homeBases)).toEqual(["kure", "yokosuka"]);
      expect(named(of("us").homeBases)).toEqual(["west-coast-usa"]);
      expect(named(of("britain").homeBases)).toEqual(["indian-ocean-ports"]);
      expect(named(of("netherlands").homeBases)).toEqual([]);
      expect(named(of("britain").returnPorts)).toEqual(["indian-ocean-ports", "singapore"]);
      expect(named(of("netherlands").returnPorts)).toEqual(["surabaya"]);
    }
  });

  it("DIF-58 half hexes at the edge of the map are hexes like others, in either edition", () => {
    const reached = both((rules) => {
      const scene = rich({ phasing: "allies", rules });
      scene.unit("u-dd", "pearl-harbor");
      const play = form(scene, "pearl-harbor", "u-dd");
      return ["1902", "1905", "1910"].map((hex) => distance(play, hex));
    });
    expect(reached[0].every((hexes) => hexes !== undefined && hexes > 0)).toBe(true);
    expect(reached[1]).toEqual(reached[0]);
    expect(both(({ places }) => places.length)).toEqual(same(first.places.length));
  });
});

describe("limits and ratings", () => {
  it("DIF-59 aircraft stack by their steps, or by their Transport ratings, which are the same number", () => {
    const load = onTable({}, (scene) => {
      const units = scene.air("japan", "formosa", 5);
      const ratings = units.reduce((sum, p) => sum + ratingOf(scene.t, p) / 4, 0);
      const place = scene.place("formosa");
      return [loadOf(scene.t, place, JAPAN, "air"), ratings, limitOf(scene.t, place, "air")];
    });
    expect(load[0].slice(0, 2)).toEqual([5, 5]);
    expect(load[1]).toEqual(load[0]);
  });

  it("DIF-60 a land hex takes 8 Transport factors of troops, an atoll 4, in either edition", () => {
    const limits = both((rules) =>
      byPlace(
        { ...rules, places: rules.places.filter(({ kind }) => kind === "base" || kind === "circle") },
        ({ landLimit }) => landLimit,
      ),
    );
    expect(limits[1]).toEqual(limits[0]);
    expect(new Set(Object.values(limits[1]))).toEqual(new Set([8, 4]));
    // What exceeds it cannot land: of two brigades beside one on an atoll, one.
    const landed = onTable({ turn: 6, phasing: "allies" }, (scene) => {
      scene.unit("u-land-2", "midway");
      for (let i = 0; i < 2; i++) scene.force("allies", "midway", "u-dd", "u-land-2");
      const play = scene.play("battles", []);
      while (!play.over) play.choose(play.decision.options.find(({ land }) => land) ?? { do: "done" });
      return loadOf(play.game.table, play.rules.placeOf["midway"]!, ALLIES, "land");
    });
    expect(landed).toEqual(same(4));
  });

  it("DIF-61 the Transport rating of troops is their full Combat Strength, on both sides of the counter", () => {
    for (const { kind, transport, strength } of [...first.types, ...later.types])
      if (kind === "land") expect(transport / 4).toBe(strength);
    const ratings = onTable({}, (scene) => {
      const p = scene.unit("j-land-8", "kure", 1);
      return [strengthOf(scene.t, p), ratingOf(scene.t, p) / 4];
    });
    expect(ratings).toEqual(same([4, 8]));
  });

  it("DIF-64 Allied air units differ by the nation that pays for them, and in nothing else, in either edition", () => {
    const fight = (type: string) =>
      onTable({ turn: 6, phasing: "allies" }, (scene) => {
        scene.unit(type, "midway", 1);
        scene.force("japan", "midway", "j-cvl-zuiho-shoho");
        const play = scene.play("battles", ones(30));
        return [play.diceOf("Air-to-air"), play.needs("Air-to-air")];
      });
    for (const type of ["u-air-blue", "b-air"]) expect(fight(type)).toEqual(fight("u-air"));
    const paid = (type: string) =>
      both((rules) => {
        const scene = rich({ phasing: "allies", rules });
        scene.unit(type, "brisbane", 1);
        const play = form(scene, "brisbane", type).choose({ to: "noumea" });
        return [transportOf(play, "us") < 30, transportOf(play, "britain") < 30];
      });
    expect(paid("u-air-blue")).toEqual(same([true, false]));
    expect(paid("b-air")).toEqual(same([false, true]));
  });

  it("DIF-68 the later edition counts its counters, and both have as many", () => {
    const count = both(({ pieces }) =>
      ["naval", "land", "air"].map((kind) =>
        [JAPAN, ALLIES].map(
          (side) => pieces.filter((piece) => piece.kind === kind && piece.side === side).length,
        ),
      ),
    );
    const printed = [
      [33, 82],
      [11, 14],
      [15, 15],
    ];
    expect(count).toEqual(same(printed));
  });
});

describe("supply", () => {
  const reach = (scene: Scene, side: number): string[] =>
    [...supplied(scene.t, side, homeBasesOf(scene.t, side))].flatMap((found, place) =>
      found ? [inPlace(scene.rules, place)] : [],
    );

  it("DIF-65 Supply Lines run alike in either edition", () => {
    for (const side of [JAPAN, ALLIES]) {
      const [old, recent] = onTable({}, (scene) => {
        scene.control("japan", "brunei", "rabaul");
        scene.air("us", "midway", 2);
        scene.air("japan", "rabaul", 2);
        return reach(scene, side);
      });
      expect(old.length).toBeGreaterThan(20);
      expect(recent).toEqual(old);
    }
  });

  it("DIF-76 an air unit keeps a Supply Line open in an enemy Air ZOC, a carrier does not, in either edition", () => {
    const open = (cover: (scene: Scene) => void) =>
      onTable({}, (scene) => {
        scene.control("japan", "brunei");
        scene.control("none", "palau");
        scene.control("allies", "bangkok");
        scene.air("britain", "bangkok", 1);
        scene.air("japan", "hainan", 1);
        cover(scene);
        return reach(scene, JAPAN).includes("brunei");
      });
    expect(open((scene) => void scene.unit("j-cv-akagi-kaga", "saigon"))).toEqual(same(false));
    expect(open((scene) => void scene.air("japan", "saigon", 1))).toEqual(same(true));
  });
});
