import { describe, expect, it } from "vitest";
import type { Position } from "../../../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { fork, type Game, hash, pending, take } from "../../../../lib/kernel";
import { Play, Scene } from "../helpers";
import { points, rich } from "../chapters/table-top";
import { ones } from "./changed";

/**
 * Decisions are cut into small choices. Whatever a player may decide as a whole must come out of them, and
 * nothing else: all ways through the choices are walked, and what they lead to is counted by hand.
 */

type FitsGame = Game<Rules, Position>;

/** What every way through the choices leads to, each once; `goesOn` says how long a decision lasts. */
function outcomes(play: Play, goesOn: (rule: string) => boolean, seen: (end: Play) => unknown): Set<string> {
  const found = new Set<string>();
  const known = new Set<string>();
  const walk = (game: FitsGame): void => {
    const state = hash(game);
    if (known.has(state)) return;
    known.add(state);
    const [decision] = pending(game);
    if (!decision || !goesOn(decision.rule)) return void found.add(JSON.stringify(seen(new Play(game))));
    const side = decision.side === "japan" ? 0 : 1;
    const codes = game.codes.slice();
    for (const code of codes) {
      const next = fork(game);
      take(next, side, code);
      walk(next);
    }
  };
  walk(play.game);
  return found;
}

const only =
  (...rules: string[]) =>
  (rule: string): boolean =>
    rules.includes(rule);

describe("5.1 oil, hex by hex (D-01)", () => {
  it("every division of up to 5 points over three hexes of 4", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { merchantmen: 10, japan: 9 });
    scene.control("japan", "singapore", "surabaya", "brunei");
    const play = scene.play("oil-transport", []);
    const shipped = outcomes(play, only("5.1"), (end) => end.position.oil / 4);
    expect([...shipped].map(Number).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("9.4 Task Forces (D-11)", () => {
  it("every one that the units of a base can make", () => {
    const scene = rich();
    scene.units("kure", "j-dd", "j-dd", "j-ca", "j-land-4");
    scene.air("japan", "kure", 2);
    const play = scene.play("operational-movement", []).choose({ form: "kure" });
    const made = outcomes(play, only("9.4"), (end) => {
      const units = end.game.state.frames.at(-1)!.data.units as number[];
      return units.map((p) => `${end.rules.pieces[p]!.id} ${end.steps(p)}`).sort();
    });
    // 0 to 2 destroyer units, the cruiser or not; no passenger, the division, one air step or two; not nobody.
    expect(made.size).toBe(3 * 2 * 4 - 1);
  });
});

describe("11.0 commitment (D-14)", () => {
  it("every division of four air steps over a hex and the six around it", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("japan", "rabaul");
    scene.air("japan", "rabaul", 4);
    const sent = outcomes(scene.play("air-commitment", []), only("11.0"), (end) => {
      const steps = new Array<number>(end.rules.places.length + 1).fill(0);
      end.position.commit.forEach((hex, p) => (steps[hex + 1]! += end.at(p) === "rabaul" ? end.steps(p) : 0));
      return steps;
    });
    // Four like things over seven places: 10 over 4.
    expect(sent.size).toBe(210);
  });
});

describe("12.2.1 submarine targets (D-15)", () => {
  it("every choice of up to two of three Task Forces", () => {
    const scene = new Scene({ turn: 6 });
    scene.submarines("japan", 2);
    for (const at of ["1405", "1505", "1605"]) scene.force("allies", at, "u-dd");
    const play = scene.play("submarine-attacks", ones(20));
    const chosen = new Set<string>();
    outcomes(play, only("12.2"), () => 0);
    const walk = (game: FitsGame): void => {
      const [decision] = pending(game);
      if (!decision || decision.options.some((option) => option.resolve)) return;
      chosen.add(game.state.position.taskForces.map(({ attacks }) => attacks).join(""));
      decision.options.forEach((option, i) => {
        if (option.do) return;
        const next = fork(game);
        take(next, 0, next.codes[i]!);
        if (pending(next)[0]?.options.some((each) => each.resolve))
          chosen.add(next.state.position.taskForces.map(({ attacks }) => attacks).join(""));
        walk(next);
      });
    };
    walk(play.game);
    // Of two attacks the last is fixed by the points: none, one of three, two of three.
    expect(chosen.size).toBe(1 + 3 + 3);
  });
});

describe("12.3.2.2, 12.3.2.3 Air Points (D-19, D-20)", () => {
  const strikes = (play: Play) =>
    play.game.state.frames.find(({ step }) => step === "battle-board")!.data.strikes;

  it("every division of three points over a base, a Task Force and staying away", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    scene.control("allies", "rabaul");
    scene.air("us", "rabaul", 3);
    scene.unit("u-land-2", "rabaul");
    scene.unit("j-land-2", "rabaul");
    scene.force("japan", "rabaul", "j-ca", "j-dd");
    const play = scene.play("battles", ones(40));
    expect(outcomes(play, only("12.3.2.2"), strikes).size).toBe(10);
  });

  it("every assignment of three points to a cruiser and two like destroyers", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    scene.air("us", "rabaul", 3);
    scene.force("japan", "rabaul", "j-ca", "j-dd", "j-dd");
    const play = scene.play("battles", ones(40)).by("allies", { points: 3 });
    const aims = new Set<string>();
    const walk = (game: FitsGame): void => {
      const [decision] = pending(game);
      if (decision?.rule !== "12.3.2.3") {
        aims.add(
          game.table.events
            .filter(({ text }) => text.includes(" against "))
            .map(({ text }) => text)
            .join(),
        );
        return;
      }
      decision.options.forEach((_option, i) => {
        const next = fork(game);
        next.table.logging = true;
        take(next, 1, next.codes[i]!);
        walk(next);
      });
    };
    walk(play.game);
    // On the cruiser 0, 1, 2 or 3; what is left splits over the destroyers in 2, 2, 1 and 1 ways.
    expect(aims.size).toBe(2 + 2 + 1 + 1);
  });
});
