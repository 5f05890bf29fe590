import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { decision, hex, make, offered, type Pacific, piece, rules, rulesWith, scene } from "./engine";

/** Airborne troops of three steps and three steps of transports at Guadalcanal. */
const airborne = (
  dice: number[],
  change: (position: Position) => void = () => undefined,
  using = rules,
): Pacific =>
  scene(
    "advantage-air-missions",
    {},
    {
      dice,
      using,
      change: (position) => {
        position.advantage = 0;
        position.cycle = 1;
        const { airUnits, groundUnits } = position;
        const marines = airUnits[piece(airUnits, "marine-fighters")]!;
        const transports = {
          ...marines,
          id: "transports",
          name: "Transports",
          kind: rules.airClassOf["us-t-l1"]!,
        };
        airUnits.push(transports);
        const kind = rules.groundClasses.findIndex(
          ({ side, type, steps }) => side === 0 && type === "airborne" && steps <= 3,
        );
        groundUnits.push({ ...groundUnits[0]!, id: "paratroops", kind, hits: 0, activated: true });
        change(position);
      },
    },
  );

const paratroops = ({ table: { position } }: Pacific) =>
  position.groundUnits[piece(position.groundUnits, "paratroops")]!;

const targets = (game: Pacific): unknown[] =>
  decision(game).options.flatMap(({ mission, at }) => (mission === "paradrop" ? at! : []));

describe("28.14 Paradrop", () => {
  it("is open to troops that have come to the airbase in the Movement Phase before", () => {
    const game = airborne([], ({ groundUnits }) => {
      groundUnits[piece(groundUnits, "paratroops")]!.moved = true;
    });
    expect(targets(game).length).toBeGreaterThan(0);
  });

  it("is not flown twice with the same troops in a phase, which must be at the airbase when it begins", () => {
    const game = airborne([9, 9], ({ airUnits, bases }) => {
      const [own] = bases;
      bases.push({ ...own!, hex: hex("1232") });
      airUnits.push({ ...airUnits[piece(airUnits, "transports")]!, id: "others", hex: hex("1232") });
    });
    // The transports without troops beside them are not asked.
    make(game, { mission: "paradrop", at: "1232" }, { carry: "paratroops" });
    while (decision(game).options.every((option) => option["mission"] === undefined))
      make(game, decision(game).options[0]!);
    expect(paratroops(game).hex).toBe(hex("1232"));
    expect(targets(game)).toEqual([]);
  });

  it("costs troops that have jumped nothing when their transports are shot down on the way home", () => {
    // Found over a Japanese airfield with a 0, and hit with a 0.
    const game = airborne([0, 0], ({ airUnits, bases }) => {
      const fighters = airUnits[piece(airUnits, "shokaku-air-group")]!;
      bases.push({ side: 1, kind: rules.baseClassOf["japan-base-small"]!, hex: hex("1133"), hits: 0 });
      airUnits.push({ ...fighters, id: "guards", ship: -1, hex: hex("1133") });
    });
    make(game, { mission: "paradrop", at: "1232" }, { carry: "paratroops" }, { do: "done" });
    make(game, { fly: "around", to: "1232" });
    expect(paratroops(game).hex).toBe(hex("1232"));
    make(game, { via: "1133" });
    while (offered(game, "mission").length === 0 && decision(game).options.length > 0)
      make(game, decision(game).options[0]!);
    const { airUnits } = game.table.position;
    expect(airUnits[piece(airUnits, "transports")]!.steps).toBeLessThan(3);
    expect(paratroops(game).hits).toBe(0);
  });

  it("is not flown to a hex without room for the troops (23.1.3)", () => {
    // The troops have one step, as those that are there.
    const using = rulesWith("parameters.json", "/stacking/groundSteps", 1);
    const held = ({ groundUnits }: Position): void => {
      groundUnits.push({
        ...groundUnits[piece(groundUnits, "paratroops")]!,
        id: "garrison",
        hex: hex("1232"),
      });
    };
    expect(targets(airborne([], undefined, using))).toContain("1232");
    expect(targets(airborne([], held))).toContain("1232");
    expect(targets(airborne([], held, using))).not.toContain("1232");
    expect(targets(airborne([], held, using)).length).toBeGreaterThan(0);
  });

  it("is flown by several transports that carry the troops together, a step each for a step", () => {
    // The 503rd has three steps.
    const small = (steps: readonly number[]): Pacific =>
      airborne([9, 9], ({ airUnits, groundUnits }) => {
        const transports = airUnits[piece(airUnits, "transports")]!;
        transports.steps = steps[0]!;
        airUnits.push({ ...transports, id: "others", steps: steps[1]! });
        groundUnits[piece(groundUnits, "paratroops")]!.kind = rules.groundClassOf["us-503-para"]!;
      });
    expect(targets(small([1, 1]))).toEqual([]);
    const game = small([2, 1]);
    make(game, { mission: "paradrop", at: "1232" }, { fly: "transports" });
    expect(offered(game, "carry")).toEqual([]);
    make(game, { fly: "others" });
    expect(offered(game, "carry")).toEqual(["paratroops"]);
  });

  it("goes to no neutral country that the scenario does not open (33.3)", () => {
    const at = rules.hexes.ids[rules.hexes.country.findIndex((n) => rules.countries[n]?.id === "siam")]!;
    const away = (position: Position): void => {
      const hexes = [piece(position.airUnits, "transports"), piece(position.groundUnits, "paratroops")];
      position.airUnits[hexes[0]!]!.hex = hex(at);
      position.groundUnits[hexes[1]!]!.hex = hex(at);
      position.bases.push({ ...position.bases[0]!, hex: hex(at) });
    };
    const open = (position: Position): void => {
      away(position);
      position.terms = {
        ...position.terms,
        specialRules: {
          siam: { kind: "open-country", text: "Siam is open.", country: "siam", sides: ["allied"] },
        },
      };
    };
    expect(targets(airborne([], away))).not.toContain(at);
    expect(targets(airborne([], open))).toContain(at);
  });
});
