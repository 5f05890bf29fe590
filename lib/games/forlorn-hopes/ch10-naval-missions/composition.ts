import { type Choice, DONE, type Step } from "../../../kernel";
import { shipId, shipText, sideDoes, siteId, siteText } from "../model/pieces";
import { type ForlornTable, type Position, ShipFlag } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { withCompanions } from "../model/ships";
import { setShipFlag } from "../model/units";
import {
  destinationsOf,
  hasLeader,
  joinersOf,
  leadersOf,
  originsOf,
  rendezvousFor,
  whyNotWith,
} from "./destinations";
import { kinds, type MissionData, missionOf } from "./mission-data";

/**
 * 10.3 The declaration: the type of the mission, its units, four at most, its destination, and a rendezvous for a transport
 * whose units come from several places.
 */

type Question = "kind" | "ships" | "destination" | "rendezvous" | "none";

function question(t: ForlornTable, mission: MissionData): Question {
  if (mission.kind === "") return "kind";
  if (!mission.named) return "ships";
  if (mission.destinationSite === NOWHERE) return "destination";
  return mission.rendezvousSite === NOWHERE && originsOf(t, mission.ships).length > 1 ? "rendezvous" : "none";
}

/** Ships that can be added. */
function joiners(t: ForlornTable, { side, kind, ships }: MissionData): number[] {
  if (kind === "" || ships.length >= t.rules.parameters.missions.ships) return [];
  if (ships.length === 0) return leadersOf(t, side, kind);
  return joinersOf(t, side, kind, ships);
}

export const composition: Step<Rules, Position> = {
  rule: "10.3",
  title: "Declaration of a naval mission",
  asks(t) {
    const mission = missionOf(t);
    return question(t, mission) === "none" ? 0 : 1 << mission.side;
  },
  options(t, _frame, side, out) {
    const mission = missionOf(t);
    switch (question(t, mission)) {
      case "kind":
        for (const [n, kind] of kinds.entries()) if (hasLeader(t, side, kind)) out.push(n);
        return;
      case "ships":
        for (const ship of joiners(t, mission)) out.push(ship);
        if (mission.ships.length > 0) out.push(DONE);
        return;
      case "destination":
        for (const site of destinationsOf(t, mission.kind as "attack", mission.ships)) out.push(site);
        return;
      case "rendezvous":
        for (const site of rendezvousFor(t, mission.ships, mission.destinationSite)) out.push(site);
    }
  },
  describe(t, _frame, code): Choice {
    switch (question(t, missionOf(t))) {
      case "kind":
        return { do: "naval-mission", type: kinds[code]! };
      case "ships":
        return code === DONE ? { do: "ships-named" } : { do: "add-ship", ship: shipId(t, code) };
      case "destination":
        return { do: "destination", at: siteId(t.rules, code) };
      default:
        return { do: "rendezvous", at: siteId(t.rules, code) };
    }
  },
  prompt(t) {
    const mission = missionOf(t);
    switch (question(t, mission)) {
      case "kind":
        return "Which type of naval mission is it?";
      case "ships":
        return `Which ships are part of it? ${mission.ships.length} of at most ${t.rules.parameters.missions.ships} named.`;
      case "destination":
        return "Where does the mission go?";
      default:
        return "Where do the units of the mission meet?";
    }
  },
  explain(t, _frame, choice) {
    const mission = missionOf(t);
    const ship = t.rules.shipOf[String(choice["ship"] ?? "")];
    if (ship === undefined || mission.kind === "" || mission.named) return undefined;
    if (t.rules.ships[ship]!.side !== mission.side)
      return { rule: "10.3", text: "This ship belongs to the other side." };
    if (mission.ships.length >= t.rules.parameters.missions.ships)
      return {
        rule: "10.3",
        text: `A naval mission has ${t.rules.parameters.missions.ships} ships at most.`,
      };
    return whyNotWith(t, mission.kind, mission.ships, ship);
  },
  take(t, _frame, code) {
    const mission = missionOf(t);
    switch (question(t, mission)) {
      case "kind":
        return t.set(mission, "kind", kinds[code]!);
      case "ships":
        if (code === DONE) return t.set(mission, "named", true);
        for (const ship of withCompanions(t, code)) t.push(mission.ships, ship);
        return;
      case "destination":
        return t.set(mission, "destinationSite", code);
      default:
        t.set(mission, "rendezvousSite", code);
    }
  },
  /** 10.3: each unit takes part in one mission a turn, whatever becomes of it. */
  proceed(t) {
    const mission = missionOf(t);
    t.leave();
    for (const ship of mission.ships) setShipFlag(t, ship, ShipFlag.done, true);
    const names = (): string => mission.ships.map((ship) => shipText(t, ship)).join(", ");
    t.say(
      "10.3",
      () =>
        `${sideDoes(mission.side, "declares")} a naval ${mission.kind} mission to ${siteText(t, mission.destinationSite)}: ${names()}.`,
    );
  },
};
