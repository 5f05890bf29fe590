import { type Choice, type Step } from "../../../kernel";
import { enterCoveringShip } from "../ch05-random-events/covering-fleet";
import { siteId, siteText, shipDoes } from "../model/pieces";
import { type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { boxOfSite, isBox, NOWHERE, type Rules } from "../model/rules";
import { isAtSea, moveShip } from "../model/ships";
import { setShipFlag } from "../model/units";
import { groupAt, isSpotted } from "./groups";
import { groupSite, type MissionData, missionOf } from "./mission-data";
import { nextSite, nextSites } from "./routes";
import { lurking } from "./submarines";

/**
 * 10.3 Movement: hex by hex at any range, singly or as a stack. Units from several places first go to the rendezvous, one
 * component after the other, and then on together. The player picks each hex, or lets the group go on by the shortest way.
 */

/** The code of "by the shortest way". */
const DIRECT = -2;

/** The next leg: of a component that is not yet at the rendezvous, or of all to the destination. */
function beginLeg(t: ForlornTable, mission: MissionData): void {
  const { fleet } = t.position;
  const { ships, rendezvousSite, destinationSite } = mission;
  const apart = new Set(ships.map((ship) => fleet.site[ship]!)).size > 1;
  const late = apart ? ships.find((ship) => fleet.site[ship] !== rendezvousSite) : undefined;
  const site = fleet.site[late ?? ships[0]!]!;
  t.set(mission, "sailing", true);
  t.set(
    mission,
    "movingShips",
    late === undefined ? [...ships] : ships.filter((ship) => fleet.site[ship] === site),
  );
  t.set(mission, "legSite", late === undefined ? destinationSite : rendezvousSite);
  t.set(mission, "pathSites", [site]);
  t.set(mission, "reactions", 0);
  t.set(mission, "direct", false);
}

const steps = (t: ForlornTable, mission: MissionData): number[] =>
  nextSites(t, mission.movingShips, groupSite(t, mission), mission.legSite, mission.pathSites);

const shortestStep = (t: ForlornTable, mission: MissionData): number | undefined =>
  nextSite(t, mission.movingShips, groupSite(t, mission), mission.legSite, mission.pathSites);

export const movement: Step<Rules, Position> = {
  rule: "10.3",
  title: "Naval movement",
  enter(t) {
    const mission = missionOf(t);
    if (!mission.sailing && mission.ships.length > 0) beginLeg(t, mission);
  },
  asks(t) {
    const mission = missionOf(t);
    return mission.direct || mission.movingShips.length === 0 || isThere(t, mission) ? 0 : 1 << mission.side;
  },
  options(t, _frame, _side, out) {
    for (const site of steps(t, missionOf(t))) out.push(site);
    out.push(DIRECT);
  },
  describe(t, _frame, code): Choice {
    return code === DIRECT ? { do: "sail-on" } : { do: "sail", to: siteId(t.rules, code) };
  },
  prompt(t) {
    const mission = missionOf(t);
    return `Where do the ships sail from ${siteText(t, groupSite(t, mission))}, on the way to ${siteText(t, mission.legSite)}?`;
  },
  explain: (_t, _frame, choice) =>
    choice["do"] === "sail"
      ? {
          rule: "10.3",
          text: "Ships sail to the next hex with water on their side of the Command Line, never twice into one hex, and so that they still reach their goal.",
        }
      : undefined,
  take(t, _frame, code) {
    const mission = missionOf(t);
    if (code === DIRECT) return t.set(mission, "direct", true);
    sail(t, mission, code);
  },
  proceed(t) {
    const mission = missionOf(t);
    const next =
      mission.movingShips.length === 0 || isThere(t, mission) ? undefined : shortestStep(t, mission);
    if (next === undefined) return t.leave();
    sail(t, mission, next);
  },
};

export const isThere = (t: ForlornTable, mission: MissionData): boolean =>
  groupSite(t, mission) === mission.legSite;

/** One hex on, and what waits in it. The step is over: the list of the mission goes on. */
function sail(t: ForlornTable, mission: MissionData, to: number): void {
  const from = groupSite(t, mission);
  for (const ship of mission.movingShips) putTo(t, ship, to);
  t.push(mission.pathSites, to);
  t.set(mission, "reactions", 0);
  t.say("10.3", () => `The ships sail from ${siteText(t, from)} to ${siteText(t, to)}.`);
  if (to === mission.legSite) join(t, mission, to);
  t.leave();
  const submarine = lurking(t, mission.side, to);
  if (submarine >= 0)
    t.call("submarine-attack", { ship: submarine, targetShips: [...mission.movingShips], attacks: 0 });
}

/** Moves a ship; one of the Covering Fleet that comes onto the map scores for the enemy (5.2.2). */
export function putTo(t: ForlornTable, ship: number, to: number): void {
  const from = t.position.fleet.site[ship]!;
  const isEntering =
    isBox(t.rules, from) &&
    !t.rules.boxes[boxOfSite(t.rules, from)]!.isOffMapBase &&
    hasFlag(t.position.fleet.flags[ship]!, ShipFlag.entering);
  moveShip(t, ship, to);
  if (!isEntering) return;
  setShipFlag(t, ship, ShipFlag.entering, false);
  t.say("5.2.5b", () => `${shipDoes(t, ship, "enters")} the map.`);
  enterCoveringShip(t, ship);
}

/** 10.3.2: spotted ships that join others give them away, at sea. */
function join(t: ForlornTable, mission: MissionData, site: number): void {
  if (site === NOWHERE || isBox(t.rules, site)) return;
  const group = groupAt(t, mission.side, site).filter(
    (ship) => mission.ships.includes(ship) || isAtSea(t, ship),
  );
  if (!group.some((ship) => isSpotted(t, ship))) return;
  for (const ship of group) setShipFlag(t, ship, ShipFlag.spotted, true);
}
