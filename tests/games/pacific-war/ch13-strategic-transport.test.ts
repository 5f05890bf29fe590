import { describe, expect, test } from "vitest";
import { Gone, type Position } from "../../../lib/games/pacific-war/model/position";
import { NOWHERE } from "../../../lib/games/pacific-war/model/rules";
import {
  diary,
  hex,
  make,
  offered,
  type Pacific,
  piece,
  place,
  rules,
  rulesWith,
  scene,
  ship,
} from "./engine";

const OAHU = rules.places[place("oahu")]!.hex;

/** The Strategic Transport Phase of one side with few pieces on the map. */
const transport = (
  side: number,
  change: (position: Position) => void,
  { using = rules, options = [] as string[] } = {},
): Pacific =>
  scene(
    "strategic-transport-side",
    { side },
    {
      scenario: "strategic-1941-45",
      using,
      options,
      change(position) {
        position.terms.linked = true;
        for (const unit of [...position.airUnits, ...position.groundUnits])
          Object.assign(unit, { hex: Gone.absent, ship: -1, activated: false, alerted: false });
        position.fleet.hex.fill(Gone.absent);
        position.fleet.taskForce.fill(-1);
        position.fleet.activated.fill(false);
        position.fleet.hits.fill(0);
        for (const group of position.taskForces) group.hex = NOWHERE;
        change(position);
      },
    },
  );

const putGround = (position: Position, id: string, at: string): void => {
  position.groundUnits[piece(position.groundUnits, id)]!.hex =
    rules.placeOf[at] === undefined ? hex(at) : rules.places[place(at)]!.hex;
};
const putAir = (position: Position, id: string, at: number): void => {
  position.airUnits[piece(position.airUnits, id)]!.hex = at;
};

const allies = (position: Position, type: "division" | "battalion"): string[] =>
  position.groundUnits.flatMap(({ id, kind }) => {
    const { nation, size } = rules.groundClasses[kind]!;
    return nation === "us" && size === type ? id : [];
  });

describe("from port to port", () => {
  test("a unit goes to any Linked port that water joins to its own (13.1)", () => {
    const game = transport(0, (position) => putGround(position, allies(position, "division")[0]!, "oahu"));
    make(game, { transport: offered(game, "transport")[0]!, by: "sea" });
    expect(offered(game, "to")).toContain(rules.hexes.ids[rules.places[place("brisbane")]!.hex]);
    make(game, { to: rules.hexes.ids[rules.places[place("brisbane")]!.hex]! });
    expect(diary(game)).toContain("moves by sea to Brisbane");
  });

  const blocked = (change: (position: Position) => void, using = rules): boolean => {
    const game = transport(
      0,
      (position) => {
        putGround(position, allies(position, "division")[0]!, "oahu");
        change(position);
      },
      { using },
    );
    return offered(game, "transport").length === 0;
  };
  /** Four hexes off Oahu, so that nothing else stands in the way. */
  const japaneseAir = (hexes: number) => (position: Position) => {
    const unit = position.airUnits.find(({ kind }) => rules.airClasses[kind]!.side === 1)!;
    putAir(position, unit.id, away(OAHU, hexes));
  };

  test("not where it would pass within two hexes of enemy aircraft (13.1)", () => {
    expect(blocked(japaneseAir(2))).toBe(true);
    expect(blocked(japaneseAir(3))).toBe(false);
    expect(blocked(japaneseAir(3), rulesWith("parameters.json", "/strategicTransport/enemyAir", 3))).toBe(
      true,
    );
  });

  test("nor through a zone of an enemy patrol (13.1)", () => {
    const patrol = (hexes: number) => (position: Position) => {
      const command = rules.submarineCommands.findIndex(({ side }) => side === 1);
      position.patrols = [{ command, hex: away(OAHU, hexes), submarines: 6 }];
    };
    expect(blocked(patrol(3))).toBe(true);
    expect(blocked(patrol(4))).toBe(false);
  });
});

/** A hex so many hexes to the west. */
function away(from: number, hexes: number): number {
  let at = from;
  for (let n = 0; n < hexes; n++) at = rules.hexes.next[at * 6 + 4]!;
  return at;
}

describe("capacity", () => {
  test("the Allies move three divisions a phase, Japan one (13.2)", () => {
    const game = transport(0, (position) => {
      for (const id of allies(position, "division")) putGround(position, id, "oahu");
    });
    const brisbane = rules.hexes.ids[rules.places[place("brisbane")]!.hex]!;
    const move = (): void =>
      make(game, { transport: offered(game, "transport")[0]!, by: "sea" }, { to: brisbane });
    const moved = (): number =>
      game.table.position.groundUnits.filter((unit) => unit.hex === hex(brisbane)).length;
    while (offered(game, "transport").length > 0) move();
    const there = game.table.position.groundUnits.filter(
      ({ kind }) =>
        rules.groundClasses[kind]!.nation === "us" && rules.groundClasses[kind]!.size === "division",
    ).length;
    expect(moved()).toBe(Math.min(there, rules.parameters.strategicTransport.divisions.allied));
  });

  test("nine air steps count as a division: two units of six do not go with Japan's one (13.2.3)", () => {
    const tokyo = rules.places[place("tokyo")]!.hex;
    const game = transport(1, (position) => {
      const units = position.airUnits.filter(({ kind }) => rules.airClasses[kind]!.side === 1);
      for (const unit of units.slice(0, 2)) Object.assign(unit, { hex: tokyo, steps: 6 });
    });
    expect(offered(game, "transport")).toHaveLength(2);
    make(game, { transport: offered(game, "transport")[0]!, by: "sea" });
    make(game, { to: offered(game, "to")[0]! });
    expect(offered(game, "transport")).toEqual([]);
  });
});

describe("a crippled ship", () => {
  const BRISBANE = rules.places[place("brisbane")]!.hex;
  const patrol = (hexes: number) => ({
    command: rules.submarineCommands.findIndex(({ side }) => side === 1),
    hex: away(OAHU, hexes),
    submarines: 6,
  });
  const limp = (dice: number[], patrols: Position["patrols"], using = rules): Pacific =>
    scene(
      "cripple-transit",
      { side: 1, ship: ship("us-bb1"), toHex: OAHU, patrols: patrols.map((_each, n) => n) },
      {
        scenario: "strategic-1941-45",
        dice,
        using,
        change(position) {
          position.fleet.hits[ship("us-bb1")] = rules.ships[ship("us-bb1")]!.hitCapacity - 1;
          position.fleet.hex[ship("us-bb1")] = BRISBANE;
          position.patrols = patrols;
        },
      },
    );
  const at = (game: Pacific): number => game.table.position.fleet.hex[ship("us-bb1")]!;

  test("is attacked once by each patrol that it passes, two easier, without anti-submarine combat (25.4)", () => {
    expect(at(limp([9, 9], [patrol(5), patrol(6)]))).toBe(OAHU);
    const harder = rulesWith("parameters.json", "/submarines/crippled", 0);
    const faces = [1, 2, 3, 4, 5, 6, 7, 8].filter(
      (face) => at(limp([face], [patrol(5)])) === Gone.lost && at(limp([face], [patrol(5)], harder)) === OAHU,
    );
    expect(faces).toHaveLength(2);
    expect(diary(limp([9], [patrol(5)]))).not.toContain("submarine lost");
  });

  test("goes from port to port, and round the patrols where it can (13.2.5)", () => {
    const game = (patrols: Position["patrols"]): Pacific =>
      transport(0, (position) => {
        position.fleet.hits[ship("us-bb1")] = rules.ships[ship("us-bb1")]!.hitCapacity - 1;
        position.fleet.hex[ship("us-bb1")] = BRISBANE;
        position.patrols = patrols;
      });
    const free = game([]);
    make(free, { transport: "us-bb1", by: "sea" }, { to: rules.hexes.ids[OAHU]! });
    expect(at(free)).toBe(OAHU);
    const watched = game([patrol(5)]);
    make(watched, { transport: "us-bb1", by: "sea" }, { to: rules.hexes.ids[OAHU]! });
    expect(diary(watched)).toContain("Submarines attack");
  });

  test("that can still steam does not move (13.2.5)", () => {
    const sound = transport(0, (position) => void (position.fleet.hex[ship("us-bb1")] = BRISBANE));
    expect(offered(sound, "transport")).toEqual([]);
  });
});

describe("by land", () => {
  test("a division goes by rail within China, to hexes that roads or clear hexes join (13.2.4)", () => {
    const chinese = (position: Position): string =>
      position.groundUnits.find(({ kind }) => {
        const { side, size } = rules.groundClasses[kind]!;
        return side === 1 && size === "division";
      })!.id;
    const nanking = rules.places[place("nanking")]!.hex;
    const game = transport(1, (position) => {
      putGround(position, chinese(position), "nanking");
    });
    make(game, { transport: offered(game, "transport")[0]!, by: "rail" });
    const goals = offered(game, "to").map((id) => hex(String(id)));
    expect(goals.length).toBeGreaterThan(1);
    expect(
      goals.every((goal) =>
        rules.hexes.rail[goal]?.some((area) => rules.hexes.rail[nanking]!.includes(area)),
      ),
    ).toBe(true);
    const off = rulesWith("parameters.json", "/strategicTransport/rail", 0);
    const none = transport(1, (position) => putGround(position, chinese(position), "nanking"), {
      using: off,
    });
    expect(offered(none, "by")).not.toContain("rail");
  });

  test("barges carry a Japanese division across one hexside of water, and PT boats cost it a step (34.17)", () => {
    const BUNA = rules.places[place("buna")]!.hex;
    const play = (options: string[], boats: boolean): Pacific =>
      transport(
        1,
        (position) => {
          const unit = position.groundUnits.find(({ kind }) => rules.groundClasses[kind]!.id === "j-144-rgt");
          if (!unit) throw new Error("The regiment is missing.");
          unit.hex = BUNA;
          if (boats) position.war!.hands.allied.patrolBoats = [...rules.hexes.ids];
        },
        { options },
      );
    expect(offered(play([], false), "by")).not.toContain("barge");
    const game = play(["barges-and-boats"], true);
    make(game, { transport: "j-144-rgt", by: "barge" });
    make(game, { to: offered(game, "to")[0]! });
    const unit = game.table.position.groundUnits[piece(game.table.position.groundUnits, "j-144-rgt")]!;
    expect(unit.hits).toBe(rules.parameters.optional.boatLoss);
  });
});
