// @module-tag slow
import { describe, expect, it } from "vitest";
import { steady } from "../../../lib/games/fire-in-the-sky/players";
import { opinions } from "../../../lib/games/fire-in-the-sky/players/steady";
import { Outlook } from "../../../lib/games/fire-in-the-sky/players/outlook";
import { dangerAt, stakeIn } from "../../../lib/games/fire-in-the-sky/players/garrisons";
import { movesOf } from "../../../lib/games/fire-in-the-sky/players/moves";
import { ordersOf } from "../../../lib/games/fire-in-the-sky/players/orders";
import { reactionsOf } from "../../../lib/games/fire-in-the-sky/players/reaction";
import { limitOf, loadOf } from "../../../lib/games/fire-in-the-sky/board/occupation";
import type { Position } from "../../../lib/games/fire-in-the-sky/model/position";
import { ALLIES, JAPAN, type Rules, type Weights } from "../../../lib/games/fire-in-the-sky/model/rules";
import { fork, type Game, seedState, take } from "../../../lib/kernel";
import { botOf, lowestSide, playOne } from "../../../lib/playtest";
import { recommended, shipped, startScenario } from "../../support/shipped";
import { figuresOf } from "./follies/record";
import { Watch } from "./follies/watch";

type Play = Game<Rules, Position>;

const ID = "fire-in-the-sky";

/** The Campaign as steady plays it, when Japan is asked in a phase of its first player turn. */
function opening(phase: string): Play {
  const game = startScenario(ID, "campaign", { seed: 4, bulk: true }) as Play;
  const words = seedState(4);
  while (!game.table.frame(phase)) {
    const side = lowestSide(game.asked);
    take(game, side, steady.play(game, side, words));
  }
  return game;
}

const outlookOf = (game: Play, side: number, change: Partial<Weights> = {}): Outlook =>
  new Outlook(game.table, side, { weights: { ...game.ruleset.rules.steady![side as 0 | 1], ...change } });

/** Everything of one side is taken off the board, but what the test puts there. */
function cleared(game: Play, side: number): Play {
  const other = fork(game, { bulk: true });
  const { position } = other.state;
  for (const p of other.ruleset.rules.piecesOfSide[side]!)
    position.at[p] = other.ruleset.rules.limbo.available;
  return other;
}

function put(game: Play, id: string, place: string): number {
  const { pieceOf, placeOf, pieces } = game.ruleset.rules;
  const p = pieceOf[id]!;
  const { position } = game.state;
  position.at[p] = placeOf[place]!;
  position.steps[p] = pieces[p]!.maxSteps;
  position.tf[p] = -1;
  position.flags[p] = 0;
  return p;
}

const carriersAt = (game: Play, raid: number): string[] => {
  const { operations } = outlookOf(game, JAPAN, { raid }).plan;
  const { places } = game.ruleset.rules;
  return operations.filter(({ carriers }) => carriers.length > 0).map(({ place }) => places[place]!.id);
};

describe("follies that steady leaves alone", () => {
  it("strikes the fleet at Pearl Harbor while it is surprised, and not where raids are worth nothing to it", () => {
    const game = opening("operational-movement");
    expect(carriersAt(game, 1)).toContain("pearl-harbor");
    expect(carriersAt(game, 0)).not.toContain("pearl-harbor");
  });

  it("plans no more troops into a base than may stand there when the phase closes (8.4)", () => {
    const game = startScenario(ID, "campaign", { seed: 4, bulk: true }) as Play;
    const words = seedState(4);
    let staged = 0;
    while (game.state.position.turn < 6) {
      const side = lowestSide(game.asked);
      if (game.table.asking(side).step === "first-deployment") {
        const { plan } = outlookOf(game, side);
        for (const base of game.ruleset.rules.bases) {
          const before = limitOf(game.table, base, "land") - loadOf(game.table, base, side, "land");
          expect(plan.room[base]).toBeGreaterThanOrEqual(Math.min(0, before));
        }
        staged += plan.operations
          .flatMap(({ troops }) => troops)
          .filter(({ legs }) => legs.length > 0).length;
      }
      take(game, side, steady.play(game, side, words));
    }
    expect(staged).toBeGreaterThan(0);
  });

  it("sends somebody away from a base where too many stand, before the enemy does", () => {
    const game = cleared(opening("first-deployment"), JAPAN);
    const kure = game.ruleset.rules.placeOf.kure!;
    const army = put(game, "j-land-8-1", "kure");
    const division = put(game, "j-land-4-1", "kure");
    expect(loadOf(game.table, kure, JAPAN, "land")).toBeGreaterThan(limitOf(game.table, kure, "land"));
    const [first] = movesOf(outlookOf(game, JAPAN), false);
    expect([army, division]).toContain(first!.p);
    expect(first!.to).not.toBe(kure);
  });

  it("deploys destroyers to where troops embark, and none where the weights want none", () => {
    const game = opening("first-deployment");
    const escorts = (screens: number) =>
      outlookOf(game, JAPAN, { screens }).plan.operations.flatMap((operation) => operation.escorts);
    expect(escorts(0)).toEqual([]);
    expect(escorts(1).length).toBeGreaterThan(0);
    for (const { p } of escorts(1)) expect(game.ruleset.rules.pieces[p]!.shipClass).toBe("DD");
  });

  it("gives troops that sail a ship of the port they leave", () => {
    const game = opening("operational-movement");
    const { pieces } = game.ruleset.rules;
    const orders = ordersOf(outlookOf(game, JAPAN)).filter(({ units }) =>
      units.some((p) => pieces[p]!.kind === "land"),
    );
    const alone = orders.filter(({ units }) => units.length === 1);
    expect(orders.length).toBeGreaterThan(0);
    expect(alone.length).toBeLessThanOrEqual(orders.length / 2);
  });

  it("gives the only destroyer to the troops, not to the fight as a ship of its own", () => {
    const game = cleared(cleared(opening("first-deployment"), ALLIES), JAPAN);
    const { placeOf } = game.ruleset.rules;
    game.state.position.oil = 40;
    const division = put(game, "j-land-4-1", "truk");
    const destroyer = put(game, "j-dd-1", "saipan");
    const landing = (screens: number) =>
      outlookOf(game, JAPAN, { screens }).plan.operations.find(({ troops }) =>
        troops.some(({ p, walks }) => p === division && !walks),
      )!;
    expect(landing(1).ships).toEqual([]);
    expect(landing(1).escorts.map(({ p }) => p)).toEqual([destroyer]);
    const [embarks] = landing(1).troops;
    expect(landing(1).escorts[0]!.legs.at(-1)).toBe(embarks!.legs.at(-1) ?? placeOf.truk);
    expect(landing(0).ships).toEqual([destroyer]);
  });

  it("lands nobody where aircraft would meet the troops, unless carriers meet them first or the base is dear", () => {
    const game = cleared(cleared(opening("first-deployment"), ALLIES), JAPAN);
    const { airOfSide, bases, pieces, placeOf } = game.ruleset.rules;
    game.state.position.oil = 200;
    for (const base of bases) game.state.position.control[base] = base === placeOf.rabaul ? ALLIES : JAPAN;
    for (const id of ["j-land-4-1", "j-dd-1", "j-dd-2"]) put(game, id, "truk");
    const [first, second] = airOfSide[ALLIES]!.filter((p) => pieces[p]!.maxSteps === 2);
    for (const p of [first!, second!]) put(game, pieces[p]!.pieceId, "rabaul");
    const landsAtRabaul = (change: Partial<Weights>) =>
      outlookOf(game, JAPAN, change).plan.operations.some(
        ({ place, troops }) => place === placeOf.rabaul && troops.length > 0,
      );
    expect(landsAtRabaul({ passage: 0 })).toBe(true);
    expect(landsAtRabaul({ passage: 0.5 })).toBe(false);
    expect(landsAtRabaul({ passage: 0.5, victoryPoint: 9 })).toBe(true);
    for (const id of ["j-cv-akagi-kaga", "j-cv-hiryu-soryu"]) put(game, id, "truk");
    expect(landsAtRabaul({ passage: 0.5, airCover: 2, raid: 0 })).toBe(true);
  });

  it("holds a Home Base and its gates before the enemy can land there, once his fleet is the stronger", () => {
    const game = cleared(cleared(opening("first-deployment"), ALLIES), JAPAN);
    const { placeOf } = game.ruleset.rules;
    const { position } = game.state;
    position.turn = 10;
    put(game, "j-bb-kongo-haruna", "kure");
    put(game, "u-land-8-1", "saipan");
    position.control[placeOf.saipan!] = ALLIES;
    const danger = (place: string, change: Partial<Weights>) =>
      dangerAt(outlookOf(game, JAPAN, { rampart: 0, gates: 0, ...change }), placeOf[place]!);
    const usual = { kure: danger("kure", {}), iwo: danger("iwo-jima", {}) };
    expect(danger("kure", { rampart: 0.5 })).toBe(usual.kure);
    expect(danger("iwo-jima", { gates: 0.5 })).toBe(usual.iwo);
    put(game, "u-bb-iowa-new-jersey", "pearl-harbor");
    put(game, "u-bb-missouri-wisconsin", "pearl-harbor");
    put(game, "u-bb-south-dakota-indiana", "pearl-harbor");
    expect(danger("kure", { rampart: 0.5 })).toBeGreaterThan(usual.kure);
    expect(danger("iwo-jima", { gates: 0.5 })).toBeGreaterThan(usual.iwo);
    expect(danger("truk", { gates: 0.5 })).toBe(danger("truk", {}));
    // Where no gate is within the enemy's reach nothing is added.
    for (const near of ["saipan", "manila", "leyte", "palau", "truk"])
      position.control[placeOf[near]!] = JAPAN;
    put(game, "u-land-8-1", "pearl-harbor");
    expect(danger("kure", { rampart: 0.5 })).toBe(danger("kure", {}));
  });

  it("makes a marker for a besieged garrison where a Home Base is at hand (7.4), and for no other", () => {
    const game = cleared(cleared(opening("replacements"), ALLIES), JAPAN);
    const { placeOf } = game.ruleset.rules;
    game.state.position.transport = game.state.position.transport.map(() => 400);
    const army = put(game, "j-land-8-1", "yokosuka");
    game.state.position.steps[army] = 1;
    const enemy = put(game, "u-land-8-1", "yokosuka");
    const made = () => {
      const [best] = opinions(fork(game, { bulk: true }), JAPAN).sort((a, b) => b.score - a.score);
      return best!.why;
    };
    expect(made()).toBe("A unit at hand has lost a step.");
    for (const p of [army, enemy]) game.state.position.at[p] = placeOf.truk!;
    game.state.position.control[placeOf.truk!] = JAPAN;
    expect(made()).toBe("No unit in reach needs replacements.");
    game.state.position.at[enemy] = placeOf["pearl-harbor"]!;
    expect(made()).toBe("A unit has lost a step.");
  });

  it("never leaves a Home Base that the enemy could land at without troops", () => {
    const game = cleared(cleared(opening("first-deployment"), ALLIES), JAPAN);
    const { placeOf } = game.ruleset.rules;
    game.state.position.turn = 12;
    put(game, "j-land-4-1", "kure");
    put(game, "u-land-8-1", "iwo-jima");
    game.state.position.control[placeOf["iwo-jima"]!] = ALLIES;
    const outlook = outlookOf(game, JAPAN);
    expect(stakeIn(outlook, placeOf.kure!, 4, 4)).toBe(Infinity);
    expect(stakeIn(outlook, placeOf.kure!, 8, 4)).toBeLessThan(Infinity);
    expect(stakeIn(outlookOf(game, JAPAN, { keep: 6 }), placeOf.kure!, 4, 4)).toBeLessThan(Infinity);
    const homely = outlookOf(game, JAPAN, { homeland: 4 });
    expect(stakeIn(homely, placeOf.kure!, 8, 4)).toBeGreaterThan(stakeIn(outlook, placeOf.kure!, 8, 4));
  });

  it("sends an Army to a Home Base where a smaller unit has to make room for it, and follows the largest landing", () => {
    const game = cleared(cleared(opening("first-deployment"), ALLIES), JAPAN);
    const { placeOf } = game.ruleset.rules;
    const { position } = game.state;
    position.turn = 12;
    position.transport = position.transport.map(() => 400);
    put(game, "j-land-4-1", "kure");
    const army = put(game, "j-land-8-1", "okinawa");
    put(game, "u-land-8-1", "iwo-jima");
    position.control[placeOf["iwo-jima"]!] = ALLIES;
    const toKure = (change: Partial<Weights> = {}) =>
      movesOf(outlookOf(game, JAPAN, change), false).filter(({ p, to }) => p === army && to === placeOf.kure);
    expect(toKure()).toHaveLength(1);
    expect(toKure({ homeland: 0 })).toEqual([]);
    const lost = (stronghold: number) => stakeIn(outlookOf(game, JAPAN, { stronghold }), placeOf.kure!, 8, 4);
    expect(lost(0.5)).toBeGreaterThan(lost(0.1));
  });

  it("fights for a dear base at odds that a cheap one is not worth", () => {
    const game = cleared(opening("operational-movement"), ALLIES);
    const { placeOf } = game.ruleset.rules;
    const { position } = game.state;
    position.oil = 100;
    position.phasing = ALLIES;
    position.taskForces = [
      { side: ALLIES, node: placeOf.yokosuka!, origin: placeOf["pearl-harbor"]!, attacks: 0 },
    ];
    for (const id of ["u-bb-iowa-new-jersey", "u-bb-missouri-wisconsin", "u-land-8-1"]) {
      const p = put(game, id, "yokosuka");
      position.tf[p] = 0;
    }
    expect(reactionsOf(outlookOf(game, JAPAN)).map(({ to }) => to)).toContain(placeOf.yokosuka!);
    expect(reactionsOf(outlookOf(game, JAPAN, { reaction: 5, victoryPoint: 0 }))).toEqual([]);
    position.oil = 0;
    expect(reactionsOf(outlookOf(game, JAPAN))).toEqual([]);
  });

  it("stays under one unit removed a game, strikes Pearl Harbor, and reacts, in six games of the Campaign", () => {
    const { game, ruleset, scenarios } = shipped(ID);
    const { play } = botOf(game, "steady");
    const scenario = scenarios.campaign!;
    const games = Array.from({ length: 6 }, (_each, n) => {
      const watch = new Watch();
      const bots = [watch.watching(play), watch.watching(play)];
      const plan = { scenario, options: recommended(scenario), seed: 5, bots };
      watch.look(playOne(ruleset, plan, n).game as unknown as Play);
      return watch.follies;
    });
    const figures = figuresOf(games);
    expect(figures["share of games with carriers at Pearl Harbor on Turn 1"]).toBeGreaterThan(0.5);
    expect(
      figures["removals for overstacking, Japan"]! + figures["removals for overstacking, Allies"]!,
    ).toBeLessThan(2);
    expect(figures["reactions, Japan"]! + figures["reactions, Allies"]!).toBeGreaterThan(1);
    expect(figures["share of games in which Japan reacts"]).toBeGreaterThanOrEqual(0.3);
    expect(figures["share of games in which Kure or Yokosuka falls"]).toBeLessThanOrEqual(0.5);
    expect(figures["share in which one falls that its garrison had left"]).toBe(0);
    expect(figures["share of games in which Brisbane is left empty"]).toBe(0);
    expect(figures["share of games with oil under 2 after Turn 2"]).toBe(0);
    expect(figures["bases lost that their garrison had left, Japan"]).toBeLessThan(3);
    expect(figures["landings: of these alone"]).toBeLessThan(12);
    expect(figures["landings: failed by steps lost at sea"]).toBeLessThan(7);
  });
});
