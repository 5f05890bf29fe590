/** 17.0 Where is built: who is Linked is settled at the outset, enemy ships bar it, and airfields that can be large. */
import { describe, expect, test } from "vitest";
import { offerCapture } from "../../../lib/games/pacific-war/ch17-capture";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { type Json, pending } from "../../../lib/kernel";
import { documents, hex, make, offered, type Pacific, place, rules, rulesWith, scene, ship } from "./engine";
import { type Standing, stand } from "./link-scenes";

const SOUTH_PACIFIC = "a-hq-south-pacific";
const NOUMEA = "0135";
const EFATE = "0337";
/** Linked to Noumea through an Offensive Support Base on Efate alone. */
const PAGO_PAGO = "0353";
const UPOLU = "0352";

const phase = (what: Standing, change: (position: Position) => void = () => {}, using = rules): Pacific =>
  scene(
    "engineering",
    {},
    {
      scenario: "strategic-1941-45",
      using,
      change(position) {
        stand(position, { headquarters: { [SOUTH_PACIFIC]: NOUMEA }, ...what });
        position.war!.hands.allied.commandPoints = { [SOUTH_PACIFIC]: 40 };
        change(position);
      },
    },
  );

const engineersAt = (...places: string[]): [string, string][] =>
  places.map((at, n) => [`us-eng-${n + 1}`, at]);
const worksIn = (game: Pacific, at: string): Json[] =>
  (pending(game)[0]?.options ?? []).flatMap((option) => (option["at"] === at ? option["build"]! : []));

describe("an engineer is Linked at the outset of the phase (17.1.A)", () => {
  test("one whose Offensive Support Base is taken off in the phase builds all the same", () => {
    const game = phase({
      bases: { allied: [EFATE] },
      supportBases: { allied: [EFATE] },
      ground: engineersAt(PAGO_PAGO),
    });
    make(game, { takeOff: EFATE });
    const build = {
      build: "allied-small-airbase",
      at: PAGO_PAGO,
      payer: SOUTH_PACIFIC,
      base: "us-base-small",
    };
    make(game, build);
    expect(game.state.position.war!.hands.allied.commandPoints[SOUTH_PACIFIC]).toBe(35);
  });

  test("one who is Linked only by what is built in the phase waits, and so does the repair of a Base (17.2)", () => {
    const game = phase(
      { bases: { allied: [EFATE, UPOLU] }, ground: engineersAt(PAGO_PAGO) },
      ({ bases }) => void (bases.find((base) => base.hex === hex(UPOLU))!.hits = 1),
    );
    make(game, { build: "offensive-support-base", payer: SOUTH_PACIFIC }, { to: EFATE });
    expect(worksIn(game, PAGO_PAGO)).toEqual([]);
    expect(offered(game, "repair")).toEqual([]);
  });

  test("what is paid to the end is done though its engineer is no longer Linked (17.5.D)", () => {
    const game = phase({ ground: engineersAt(PAGO_PAGO) }, ({ war }) => {
      war!.constructions = [
        { hex: PAGO_PAGO, job: "allied-small-airbase", base: "us-base-small", stage: 1, hits: 0 },
      ];
    });
    expect(game.state.position.bases.map((base) => base.hex)).toContain(hex(PAGO_PAGO));
  });
});

describe("enemy ships in the hex bar building (17.5.A, 17.7.A)", () => {
  const raider =
    (at: string) =>
    ({ fleet }: Position): void =>
      void (fleet.hex[ship("j-bb7")] = hex(at));

  test("neither an airbase nor a large one is begun", () => {
    const what = { bases: { allied: [EFATE] }, ground: engineersAt(EFATE, "0334") };
    const free = phase(what);
    expect([worksIn(free, EFATE), worksIn(free, "0334")]).toEqual([
      ["allied-large-airbase"],
      ["allied-small-airbase"],
    ]);
    expect(worksIn(phase(what, raider(EFATE)), EFATE)).toEqual([]);
    expect(worksIn(phase(what, raider("0334")), "0334")).toEqual([]);
  });
});

describe("which airfields can be large (17.7.A)", () => {
  test("only those of atolls cannot", () => {
    const { places, hexes } = documents["map.json"] as unknown as {
      places: Record<string, { hex: string; airfield: string }>;
      hexes: Record<string, { terrain: string }>;
    };
    const small = Object.values(places).filter(({ airfield }) => airfield === "small");
    expect(small.length).toBeGreaterThan(0);
    for (const each of small) expect(hexes[each.hex]!.terrain).toMatch(/atoll/u);
  });

  test("an island with an airfield is made large, an atoll and a field of one's own are not", () => {
    const WALLIS = "0349";
    const FUNAFUTI = "0746";
    const NO_FIELD = "0136";
    const game = phase(
      {
        supportBases: { allied: [EFATE] },
        bases: { allied: [EFATE, WALLIS, FUNAFUTI, NO_FIELD] },
        ground: engineersAt(WALLIS, FUNAFUTI, NO_FIELD),
      },
      ({ war }) => void (war!.builtAirfields = [NO_FIELD]),
    );
    expect([WALLIS, FUNAFUTI, NO_FIELD].map((at) => worksIn(game, at))).toEqual([
      ["allied-large-airbase"],
      [],
      [],
    ]);
  });
});

describe("an airbase that is taken (17.11)", () => {
  const taken = (using = rules): Json[] => {
    const game = scene(
      "still",
      {},
      {
        scenario: "strategic-1941-45",
        using,
        change: (position) => stand(position, { ground: engineersAt(EFATE), bases: { allied: [NOUMEA] } }),
      },
    );
    game.table.set(game.state.position.control, place("efate"), 0);
    offerCapture(game.table, hex(EFATE), 0, true);
    return offered(game, "found");
  };

  test("is one's own with a counter that is left, and none is founded without (2.3.1)", () => {
    expect(taken()).toContain("us-base-small");
    const id = "us-base-small";
    expect(taken(rulesWith("bases.json", `/bases/${id}/count`, 0))).not.toContain(id);
  });
});
