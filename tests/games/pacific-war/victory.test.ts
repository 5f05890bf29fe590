import { describe, expect, it } from "vitest";
import { Gone } from "../../../lib/games/pacific-war/model/position";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { type Pacific, piece, place, rules, scene, ship } from "./engine";

type Position = Pacific["table"]["position"];

const ended = (scenario: string, change: (position: Position) => void = () => undefined): string => {
  const { outcome } = scene("end-of-game", {}, { scenario, change }).table.state;
  return `${outcome!.winner}: ${outcome!.text}`;
};

const sink = (position: Position, ...ids: string[]): void => {
  for (const id of ids) {
    position.fleet.hex[ship(id)] = Gone.lost;
    position.fleet.taskForce[ship(id)] = -1;
    position.fleet.hits[ship(id)] = rules.ships[ship(id)]!.hitCapacity;
  }
};

/** Ships that have come home at the end. */
const home = (position: Position): void => void position.fleet.activated.fill(false);

describe("1.2 Victory in the engagements", () => {
  const battleships = ({ fleet }: Position): number[] =>
    rules.ships.flatMap(({ side, type }, n) =>
      side === 0 && type === "BB" && fleet.hex[n] !== Gone.absent ? n : [],
    );

  it("Pearl Harbor asks for four hits on six battleships and for twelve air steps (1.2)", () => {
    const strike = (ships: number, steps: number) => (position: Position) => {
      for (const n of battleships(position).slice(0, ships)) position.fleet.hits[n] = 4;
      position.airStepsLost[0] = steps;
    };
    expect(ended("engagement-01-pearl-harbor", strike(6, 12))).toBe("japanese: Japan wins: victory.");
    expect(ended("engagement-01-pearl-harbor", strike(5, 12))).toBe("allied: The Allies win: victory.");
    expect(ended("engagement-01-pearl-harbor", strike(6, 11))).toContain("allied");
  });

  it("Savo Island is won by sinking the transport, and drawn if two ships of Japan sink (1.2)", () => {
    const fleet = (side: number, type?: string): string[] =>
      rules.ships.flatMap(({ id, side: owner, type: kind }, n) =>
        owner === side &&
        (type === undefined || kind === type) &&
        scene("still", {}, { scenario: "engagement-02-savo-island" }).table.position.fleet.hex[n] !==
          Gone.absent
          ? id
          : [],
      );
    const [transport] = fleet(0, "AA");
    const japanese = fleet(1);
    expect(ended("engagement-02-savo-island", (position) => sink(position, transport!))).toContain(
      "japanese:",
    );
    expect(
      ended("engagement-02-savo-island", (position) => sink(position, transport!, ...japanese.slice(0, 2))),
    ).toBe("null: A draw.");
    expect(ended("engagement-02-savo-island")).toContain("allied:");
  });

  it("Wake is won by taking it with one ship lost at most, and drawn without the fort or the Marines (1.2)", () => {
    const taken = (position: Position): void => void (position.control[place("wake")] = 1);
    expect(ended("engagement-03-first-invasion-of-wake-island", taken)).toContain("japanese:");
    expect(ended("engagement-03-first-invasion-of-wake-island")).toContain("allied:");
    const silenced = (position: Position): void => {
      const fort = rules.fortificationOf["a-fort-wake"]!;
      position.fortifications[fort] = rules.fortifications[fort]!.hitCapacity;
    };
    expect(ended("engagement-03-first-invasion-of-wake-island", silenced)).toBe("null: A draw.");
    const alone = (position: Position): void => {
      position.groundUnits[piece(position.groundUnits, "us-1-def-bn")]!.hex = Gone.lost;
    };
    expect(ended("engagement-03-first-invasion-of-wake-island", alone)).toBe("null: A draw.");
  });
});

describe("1.2 Victory by points", () => {
  it("counts ships sunk or crippled, hits, air steps and the interdiction of Guadalcanal (1.2)", () => {
    expect(ended("training")).toBe("null: A draw. 0 to 0 points.");
    expect(ended("training", (position) => sink(position, "j-cv5"))).toBe(
      "allied: The Allies win: victory. 4 to 0 points.",
    );
    const mixed = (position: Position): void => {
      // Crippled: two points, and one for each of its hits.
      position.fleet.hits[ship("us-cv4")] = rules.ships[ship("us-cv4")]!.hitCapacity - 1;
      position.airStepsLost = [3, 9];
      position.interdictedOnce.push(place("guadalcanal"));
    };
    const hits = rules.ships[ship("us-cv4")]!.hitCapacity - 1;
    expect(ended("training", mixed)).toBe(`japanese: Japan wins: victory. 2 to ${4 + hits} points.`);
  });

  it("shows the score as it stands during play (1.2)", () => {
    const { table } = scene("still", {}, { change: (position) => void (position.airStepsLost = [8, 0]) });
    const standing = pacificWarModule.standing(table);
    expect(standing).toMatchObject({ over: false, score: { allied: 0, japanese: 2 } });
    expect(standing.text).toContain("If it ended now: Japan wins");
  });
});

describe("1.2 Victory in the Coral Sea", () => {
  const coralSea = (change: (position: Position) => void): string =>
    ended("battle-02-coral-sea", (position) => {
      home(position);
      change(position);
    });
  const take =
    (...ids: string[]) =>
    (position: Position): void => {
      for (const id of ids) position.control[place(id)] = 1;
    };

  it.each([
    [
      "Guadalcanal, Port Moresby and a carrier sunk",
      ["us-cv1"],
      ["guadalcanal", "port-moresby"],
      "japanese",
      "a decisive",
    ],
    ["Guadalcanal and Port Moresby", [], ["guadalcanal", "port-moresby"], "japanese", "a tactical"],
    ["Port Moresby alone", [], ["port-moresby"], "japanese", "a marginal"],
    ["Guadalcanal and a carrier sunk", ["us-cv3"], ["guadalcanal"], "japanese", "a marginal"],
    ["a light carrier lost and nothing gained", ["j-cvl4"], [], "allied", "a decisive"],
    ["a light carrier lost for Guadalcanal", ["j-cvl4"], ["guadalcanal"], "allied", "a tactical"],
    ["nothing at all", [], [], "allied", "a marginal"],
  ])("after %s (1.2)", (_name, sunk, taken, winner, level) => {
    const text = coralSea((position) => {
      sink(position, ...sunk);
      take(...taken)(position);
    });
    expect(text).toContain(`${winner}: `);
    expect(text).toContain(`${level} victory`);
  });

  it("counts ships as sunk that are still Activated at the end, but not before it (32.0)", () => {
    const late = (position: Position): void => {
      home(position);
      position.fleet.activated[ship("j-cvl4")] = true;
    };
    expect(ended("battle-02-coral-sea", late)).toContain("a decisive victory");
    const { table } = scene("still", {}, { scenario: "battle-02-coral-sea", change: late });
    expect(pacificWarModule.standing(table).text).toContain("a marginal victory");
  });
});

describe("1.2 Results that end the game at once", () => {
  const anyTime = (month: string) =>
    scene(
      "battle-cycle",
      { i: 0 },
      {
        scenario: "battle-02-coral-sea",
        change: (position) => {
          position.month = month;
          position.terms.victory = {
            by: "order",
            results: [
              {
                winner: "japanese",
                level: "decisive",
                at: "any-time",
                from: "1942-05",
                when: { is: "working-airbase", side: "japanese", place: "rabaul" },
              },
              { winner: "allied", level: "marginal", at: "end" },
            ],
          };
          // No phase is played.
          position.terms.cycles = [];
          position.cycle = 0;
        },
        using: { ...rules, sequence: { ...rules.sequence, "battle-scenario-cycle": [] } },
      },
    ).table.state.outcome;

  it("are looked at before each phase, from their first month on (1.2)", () => {
    expect(anyTime("1942-05")).toMatchObject({ winner: "japanese", text: "Japan wins: a decisive victory." });
    expect(anyTime("1942-04")).toBeNull();
  });
});

describe("20.5 The end of an Operation", () => {
  it("ends a battle when no unit is Activated any more (20.5)", () => {
    const game = scene(
      "battle-cycles",
      {},
      {
        scenario: "battle-02-coral-sea",
        change: (position) => {
          home(position);
          for (const unit of [...position.airUnits, ...position.groundUnits]) unit.activated = false;
        },
      },
    );
    expect(game.table.position.cycle).toBe(0);
  });
});
