/** What the checks calculate from the documents, compared with what the engine does with the same documents. */
import { describe, expect, it } from "vitest";
import { airZoc } from "../../../../lib/games/fire-in-the-sky/board/presence";
import { knownFacts, type RollType } from "../../../../lib/games/fire-in-the-sky/checks/combat/conditions";
import { boardOf } from "../../../../lib/games/fire-in-the-sky/checks/shared/hex-graph";
import { situationOf } from "../../../../lib/games/fire-in-the-sky/checks/shared/situation";
import { suppliedHexes } from "../../../../lib/games/fire-in-the-sky/checks/shared/supply";
import { compile } from "../../../../lib/games/fire-in-the-sky/compile";
import type { Modifier, Situation } from "../../../../lib/games/fire-in-the-sky/model/modifiers";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import { JAPAN, ALLIES, type Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { homeBasesOf, supplied } from "../../../../lib/games/fire-in-the-sky/board/supply";
import type { Documents } from "../../../../lib/games/types";
import { below, seedState, start, take } from "../../../../lib/kernel";
import { setUpCases } from "./cases/set-up";
import { broken, type Docs, short } from "./support";

const limits = ["land-limit", "air-capacity", "port-capacity", "placement", "boxes"].map(
  (name) => `rule/fire-in-the-sky/${name}`,
);

describe("limits of a set-up", () => {
  it.each(setUpCases.filter(({ check }) => limits.includes(check.code)))(
    "the engine refuses $name at the same place",
    ({ change, check }) => {
      const documents = broken(change);
      const made = fireInTheSkyModule.setup(compile(documents), documents[short]!, { options: [] });
      const refused = made.ok ? [] : made.error;
      for (const { pointer, message, rule } of check.run(documents)) {
        const same = refused.find((problem) => problem.pointer === pointer && problem.rule === rule);
        // The engine calls a type by its name alone, without the nation.
        expect(same?.message).toBe(message.replace(/^(\w+) \((Japan|United States|Britain)\)/, "$1"));
      }
    },
  );
});

/** A table at the first decision of the scenario, with the ids of its places by hex. */
function begin(documents: Documents) {
  const rules: Rules = compile(documents);
  const game = start({ module: fireInTheSkyModule, rules }, documents[short]!, { seed: 1 });
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join("\n"));
  return { rules, t: game.value.table };
}

/** Hexes and boxes by the ids that places have in the engine. */
function placeIds(documents: Documents, ids: Iterable<string>): string[] {
  const bases = (documents["bases.json"] as unknown as Docs["bases"]).bases;
  const names = new Map(Object.entries(bases).map(([id, { hex }]) => [hex, id]));
  return [...ids].map((id) => names.get(id) ?? id).sort();
}

/** A war situation drawn at random: who holds what, and some aircraft. */
function anyWar(seed: number): Documents {
  const random = seedState(seed);
  return broken((d) => {
    const { setup, control } = d.short;
    for (const place of Object.keys(setup)) delete setup[place];
    d.short.choices = {};
    for (const [id, base] of Object.entries(d.bases.bases)) {
      if (base.kind !== "base") continue;
      const holder = (["japan", "allies", "allies", "japan", "none"] as const)[below(random, 5)]!;
      control[id] = base.homeBaseOf ? "japan" : holder;
      if (holder === control[id] && holder !== "none" && base.airCapacity! > 0 && below(random, 5) === 0) {
        setup[id] = { airSteps: holder === "japan" ? { japan: 1 } : { us: 1 } };
      }
    }
  });
}

describe.each(Array.from({ length: 12 }, (_, i) => i + 1))("war situation %i", (seed) => {
  const documents = anyWar(seed);
  const { rules, t } = begin(documents);
  const board = boardOf(documents)!;
  const situation = situationOf(documents, documents[short] as unknown as Docs["short"]);
  const inEngine = (places: Uint8Array) =>
    rules.places
      .flatMap(({ id, kind }, n) => (places[n] && kind !== "holding" && kind !== "limbo" ? [id] : []))
      .sort();

  it.each([
    ["japan", JAPAN],
    ["allies", ALLIES],
  ] as const)("has the Air ZOC and the Supply Lines of %s as the engine has them", (id, side) => {
    expect(placeIds(documents, situation.airZoc(id))).toEqual(inEngine(airZoc(t, side)));
    const homes = homeBasesOf(t, side).map((place) => rules.places[place]!.id);
    const bases = (documents["bases.json"] as unknown as Docs["bases"]).bases;
    const ground = situation.supplyGround(
      id,
      homes.map((home) => bases[home]?.hex ?? home),
    );
    const lines = inEngine(supplied(t, side, homeBasesOf(t, side)));
    expect(placeIds(documents, suppliedHexes(board, ground))).toEqual(lines);
  });
});

describe("what a roll knows", () => {
  it("is what the table of conditions says", () => {
    const seen = new Map<RollType, Set<string>>();
    const rules = watched(compile(broken(() => undefined)), seen);
    const scenario = broken(() => undefined)[short]!;
    const options = ["strategic-bombing"];
    for (let seed = 1; seed <= 2; seed++) {
      const made = start({ module: fireInTheSkyModule, rules }, scenario, { seed, bulk: true, options });
      if (!made.ok) throw new Error("The scenario does not start.");
      const game = made.value;
      const random = seedState(seed);
      for (let i = 0; i < 20_000 && game.asked !== 0; i++) {
        const side = 31 - Math.clz32(game.asked & -game.asked);
        const codes = game.codes.length > 0 ? game.codes : game.table.codes(side);
        take(game, side, codes[below(random, codes.length)]!);
      }
    }
    for (const [type, facts] of seen) {
      const known: readonly string[] = knownFacts[type];
      expect([type, [...facts].filter((fact) => !known.includes(fact))]).toEqual([type, []]);
    }
    expect(seen.size).toBeGreaterThanOrEqual(6);
  }, 20_000);
});

const factOfMember: Readonly<Partial<Record<keyof Situation, string>>> = {
  rollerNation: "roller-nation",
  targetSide: "target-side",
  targetKind: "target-kind",
  targetNation: "target-nation",
  targetClass: "target-class",
  targetPlace: "target-place",
  taskForceClasses: "task-force",
  friendlyAirInHex: "air-in-hex",
  airSupremacy: "air-supremacy",
  airPointsInSupport: "air-points-in-support",
  outOfSupply: "supply",
  marines: "marines",
  opposedLanding: "landing",
  elitePilots: "elite-pilots",
  hexesToEnemyHome: "enemy-home",
  attack: "attack",
};

/** The rules with modifiers that add nothing and note what they are called with. */
function watched(rules: Rules, seen: Map<RollType, Set<string>>): Rules {
  const spy = (type: RollType): Modifier => ({
    id: "spy",
    rule: "2.3",
    add: 0,
    perExtraHit: 0,
    perEarlierCheck: 0,
    perFirepower: 0,
    test(s) {
      const facts = seen.get(type) ?? new Set<string>();
      seen.set(type, facts);
      for (const [member, fact] of Object.entries(factOfMember)) {
        if (s[member as keyof Situation] !== undefined) facts.add(fact);
      }
      return false;
    },
  });
  const combat = Object.fromEntries(
    Object.entries(rules.combat).map(([type, list]) => [type, [...list, spy(type as RollType)]]),
  ) as unknown as Rules["combat"];
  return { ...rules, combat, damageModifiers: [...rules.damageModifiers, spy("naval-damage")] };
}
