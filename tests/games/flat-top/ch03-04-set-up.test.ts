import { describe, expect, it } from "vitest";
import { setup } from "../../../lib/games/flat-top/ch03-preparation";
import { dayText, hourText } from "../../../lib/games/flat-top/model/clock";
import { boxesOf, whyNotTogether } from "../../../lib/games/flat-top/model/task-forces";
import { choose, hash, type Json, type JsonObject, pending, resume, view } from "../../../lib/kernel";
import { flatTopModule } from "../../../lib/games/flat-top/module";
import { begin, documents, mergePatch, rules, rulesOf } from "./support";

const training = documents["scenarios/training.json"]!;

/** What is wrong with the training scenario after a change: rules and places. */
function problems(patch: JsonObject): string[] {
  const result = setup(rules, mergePatch(training, patch), { options: [] });
  return result.ok ? [] : result.error.map(({ rule, pointer }) => `${rule} ${pointer}`);
}

const allied = (change: JsonObject): JsonObject => ({ sides: { allied: change } });
const ships = (...ids: string[]) => ids.map((id) => rules.shipOf[id]!);
const destroyers = (side: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${side}-dd-${i + 1}`);

describe("3 and 4 set-up", () => {
  it("3.2 the Time Record Chart: a turn is an hour of a day, from 0100 to 2400", () => {
    const { position } = begin("training").table;
    expect([hourText(position.turn), dayText(rules.firstDay, position.turn)]).toEqual(["0500", "8 May 1942"]);
    expect(hourText(position.turn + 19)).toBe("2400");
    expect(dayText(rules.firstDay, position.turn + 20)).toBe("9 May 1942");
  });

  it("4.1.1 fifteen Allied and ten Japanese ships a Task Force; those that carry planes in Task Forces 1 to 9", () => {
    expect(whyNotTogether(rules, 0, 10, ships(...destroyers("allied", 15)))).toBeUndefined();
    expect(whyNotTogether(rules, 0, 10, ships(...destroyers("allied", 16)))?.rule).toBe("4.1.1");
    expect(whyNotTogether(rules, 1, 10, ships(...destroyers("japanese", 10)))).toBeUndefined();
    expect(whyNotTogether(rules, 1, 10, ships(...destroyers("japanese", 11)))?.rule).toBe("4.1.1");
    expect(whyNotTogether(rules, 0, 10, ships("yorktown"))?.rule).toBe("4.1.1");
    expect(whyNotTogether(rules, 0, 9, ships("yorktown"))).toBeUndefined();
  });

  it("4.1.3 to 4.1.5 a box for each CV or CVL and for each AV or CAV, which may share one", () => {
    expect(boxesOf(rules, ships("shokaku", "zuikaku"))).toBe(2);
    expect(boxesOf(rules, ships("shokaku", "shoho"))).toBe(2);
    expect(boxesOf(rules, ships("shokaku", "chitose"))).toBe(1);
    expect(boxesOf(rules, ships("tone", "chitose"))).toBe(2);
  });

  it("4.1.6 a Japanese battleship carries one Air Factor, in any Task Force", () => {
    expect(boxesOf(rules, ships("hiei", "kongo"))).toBe(0);
    expect(whyNotTogether(rules, 1, 14, ships("hiei"))).toBeUndefined();
    expect(rules.shipValues[rules.fieldOf.hiei!]!.capacity).toBe(1);
  });

  it.each<[string, JsonObject, string[]]>([
    [
      "4.1.1 a Task Force that is too large",
      allied({ taskForces: { 1: { others: { "allied-dd": 13 } } } }),
      ["4.1.1 /sides/allied/taskForces/1"],
    ],
    [
      "2.3 a ship in two Task Forces",
      allied({ taskForces: { 2: { hex: "JJ34", ships: ["astoria"] } } }),
      ["2.3 /sides/allied/taskForces/2/ships/0", "4.1.1 /sides/allied/taskForces/2"],
    ],
    [
      "4.1 a ship of the other side",
      allied({ taskForces: { 2: { hex: "JJ34", ships: ["hiei"] } } }),
      ["4.1 /sides/allied/taskForces/2/ships/0", "4.1.1 /sides/allied/taskForces/2"],
    ],
    [
      "12.5 a Task Force on land",
      allied({ taskForces: { 1: { hex: "A11" } } }),
      ["12.5 /sides/allied/taskForces/1/hex"],
    ],
    [
      "12.7.1 anchored at sea",
      allied({ taskForces: { 1: { anchored: true } } }),
      ["12.7.1 /sides/allied/taskForces/1/anchored"],
    ],
    [
      "4.2.1 more planes than there is room for",
      allied({ planes: { yorktown: { landed: [{ plane: "wildcat", count: 20 }] } } }),
      ["4.2.1 /sides/allied/planes/yorktown"],
    ],
    [
      "4.2.2 land planes on a carrier",
      allied({ planes: { yorktown: { landed: [{ plane: "b-17", count: 1 }] } } }),
      ["4.2.2 /sides/allied/planes/yorktown/landed/0/plane"],
    ],
    [
      "4.2.2 carrier planes at a base",
      { sides: { japanese: { planes: { shortland: { landed: [{ plane: "judy", count: 1 }] } } } } },
      ["4.2.2 /sides/japanese/planes/shortland/landed/0/plane"],
    ],
    [
      "4.2.3 armed in another box than Ready",
      allied({ planes: { yorktown: { landed: [{ plane: "dauntless", count: 1, ordnance: "ap" }] } } }),
      ["4.2.3 /sides/allied/planes/yorktown/landed/0/ordnance"],
    ],
    [
      "8.7 ordnance that the plane cannot carry",
      allied({ planes: { yorktown: { ready: [{ plane: "dauntless", count: 1, ordnance: "torpedo" }] } } }),
      ["8.7 /sides/allied/planes/yorktown/ready/0/ordnance"],
    ],
    [
      "8.8 dispersed on a ship",
      allied({ planes: { yorktown: { readying: [{ plane: "dauntless", count: 1, dispersed: true }] } } }),
      ["8.8 /sides/allied/planes/yorktown/readying/0/dispersed"],
    ],
  ])("%s is refused with its rule and place", (_title, patch, expected) => {
    expect(problems(patch)).toEqual(expected);
  });

  it("4.2.1, 12.7.3 an AV that begins anchored holds twice as many planes", () => {
    const japanese = (anchored: boolean, count: number): JsonObject => ({
      sides: {
        japanese: {
          taskForces: { 2: { hex: "X27", ships: ["kamikawa"], anchored } },
          planes: { kamikawa: { ready: [{ plane: "pete", count }] } },
        },
      },
    });
    const { capacity } = rules.shipValues[rules.fieldOf.kamikawa!]!;
    expect(problems(japanese(false, capacity + 1))).toEqual(["4.2.1 /sides/japanese/planes/kamikawa"]);
    expect(problems(japanese(true, 2 * capacity))).toEqual([]);
    expect(problems(japanese(true, 2 * capacity + 1))).toEqual(["4.2.1 /sides/japanese/planes/kamikawa"]);
  });

  it("3.3.3, 4.1 each side places its Task Forces in their zones, in secret, where the scenario has them first", () => {
    const game = begin("training");
    for (const side of ["allied", "japanese"] as const)
      expect(choose(game, side, { do: "done" }).ok).toBe(true);
    const before = JSON.stringify(view(game, "japanese"));
    expect(pending(game).map(({ side, options }) => [side, options[0]])).toEqual([
      ["allied", { do: "place", force: "tf-1", hex: "JJ34" }],
      ["japanese", { do: "place", force: "tf-1", hex: "NN22" }],
    ]);
    // Within two hexes of JJ34.
    expect(pending(game)[0]!.options).toHaveLength(19);
    expect(choose(game, "allied", { do: "place", hex: "JJ33" }).ok).toBe(true);
    expect(JSON.stringify(view(game, "japanese"))).toBe(before);
  });

  it("3.3.3, 4.1 ships that begin in one zone are divided among its Task Forces, within the limits", () => {
    const game = begin("eastern-solomons");
    const own = () => pending(game).find(({ side }) => side === "allied")!;
    expect(own().rule).toBe("4.1");
    const { ship } = own().options[0] as { ship: string };
    const forces = own()
      .options.map(({ force }) => force)
      .filter((force) => force !== undefined);
    const to = forces[1] as string;
    expect(choose(game, "allied", { do: "assign", ship, force: to }).ok).toBe(true);
    const { table } = game;
    expect(table.position.forces[table.position.fleet.force[rules.shipOf[ship]!]!]!.number).toBe(
      Number(to.slice(3)),
    );
    expect(choose(game, "allied", { do: "done" }).ok).toBe(true);
    expect(own().options[0]).toMatchObject({ do: "place", force: "tf-1" });
  });

  it("3.3.4, 4.2 planes begin in any box of a ship or base that the order of battle allows, armed if Ready", () => {
    const game = begin("coral-sea-the-battle");
    const own = () => pending(game).find(({ side }) => side === "allied")!;
    const say = (choice: { [member: string]: Json }) => {
      const result = choose(game, "allied", choice);
      expect(result.ok ? "" : result.error.message).toBe("");
    };
    while (own().rule !== "4.2") say(own().options[0]!);
    const first = own().options[0] as { plane: string; count: number; at: string };
    expect(first.at).toBe("lexington");
    const places = [...new Set(own().options.map(({ at }) => at))].filter((at) => at !== undefined);
    expect(places).toContain("yorktown");
    expect(places.every((at) => rules.shipOf[at as string] !== undefined)).toBe(true);
    const count = (at: string) => {
      const deck = game.table.position.decks[rules.fieldOf[at]!]!;
      return [...deck.ready, ...deck.readying, ...deck.landed].reduce((sum, group) => sum + group.count, 0);
    };
    const before = [count("lexington"), count("yorktown")];
    say({ do: "place", plane: first.plane, count: 1, at: "yorktown", box: "landed" });
    expect([count("lexington"), count("yorktown")]).toEqual([before[0]! - 1, before[1]! + 1]);
    // The rest of the group is asked about, then the next group.
    expect(own().options[0]).toMatchObject({ plane: first.plane, count: first.count - 1 });
    const printed = flatTopModule.print(game.table);
    const back = resume({ module: flatTopModule, rules: rulesOf("coral-sea-the-battle") }, printed as Json);
    expect(back.ok && hash(back.value)).toBe(hash(game));
    say({ do: "done" });
    expect(pending(game).some(({ side, rule }) => side === "allied" && rule === "4.2")).toBe(false);
  });

  it("4.2.2 float planes begin at bases as well where the scenario allows it, and are refused there elsewhere", () => {
    const places = (floatPlanesAtBases: boolean): unknown[] => {
      const { parameters } = rulesOf("coral-sea-the-battle");
      const scenarioRules = { ...parameters.scenarioRules, floatPlanesAtBases };
      const game = begin("coral-sea-the-battle", {}, { parameters: { ...parameters, scenarioRules } });
      const own = () => pending(game).find(({ side }) => side === "japanese")!;
      const isFloat = () => own().rule === "4.2" && String(own().options[0]!.plane).endsWith("-float");
      while (!isFloat()) expect(choose(game, "japanese", own().options[0]!).ok).toBe(true);
      return [...new Set(own().options.flatMap(({ at = [] }) => at))].filter(
        (at) => rules.baseOf[at as string] !== undefined,
      );
    };
    expect(places(true).length).toBeGreaterThan(0);
    expect(() => places(false)).toThrow("Tulagi does not handle Rufes at the start of a game.");
  });

  it("26.2, 22.1 the short version of Coral Sea of which the text is known takes no replacements", () => {
    expect(rulesOf("coral-sea-the-battle").parameters.replacements.taken).toBe(false);
    const { position } = begin("coral-sea-the-battle").table;
    expect(position.lastTurn - position.firstTurn + 1).toBe(18);
  });
});
