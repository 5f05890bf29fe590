import { type Choice, DONE, lanesStep, type Step, type Steps } from "../../../kernel";
import { place } from "../model/bases";
import { award } from "../model/points";
import { airUnitId, shipId, shipText, shipDoes } from "../model/pieces";
import { Box, type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { JAPANESE, type Rules, siteOfBox } from "../model/rules";
import { setShipFlag, siteNamed } from "../model/units";

/** 5.2 The Covering Fleet: committed three times at most, ship by ship, for points when they enter. */

const BOX = "covering-fleet";

/** Ships that wait in its box. */
const waiting = (t: ForlornTable): number[] => {
  const site = siteNamed(t, BOX);
  return t.position.fleet.site.flatMap((at, ship) => (at === site && site >= 0 ? [ship] : []));
};

/** 5.2.3 to 5.2.5: twice before or on a General Regroup Turn, the third time after it; what is not used by then is lost. */
function mayCommit(t: ForlornTable): boolean {
  const { position, rules } = t;
  const { most, beforeRegroup } = rules.parameters.coveringFleet;
  if (!position.terms.rules.commitments || waiting(t).length === 0) return false;
  const isAfter = position.generalRegroup > 0 && position.turn > position.generalRegroup;
  // Each later commitment needs the General Regroup Turn behind it; the first ones are over then.
  if (!isAfter) return position.coveringCommitments < beforeRegroup;
  return position.coveringCommitments < most;
}

type CommitData = { done?: boolean };

const commitment: Step<Rules, Position, CommitData> = {
  rule: "5.2",
  title: "Covering Fleet commitment",
  asks: (t, { data }) => (!data.done && mayCommit(t) ? 1 << JAPANESE : 0),
  options(_t, _frame, _side, out) {
    out.push(1, DONE);
  },
  describe: (_t, _frame, code): Choice => ({
    do: code === DONE ? "not-commit" : "commit",
    force: "covering-fleet",
  }),
  prompt: () => "Do you commit the Covering Fleet this turn?",
  take(t, { data }, code) {
    t.set(data, "done", true);
    if (code === DONE) return t.say("5.2", () => "Japan does not commit the Covering Fleet.");
    const { position, rules } = t;
    const { most, beforeRegroup } = rules.parameters.coveringFleet;
    const isAfter = position.generalRegroup > 0 && position.turn > position.generalRegroup;
    t.set(position, "coveringFleet", true);
    // After the General Regroup Turn there is the last one alone, however many came before (5.2.5).
    t.set(
      position,
      "coveringCommitments",
      isAfter
        ? Math.max(position.coveringCommitments, most - 1, beforeRegroup) + 1
        : position.coveringCommitments + 1,
    );
    t.say("5.2", () => "Japan commits the Covering Fleet.");
    t.call("covering-ships", { asked: [] });
  },
};

type ShipsData = { asked: number[] };

/** 5.2.1: which ships may enter this turn. They come by the north edge in naval missions (5.2.5b), or not at all. */
const ships: Step<Rules, Position, ShipsData> = {
  rule: "5.2.1",
  title: "Ships of the Covering Fleet",
  asks: (t) => (waiting(t).some((ship) => !isEntering(t, ship)) ? 1 << JAPANESE : 0),
  options(t, _frame, _side, out) {
    for (const ship of waiting(t)) if (!isEntering(t, ship)) out.push(ship);
    out.push(DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "ship-enters", ship: shipId(t, code) },
  prompt: () => "Which ship of the Covering Fleet may enter this turn?",
  take(t, _frame, code) {
    if (code === DONE) return finish(t);
    setShipFlag(t, code, ShipFlag.entering, true);
    t.say("5.2.1", () => `${shipText(t, code)} may enter this turn.`);
  },
  proceed: (t) => finish(t),
};

const isEntering = (t: ForlornTable, ship: number): boolean =>
  hasFlag(t.position.fleet.flags[ship]!, ShipFlag.entering);

/** 5.2.2a: with one carrier alone, Japan chooses the aircraft on it. */
function finish(t: ForlornTable): void {
  const carriers = waiting(t).filter((ship) => isEntering(t, ship) && t.rules.ships[ship]!.class === "CV");
  t.leave();
  if (carriers.length === 1) t.call("covering-aircraft", { ship: carriers[0]! });
}

/** Points for a ship of the Covering Fleet that enters (5.2.2): called by the mission that brings it onto the map. */
export function enterCoveringShip(t: ForlornTable, ship: number): void {
  if (t.rules.ships[ship]!.fleet !== "covering") return;
  const isHeavy = ["CV", "BB"].includes(t.rules.ships[ship]!.class);
  award(t, isHeavy ? "covering-heavy-ship-enters" : "covering-light-ship-enters");
}

/** Aircraft of the Covering Fleet's carriers that are left. */
const aircraft = (t: ForlornTable): number[] =>
  t.rules.airUnits.flatMap(({ force, isCarrierBased }, unit) =>
    force === "covering-fleet" && isCarrierBased && t.position.air.base[unit]! >= 0 ? [unit] : [],
  );

const choose = lanesStep<Rules, Position>({
  rule: "5.2.2",
  title: "Aircraft of the carrier",
  open: (_t, { data }) => [
    {
      side: JAPANESE,
      step: "covering-air-unit",
      data: { ship: (data as unknown as { ship: number }).ship, airUnits: [] },
    },
  ],
});

type AircraftData = { ship: number; airUnits: number[] };

const chooseUnit: Step<Rules, Position, AircraftData> = {
  rule: "5.2.2",
  title: "Aircraft of the carrier",
  asks(t, { data }) {
    const { aircraftPerCarrier } = t.rules.parameters.coveringFleet;
    return data.airUnits.length < Math.min(aircraftPerCarrier, aircraft(t).length) ? 1 << JAPANESE : 0;
  },
  options(t, { data }, _side, out) {
    for (const unit of aircraft(t)) if (!data.airUnits.includes(unit)) out.push(unit);
  },
  describe: (t, _frame, code): Choice => ({ do: "on-carrier", unit: airUnitId(t, code) }),
  prompt: (t, { data }) => `Which aircraft are on ${shipText(t, data.ship)}?`,
  take(t, { data }, code) {
    t.push(data.airUnits, code);
  },
  proceed(t, { data }) {
    const own = t.rules.ships[data.ship]!.base;
    const other = t.rules.ships.find(
      ({ fleet, class: type, base }) => fleet === "covering" && type === "CV" && base !== own,
    );
    for (const unit of aircraft(t)) {
      const isOn = data.airUnits.includes(unit);
      if (isOn) place(t, unit, own, Box.ready);
      else if (other) place(t, unit, other.base, Box.ready);
    }
    t.leave();
  },
};

/** 5.2.7, 12.2.5: all ships of the fleet leave the map as they are. */
export function withdraw(t: ForlornTable): void {
  const box = t.rules.boxOf[BOX];
  if (box === undefined || !t.position.terms.rules.commitments) return;
  for (const [ship, { fleet }] of t.rules.ships.entries()) {
    const site = t.position.fleet.site[ship]!;
    if (fleet !== "covering" || site < 0 || site === siteOfBox(t.rules, box)) continue;
    t.set(t.position.fleet.site, ship, siteOfBox(t.rules, box));
    setShipFlag(t, ship, ShipFlag.spotted, false);
    t.say("12.2.5", () => `${shipDoes(t, ship, "leaves")} the map.`);
  }
}

export const coveringFleetSteps: Steps<Rules, Position> = {
  "covering-fleet-commitment": commitment,
  "covering-ships": ships,
  "covering-aircraft": choose,
  "covering-air-unit": chooseUnit,
};
