import { describe, expect, it } from "vitest";
import { steady } from "../../../../lib/games/pacific-war/players";
import type { Position } from "../../../../lib/games/pacific-war/model/position";
import { type Json, seedState, take } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { hex, type Pacific, place, rules, scene, ship } from "../engine";

/** A phase of the whole war by itself. */
const phase = (step: string, change: (position: Position) => void, data = {}): Pacific =>
  scene(step, data, { scenario: "strategic-1941-45", change, seed: 1 });

/** What steady chooses. */
function chosen(game: Pacific): Json {
  const side = lowestSide(game.asked);
  return game.table.describe(steady.play(game, side, seedState(1)), side) as Json;
}

const idOf = (id: string): string => rules.hexes.ids[rules.places[place(id)]!.hex]!;

describe("steady in the strategic phases", () => {
  it("lets destroyers escort merchants until there is half a step for each submarine, and no more (9.1)", () => {
    const game = phase("japanese-escort", ({ war }) => {
      war!.escorts = {};
      war!.antiShippingSubmarines = 12;
    });
    const { escorts } = game.table.position.war!;
    const steps = (): number =>
      Object.entries(escorts).reduce(
        (sum, [id, { hits }]) => sum + rules.ships[ship(id)]!.hitCapacity - hits,
        0,
      );
    expect(chosen(game)).toHaveProperty("guard");
    for (let n = 0; n < 20 && game.asked !== 0; n++) take(game, 1, steady.play(game, 1, seedState(1)));
    expect(steps()).toBeGreaterThanOrEqual(6);
    expect(steps()).toBeLessThan(12);
  });

  it("sends no destroyer to merchants that no submarine hunts (9.1)", () => {
    const game = phase("japanese-escort", ({ war }) => {
      war!.escorts = {};
      war!.antiShippingSubmarines = 0;
    });
    expect(chosen(game)).toEqual({ do: "done" });
  });

  it("sends new submarines against merchants once the fleet has enough (14.2)", () => {
    const withFleet = (waiting: number): Json =>
      chosen(
        phase("submarine-allotment", ({ war, submarines, patrols }) => {
          war!.hands.allied.submarines = 4;
          patrols.length = 0;
          submarines.waiting = submarines.waiting.map(() => 0);
          submarines.waiting[rules.submarineCommands.findIndex(({ side }) => side === 0)] = waiting;
        }),
      );
    expect(withFleet(20)).toEqual({ allot: 4, to: "merchants" });
    expect(withFleet(2)).not.toHaveProperty("to", "merchants");
  });

  it("bombs the Homeland with every point that can be paid for, on one hex (8.3)", () => {
    const game = phase("strategic-bombing", (position) => {
      const large = rules.baseClasses.findIndex(({ isLarge, nation }) => isLarge && nation === "us");
      const saipan = hex(idOf("saipan"));
      const war = position.war!;
      position.airUnits = position.airUnits.filter((unit) => rules.airClasses[unit.kind]!.side === 0);
      war.bombers = { "21": { at: idOf("saipan"), points: 7, ready: "1944-05" } } as typeof war.bombers;
      position.bases = position.bases.filter((base) => base.hex !== saipan);
      position.bases.push({ side: 0, kind: large, hex: saipan, hits: 0 });
      position.control[rules.hexes.place[saipan]!] = 0;
      position.headquarters[rules.headquarters.findIndex(({ id }) => id === "a-hq-central-pacific")] = saipan;
      position.terms.linked = false;
      war.hands.allied.commandPoints = { "a-hq-central-pacific": 10 };
    });
    expect(chosen(game)).toEqual({ bombers: "21", points: 5, by: "a-hq-central-pacific" });
    const { table } = game;
    take(game, 0, steady.play(game, 0, seedState(1)));
    expect(chosen(game)).toHaveProperty("target");
    take(game, 0, steady.play(game, 0, seedState(1)));
    expect(chosen(game)).toEqual({ do: "done" });
    take(game, 0, steady.play(game, 0, seedState(1)));
    expect(table.position.war!.raids).toBe(1);
  });

  it("repairs a carrier before the other ships of the same port (15.1)", () => {
    const game = phase(
      "naval-repair-side",
      ({ fleet }) => {
        const docked = rules.ships.flatMap(({ side, hitCapacity, repair }, n) =>
          side === 0 &&
          hitCapacity > 2 &&
          ["full", "partial"].includes(repair) &&
          fleet.hex[n] === hex(idOf("oahu"))
            ? n
            : [],
        );
        expect(docked.length).toBeGreaterThan(0);
        for (const n of [...docked, ship("us-cv6")]) {
          fleet.hex[n] = hex(idOf("oahu"));
          fleet.taskForce[n] = -1;
          fleet.hits[n] = 1;
        }
      },
      { side: 0 },
    );
    expect(chosen(game)).toEqual({ repairShip: "us-cv6" });
  });
});
