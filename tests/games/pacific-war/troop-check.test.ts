import { describe, expect, it } from "vitest";
import { marchInto } from "../../../lib/games/pacific-war/model/ground";
import { checkAfterHit } from "../../../lib/games/pacific-war/model/troop-check";
import { diary, hex, type Pacific, piece, place, scene } from "./engine";

const coralSea = (dice: number[], broken = false): Pacific =>
  scene(
    "still",
    {},
    {
      scenario: "battle-02-coral-sea",
      dice,
      change: ({ groundUnits }) => void (groundUnits[piece(groundUnits, "au-30-bde")]!.broken = broken),
    },
  );

const brigade = ({ table }: Pacific) =>
  table.position.groundUnits[piece(table.position.groundUnits, "au-30-bde")]!;
const check = (game: Pacific): void =>
  checkAfterHit(game.table, piece(game.table.position.groundUnits, "au-30-bde"));

describe("31.4 Troop Quality checks", () => {
  it("are passed with the Troop Quality or less (31.4)", () => {
    const game = coralSea([5]);
    check(game);
    expect(brigade(game)).toMatchObject({ broken: false, hits: 0 });
  });

  it("break a unit that rolls more (31.4)", () => {
    const game = coralSea([6]);
    check(game);
    expect(brigade(game)).toMatchObject({ broken: true, hits: 0 });
  });

  it("use half the quality of a Broken unit, rounded up, which loses a step (31.4)", () => {
    const game = coralSea([3, 4], true);
    check(game);
    expect(brigade(game).hits).toBe(0);
    check(game);
    expect(brigade(game)).toMatchObject({ broken: true, hits: 1 });
  });

  it("leave the last step of a Broken unit alone (31.4)", () => {
    const game = coralSea([9], true);
    game.table.set(brigade(game), "hits", 3);
    check(game);
    expect(brigade(game).hits).toBe(3);
  });
});

describe("23.1.5 Overrun", () => {
  it("takes the Base and its aircraft once no enemy ground unit is left in the hex (23.1.5)", () => {
    const game = coralSea([]);
    const { table } = game;
    const { position } = table;
    const lae = table.rules.places[place("lae")]!.hex;
    table.set(brigade(game), "hex", hex("1625"));
    table.set(position.groundUnits[piece(position.groundUnits, "j-garrison-2")]!, "hex", hex("1527"));
    marchInto(table, piece(position.groundUnits, "au-30-bde"), lae);
    expect(position.control[place("lae")]).toBe(0);
    expect(position.airUnits[piece(position.airUnits, "lae-f-l2")]!.steps).toBe(0);
    expect(position.bases.map((base) => base.hex)).not.toContain(lae);
    expect(diary(game)).toContain("overrun");
  });
});
