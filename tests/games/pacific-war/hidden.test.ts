/** What a side may not know of the other one (2.5.10) is in nothing that it is shown: view, board, diary, options. */
import { describe, expect, it } from "vitest";
import { pacificWarRules } from "../../../lib/games/pacific-war/definition";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import {
  below,
  type Choice,
  eventsFor,
  fork,
  type Json,
  pending,
  type RandomState,
  resume,
  seedState,
  start,
  take,
  view,
} from "../../../lib/kernel";
import { opportunity } from "../../../lib/games/pacific-war/ch24-search";
import { beginStrike, carrierScene, moveForce } from "./ch28-scene";
import { hex, make, type Pacific, piece, rules, scenarioDocument, scene } from "./engine";

const ids = ["allied", "japanese"] as const;
const ruleset = { module: pacificWarModule, rules };

type Members = Record<string, Json>;
type Printed = Record<string, Members | Members[]>;

function begin(scenario: string, seed: number): Pacific {
  const started = start(ruleset, scenarioDocument(scenario), { seed });
  if (!started.ok) throw new Error(started.error.map(({ message }) => message).join("\n"));
  return started.value;
}

/** A choice by chance; the side that made it. */
function playOn(game: Pacific, random: RandomState): void {
  const side = 31 - Math.clz32(game.asked & -game.asked);
  const codes = game.table.codes(side);
  take(game, side, codes[below(random, codes.length)]!);
}

/**
 * The whole state with other hidden values of a side: hits, steps and activation of what the enemy has not seen. Only what
 * the enemy's own view leaves out is changed.
 */
function altered(game: Pacific, owner: number): Json {
  const whole = view(game) as unknown as Printed;
  const shown = view(game, ids[1 - owner]!) as unknown as Printed;
  const isOwn = (id: string) => rules.ships[rules.shipOf[id] ?? -1]?.side === owner;
  const seenShips = new Set(Object.keys(shown["ships"]!));
  const ships = Object.entries(whole["ships"] as unknown as Record<string, Members>).map(([id, ship]) =>
    isOwn(id) && !seenShips.has(id) ? [id, { ...ship, torpedoes: 1, rested: true }] : [id, ship],
  );
  const seenIds = (list: string) => new Set((shown[list] as Members[]).map(({ id }) => id));
  const units = (list: string, change: Members) =>
    (whole[list] as Members[]).map((unit) =>
      seenIds(list).has(unit["id"]!) ? unit : { ...unit, ...change },
    );
  const groups = (whole["taskForces"] as Members[]).map((group) =>
    group["side"] === ids[owner] ? { ...group, moved: 1, engaged: true } : group,
  );
  return {
    ...whole,
    ships: Object.fromEntries(ships),
    airUnits: units("airUnits", { steps: 1, contactMoves: 1 }),
    groundUnits: units("groundUnits", { cycleMoves: 1, broken: true }),
    taskForces: groups,
  } as unknown as Json;
}

function read(printed: Json): Pacific {
  const game = resume(ruleset, printed);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join("\n"));
  return game.value;
}

/** The last option of whoever is asked. */
const last = (game: Pacific): number => game.table.codes(31 - Math.clz32(game.asked)).at(-1)!;

const diary = (game: Pacific, side: number) =>
  eventsFor(game, ids[side]!).map(({ rule, text }) => ({ rule, text }));

/** Names of the ships and air units of a side that the other one is not shown. */
function namesOf(game: Pacific, side: number): string[] {
  const shown = view(game, ids[1 - side]!) as unknown as { ships: object; airUnits: { id: string }[] };
  const { fleet, airUnits } = game.table.position;
  const ships = rules.ships.filter(
    (ship, n) => ship.side === side && fleet.hex[n]! >= 0 && !Object.hasOwn(shown.ships, ship.id),
  );
  const seen = new Set(shown.airUnits.map(({ id }) => id));
  const planes = airUnits.filter((unit) => rules.airClasses[unit.kind]!.side === side && !seen.has(unit.id));
  return [...ships, ...planes].map(({ name }) => name);
}

/** All that a side is shown now. */
const shownTo = (game: Pacific, side: number): Json =>
  ({
    view: view(game, ids[side]!),
    board: pacificWarRules.board(game.table, side),
    pending: pending(game).filter((each) => each.side === ids[side]),
    asked: game.asked,
  }) as unknown as Json;

describe.each(["training", "battle-02-coral-sea"])("in %s", (scenario) => {
  it.each([0, 1])(
    "side %i is shown the same whatever the hidden units of the other one have left",
    (side) => {
      const game = begin(scenario, 5);
      const random = seedState(8);
      let compared = 0;
      for (let n = 0; n < 250 && game.asked !== 0; n++) {
        if (n % 13 === 0 && (game.asked & (1 << side)) !== 0) {
          const other = read(altered(game, 1 - side));
          const same = read(view(game));
          expect(view(other)).not.toEqual(view(same));
          expect(shownTo(other, side)).toEqual(shownTo(same, side));
          compared++;
        }
        playOn(game, random);
      }
      expect(compared).toBeGreaterThan(2);
    },
  );
});

describe("21.0 the Intelligence Condition", () => {
  const withCondition = (condition: string, revealed: boolean): Pacific => {
    const whole = view(begin("battle-02-coral-sea", 5)) as unknown as Printed;
    return read({ ...whole, operation: { ...whole["operation"], condition, revealed } } as unknown as Json);
  };

  it("is the Reaction player's alone to know until it is revealed", () => {
    const [intercept, ambush] = [withCondition("intercept", false), withCondition("ambush", false)];
    expect(shownTo(ambush, 1)).toEqual(shownTo(intercept, 1));
    expect(shownTo(ambush, 0)).not.toEqual(shownTo(intercept, 0));
    expect(shownTo(withCondition("ambush", true), 1)).not.toEqual(
      shownTo(withCondition("intercept", true), 1),
    );
  });
});

describe("29.2.4 bids for the range", () => {
  it("stay secret until both sides have bid", () => {
    const game = begin("engagement-02-savo-island", 5);
    const random = seedState(8);
    const askedOfBoth = () => game.asked === 3 && pending(game).every(({ secret }) => secret);
    for (let n = 0; n < 400 && game.asked !== 0 && !askedOfBoth(); n++) playOn(game, random);
    expect(askedOfBoth()).toBe(true);
    const others = game.table.codes(1);
    const after = [others[0]!, others.at(-1)!].map((code) => {
      const copy = fork(game);
      take(copy, 1, code);
      return copy;
    });
    expect(view(after[0]!)).not.toEqual(view(after[1]!));
    expect(shownTo(after[1]!, 0)).toEqual(shownTo(after[0]!, 0));
    expect(diary(after[1]!, 0)).toEqual(diary(after[0]!, 0));
  });
});

describe("24.3 who searches", () => {
  /** One of two long-range aircraft, three hexes and none away from the Japanese carriers, or troops of the hex, search. */
  const searched = (searcher: Choice, dice: number[], options: string[] = []): Pacific => {
    const game = scene("search", opportunity(0), {
      options,
      dice,
      change: (position) => {
        const { airUnits, taskForces } = position;
        position.cycle = 1;
        position.lighting = "night";
        const near = airUnits[piece(airUnits, "guadalcanal-lra")]!;
        airUnits.push({ ...near, id: "far-lra", hex: hex("1137") });
        position.bases.push({ ...position.bases[0]!, hex: hex("1137") });
        moveForce(position, 1, "1134");
        taskForces[1]!.detected = false;
      },
    });
    make(game, { search: "1134" }, searcher);
    return game;
  };
  const near = { airUnit: "guadalcanal-lra" };
  const far = { airUnit: "far-lra" };
  const others = { units: "in the hex" };

  it("is not given away by the distance: the diary of the enemy does not say it (2.5.10)", () => {
    const [one, two] = [searched(near, [9]), searched(far, [9])];
    expect(diary(two, 1)).toEqual(diary(one, 1));
    expect(shownTo(two, 1)).toEqual(shownTo(one, 1));
    expect(diary(one, 0)).toContainEqual({ rule: "24.3", text: "The searcher is 0 hexes away." });
    expect(diary(two, 0)).toContainEqual({ rule: "24.3", text: "The searcher is 3 hexes away." });
  });

  it("is not given away by the question of a night attack, which is asked whoever has searched (34.9)", () => {
    const games = [near, far, others].map((searcher) => {
      const game = searched(searcher, [0], ["night-attack"]);
      while (pending(game)[0]!.step === "search-report") take(game, 1, last(game));
      expect(pending(game)[0]).toMatchObject({ step: "night-attack", side: "allied" });
      return game;
    });
    for (const game of games) expect(shownTo(game, 1)).toEqual(shownTo(games[0]!, 1));
    // From further away less is seen.
    expect(diary(games[2]!, 1)).toEqual(diary(games[0]!, 1));
    expect(games.map((game) => pending(game)[0]!.options.length > 1)).toEqual([true, true, false]);
    expect(JSON.stringify(view(games[0]!, "japanese"))).not.toContain("lra");
  });
});

describe("28.3.2 the aircraft of a mission", () => {
  /** Enterprise or Yorktown sends her group against the Japanese carriers; they see that it comes. */
  const sent = (unit: string): Pacific => {
    const game = carrierScene();
    make(game, { mission: "strike", at: "0832" }, { fly: unit }, { do: "done" });
    expect(pending(game)[0]).toMatchObject({ step: "mission-search", side: "japanese" });
    return game;
  };
  const [enterprise, yorktown] = ["enterprise-air-group", "yorktown-air-group"].map(sent);

  it("are known to the enemy by their number alone", () => {
    expect(shownTo(yorktown!, 1)).toEqual(shownTo(enterprise!, 1));
    expect(JSON.stringify(view(enterprise!, "japanese"))).toContain('"airUnits":["air-unit-1"]');
    expect(shownTo(yorktown!, 0)).not.toEqual(shownTo(enterprise!, 0));
  });

  it("go home to ships that the enemy does not learn of", () => {
    const game = carrierScene();
    beginStrike(game);
    while (pending(game)[0]!.step !== "homeward") take(game, 31 - Math.clz32(game.asked), last(game));
    const [first, second] = ["us-cv4", "us-cv5"].map((on) => {
      const copy = fork(game);
      make(copy, { land: "enterprise-air-group", on });
      return copy;
    });
    expect(view(second!)).not.toEqual(view(first!));
    expect(shownTo(second!, 1)).toEqual(shownTo(first!, 1));
  });
});

describe("34.4 dummies", () => {
  it("look like other Task Forces to the enemy", () => {
    const whole = view(begin("training", 5)) as unknown as Printed;
    const group = (whole["taskForces"] as Members[]).find(({ side }) => side === "japanese")!;
    const [real, fake] = [false, true].map((dummy) =>
      read({
        ...whole,
        taskForces: [
          ...(whole["taskForces"] as Members[]),
          { ...group, id: "tf-7", name: "TF 7", hex: "1531", dummy },
        ],
      } as unknown as Json),
    );
    expect(shownTo(fake!, 0)).toEqual(shownTo(real!, 0));
    expect(shownTo(fake!, 1)).not.toEqual(shownTo(real!, 1));
  });
});

describe("2.5.11 the diary", () => {
  it.each(["training", "battle-02-coral-sea"])(
    "names no ship or air unit of the enemy before something of it is found or fought, in %s",
    (scenario) => {
      const game = begin(scenario, 7);
      const random = seedState(3);
      let read = 0;
      for (let n = 0; n < 200 && game.asked !== 0; n++) {
        playOn(game, random);
        for (const side of [0, 1]) {
          const own = diary(game, side);
          const quiet = own.filter(({ rule }) => /^(20|23|24|27|32)\b/.test(rule));
          const enemy = namesOf(game, 1 - side);
          const leaks = quiet.filter(({ text }) => enemy.some((name) => text.includes(name)));
          expect(leaks).toEqual([]);
          read += quiet.length;
        }
      }
      expect(read).toBeGreaterThan(20);
    },
  );
});
