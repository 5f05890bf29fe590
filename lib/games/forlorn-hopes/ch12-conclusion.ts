import { type Choice, DONE, lanesStep, type Step, type Steps } from "../../kernel";
import { landingStep } from "./ch09-air-missions/landing-step";
import { distance, rangeBetween } from "./model/distance";
import { withdraw } from "./ch05-random-events/covering-fleet";
import { recallSubmarines } from "./ch05-random-events/events";
import { basesOf, hasRoom, isBaseDisrupted, mayUse, place, siteOfBase } from "./model/bases";
import { checkLanding, eliminateAirUnit } from "./model/losses";
import { airUnitText, shipId, siteId, siteText, shipDoes, doesShip } from "./model/pieces";
import { Box, type ForlornTable, Gone, type Position, ShipFlag } from "./model/position";
import { ALLIED, enemyOf, isHex, JAPANESE, type Rules, siteOfBox } from "./model/rules";
import {
  friendlyPort,
  homeBoxes,
  isAtSea,
  isOnItsSide,
  isPortOpen,
  moveShip,
  shipsOf,
  withCompanions,
} from "./model/ships";
import { aircraftOf, isCrippled, isReconnaissance, setShipFlag } from "./model/units";

/** 12.0 Operations Conclusion Phase. */

/** Where a unit that is out may land: undisrupted, within its range, with room if there is any (7.3.6, 12.1). */
function landings(t: ForlornTable, unit: number): number[] {
  const from = t.position.air.hex[unit]!;
  const range = isReconnaissance(t, unit)
    ? t.rules.parameters.reconnaissance.range
    : aircraftOf(t, unit).strategicRange;
  const inRange = t.rules.bases.flatMap((_, base) =>
    mayUse(t, unit, base) && !isBaseDisrupted(t, base) && rangeBetween(t, from, siteOfBase(t, base)) <= range
      ? [base]
      : [],
  );
  const own = t.position.air.base[unit];
  const roomy = inRange.filter((base) => base === own || hasRoom(t, base, unit));
  return roomy.length > 0 ? roomy : inRange;
}

const out = (t: ForlornTable, side: number): number[] =>
  t.rules.airUnits.flatMap((each, unit) =>
    each.side === side && t.position.air.base[unit]! >= 0 && t.position.air.box[unit] === Box.out
      ? [unit]
      : [],
  );

/** 12.1: where they land is secret (6.1). One without an airbase in range is lost, as after a mission (A reading of 9.12). */
const reconnaissanceReturn = lanesStep<Rules, Position, number[]>({
  rule: "12.1",
  title: "Reconnaissance returns",
  open: (t) =>
    [ALLIED, JAPANESE].flatMap((side) =>
      out(t, side).length > 0 ? [{ side, step: "return-air-unit", data: { side, airUnits: [] } }] : [],
    ),
  proceed(t, { data }) {
    t.leave();
    for (const side of [ALLIED, JAPANESE]) {
      for (const unit of out(t, side)) eliminateAirUnit(t, unit, "12.1");
      // 9.12.1 names each disrupted unit that returns to base, and no die is rolled in secret.
      for (const unit of data.secret[side] ?? []) checkLanding(t, unit, t.position.air.base[unit]!);
    }
  },
});

const returnUnit = landingStep({
  rule: "12.1",
  title: "Reconnaissance returns",
  inTheAir: out,
  landings,
  land: (t, unit, base) => place(t, unit, base, Box.flown),
});

type ReturnData = { i: number; ship: number };

/** 12.2.1: the non-Initiative player first. */
const sideAt = (t: ForlornTable, i: number): number =>
  i === 0 ? enemyOf(t.position.initiative) : t.position.initiative;

/** Ships at sea of a side with a way home. The Covering Fleet leaves by itself (12.2.5), submarines by their event. */
const atSea = (t: ForlornTable, side: number): number[] =>
  shipsOf(t.rules, side).filter((ship) => canReturn(t, ship));

function canReturn(t: ForlornTable, ship: number): boolean {
  const { fleet, class: type, side } = t.rules.ships[ship]!;
  return (
    (fleet !== "covering" || !t.position.terms.rules.commitments) &&
    type !== "SS" &&
    isAtSea(t, ship) &&
    (homeBoxes(t.rules, side).length > 0 || havens(t, ship).length > 0)
  );
}

/**
 * 12.2: holding areas, and friendly ports in play that are open; of Japanese fleets those on their side of the line. Ships that
 * carry a unit together return together (2.2.4).
 */
function havens(t: ForlornTable, ship: number): number[] {
  const { rules, position } = t;
  const ships = withCompanions(t, ship);
  const { side } = rules.ships[ship]!;
  const boxes = homeBoxes(rules, side).map((box) => siteOfBox(rules, box));
  const { from, to } = position.terms.columns;
  const ports = rules.places.flatMap(({ hex }, n) => {
    if (
      friendlyPort(t, side, hex) !== n ||
      !isPortOpen(t, n) ||
      !ships.every((each) => isOnItsSide(rules, each, hex))
    )
      return [];
    const column = rules.hexes.column[hex]!;
    return column >= from && column <= to ? [hex] : [];
  });
  return [...boxes, ...ports];
}

const navalReturn: Step<Rules, Position, ReturnData> = {
  rule: "12.2",
  title: "Ships return to port",
  enter(t, { data }) {
    t.set(data, "i", 0);
    t.set(data, "ship", -1);
  },
  asks(t, { data }) {
    if (data.i > 1) return 0;
    const side = sideAt(t, data.i);
    return data.ship >= 0 || shipsOf(t.rules, side).some((ship) => canReturn(t, ship)) ? 1 << side : 0;
  },
  options(t, { data }, side, codes) {
    if (data.ship >= 0) return void codes.push(...havens(t, data.ship));
    const ships = atSea(t, side);
    codes.push(...ships);
    // 12.2.4: crippled ships must return.
    if (!ships.some((ship) => isCrippled(t, ship))) codes.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (data.ship >= 0) return { do: "return-to", at: siteId(t.rules, code) };
    return code === DONE ? { do: "stay-at-sea" } : { do: "return", ship: shipId(t, code) };
  },
  prompt: (t, { data }) =>
    data.ship >= 0 ? `Where ${doesShip(t, data.ship)} return to?` : "Which ship returns to port?",
  take(t, { data }, code) {
    if (data.ship < 0) {
      if (code === DONE) return t.set(data, "i", data.i + 1);
      return t.set(data, "ship", code);
    }
    const { ship } = data;
    t.set(data, "ship", -1);
    for (const each of withCompanions(t, ship)) {
      moveShip(t, each, code);
      t.say("12.2", () => `${shipDoes(t, each, "returns")} to ${siteText(t, code)}.`);
    }
  },
  proceed(t, { data }) {
    if (data.i < 1) return t.set(data, "i", data.i + 1);
    markSpotted(t);
    unloadAircraft(t);
    t.leave();
  },
};

/** 12.2.3, A-66: ships that stay at sea are spotted, the others are not any more. */
function markSpotted(t: ForlornTable): void {
  for (const ship of t.rules.ships.keys())
    if (t.position.fleet.site[ship]! >= 0 && t.rules.ships[ship]!.class !== "SS")
      setShipFlag(t, ship, ShipFlag.spotted, isAtSea(t, ship));
}

/** 17.2.2: aircraft aboard a transport in a friendly port go to the nearest airbase, to be used from the next turn on. */
function unloadAircraft(t: ForlornTable): void {
  const { air, fleet } = t.position;
  for (let unit = 0; unit < air.aboard.length; unit++) {
    const ship = air.aboard[unit]!;
    if (ship < 0 || air.base[unit] === Gone.lost) continue;
    const { side } = t.rules.airUnits[unit]!;
    const site = fleet.site[ship]!;
    if (friendlyPort(t, side, site) < 0) continue;
    const near = basesOf(t, side)
      .filter(
        (base) => mayUse(t, unit, base) && isHex(t.rules, siteOfBase(t, base)) && hasRoom(t, base, unit),
      )
      .toSorted((a, b) => distanceTo(t, a, site) - distanceTo(t, b, site));
    if (near[0] === undefined) continue;
    t.set(air.aboard, unit, -1);
    place(t, unit, near[0], Box.flown);
    t.say("17.2.2", () => `${airUnitText(t, unit)} is brought ashore at ${siteText(t, site)}.`);
  }
}

const distanceTo = (t: ForlornTable, base: number, hex: number): number =>
  distance(t.rules.hexes, siteOfBase(t, base), hex);

/** 12.2.5, and submarines that events brought for the turn. */
const coveringReturn: Step<Rules, Position> = {
  rule: "12.2.5",
  title: "Covering Fleet leaves",
  proceed(t) {
    t.leave();
    withdraw(t);
    recallSubmarines(t);
  },
};

export const conclusionSteps: Steps<Rules, Position> = {
  "reconnaissance-return": reconnaissanceReturn,
  "return-air-unit": returnUnit,
  "naval-return": navalReturn,
  "covering-fleet-return": coveringReturn,
};
