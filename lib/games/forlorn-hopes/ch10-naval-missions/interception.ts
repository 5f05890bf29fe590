import { type Choice, DONE, type Step } from "../../../kernel";
import { distance, rangeTo } from "../model/distance";
import { shipId, shipText, sideDoes, siteId, siteText } from "../model/pieces";
import { AirFlag, Box, type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { roll, succeeds } from "../model/rolls";
import { enemyOf, isBox, isHex, type Rules } from "../model/rules";
import { companionsOf, leavingTogether, shipsOf, withCompanions } from "../model/ships";
import { aircraftOf, airUnitsAt, setShipFlag } from "../model/units";
import { isAvailable, whyNotAvailable } from "./available";
import { isCarrier, isSpotted, isWarship, looksOf } from "./groups";
import { groupSite, mayReact, missionOf } from "./mission-data";
import { putTo } from "./movement";
import { callReaction } from "./reaction";
import { boundBy, canSail, watersOf } from "./routes";
import { rollSortie } from "./sortie";

/**
 * 10.3.3 Naval interception: once in each hex that a spotted group enters, up to four carriers and surface warships that have
 * performed no mission may try to meet it, or to come near enough for the aircraft of a carrier.
 */

type InterceptionData = { ships: number[]; over: boolean; met: boolean };

/** Carriers and warships that can try: those that could perform a mission, and have a way to the hex. */
function interceptors(t: ForlornTable, side: number, hex: number): number[] {
  return shipsOf(t.rules, side).filter((ship) => isInterceptor(t, ship, hex));
}

const hasInterceptor = (t: ForlornTable, side: number, hex: number): boolean =>
  shipsOf(t.rules, side).some((ship) => isInterceptor(t, ship, hex));

const isInterceptor = (t: ForlornTable, ship: number, hex: number): boolean =>
  canMeet(t, ship, hex) &&
  // 2.2.4: with those that carry a unit together with it.
  companionsOf(t, ship).every((other) => canMeet(t, other, hex)) &&
  companionsOf(t, ship).length < t.rules.parameters.navalMovement.interceptors;

const canMeet = (t: ForlornTable, ship: number, hex: number): boolean => {
  const site = t.position.fleet.site[ship]!;
  return (
    (isCarrier(t.rules, ship) || isWarship(t.rules, ship)) &&
    isAvailable(t, ship) &&
    (site === hex || canSail(t, [ship], site, hex))
  );
};

const candidates = (t: ForlornTable, side: number, hex: number, { ships }: InterceptionData): number[] => {
  const room = t.rules.parameters.navalMovement.interceptors - ships.length;
  return room < 1
    ? []
    : interceptors(t, side, hex).filter(
        (ship) => !ships.includes(ship) && companionsOf(t, ship).length < room,
      );
};

const isReady = ({ position: { air } }: ForlornTable, unit: number): boolean =>
  air.box[unit] === Box.ready && !hasFlag(air.flags[unit]!, AirFlag.flew);

/** How far the aircraft of a carrier fly that can take off now; -1 for none. */
const rangeReady = (t: ForlornTable, ship: number): number =>
  Math.max(
    -1,
    ...decksOf(t, [ship]).flatMap((base) =>
      airUnitsAt(t, base).map((unit) => (isReady(t, unit) ? aircraftOf(t, unit).strategicRange : -1)),
    ),
  );

/** The airbases of carriers among ships. A seaplane tender's aircraft fly from coasts alone (6.3.6). */
const decksOf = ({ rules }: ForlornTable, ships: readonly number[]): number[] =>
  ships.flatMap((ship) => (rules.ships[ship]!.class === "CV" ? [rules.ships[ship]!.base] : []));

/** Where interceptors may go: into the hex, or to where aircraft of a carrier among them reach it. */
function positions(t: ForlornTable, ships: readonly number[], hex: number): number[] {
  // 9.1.4: from afar there is nothing to do once aircraft have reacted in this hex.
  const reach = mayReact(t, missionOf(t)) ? Math.max(-1, ...ships.map((ship) => rangeReady(t, ship))) : -1;
  if (reach < 0) return [hex];
  const { fleet } = t.position;
  return [
    hex,
    ...watersOf(t, boundBy(t, ships)).filter(
      (at) =>
        at !== hex &&
        distance(t.rules.hexes, at, hex) <= reach &&
        ships.every((ship) => fleet.site[ship] === at || canSail(t, [ship], fleet.site[ship]!, at)),
    ),
  ];
}

export const interception: Step<Rules, Position, InterceptionData> = {
  rule: "10.3.3",
  title: "Naval interception",
  enter(t, { data }) {
    t.set(data, "ships", []);
    t.set(data, "over", false);
    t.set(data, "met", false);
  },
  asks(t, { data }) {
    const mission = missionOf(t);
    const side = enemyOf(mission.side);
    const hex = groupSite(t, mission);
    if (data.met) return 1 << side;
    if (data.over || !isHex(t.rules, hex) || !mission.movingShips.some((ship) => isSpotted(t, ship)))
      return 0;
    return data.ships.length > 0 || hasInterceptor(t, side, hex) ? 1 << side : 0;
  },
  options(t, { data }, side, out) {
    const hex = groupSite(t, missionOf(t));
    if (data.met) return void out.push(...positions(t, data.ships, hex));
    out.push(...candidates(t, side, hex, data), DONE);
  },
  describe(t, { data }, code): Choice {
    if (data.met) return { do: "intercept-at", at: siteId(t.rules, code) };
    if (code !== DONE) return { do: "intercept-with", ship: shipId(t, code) };
    return { do: data.ships.length === 0 ? "no-interception" : "attempt-interception" };
  },
  prompt(t, { data }) {
    const at = siteText(t, groupSite(t, missionOf(t)));
    if (data.met) return "Where do the interceptors go?";
    return data.ships.length === 0
      ? `Do you try to intercept the ships at ${at}?`
      : `Which other ships try to intercept those at ${at}?`;
  },
  explain(t, { data }, choice) {
    const ship = t.rules.shipOf[String(choice["ship"] ?? "")];
    if (ship === undefined || data.met) return undefined;
    if (!isCarrier(t.rules, ship) && !isWarship(t.rules, ship))
      return { rule: "10.3.3", text: "Carriers and surface warships intercept." };
    if (data.ships.length >= t.rules.parameters.navalMovement.interceptors)
      return {
        rule: "10.3.3",
        text: `${t.rules.parameters.navalMovement.interceptors} ships at most intercept.`,
      };
    return whyNotAvailable(t, ship) ?? { rule: "10.3", text: "This ship has no way to the hex." };
  },
  take(t, { data }, code, side) {
    if (data.met) return meet(t, data, code, side);
    if (code !== DONE) {
      for (const ship of withCompanions(t, code)) t.push(data.ships, ship);
      return;
    }
    t.set(data, "over", true);
    if (data.ships.length > 0) attempt(t, data, side);
  },
  proceed: (t) => t.leave(),
};

/** Ships in a damaged port must get out of it first (10.3.1); those that fail to intercept stay where they are. */
function attempt(t: ForlornTable, data: InterceptionData, side: number): void {
  const mission = missionOf(t);
  const hex = groupSite(t, mission);
  const sailing = leavingTogether(t, data.ships, (ship) => rollSortie(t, ship));
  t.set(data, "ships", sailing);
  if (sailing.length === 0) return;
  const far = Math.max(...sailing.map((ship) => wayFrom(t, t.position.fleet.site[ship]!, hex)));
  const { total } = roll(
    t,
    "naval-interception",
    {
      t,
      side,
      hex,
      interceptorDistance: far,
      ownGroup: looksOf(t, sailing),
      targetGroup: looksOf(t, mission.movingShips),
    },
    { name: `interception at ${siteText(t, hex)}`, key: "naval interception", side },
  );
  const met = succeeds(t, "naval-interception", total);
  t.say(
    "10.3.3",
    () =>
      `${sideDoes(side, met ? "intercepts" : "fails")}${met ? "" : " to intercept"}: ${sailing.map((ship) => shipText(t, ship)).join(", ")}.`,
  );
  t.set(data, "met", met);
}

/** Hexes from a ship to the group; from a box by its entry hexes, as in 9.2. */
const wayFrom = (t: ForlornTable, site: number, hex: number): number =>
  isBox(t.rules, site) ? rangeTo(t, site, hex) : distance(t.rules.hexes, site, hex);

/** Interceptors are spotted and have had their mission (10.3.3). */
function meet(t: ForlornTable, data: InterceptionData, to: number, side: number): void {
  const hex = groupSite(t, missionOf(t));
  const { ships } = data;
  t.set(data, "met", false);
  for (const ship of ships) {
    setShipFlag(t, ship, ShipFlag.done, true);
    setShipFlag(t, ship, ShipFlag.spotted, true);
    if (t.position.fleet.site[ship] !== to) putTo(t, ship, to);
  }
  t.say("10.3.3", () => `The interceptors are at ${siteText(t, to)}.`);
  t.leave();
  if (to !== hex) callReaction(t, side, hex, decksOf(t, ships));
}
