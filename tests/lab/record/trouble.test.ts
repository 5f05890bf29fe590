import { describe, expect, it } from "vitest";
import { EngineError, type GameModule, hash, type Table } from "../../../lib/kernel";
import { openPlan, openVariants, type OpenVariant, PlanError, recordGame } from "../../../lib/lab/play";
import { isTrouble } from "../../../lib/lab/record/types";
import { type Bot, bots, gameSeed, legalCodes, SetupError } from "../../../lib/playtest";
import { planOf, shippedVariant, shortCampaign } from "../support";

const plan = planOf([shortCampaign()]);
const whole = openVariants(plan)(0);
const random = bots.random!.play;
const key = { variant: 0, game: 4 };

type Module = GameModule<unknown, unknown>;

/** The same variant with a module that has something broken. */
const withModule = (change: (module: Module) => Partial<Module>): OpenVariant => {
  const { module, rules } = whole.ruleset;
  return { ...whole, ruleset: { module: { ...module, ...change(module) }, rules } };
};

/** Does something before a step takes a choice for the n-th time. */
const beforeTaking = (
  step: string,
  nth: number,
  happen: (table: Table<unknown, unknown>) => void,
): OpenVariant =>
  withModule(({ steps }) => {
    let times = 0;
    const take: (typeof steps)[string]["take"] = (table, frame, code, side) => {
      if (++times === nth) happen(table);
      steps[step]!.take!(table, frame, code, side);
    };
    return { steps: { ...steps, [step]: { ...steps[step]!, take } } };
  });

const withPlayers = (...players: Bot[]): OpenVariant => ({
  ...whole,
  plan: { ...whole.plan, bots: players },
  players: ["first", "second"],
});

describe("trouble during a game is reported in its line", () => {
  it("when the rules fail: which game, where, and what was said", () => {
    const broken = beforeTaking("land-combat-round", 2, () => {
      throw new EngineError("No such hex.", "land-combat-round");
    });
    const { line } = recordGame(broken, key);
    expect(line).toEqual({
      ...key,
      seed: gameSeed(plan.seed, 4),
      trouble: "rules",
      message: "No such hex.",
      step: "land-combat-round",
      decisions: expect.any(Number) as number,
    });
    expect(line.decisions).toBeGreaterThan(20);
  });

  it("when a module throws an unexpected error", () => {
    const broken = beforeTaking("oil-transport", 1, () => {
      throw new TypeError("Cannot read properties of undefined");
    });
    const { line } = recordGame(broken, key);
    expect(line).toMatchObject({ trouble: "rules", step: "oil-transport" });
    expect(isTrouble(line) && line.message).toBe("Cannot read properties of undefined");
  });

  it("when the position is broken at the end of a turn", () => {
    const broken = beforeTaking("second-deployment", 1, (table) => {
      const position = table.position as { vp: number };
      table.set(position, "vp", position.vp + 0.5);
    });
    const { line } = recordGame(broken, key);
    expect(line).toMatchObject({ trouble: "invariant", seed: gameSeed(plan.seed, 4) });
    expect(isTrouble(line) && line.message).toMatch(/^Victory Points are -?\d+\.5\.$/);
    expect(line.decisions).toBeGreaterThan(10);
  });

  it("when only the last position is broken", () => {
    const { module } = whole.ruleset;
    const broken = withModule(() => ({
      invariants: (table) =>
        table.state.outcome === null ? module.invariants(table) : ["The end is broken."],
    }));
    const { line } = recordGame(broken, key);
    expect(line).toMatchObject({ trouble: "invariant", message: "The end is broken." });
  });

  it("when a player makes an illegal choice", () => {
    let asked = 0;
    const cheat: Bot = (game, side, words) => (++asked === 30 ? 123_456 : random(game, side, words));
    const { line } = recordGame(withPlayers(random, cheat), key);
    expect(line).toMatchObject({ ...key, seed: gameSeed(plan.seed, 4), trouble: "player" });
    expect(isTrouble(line) && line.message).toMatch(
      /^second gave the choice 123456 in “[A-Z][^”]+”, which is not among the \d+ options?\.$/,
    );
    expect(isTrouble(line) && whole.ruleset.module.steps[line.step]!.asks).toBeDefined();
  });

  it("when a player gives nothing that could be a choice", () => {
    const { line } = recordGame(
      withPlayers(() => NaN, random),
      key,
    );
    expect(line).toMatchObject({ trouble: "player", decisions: 0 });
  });

  it("when a player fails; and where its thinking meets a mistake of the rules, it is theirs", () => {
    const failing = (error: Error): Bot => {
      let asked = 0;
      return (game, side, words) => {
        if (++asked === 5) throw error;
        return random(game, side, words);
      };
    };
    const own = recordGame(withPlayers(failing(new RangeError("Out of ideas.")), random), key).line;
    expect(own).toMatchObject({ trouble: "player", message: "first could not choose: Out of ideas." });
    const theirs = recordGame(withPlayers(failing(new EngineError("A circle.", "game")), random), key).line;
    expect(theirs).toMatchObject({ trouble: "rules", message: "A circle.", step: "game" });
  });

  it("the same with a diary, which then goes as far as the choice that led there", () => {
    const broken = () =>
      beforeTaking("land-combat-round", 2, () => {
        throw new EngineError("No such hex.");
      });
    const { line } = recordGame(broken(), key);
    const logged = recordGame(broken(), key, { logged: true });
    expect(logged.line).toEqual(line);
    // The choice that failed was given, but is not made.
    expect(logged.game!.made).toHaveLength(line.decisions - 1);
    expect(legalCodes(logged.game!, 0).length).toBeGreaterThan(0);
    expect(hash(logged.game!)).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe("a game that does not end", () => {
  it("is a record that says so, and names no winner", () => {
    const { line } = recordGame({ ...whole, plan: { ...whole.plan, cap: 200 } }, key);
    expect(line).toMatchObject({ ended: "cap", winner: null, rule: null, decisions: 200 });
  });
});

describe("what keeps every game from being played is thrown", () => {
  it("a scenario that cannot be set up", () => {
    const variant = shortCampaign();
    const documents = JSON.parse(variant.documents!) as Record<string, { setup: Record<string, unknown> }>;
    documents[variant.scenario]!.setup = { nowhere: { units: { "j-dd": 1 } } };
    const play = openPlan(planOf([{ ...variant, documents: JSON.stringify(documents) }]));
    expect(() => play(key)).toThrow(SetupError);
  });

  it("documents that make no rules, and a scenario that is not there", () => {
    const variant = shortCampaign();
    const documents = JSON.parse(variant.documents!) as Record<string, unknown>;
    delete documents["bases.json"];
    const withoutBases = openPlan(planOf([{ ...variant, documents: JSON.stringify(documents) }]));
    expect(() => withoutBases(key)).toThrow(PlanError);
    const elsewhere = openPlan(planOf([{ ...variant, scenario: "scenarios/midway.json" }]));
    expect(() => elsewhere(key)).toThrow(/no scenario scenarios\/midway\.json/);
    expect(() => openPlan(planOf([variant]))({ variant: 1, game: 0 })).toThrow(/no variant 1; it has 1/);
  });

  it("a player that cannot play these rules", () => {
    const variant = shippedVariant("fire-in-the-sky", "short-campaign");
    const documents = JSON.parse(variant.documents!) as Record<string, unknown>;
    for (const path of Object.keys(documents)) if (path.startsWith("players/")) delete documents[path];
    const play = openPlan(
      planOf([{ ...variant, documents: JSON.stringify(documents) }], { players: ["random", "steady"] }),
    );
    expect(() => play(key)).toThrow(/“steady” cannot play these rules: they lack what it needs/);
    expect(() => openPlan(planOf([variant], { players: ["random", "nobody"] }))(key)).toThrow(
      /There is no player “nobody”/,
    );
  });
});
