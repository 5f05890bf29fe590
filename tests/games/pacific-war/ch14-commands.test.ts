/** 14.1 to 14.6: submarines, shipping, bombers, headquarters and Submarine Commands. */
import { describe, expect, test } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { pending } from "../../../lib/kernel";
import { diary, hex, make, offered, type Pacific, rules, rulesWith, scene } from "./engine";

import { stand } from "./link-scenes";

const WAR = "strategic-1941-45";

type Change = (position: Position) => void;

const play = (step: string, change: Change, using: Rules = rules): Pacific =>
  scene(step, {}, { scenario: WAR, using, change });

const command = (id: string): number => rules.submarineCommandOf[id]!;
const waitingAt = ({ state }: Pacific, id: string): number => state.position.submarines.waiting[command(id)]!;

describe("submarines (14.1, 14.2)", () => {
  const fresh =
    (allied: number, japanese = 0, more: Change = () => {}): Change =>
    (position) => {
      position.war!.hands.allied.submarines = allied;
      position.war!.hands.japanese.submarines = japanese;
      more(position);
    };

  test("new Allied ones may be divided between merchants and commands; then none are re-deployed (14.2.A)", () => {
    const game = play("submarine-allotment", fresh(3));
    make(game, { allot: 2, to: "merchants" }, { allot: 1, to: "a-subcom-1" });
    expect([game.state.position.war!.antiShippingSubmarines, waitingAt(game, "a-subcom-1")]).toEqual([
      14, 37,
    ]);
    expect(pending(game)).toEqual([]);
  });

  test("all of them against merchants: others of Linked commands may follow, and none come back (14.2.C)", () => {
    const game = play("submarine-allotment", fresh(3));
    make(game, { allot: 3, to: "merchants" });
    expect(new Set(offered(game, "to"))).toEqual(new Set(["merchants"]));
    make(game, { allot: 28, from: "a-subcom-2", to: "merchants" });
    expect([game.state.position.war!.antiShippingSubmarines, waitingAt(game, "a-subcom-2")]).toEqual([43, 0]);
  });

  test("all of them to the fleet: those against merchants may follow (14.2.D)", () => {
    const game = play("submarine-allotment", fresh(3));
    make(game, { allot: 3, to: "a-subcom-1" });
    expect(new Set(offered(game, "from"))).toEqual(new Set(["merchants"]));
    make(game, { allot: 12, from: "merchants", to: "a-subcom-1" });
    expect([game.state.position.war!.antiShippingSubmarines, waitingAt(game, "a-subcom-1")]).toEqual([0, 51]);
  });

  test("those on patrol come home when they are re-deployed", () => {
    const game = play(
      "submarine-allotment",
      fresh(0, 0, ({ patrols, submarines }) => {
        patrols.push({ command: command("a-subcom-2"), hex: hex("3622"), submarines: 20 });
        submarines.waiting[command("a-subcom-2")] = 8;
      }),
    );
    make(game, { allot: 12, from: "a-subcom-2", to: "merchants" });
    expect([waitingAt(game, "a-subcom-2"), game.state.position.patrols]).toEqual([16, []]);
  });

  test("Japan's go to a command at once, and are lost where there is none (14.1)", () => {
    const game = play("submarine-allotment", fresh(0, 4));
    make(game, { do: "done" });
    expect(pending(game)[0]!.options).not.toContainEqual({ do: "done" });
    make(game, { allot: 4, to: "j-subcom-2" });
    expect(waitingAt(game, "j-subcom-2")).toBe(28);
    const lost = play(
      "submarine-allotment",
      fresh(0, 4, ({ submarines }) => {
        submarines.hex.fill(-1);
        submarines.waiting.fill(0);
      }),
    );
    expect(diary(lost)).toContain("lost");
    expect(lost.state.position.war!.hands.japanese.submarines).toBe(0);
  });

  test("those whose command has left the map go to another one (11.2.2.D)", () => {
    const game = play(
      "submarine-allotment",
      fresh(0, 0, ({ submarines }) => {
        submarines.hex[command("a-subcom-2")] = -1;
      }),
    );
    make(game, { allot: 28, from: "a-subcom-2", to: "a-subcom-3" });
    expect([waitingAt(game, "a-subcom-2"), waitingAt(game, "a-subcom-3")]).toEqual([0, 40]);
    // None of them is on patrol.
    expect(diary(game)).not.toContain("remain there");
  });

  test("and those of them on patrol remain there (11.2.2.D)", () => {
    const patrol = { hex: hex("3622"), submarines: 20 };
    const game = play(
      "submarine-allotment",
      fresh(0, 0, ({ patrols, submarines }) => {
        submarines.hex[command("a-subcom-2")] = -1;
        submarines.waiting[command("a-subcom-2")] = 8;
        patrols.push({ command: command("a-subcom-2"), ...patrol });
      }),
    );
    make(game, { allot: 28, from: "a-subcom-2", to: "a-subcom-3" });
    expect(game.state.position.patrols).toEqual([{ command: command("a-subcom-3"), ...patrol }]);
    expect([waitingAt(game, "a-subcom-2"), waitingAt(game, "a-subcom-3")]).toEqual([0, 20]);
    expect(diary(game)).toContain(
      "28 submarines join British and Dutch Submarine Command; those on patrol remain there.",
    );
  });
});

describe("Merchant Shipping Points (14.5)", () => {
  const onOffer = (points: number, using: Rules = rules): Pacific =>
    play(
      "merchant-shipping",
      ({ war }) => {
        war!.shippingOnOffer = 2;
        war!.hands.japanese.commandPoints = { "j-hq-homeland": points };
      },
      using,
    );

  test("each costs three Command Points, and what is not bought is lost", () => {
    const game = onOffer(5);
    expect(offered(game, "shipping")).toEqual([1]);
    make(game, { shipping: 1, payer: "j-hq-homeland" });
    const { merchantShippingPoints, shippingOnOffer, hands } = game.state.position.war!;
    expect([merchantShippingPoints, shippingOnOffer, hands.japanese.commandPoints]).toEqual([
      121,
      0,
      { "j-hq-homeland": 2 },
    ]);
  });

  test("their price is a parameter", () => {
    expect(offered(onOffer(5, rulesWith("parameters.json", "/shipping/pointCost", 2)), "shipping")).toEqual([
      1, 2,
    ]);
  });
});

describe("headquarters and Submarine Commands (14.6)", () => {
  test("a headquarters comes to any Linked open port", () => {
    const game = play("command-places", ({ war }) => {
      war!.hands.allied.arrivals = ["a-hq-south-pacific"];
    });
    make(game, { bring: "a-hq-south-pacific" });
    expect(offered(game, "to")).toContain("2860");
    make(game, { to: "2860" });
    const n = rules.headquartersOf["a-hq-south-pacific"]!;
    expect(game.state.position.headquarters[n]).toBe(hex("2860"));
    expect(game.state.position.war!.hands.allied.arrivals).toEqual([]);
  });

  test("it may be the first on the map, where water leads to an Ultimate Command Source (14.6)", () => {
    const game = play("command-places", (position) => {
      stand(position, { bases: { allied: ["0135"] } });
      position.war!.hands.allied.arrivals = ["a-hq-south-pacific"];
    });
    make(game, { bring: "a-hq-south-pacific" });
    // There is nowhere else, so that nothing is asked.
    const { headquarters } = game.state.position;
    expect(headquarters[rules.headquartersOf["a-hq-south-pacific"]!]).toBe(hex("0135"));
  });

  test("a Submarine Command costs twice as much through the Tokyo Express (11.7.3)", () => {
    const near = rulesWith("headquarters.json", "/headquarters/j-hq-south-seas/commandRange", 1);
    const withPoints = (points: number): Pacific => {
      const change: Change = (position) => {
        const destroyers = rules.ships.filter(({ side, type }) => side === 1 && type === "DD").slice(0, 6);
        stand(position, {
          headquarters: { "j-hq-south-seas": "1630" },
          bases: { japanese: ["1432"] },
          ships: destroyers.map(({ id }) => [id, "1630"]),
          emergency: [["tokyo-express", "1630", "1432"]],
        });
        position.war!.submarineCommands = ["j-subcom-1"];
        position.war!.hands.japanese.commandPoints = { "j-hq-south-seas": points };
      };
      const game = play("command-places", change, near);
      make(game, { bring: "j-subcom-1" });
      return game;
    };
    const at = ({ state }: Pacific): number => state.position.submarines.hex[command("j-subcom-1")]!;
    const left = ({ state }: Pacific): unknown => state.position.war!.hands.japanese.commandPoints;
    // With too few points for the far port only the near one is left, and nothing is asked.
    expect(at(withPoints(49))).toBe(hex("1630"));
    const game = withPoints(52);
    make(game, { to: "1432", payer: "j-hq-south-seas" });
    expect([at(game), left(game)]).toEqual([hex("1432"), { "j-hq-south-seas": 2 }]);
  });

  const gone =
    (points: number): Change =>
    ({ war, submarines }) => {
      submarines.hex[command("a-subcom-2")] = -1;
      war!.hands.allied.commandPoints = { "a-hq-central-pacific": points };
    };

  test("a Submarine Command is placed again for 25 Command Points", () => {
    expect(offered(play("command-places", gone(24)), "bring")).toEqual([]);
    const game = play("command-places", gone(30));
    make(game, { bring: "a-subcom-2" }, { to: "2860", payer: "a-hq-central-pacific" });
    expect(game.state.position.submarines.hex[command("a-subcom-2")]).toBe(hex("2860"));
    expect(game.state.position.war!.hands.allied.commandPoints).toEqual({ "a-hq-central-pacific": 5 });
    const cheap = rulesWith("parameters.json", "/command/submarineCommand", 24);
    expect(offered(play("command-places", gone(24), cheap), "bring")).toEqual(["a-subcom-2"]);
  });

  test("one that the scenario does not have never comes", () => {
    const game = play("command-places", (position) => {
      gone(30)(position);
      position.war!.submarineCommands = ["a-subcom-1"];
    });
    expect(offered(game, "bring")).toEqual([]);
  });

  test("one that its owner takes off comes back in a later month alone (11.2.2.C)", () => {
    const game = play("command-places", ({ war }) => {
      war!.hands.allied.commandPoints = { "a-hq-central-pacific": 99 };
    });
    make(game, { takeOff: "a-subcom-1" });
    expect(game.state.position.submarines.hex[command("a-subcom-1")]).toBe(-1);
    expect(offered(game, "bring")).toEqual([]);
  });
});

describe("Strategic Bombers (14.3, 14.4)", () => {
  /** The 20th Group in its box; large Allied Bases in these hexes, Linked to a headquarters there. */
  const group =
    (at: string, ...bases: string[]): Change =>
    (position) => {
      position.month = "1944-08";
      position.war!.bombers = { "20": { at, points: 6, ready: "1944-05" } };
      for (const id of bases) {
        const base = position.bases.find((each) => each.hex === hex(id));
        const kind = rules.baseClassOf["us-base-large"]!;
        if (base) Object.assign(base, { side: 0, kind });
        else position.bases.push({ side: 0, kind, hex: hex(id), hits: 0 });
        position.headquarters[rules.headquartersOf["a-hq-central-pacific"]!] = hex(id);
      }
    };

  test("a group goes to a Linked large airbase within 15 hexes of the Homeland (8.2)", () => {
    const game = play("bomber-deployment", group(""));
    expect(offered(game, "to")).toContain("3819");
    make(game, { bombers: "20", to: "3819" });
    expect(game.state.position.war!.bombers["20"]).toEqual({ at: "3819", points: 6, ready: "1944-05" });
    const shorter = rulesWith("parameters.json", "/strategicBombing/reach", 5);
    expect(offered(play("bomber-deployment", group(""), shorter), "to")).not.toContain("3819");
  });

  test("one that is taken off may be deployed again in the month after (8.2)", () => {
    const saipan = rules.hexes.ids[rules.places[rules.placeOf["saipan"]!]!.hex]!;
    const game = play("bomber-deployment", group(saipan, saipan));
    make(game, { bombers: "20", to: "box" });
    expect(game.state.position.war!.bombers["20"]).toEqual({ at: "", points: 6, ready: "1944-09" });
    expect(pending(game)).toEqual([]);
  });

  test("points for either group go where their owner likes; a group comes with its first ones", () => {
    const reinforced = (month: string): Pacific =>
      scene(
        "reinforcements",
        {},
        {
          scenario: WAR,
          change: (position) => {
            position.month = month;
            position.war!.bombers = { "20": { at: "", points: 6, ready: "1944-05" } };
          },
        },
      );
    expect(reinforced("1944-11").state.position.war!.bombers["21"]).toMatchObject({ at: "", points: 3 });
    const game = play("bomber-deployment", ({ war }) => {
      war!.special["bombing-points"] = 3;
      for (const id of ["20", "21"] as const) war!.bombers[id] = { at: "", points: 3, ready: "1944-05" };
    });
    make(game, { bombers: "20", points: 1 }, { bombers: "21", points: 2 });
    expect(Object.values(game.state.position.war!.bombers).map(({ points }) => points)).toEqual([4, 5]);
  });
});
