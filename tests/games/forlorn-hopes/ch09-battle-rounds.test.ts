import { describe, expect, it } from "vitest";
import { patrolHolds } from "../../../lib/games/forlorn-hopes/ch09-air-missions/battle/ending";
import { fire } from "../../../lib/games/forlorn-hopes/ch09-air-missions/battle/fire";
import { tidy } from "../../../lib/games/forlorn-hopes/ch09-air-missions/battle/state";
import { invariants } from "../../../lib/games/forlorn-hopes/invariants";
import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import { loseAirStep } from "../../../lib/games/forlorn-hopes/model/losses";
import { forlornHopesModule } from "../../../lib/games/forlorn-hopes/module";
import { below, hash, pending, resume, seedState, take } from "../../../lib/kernel";
import {
  ACE,
  battleIn,
  type BattleScene,
  battleScene,
  DISRUPTED,
  impulseOf,
  REDUCED,
  type Stand,
} from "./battle-scene";
import { airUnit, decision, diary, type Forlorn, hex, make, offered, rules } from "./support";

/** Plays the battle on: each unit does the first of these that it can, else what is offered first. */
function playOn(game: Forlorn, ...wanted: string[]): void {
  while (game.asked !== 0) {
    const { options } = decision(game);
    make(game, wanted.flatMap((what) => options.filter((option) => option.do === what))[0] ?? options[0]!);
  }
}

describe("9.7.5 the end of the battle", () => {
  it("comes when no mission unit is on the board; a bomber that did not attack aborts, a fighter does not (9.8)", () => {
    const game = battleScene({ mission: ["j11-g3m-1", "j11-a6m-1"], interceptors: ["us-p-40-1"] });
    playOn(game, "stay-off", "leave", "ahead");
    expect(game.table.position.battle).toBeNull();
    expect(game.table.position.points).toEqual([1, 0]);
    expect(diary(game)).toContain("has not attacked, and aborts its mission");
  });

  it("comes after six rounds of four impulses at the latest", () => {
    const game = battleScene({ mission: ["j11-a6m-1"], interceptors: ["us-p-40-1"] });
    playOn(game, "stay-off", "turn", "done");
    const rounds = diary(game).match(/Round \d/g)!;
    expect(rounds.length).toBeLessThanOrEqual(6);
    expect(rounds.at(-1)).toBe(`Round ${rounds.length}`);
  });

  it("a bomber that was shot down has not aborted", () => {
    const game = battleScene({
      mission: ["jaaf-ki-21-1", "j11-a6m-1"],
      interceptors: ["us-p-40-1"],
      flags: { "jaaf-ki-21-1": REDUCED },
    });
    while (!offered(game, "do").includes("stay-off")) make(game, decision(game).options[0]!);
    loseAirStep(game.table, airUnit("jaaf-ki-21-1"), "9.7.11");
    tidy(game.table);
    playOn(game, "stay-off", "leave", "ahead");
    expect(game.table.position.points).toEqual([0, 0]);
  });
});

describe("7.3.5 a patrol that is intercepted", () => {
  const patrol = (stand: Stand, flags = 0, patrolRounds = 0): Forlorn =>
    impulseOf(
      "jwf-f1m",
      { "jwf-f1m": stand, "us-p-40-1": { at: "4001", sequence: 2 } },
      {
        mission: ["jwf-f1m"],
        interceptors: ["us-p-40-1"],
        target: null,
        patrol: true,
        flags: { "jwf-f1m": flags },
        battle: (battle) => {
          battle.patrolRounds = patrolRounds;
        },
      },
    );

  it("holds after two rounds near the target", () => {
    const holds = (rounds: number): boolean => patrolHolds(patrol({ at: "3409" }, 0, rounds).table);
    expect([holds(1), holds(2)]).toEqual([false, true]);
  });

  it("fails when fire disrupts it, also if it loses a step afterwards; not when the lost step disrupts it", () => {
    // P-40 with 2 from behind (+2) at an F1M with 3: the die and one.
    const failed = (shots: number, ...dice: number[]): unknown => {
      const game = battleScene({
        mission: ["jwf-f1m"],
        interceptors: ["us-p-40-1"],
        target: null,
        patrol: true,
        dice,
      });
      battleIn(game).hexes = ["3407", "3408"].map((at) => rules.board.of[at]!);
      for (let n = 0; n < shots; n++) fire(game.table, 1, 0, "fighter");
      expect(game.table.position.air.base[airUnit("jwf-f1m")]).toBeGreaterThanOrEqual(0);
      return [game.table.position.air.flags[airUnit("jwf-f1m")], game.table.frame("air-battle")!.data.failed];
    };
    expect(failed(1, 2)).toEqual([0, undefined]);
    expect(failed(1, 3)).toEqual([DISRUPTED, true]);
    expect(failed(1, 5, 1)).toEqual([DISRUPTED | REDUCED, undefined]);
    expect(failed(2, 3, 5, 1)).toEqual([DISRUPTED | REDUCED, true]);
  });

  it("flies without bombs, and counts the rounds that it ends within three hexes of the target", () => {
    const game = patrol({ at: "3409" });
    expect(game.state.frames.at(-1)!.data.points).toBe(4);
    expect(offered(game, "do")).not.toContain("jettison");
    make(game, { do: "ahead" }, { do: "turn", side: "left", hexsides: 1 }, { do: "ahead" });
    make(game, { do: "turn", side: "right", hexsides: 1 }, { do: "done" });
    expect(battleIn(game).patrolRounds).toBe(1);
    const away = patrol({ at: "3001", facing: "S" });
    for (let n = 0; n < 4; n++) make(away, { do: "ahead" });
    make(away, { do: "done" });
    expect(battleIn(away).patrolRounds).toBe(0);
  });

  it("scores no abort", () => {
    const game = battleScene({
      mission: ["jwf-f1m"],
      interceptors: ["us-p-40-1"],
      target: null,
      patrol: true,
    });
    playOn(game, "stay-off", "leave", "ahead");
    expect(game.table.position.points).toEqual([0, 0]);
  });
});

describe("9.7.7a the variable sequence (option)", () => {
  // The example: round 4; one ace with Surprise and a disrupted fighter against two fighters, one with an ace, and two disrupted bombers.
  const example = (dice: number[], round = 4): Forlorn =>
    impulseOf(
      "us-p-40-1",
      {
        "j11-a6m-1": { at: "3409" },
        "j11-a6m-2": { at: "3509" },
        "j11-g3m-1": { at: "3609", marks: BattleFlag.loaded },
        "j11-g3m-2": { at: "3709", marks: BattleFlag.loaded },
        "us-p-40-1": { at: "3001" },
        "us-p-40-2": { at: "3002" },
      },
      {
        mission: ["j11-a6m-1", "j11-a6m-2", "j11-g3m-1", "j11-g3m-2"],
        interceptors: ["us-p-40-1", "us-p-40-2"],
        flags: {
          "j11-a6m-1": ACE,
          "j11-g3m-1": DISRUPTED,
          "j11-g3m-2": DISRUPTED,
          "us-p-40-1": ACE,
          "us-p-40-2": DISRUPTED,
        },
        step: "sequence-change",
        options: ["variable-sequence"],
        round,
        dice,
        battle: (battle) => {
          battle.surprise = 4;
        },
      },
    );

  it("the Mission rolls 5, which is 4, the Interceptor 3, which is 5: he deals his numbers anew, or keeps them", () => {
    const game = example([5, 3]);
    expect(decision(game).side).toBe("allied");
    expect(offered(game, "do")).toContain("keep");
    make(game, { do: "renumber", unit: "us-p-40-1", sequence: 4 });
    expect(offered(game, "sequence")).toEqual([1, 2, 3]);
    make(game, { do: "renumber", unit: "us-p-40-2", sequence: 1 });
    expect(battleIn(game).sequences.slice(4)).toEqual([4, 1]);
  });

  it("with a 2 the totals are equal, and no higher than the round: neither changes anything", () => {
    expect(pending(example([5, 2]))).toEqual([]);
    expect(pending(example([4, 2]))).toEqual([]);
    expect(decision(example([4, 2], 3)).side).toBe("allied");
  });

  it("not in the first round", () => {
    expect(pending(example([], 1))).toEqual([]);
  });
});

describe("random battles", () => {
  const kinds: Record<string, BattleScene> = {
    "bombers and a fighter": {
      mission: ["j11-g4m-1", "j11-g4m-2", "j11-g3m-1", "j11-a6m-1"],
      interceptors: ["us-p-40-1", "us-p-40-2", "nl-buffalo"],
    },
    "a late group, with the variable sequence": {
      mission: ["j11-g4m-1", "j11-g4m-2", "jaaf-ki-21-1", "jaaf-ki-21-2"],
      bases: { "jaaf-ki-21-1": "menado", "jaaf-ki-21-2": "menado" },
      interceptors: ["us-p-40-1", "nl-cw-21"],
      options: ["variable-sequence"],
    },
    "carrier aircraft against ships": {
      mission: ["jcf-d3a-1", "jcf-b5n-1", "jcf-b5n-2", "jcf-a6m-1"],
      torpedoes: ["jcf-b5n-1"],
      target: { kind: "naval", site: hex("1807") },
      ships: ["us-ca", "nl-cl"],
      interceptors: ["us-p-40-1", "nl-cw-21"],
      flags: { "jcf-a6m-1": ACE, "us-p-40-1": DISRUPTED },
      options: ["single-engine-fire"],
    },
    "B-17s by the note of the chart": {
      side: 0,
      mission: ["us-b-17-1", "us-b-17-2", "us-b-17-3"],
      interceptors: ["j11-a6m-1", "jaaf-ki-27-1"],
      flags: { "us-b-17-3": REDUCED },
      options: ["variable-sequence", "defensive-fire-of-patrol-bombers"],
    },
    "a patrol": {
      mission: ["jwf-f1m"],
      target: null,
      patrol: true,
      interceptors: ["us-p-40-1", "us-p-40-2", "us-p-40-3", "us-p-40-4"],
      options: ["single-engine-fire"],
    },
    paratroops: {
      mission: ["jaaf-ki-56", "jaaf-ki-43-1", "jaaf-ki-43-2"],
      target: { kind: "drop", site: hex("1807") },
      interceptors: ["us-p-40-1"],
    },
  };

  it.each(Object.entries(kinds))("%s: end, are sound after each choice, and read back", (_, kind) => {
    for (let seed = 1; seed <= 17; seed++) {
      const game = battleScene({ ...kind, seed });
      const random = seedState(seed + 100);
      for (let choices = 1; game.asked !== 0; choices++) {
        const side = game.asked & 1 ? 0 : 1;
        const codes = game.codes.length > 0 ? game.codes : game.table.codes(side);
        take(game, side, codes[below(random, codes.length)]!);
        expect(invariants(game.table)).toEqual([]);
        expect(choices).toBeLessThan(1000);
        if (choices % 80 !== 0 && seed > 4) continue;
        const back = resume({ module: forlornHopesModule, rules }, forlornHopesModule.print(game.table));
        expect(back.ok ? hash(back.value) : JSON.stringify(back.error)).toBe(hash(game));
      }
      expect(game.table.position.battle).toBeNull();
    }
  });
});
