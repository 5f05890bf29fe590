import "./register";
import { describe, expect, it } from "vitest";
import { createChecker } from "../../lib/diagnostics";
import { assemble, type FileMap, type Json } from "../../lib/documents";
import { shownContacts } from "../../lib/games/shared/known";
import { DONE, eventsFor, fork, type Game, hash, resume, start, take, view } from "../../lib/kernel";
import { gameSeed, lowestSide, player, playerOf, playOut } from "../../lib/playtest";
import { must } from "../kernel/tiny/support";
import { SCENARIO, begin, documentsOf, skeleton, skeletonFiles } from "./support";
import { compile } from "./game/rules/compile";
import { codeOf } from "./game/rules/movement";
import { hourTitle } from "./game/rules/time";
import type { Position } from "./game/rules/position";
import type { Rules } from "./game/rules/rules";

/** The skeleton by itself: what its rules do, so that what the general layers show of it can be trusted. */

const rules = compile(documentsOf());
type Skeleton = Game<Rules, Position>;

const reportOf = (files: FileMap) => createChecker(skeleton as never).check(files);

const playersOf = (ids: readonly string[], seed: number) =>
  ids.map((id, side) => player(must(playerOf(skeleton as never, id)), gameSeed(seed, side)));

/** Plays to the end with these bots. */
function played(game: Skeleton, ids: readonly string[] = ["watchful", "watchful"], seed = 3): Skeleton {
  playOut(game, playersOf(ids, seed));
  return game;
}

/** Moves a unit of the side that is asked. */
function move(game: Skeleton, unit: string, to: string): void {
  act(game, codeOf(rules.unitOf[unit]!, rules.placeOf[to]!));
}
const act = (game: Skeleton, code: number): void => take(game, lowestSide(game.asked), code);
const done = (game: Skeleton): void => act(game, DONE);

describe("the check of the skeleton's data", () => {
  it("finds nothing", () => {
    expect(reportOf(skeletonFiles()).diagnostics).toEqual([]);
  });

  it("finds what its own check, the shared checks of tables, references and set-up forbid", () => {
    const wrong = skeletonFiles({
      "schedules/arrivals.json"(schedule) {
        const hours = schedule["hours"] as Record<string, Json>;
        hours["9"] = hours["4"]!;
        delete hours["4"];
      },
      "charts/gunfire.json"(chart) {
        (chart["columns"] as Record<string, Record<string, Json>>)["even"]!["from"] = 2;
      },
      "boards/sky.json"(sky) {
        (sky["hexes"] as Record<string, Record<string, Json>>)["0102"]!["over"] = ["BB11", "DD11"];
      },
      [SCENARIO](scenario) {
        (scenario["setup"] as Record<string, Json>)["0201"] = { "n-cutter": 1 };
      },
    });
    expect(
      reportOf(wrong).diagnostics.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`),
    ).toEqual(
      expect.arrayContaining([
        "rule/skeleton/late-arrival schedules/arrivals.json /hours/9/patrol",
        expect.stringMatching(/^rule\/skeleton\/result-table-ranges charts\/gunfire\.json/) as string,
        "ref/dangling boards/sky.json /hexes/0102/over/1",
      ]),
    );
  });

  it("says what is wrong with a set-up, each at its number", () => {
    const { setup } = skeleton.module;
    const scenario = documentsOf()[SCENARIO] as { [member: string]: Json };
    const problems = setup(
      rules,
      {
        ...scenario,
        start: { turn: 9 },
        setup: { "0201": { "n-cutter": 1 }, AA9: { "n-cutter": 6, x: 1 }, A1: {} },
      },
      { options: [] },
    );
    expect(problems.ok ? [] : problems.error.map(({ pointer, message }) => `${pointer}: ${message}`)).toEqual(
      [
        "/start/turn: The game lasts 8 hours, so it cannot begin in hour 9.",
        "/setup/0201/n-cutter: Cutter is of the other board.",
        "/setup/AA9/n-cutter: There are not enough counters for 6 Cutters here.",
        "/setup/AA9/x: There is no unit type “x”.",
        "/setup/A1: There is no place “A1” on the boards.",
      ],
    );
  });
});

describe("an hour of the skeleton", () => {
  it("has arrivals, moves, sightings and gunfire, each by its rule and on the boards as they are drawn", () => {
    const game = begin({ seed: 1 });
    expect(game.table.phase()).toMatchObject({ part: "2000, day 1", title: "The North moves" });
    // The reef closes Z9 from the west; land stops ships; the front parts the sky.
    const nextOf = (id: string) =>
      rules.places[rules.placeOf[id]!]!.next.map((place) => rules.places[place]!.id);
    expect(nextOf("Z9").sort()).toEqual(["AA10", "AA9"]);
    expect(nextOf("CC12")).toContain("far-port");
    expect(nextOf("0201")).toEqual(["0202", "0102"]);
    move(game, "n-cutter-1", "AA11");
    expect(game.codes.some((code) => Math.floor(code / 1000) === rules.unitOf["n-cutter-1"])).toBe(false);
    done(game);
    move(game, "s-escort-1", "BB12");
    done(game);
    expect(game.state.position.turn).toBe(2);
  });

  it("gives the hours their names across midnight", () => {
    expect([1, 4, 5, 29].map((turn) => hourTitle(20, turn))).toEqual([
      "2000, day 1",
      "2300, day 1",
      "0000, day 2",
      "0000, day 3",
    ]);
  });

  it("fires by the table: the total picks the row, the strength the column", () => {
    const scenario = {
      ...(documentsOf()[SCENARIO] as object),
      setup: { CC12: { "n-cutter": 3 }, "far-port": { "s-escort": 1 } },
    } as unknown as Json;
    // North, strength 6, rolls 6: three hits. South, strength 3, rolls 5: one hit.
    const game = begin({ dice: [6, 5, 1, 1] }, undefined, scenario);
    done(game);
    move(game, "s-escort-1", "CC12");
    const texts = game.table.events.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        "The North fires at CC12, strength 6: 3.",
        "The South fires at CC12, strength 3: 1.",
        "Escort is sunk.",
        "Cutter is sunk.",
      ]),
    );
    expect(game.state.position.points).toEqual([1, 1]);
  });

  it("ends with the last hour, and the side with more points wins", () => {
    const game = played(begin({ seed: 5 }));
    expect(game.state.position.turn).toBe(8);
    const [north, south] = game.state.position.points as [number, number];
    expect(game.state.outcome).toMatchObject({
      winner: north > south ? "north" : south > north ? "south" : null,
      rule: "6.0",
    });
  });
});

describe("what a side of the skeleton knows", () => {
  it("is its own units and its contacts, in the view, the events and the terminal's board", () => {
    const game = begin({ seed: 1 });
    const seen = view(game, "south") as { units: object; contacts: unknown[] };
    expect(Object.keys(seen.units).every((id) => id.startsWith("s-"))).toBe(true);
    expect(seen.contacts).toEqual([]);
    move(game, "n-cutter-1", "AA11");
    expect(JSON.stringify(eventsFor(game, "south"))).not.toContain("Cutter");
    expect(eventsFor(game, "north").at(-1)?.text).toBe("Cutter moves from AA9 to AA11.");
    expect(skeleton.board(game.table, 1).join("\n")).not.toContain("n-cutter");
    expect(skeleton.board(game.table)[0]).toBe("2000, day 1 · North 0 · South 0");
  });

  it("lasts as a report of the hour in which it was seen, and follows a unit while it is in sight", () => {
    const game = played(begin({ seed: 5 }));
    const contacts = game.state.position.known.flatMap((known) => shownContacts(known));
    expect(contacts.length).toBeGreaterThan(0);
    for (const { since, at } of contacts) expect(since).toBeLessThanOrEqual(at);
  });

  it("is all that a bot and a search stand on: imagined positions do not depend on what is hidden", () => {
    const north = begin({ seed: 2 });
    const other = begin({ seed: 2 });
    // The South stands elsewhere, out of sight, and with other steps.
    const steamer = rules.unitOf["s-steamer-1"]!;
    other.table.set(other.state.position.at, steamer, rules.placeOf["CC11"]!);
    other.table.set(other.state.position.steps, steamer, 1);
    const imagined = [north, other].map((game) => {
      const copy = fork(game);
      skeleton.imagine!(copy, 0, [1, 2, 3, 4]);
      return hash(copy);
    });
    expect(hash(north)).not.toBe(hash(other));
    expect(imagined[0]).toBe(imagined[1]);
    const looking = played(begin({ seed: 4 }), ["search:2", "watchful"]);
    expect(looking.state.outcome).not.toBeNull();
  });
});

describe("a game of the skeleton in play", () => {
  it("keeps its invariants with any choices, and plays the same from every printed state and saved scenario", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const game = begin({ seed });
      const random = playersOf(["random", "random"], seed);
      while (game.asked !== 0) {
        expect(skeleton.module.invariants(game.table)).toEqual([]);
        const resumed = resume(game.ruleset, view(game));
        expect(resumed.ok && hash(resumed.value)).toBe(hash(game));
        const saved = skeleton.scenarioOf(game.table, { id: "later", title: "Later" });
        const again = start(game.ruleset, saved, { seed });
        expect(again.ok && again.value.state.position.at).toEqual(game.state.position.at);
        playOut(game, random, { cap: 1 });
      }
    }
  });

  it("can be saved as a scenario that passes the check", () => {
    const game = begin({ seed: 1 });
    move(game, "n-cutter-1", "AA11");
    const saved = skeleton.scenarioOf(game.table, { id: "later", title: "Later" });
    const text = JSON.stringify({
      $schema: "../../../schemas/skeleton/scenario.schema.json",
      ...(saved as object),
    });
    const { diagnostics } = reportOf({ ...skeletonFiles(), "scenarios/later.json": text });
    expect(diagnostics).toEqual([]);
    expect(assemble({ "scenarios/later.json": text }).documents.size).toBe(1);
  });
});
