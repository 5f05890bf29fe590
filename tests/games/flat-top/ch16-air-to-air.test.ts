import { describe, expect, it } from "vitest";
import { ALLIED, JAPANESE } from "../../../lib/games/flat-top/model/rules";
import { NIGHT, type Planes, Scene } from "./combat-scene";
import { HENDERSON as HEX, over } from "./combat-probes";

const start = { do: "air-combat" };
const spend = [{ do: "spend" }] as const;

describe("16 Air-to-Air Combat", () => {
  it("plays the example of 16, with the Result Numbers that its other attacks need", () => {
    const scene = new Scene().base("henderson", ALLIED);
    scene.position.initiative = JAPANESE;
    scene
      .formation(5, HEX, [
        { kind: "zero-carrier", count: 5, high: true },
        { kind: "zero-carrier", count: 10 },
      ])
      .formation(17, HEX, [{ kind: "val-carrier", count: 4 }])
      .formation(1, HEX, [{ kind: "b-17-land", count: 10, high: true, ordnance: "gp" }])
      .formation(2, HEX, [
        { kind: "wildcat-carrier", count: 3, high: true },
        { kind: "wildcat-carrier", count: 6 },
      ])
      .formation(4, HEX, [
        { kind: "hudson-land", count: 2, ordnance: "gp" },
        { kind: "a-20-land", count: 2, ordnance: "gp" },
        { kind: "b-26-land", count: 10, ordnance: "gp" },
        { kind: "beaufighter-land", count: 2 },
      ]);
    // High: Zeros 4, Wildcats 3; Zeros 6, B-17s 2. Low: Vals 3, Zeros 5; then Wildcats and Beaufighters, Zeros, bombers.
    // Six Wildcats need a 5 for three hits and ten B-26s a 1 for none: see the rulings for 16.10.
    const play = scene.battle(HEX, [4, 3, 6, 2, 3, 5, 5, 4, 2, 3, 5, 1]);
    play.take({ do: "air-combat", altitude: "high" }, { do: "escort" });
    play.take({ do: "assign", plane: "zero", to: "escorts", count: 5 }, { do: "spend", plane: "zero" });
    play.take({ do: "spend", plane: "wildcat" });
    expect([play.inAir("wildcat-carrier"), play.inAir("zero-carrier")]).toEqual([3 - 2 + 6, 5 - 1 + 10]);
    // 16.6.2: 4 to 1, so those that fought the escorts may attack the bombers.
    play.take({ do: "attack-bombers" });
    expect([play.inAir("b-17-land"), play.inAir("zero-carrier")]).toEqual([7, 3 + 10]);

    play.take({ do: "air-combat", altitude: "low" }, { do: "escort" });
    play.take({ do: "assign", plane: "val", to: "escorts", count: 4 });
    play.take({ do: "assign", plane: "zero", to: "escorts", count: 4 });
    play.take({ do: "assign", plane: "zero", to: "bombers", count: 6 });
    play.all({ do: "spend" });
    play.take({ do: "attack", plane: "val", target: "wildcat", count: 4 });
    play.take({ do: "attack", plane: "zero", target: "wildcat", count: 4 });
    play.all({ do: "attack", target: "zero", count: 6 }, { do: "attack", target: "zero", count: 2 });
    expect([play.inAir("wildcat-carrier"), play.inAir("zero-carrier")]).toEqual([1 + 4, 3 + 10 - 3]);
    // 16.6.4: 5 to 6; only the six Zeros that were kept for the bombers attack them.
    play.take({ do: "attack-bombers" }, { do: "spend", plane: "zero" });
    play.take({ do: "attack", plane: "zero", target: "b-26", count: 6 });
    expect([play.inAir("b-26-land"), play.inAir("hudson-land"), play.inAir("a-20-land")]).toEqual([9, 2, 2]);
    expect(play.inAir("zero-carrier")).toBe(3 + 6);
    expect(play.asked).toBeUndefined();
  });

  it("16.1 is started by interceptors alone, and not against planes that nobody sees", () => {
    const escorts = over([[{ kind: "zero-carrier", count: 4 }]], [[{ kind: "hudson-land", count: 2 }]]);
    expect(escorts.battle(HEX).options).toContainEqual(expect.objectContaining(start));
    const bombers = over(
      [[{ kind: "betty-land", count: 4, ordnance: "gp" }]],
      [[{ kind: "hudson-land", count: 2 }]],
    );
    expect(bombers.play("combat").options).not.toContainEqual(expect.objectContaining(start));
    const unseen = over([[{ kind: "zero-carrier", count: 4 }]], [[{ kind: "hudson-land", count: 2 }]]);
    unseen.position.known[JAPANESE].contacts = [];
    expect(unseen.play("combat").asked).toBeUndefined();
  });

  it("15.2 takes place within two hexes of a ship that carries planes or a base, or where any ship is", () => {
    const at = (hex: string) => {
      const scene = new Scene().base("henderson", ALLIED);
      scene.position.initiative = JAPANESE;
      scene.formation(1, hex, [{ kind: "zero-carrier", count: 2 }]);
      return scene.formation(1, hex, [{ kind: "hudson-land", count: 2 }]);
    };
    expect(at("AAA23").play("combat").asked).toBe("japanese");
    expect(at("ZZ23").play("combat").asked).toBeUndefined();
    expect(at("ZZ23").force(10, "ZZ23", ["portland"]).play("combat").asked).toBe("japanese");
  });

  it("6.9 is impossible in a storm", () => {
    const scene = over([[{ kind: "zero-carrier", count: 4 }]], [[{ kind: "hudson-land", count: 2 }]]);
    scene.position.clouds = [scene.hex(HEX), scene.hex(HEX)];
    expect(scene.play("combat").asked).toBeUndefined();
  });

  it("15.6.1 costs each Air Factor in it a Range Factor, and no others", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 9 }]],
      [[{ kind: "wildcat-carrier", count: 2 }]],
      ALLIED,
    );
    scene.formation(2, HEX, [{ kind: "betty-land", count: 2, ordnance: "gp" }]);
    // Wildcats attack the bombers; the Zeros of the other Air Formation stand aside.
    const play = scene.battle(HEX, [3, 3]);
    play.take(start, { do: "stand-aside" }, { do: "assign", to: "bombers", count: 1 }, { do: "done" });
    play.take({ do: "attack-bombers" });
    play.take({ do: "spend", plane: "wildcat" });
    const due = play.flights("wildcat-carrier").map((flight) => [flight.count, flight.due]);
    expect(due).toEqual([
      [1, 15],
      [1, 14],
    ]);
    expect(play.flights("zero-carrier").map((flight) => flight.due)).toEqual([15]);
  });

  it("16.7 interceptors of both sides all fight, and both spend Range Factors", () => {
    const scene = over([[{ kind: "zero-carrier", count: 4 }]], [[{ kind: "wildcat-carrier", count: 4 }]]);
    const play = scene.battle(HEX, [3, 3]).take(start, { do: "spend" }, { do: "decline" });
    // The Wildcats decline: six tables lower (16.10.1).
    expect(play.log.filter((each) => each.includes("Range Factor"))).toEqual([
      "15.6.1 Japan: 4 Zero spend a Range Factor.",
      "15.6.1 The Allies: 4 Wildcat spend no Range Factor.",
    ]);
    const dice = play.game.table.events.flatMap((event) => event.dice ?? []);
    expect(dice.map(({ modifiers }) => modifiers)).toEqual([
      undefined,
      ["air to air range factor declined −6"],
    ]);
    expect(play.flights("zero-carrier").map(({ due, fought }) => [due, fought])).toEqual([[14, true]]);
    expect(play.flights("wildcat-carrier").map(({ due, fought }) => [due, fought])).toEqual([[15, true]]);
    // 16.2: nobody fights a second time.
    expect(play.asked).toBeUndefined();
  });

  it("16.7 the side with bombers may make the interceptors fight first; the bombers are attacked afterwards", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 6 }]],
      [[{ kind: "wildcat-carrier", count: 3 }], [{ kind: "hudson-land", count: 3, ordnance: "gp" }]],
    );
    const play = scene.battle(HEX, [3, 1, 3, 1]);
    play.take(start, { do: "intercept" }, ...spend, ...spend);
    expect([play.inAir("zero-carrier"), play.inAir("wildcat-carrier")]).toEqual([6, 1]);
    play.take({ do: "attack-bombers" });
    expect(play.inAir("hudson-land")).toBe(1);
  });

  it("16.6.3 escorts that are twice as many end the combat", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 2 }]],
      [
        [
          { kind: "hudson-land", count: 4, ordnance: "gp" },
          { kind: "wildcat-land", count: 4 },
        ],
      ],
    );
    const play = scene.battle(HEX, [1, 1]);
    play.take(start, { do: "assign", to: "escorts", count: 1 }, { do: "assign", to: "bombers", count: 1 });
    play.all(...spend);
    expect(play.options).not.toContainEqual({ do: "attack-bombers" });
  });

  it("16.6.5 need not go on to the bombers", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 2 }]],
      [[{ kind: "hudson-land", count: 4, ordnance: "gp" }]],
    );
    const play = scene.battle(HEX, []).take(start, { do: "assign", count: 2 });
    play.take({ do: "spare-bombers" });
    expect(play.inAir("hudson-land")).toBe(4);
    // 15.6.1: they engaged nobody.
    expect(play.flights("zero-carrier").map(({ due, fought }) => [due, fought])).toEqual([[15, false]]);
  });

  it("16.5.3 rolls one die for each name that a name attacks, however its Air Factors are given their targets", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 4 }]],
      [
        [
          { kind: "hudson-land", count: 4, ordnance: "gp" },
          { kind: "b-26-land", count: 4, ordnance: "gp" },
        ],
      ],
    );
    const play = scene.battle(HEX, [3, 3, 3, 3]).take(start, { do: "assign", count: 4 });
    play.take({ do: "attack-bombers" }, { do: "spend" });
    const one = { do: "attack", plane: "zero", count: 1 };
    play.take({ ...one, target: "hudson" }, { ...one, target: "b-26" }, { ...one, target: "hudson" });
    play.take({ ...one, target: "hudson" });
    const rolls = play.game.table.events.flatMap((event) => (event.dice ?? []).map(({ name }) => name));
    expect(rolls.slice(0, 2)).toEqual(["3 Zero against Hudson", "1 Zero against B-26"]);
  });

  it("16.10 lowers the Basic Hit Table by night, in a cloud, and for armed fighters, to 1 at least (20.2)", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 8, due: NIGHT + 3 }]],
      [
        [
          { kind: "wildcat-land", count: 4, ordnance: "gp" },
          { kind: "b-17-land", count: 4, ordnance: "gp" },
        ],
      ],
    ).at(NIGHT);
    for (const known of scene.position.known) for (const each of known.contacts) each.at = NIGHT;
    scene.position.clouds = [scene.hex(HEX)];
    const play = scene.battle(HEX, [3, 3, 3]).take(start, { do: "assign", count: 8 });
    play.take({ do: "attack-bombers" }, { do: "spend" }, { do: "attack", target: "b-17", count: 8 });
    const rolls = play.game.table.events.flatMap((event) => event.dice ?? []);
    expect(rolls.map(({ name, modifiers }) => [name.split(" ")[1], modifiers])).toEqual([
      ["Zero", ["air to air cloud −1", "air to air night −2"]],
      ["Wildcat", ["air to air cloud −1", "air to air night −2", "air to air armed fighter −6"]],
      ["B-17", ["air to air cloud −1", "air to air night −2"]],
    ]);
  });

  it("16.8 planes at one altitude have no part in a fight at the other", () => {
    const scene = over(
      [[{ kind: "zero-carrier", count: 4, high: true }]],
      [[{ kind: "hudson-land", count: 4, ordnance: "gp" }]],
    );
    expect(scene.battle(HEX).asked).toBeUndefined();
  });

  it("7.13 who may name a battle does not say at what altitude the other flies", () => {
    const offered = [true, false].map(
      (high) =>
        over(
          [[{ kind: "zero-carrier", count: 4, high: true }]],
          [[{ kind: "hudson-land", count: 4, ordnance: "gp", high }]],
        ).play("combat").options,
    );
    expect(offered[0]).toEqual(offered[1]);
    expect(offered[0]).toContainEqual({ do: "battle", hex: HEX });
  });

  it("14.18, 16.9 each side may be the attacker once at an altitude", () => {
    const side = (fighter: string, bomber: string): Planes[][] => [
      [{ kind: fighter, count: 4 }],
      [{ kind: bomber, count: 4, ordnance: "gp" }],
    ];
    const scene = over(side("zero-carrier", "betty-land"), side("wildcat-carrier", "hudson-land"));
    const play = scene.battle(HEX, [3, 3, 3, 3]);
    play.take(
      start,
      { do: "stand-aside" },
      { do: "assign", count: 4 },
      { do: "attack-bombers" },
      { do: "spend" },
    );
    // The Zeros have fought; the Wildcats, which stood aside, attack in their turn.
    expect(play.asked).toBe("allied");
    play.take(start, { do: "assign", count: 4 }, { do: "attack-bombers" }, { do: "spend" });
    expect(play.inAir("betty-land")).toBe(3);
  });
});
