// @module-tag slow
import { describe, expect, it } from "vitest";
import { validators } from "../../../../lib/diagnostics/schema/validate";
import type { FireInTheSkyScenario } from "../../../../lib/documents/generated/types";
import { fireInTheSky } from "../../../../lib/games/fire-in-the-sky";
import { frameIds } from "../../../../lib/games/fire-in-the-sky/io/frames-print";
import { references } from "../../../../lib/games/fire-in-the-sky/references";
import {
  below,
  type Game,
  hash,
  type Json,
  type JsonObject,
  pending,
  seedState,
  start,
  take,
  view,
} from "../../../../lib/kernel";
import { readScript, runScript } from "../../../../lib/playtest";
import { recommended, shipped, startScenario } from "../../../support/shipped";

const { ruleset, scenarios, playtests, draft } = shipped("fire-in-the-sky");
const everyOption = Object.keys((draft.documents.get("options.json")!.value as { options: object }).options);
const validate = validators["fire-in-the-sky/scenario.schema.json"]!;

const save = (game: Game): Partial<FireInTheSkyScenario> => {
  const saved = fireInTheSky.scenarioOf(game.table as never, { id: "saved", title: "Saved" });
  return JSON.parse(JSON.stringify(saved)) as Partial<FireInTheSkyScenario>;
};

function resumed(saved: Partial<FireInTheSkyScenario>, dice: readonly number[] = []): Game {
  const document = saved as unknown as Json;
  const begun = start(ruleset, document, { dice, options: recommended(document) });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
}

/** The printed state without what a saved position does not say: dice, and which scenario it is. */
function printed(game: Game): string {
  return JSON.stringify({ ...(view(game) as JsonObject), chance: null, scenario: null });
}

/** The same with counters of a type that look alike taken for one another. */
function alike(game: Game): string {
  const { units, ...state } = view(game) as JsonObject;
  const types = (id: string) => id.replace(/-\d+$/, "");
  const counters = Object.entries(units as JsonObject).map(
    ([id, unit]) => `${types(id)} ${JSON.stringify(unit)}`,
  );
  return JSON.stringify([{ ...state, chance: null, scenario: null }, counters.sort()]);
}

const asked = (game: Game) => 31 - Math.clz32(game.asked & -game.asked);

/** Check the form of what was saved, and take it up again: the game stands as it stood. */
function goesOn(game: Game, saved: Partial<FireInTheSkyScenario>, asks = true): void {
  expect(validate(saved)).toEqual([]);
  const again = resumed(saved);
  const isSetUp = saved.position === undefined;
  const same = isSetUp ? alike(again) === alike(game) : printed(again) === printed(game);
  if (!same) expect.fail(`It stands otherwise at ${JSON.stringify(game.state.frames)}.`);
  if (!isSetUp && asks) expect(JSON.stringify(pending(again))).toBe(JSON.stringify(pending(game)));
}

describe("a game in play is saved as a scenario", () => {
  it.each([
    ["short-campaign", undefined],
    ["campaign", everyOption],
  ] as const)(
    "at every decision of a random game of %s, and plays on alike",
    (scenario, options) => {
      // More dice than 400 choices roll, so that what is left can be handed on.
      const pips = seedState(7);
      const dice = Array.from({ length: 8000 }, () => below(pips, 6) + 1);
      const game = startScenario("fire-in-the-sky", scenario, { dice, ...(options && { options }) });
      const random = seedState(12);
      for (let n = 0; n < 400; n++) {
        const { next } = game.state.chance as { next: number };
        const saved = save(game);
        goesOn(game, saved);
        const side = asked(game);
        const codes = game.table.codes(side);
        const i = below(random, codes.length);
        const other = resumed(saved, dice.slice(next));
        const choice = game.table.describe(codes[i]!, side);
        take(game, side, codes[i]!);
        if (saved.position) {
          take(other, side, other.table.codes(side)[i]!);
          if (printed(other) !== printed(game)) expect.fail(`${JSON.stringify(choice)} leads elsewhere.`);
        }
      }
    },
    300_000,
  );

  it.each(["example-of-play", "short-campaign"])(
    "at every decision of the playtest %s",
    (name) => {
      const read = readScript(playtests[name]!);
      if (!read.ok) throw new Error(read.error);
      const script = read.value;
      const scenario = scenarios[script.scenario!]!;
      let moments = 0;
      const setUps = new Set<string>();
      const watch = (game: Game): void => {
        if (game.asked === 0) return;
        const saved = save(game);
        // Of equal states the questions are equal; long lists of options are compared now and then.
        goesOn(game, saved, moments++ % 10 === 0);
        if (saved.start) setUps.add(saved.start.step);
      };
      const run = runScript(ruleset, script, {
        scenario,
        options: script.options ?? recommended(scenario),
        watch,
      });
      expect(run.error).toBeUndefined();
      expect(moments).toBeGreaterThan(script.choices.length - 1);
      if (name === "short-campaign") expect([...setUps]).toContain("transport");
    },
    300_000,
  );
});

/** Plays random choices until something is so. */
function playUntil(game: Game, seed: number, is: () => boolean): Game {
  const random = seedState(seed);
  for (let n = 0; n < 20_000; n++) {
    if (is()) return game;
    const codes = game.table.codes(asked(game));
    take(game, asked(game), codes[below(random, codes.length)]!);
  }
  throw new Error("It never came to that.");
}

const topStep = (game: Game) => game.state.frames.at(-1)!.step;

describe("the form of a saved game", () => {
  it("is a set-up where a phase begins, with all that a set-up can say", () => {
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 1 });
    playUntil(game, 6, () => topStep(game) === "oil-transport");
    const saved = save(game);
    expect(saved.position).toBeUndefined();
    expect(saved).toMatchObject({
      id: "saved",
      title: "Saved",
      start: { turn: 2, side: "japan", step: "transport" },
      choices: {},
      recommendedOptions: ["oomph-in-your-hits"],
    });
    expect(saved.sources![""]).toMatchObject({
      status: "designed",
      note: "Saved from play of “short-campaign”: Turn 2, Japanese player turn, Transport Phase.",
    });
    expect(alike(resumed(saved))).toBe(alike(game));
  });

  it("is the position in the middle of a phase, and where Task Forces are at sea", () => {
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 1 });
    expect(save(game).position!.frames[0]!.step).toBe("set-up");
    playUntil(game, 6, () => topStep(game) === "battle-board" || topStep(game) === "air-commitment");
    const saved = save(game);
    expect(saved.start).toBeUndefined();
    expect(saved.position!.taskForces.length).toBeGreaterThan(0);
  });

  it("takes along the rule and the overrides of the scenario that was played", () => {
    const from: JsonObject = {
      ...(scenarios["short-campaign"] as JsonObject),
      overrides: { "bases.json": {} },
    };
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 1 });
    const saved = fireInTheSky.scenarioOf(game.table as never, {
      id: "a",
      title: "A",
      summary: "Mine.",
      from,
    });
    expect(saved).toMatchObject({ rule: from.rule, overrides: from.overrides, summary: "Mine." });
    expect(Object.keys(saved as JsonObject)).toEqual([
      "id",
      "title",
      "rule",
      "summary",
      "recommendedOptions",
      "position",
      "overrides",
      "sources",
    ]);
  });

  it("keeps what is known of hidden Task Forces", () => {
    const options = [...recommended(scenarios["short-campaign"]!), "hidden-task-forces"];
    expect(everyOption).toContain("hidden-task-forces");
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 5, options });
    const { position } = game.state as unknown as { position: { hiddenForces: unknown[] } };
    playUntil(game, 3, () => position.hiddenForces.length > 0);
    expect(save(game).position!.hidden!.taskForces.length).toBeGreaterThan(0);
    expect(printed(resumed(save(game)))).toBe(printed(game));
    expect(view(resumed(save(game)), "japan")).not.toHaveProperty("hidden");
  });

  it("names places where references are declared, so that renaming reaches them", () => {
    const declared = references
      .filter(({ pointer }) => pointer.startsWith("/position/frames/"))
      .map(({ pointer }) => pointer.replace(/^.*\*\*\//, "").replace("/*", ""));
    const game = startScenario("fire-in-the-sky", "campaign", { seed: 2, options: everyOption });
    const random = seedState(4);
    const found = new Set<string>();
    for (let n = 0; n < 1500 && game.asked !== 0; n++) {
      const codes = game.table.codes(asked(game));
      take(game, asked(game), codes[below(random, codes.length)]!);
      for (const { data } of (view(game) as unknown as { frames: { data: JsonObject }[] }).frames)
        for (const { kind, path } of frameIds(data))
          if (kind === "place") found.add(String(path.findLast((key) => typeof key === "string")));
    }
    expect(found.size).toBeGreaterThan(1);
    for (const key of found) expect(declared).toContain(key);
  });

  it("gives the same hash with the same dice to come", () => {
    const game = startScenario("fire-in-the-sky", "short-campaign", { dice: [] });
    const saved = save(game);
    const { scenario } = game.state.position as { scenario: string };
    expect(hash(resumed({ ...saved, id: scenario }))).toBe(hash(game));
  });
});
