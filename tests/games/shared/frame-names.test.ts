import { describe, expect, it } from "vitest";
import { frameNames, toId, toNumber } from "../../../lib/games/shared/frame-names";
import { lookUp, UnknownId } from "../../../lib/games/shared/look-up";

const frames = frameNames(["ship", "port"]);
const ships = ["akagi", "hornet", "enterprise"];
const ports = ["truk", "rabaul"];
const numbers = (ids: readonly string[]) => Object.fromEntries(ids.map((id, n) => [id, n]));

const toIds = { ship: toId((n) => ships[n]!), port: toId((n) => ports[n]!) };
const toNumbers = {
  ship: toNumber((id) => lookUp(numbers(ships), id, "ship")),
  port: toNumber((id) => lookUp(numbers(ports), id, "port")),
};

const inPlay = {
  ship: 1,
  lostShips: [0, 2],
  homePort: 0,
  pairs: [{ ports: [[1], []], range: 4 }],
  leader: { flagShip: -1, shipping: 2 },
  turn: 3,
};
const printed = {
  ship: "hornet",
  lostShips: ["akagi", "enterprise"],
  homePort: "truk",
  pairs: [{ ports: [["rabaul"], []], range: 4 }],
  leader: { flagShip: -1, shipping: 2 },
  turn: 3,
};

describe("frames in print", () => {
  it("have ids where members are named after a kind of thing, at any depth, and numbers again when read", () => {
    expect(frames.translated(inPlay, toIds)).toEqual(printed);
    expect(frames.translated(printed, toNumbers)).toEqual(inPlay);
  });

  it("show every id with the way to it", () => {
    expect([...frames.idsIn(printed)]).toEqual([
      { kind: "ship", id: "hornet", path: ["ship"] },
      { kind: "ship", id: "akagi", path: ["lostShips", 0] },
      { kind: "ship", id: "enterprise", path: ["lostShips", 1] },
      { kind: "port", id: "truk", path: ["homePort"] },
      { kind: "port", id: "rabaul", path: ["pairs", 0, "ports", 0, 0] },
    ]);
  });

  it("are refused with an id that the ruleset lacks", () => {
    expect(() => frames.translated({ ship: "yamato" }, toNumbers)).toThrow(
      new UnknownId("There is no ship “yamato” in this game."),
    );
  });
});
