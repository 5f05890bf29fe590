import { describe, expect, it } from "vitest";
import type { Planes, Play } from "./combat-scene";
import { HENDERSON as HEX, over } from "./combat-probes";

const start = { do: "air-combat" };
const hudsons: Planes = { kind: "hudson-land", count: 4, ordnance: "gp" };
/** Turns on which planes must land, with how many. */
const due = (play: Play, kind: string) => play.flights(kind).map(({ count, due: turn }) => [count, turn]);
const fought = (play: Play, kind: string) => play.flights(kind).map(({ count, fought: has }) => [count, has]);

describe("15.6.1 who spends a Range Factor", () => {
  it("15.6.1 interceptors that are kept for the bombers spend nothing where the escorts end the combat", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 4 }]],
      [[hudsons, { kind: "wildcat-land", count: 4 }]],
    );
    const play = scene.battle(HEX, [1, 1]).take(start, { do: "assign", to: "escorts", count: 1 });
    play.take({ do: "assign", to: "bombers", count: 3 });
    play.take({ do: "spend", plane: "zero" }, { do: "spend", plane: "wildcat" });
    // 16.6.3: four escorts to one.
    expect(play.options).not.toContainEqual({ do: "attack-bombers" });
    expect(due(play, "zero-carrier")).toEqual([
      [3, 15],
      [1, 14],
    ]);
    expect(fought(play, "zero-carrier")).toEqual([
      [3, false],
      [1, true],
    ]);
  });

  it("15.6.1 escorts that nobody attacks spend nothing, and end the combat (16.6.3)", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 4 }]],
      [[hudsons, { kind: "wildcat-land", count: 1 }]],
    );
    const play = scene.battle(HEX).take(start, { do: "assign", to: "bombers", count: 4 });
    expect(play.asked).toBeUndefined();
    expect(due(play, "wildcat-land")).toEqual([[1, 15]]);
  });

  it("15.6.1 who declined in an earlier combat of the turn decides anew", () => {
    const scene = over([[{ kind: "zero-carrier", count: 4 }]], [[hudsons]]);
    const zeros = scene.position.formations.flatMap(({ flights }) => flights);
    zeros.find(({ kind }) => kind === scene.kind("zero-carrier"))!.paid = -1;
    const play = scene.battle(HEX, [3, 3]).take(start, { do: "assign", count: 4 }, { do: "attack-bombers" });
    play.take({ do: "spend", plane: "zero" });
    expect(due(play, "zero-carrier")).toEqual([[4, 14]]);
  });
});

describe("16 who fights", () => {
  it("16.2 interceptors that paid during movement and are held back have not fought", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 4 }], [{ kind: "val-carrier", count: 1 }]],
      [[hudsons]],
    );
    for (const { flights } of scene.position.formations)
      for (const flight of flights) if (flight.kind === scene.kind("zero-carrier")) flight.paid = 1;
    const play = scene
      .battle(HEX, [3, 3])
      .take(start, { do: "assign", plane: "val", count: 1 }, { do: "done" });
    play.take({ do: "attack-bombers" }).all({ do: "spend" });
    expect(fought(play, "zero-carrier")).toEqual([[4, false]]);
    expect(fought(play, "val-carrier")).toEqual([[1, true]]);
  });

  it("16.1 where interceptors of both sides take part, all are used", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 4 }]],
      [[{ kind: "wildcat-land", count: 2 }], [hudsons]],
    );
    const covered = scene
      .battle(HEX)
      .take(start, { do: "escort" }, { do: "assign", to: "escorts", count: 1 });
    expect(covered.options).not.toContainEqual({ do: "done" });
    // Those that stand aside leave the attacker free, too.
    const aside = scene.battle(HEX).take(start, { do: "stand-aside" });
    expect(aside.options).toContainEqual({ do: "done" });
  });

  it("16.7 interceptors and escorts without bombers at their altitude all meet the interceptors", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 6, high: true }]],
      [
        [{ kind: "wildcat-land", count: 2, high: true }],
        [hudsons, { kind: "p-39-land", count: 2, high: true }],
      ],
    );
    const play = scene.battle(HEX, [3, 3, 3, 3]).take(start).all({ do: "spend" });
    play.take({ do: "attack", target: "wildcat", count: 3 }, { do: "attack", target: "p-39", count: 3 });
    expect([play.inAir("wildcat-land"), play.inAir("p-39-land")]).toEqual([1, 1]);
    expect(fought(play, "p-39-land")).toEqual([[1, true]]);
  });

  it("16.7 after interceptors have met, escorts still stand before the bombers (16.3)", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 6 }]],
      [[{ kind: "wildcat-land", count: 1 }], [hudsons, { kind: "p-39-land", count: 2 }]],
    );
    const play = scene.battle(HEX, [3, 1, 3, 1, 3, 3]).take(start, { do: "intercept" }).all({ do: "spend" });
    expect(play.options).toContainEqual(expect.objectContaining({ do: "assign", to: "escorts", count: 6 }));
    play.take({ do: "assign", to: "escorts", count: 6 });
    // They have paid already.
    expect(play.options[0]).toEqual({ do: "spend", plane: "p-39" });
    play.take({ do: "spend" }, { do: "attack-bombers" });
    expect(play.inAir("hudson-land")).toBeLessThan(4);
    expect(due(play, "zero-carrier").every(([, turn]) => turn === 14)).toBe(true);
  });

  it("16.6.2 those that beat the escorts may join the attack on the bombers, or stay out of it", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 8 }]],
      [[hudsons, { kind: "wildcat-land", count: 1 }]],
    );
    const won = (): Play =>
      scene
        .battle(HEX, [3, 1, 3, 3, 3])
        .take(start, { do: "assign", to: "escorts", count: 4 }, { do: "assign", to: "bombers", count: 4 })
        .all({ do: "spend" });
    const rolls = (play: Play) =>
      play.game.table.events.flatMap(({ dice = [] }) => dice.map(({ name }) => name)).slice(2);
    const apart = won().take({ do: "attack-apart" }).all({ do: "spend" });
    expect(rolls(apart)[0]).toBe("4 Zero against Hudson");
    const joined = won().take({ do: "attack-bombers" }).all({ do: "spend" });
    expect(rolls(joined)[0]).toBe("8 Zero against Hudson");
  });
});
