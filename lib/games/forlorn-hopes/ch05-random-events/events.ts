import { type Choice, type Step, type Steps } from "../../../kernel";
import { isInPlay } from "../model/distance";
import { terrainOf } from "../model/hexes";
import { basesOf, hasRoom, mayUse, place } from "../model/bases";
import { canHaveAce, giveAce } from "../model/losses";
import {
  airUnitId,
  airUnitText,
  baseId,
  baseText,
  shipText,
  sideText,
  siteId,
  siteText,
  doesShip,
} from "../model/pieces";
import { report } from "../model/reports";
import { Box, type ForlornTable, Gone, type Position } from "../model/position";
import { rollDie } from "../model/rolls";
import { ALLIED, enemyOf, JAPANESE, type Rules } from "../model/rules";
import { lookUp } from "../../shared/result-table";

/** 5.4 Random events: a die each turn on the Random Events Table. */

type EventData = { rolled?: boolean };

const randomEvent: Step<Rules, Position, EventData> = {
  rule: "5.4",
  title: "Random event",
  proceed(t, { data }) {
    if (data.rolled) return t.leave();
    t.set(data, "rolled", true);
    const face = rollDie(t, { name: "random event" });
    const id = String(lookUp(t.rules.charts["random-events"]!, face, "result")?.text ?? "none");
    happen(t, id);
  },
};

/** What an event brings; one that the scenario has not is none (17.1.3). */
function happen(t: ForlornTable, id: string): void {
  const { position, rules } = t;
  const event = rules.randomEvents[id];
  const isNone = !event || event.effect === "none" || !position.terms.rules.events.includes(id);
  if (isNone || (event.once && position.happened.includes(id))) return t.say("5.4", () => "No random event.");
  t.push(position.events, id);
  if (!position.happened.includes(id)) t.push(position.happened, id);
  t.say("5.4", () => `${event.title}. ${event.text}`);
  if (event.effect === "magic") return t.call("magic", { i: 0 });
  if (event.effect === "ace") return t.call("event-ace", { done: false });
  const ship = rules.shipOf[event.unit ?? ""];
  if (event.effect === "submarine" && ship !== undefined && position.fleet.site[ship] !== Gone.lost)
    t.call("submarine", { ship, place: rules.placeOf[event.place ?? ""] ?? -1 });
}

type MagicData = { i: number };

/** The Allies' second patrol aircraft comes with Magic the first time; each time Japan discloses a display that they name. */
const magic: Step<Rules, Position, MagicData> = {
  rule: "5.4",
  title: "Magic",
  asks: (t, { data }) => (data.i < 2 && magicOptions(t, data.i).length > 0 ? 1 << ALLIED : 0),
  options(t, { data }, _side, out) {
    out.push(...magicOptions(t, data.i));
  },
  describe: (t, { data }, code): Choice =>
    data.i === 0 ? { do: "arrive-at", base: baseId(t, code) } : { do: "disclose", base: baseId(t, code) },
  prompt: (_t, { data }) =>
    data.i === 0 ? "Where is the second PBY based?" : "Which airbase must Japan disclose?",
  secret: (_t, { data }) => data.i === 0,
  take(t, { data }, code) {
    t.set(data, "i", (data.i as number) + 1);
    if (data.i === 1) {
      const unit = magicUnit(t);
      place(t, unit, code, Box.ready);
      return t.say("5.4", () => `${airUnitText(t, unit)} comes to ${baseText(t, code)}.`, [ALLIED]);
    }
    t.say("5.4", () => `Japan discloses the display of ${baseText(t, code)}.`);
    report(t, ALLIED, code, "5.4");
  },
  proceed(t, { data }) {
    if (data.i >= 2) return t.leave();
    t.set(data, "i", data.i + 1);
  },
};

const magicUnit = (t: ForlornTable): number =>
  t.rules.airUnitOf[t.rules.randomEvents.magic?.unit ?? ""] ?? -1;

function magicOptions(t: ForlornTable, i: number): number[] {
  if (i === 1) return basesOf(t, JAPANESE);
  const unit = magicUnit(t);
  if (unit < 0 || t.position.air.base[unit] !== Gone.absent) return [];
  return basesOf(t, ALLIED).filter((base) => mayUse(t, unit, base) && hasRoom(t, base, unit));
}

type AceData = { done: boolean };

const aceUnits = (t: ForlornTable): number[] =>
  t.rules.airUnits.flatMap(({ side }, unit) => (side === JAPANESE && canHaveAce(t, unit) ? [unit] : []));

/** 9.7.12: which fighter gets the ace is on a display. */
const eventAce: Step<Rules, Position, AceData> = {
  rule: "9.7.12",
  title: "Japanese ace",
  asks: (t, { data }) => (data.done || aceUnits(t).length === 0 ? 0 : 1 << JAPANESE),
  options(t, _frame, _side, out) {
    out.push(...aceUnits(t));
  },
  describe: (t, _frame, code): Choice => ({ do: "ace", unit: airUnitId(t, code) }),
  prompt: () => "Which fighter has the ace?",
  secret: true,
  take(t, { data }, code) {
    t.set(data, "done", true);
    giveAce(t, code);
  },
};

type SubmarineData = { ship: number; place: number };

/** A submarine lies off the place of its event, or patrols a hex of water, for this turn (A reading, see the rulings). */
const submarine: Step<Rules, Position, SubmarineData> = {
  rule: "5.4",
  title: "Submarine",
  asks: (t, { data }) => (t.position.fleet.site[data.ship]! >= 0 ? 0 : 1 << t.rules.ships[data.ship]!.side),
  options(t, { data }, _side, out) {
    out.push(...stations(t, data));
  },
  describe: (t, _frame, code): Choice => ({ do: "station", at: siteId(t.rules, code) }),
  prompt: (t, { data }) => `Where ${doesShip(t, data.ship)} lie this turn?`,
  take(t, { data }, code) {
    t.set(t.position.fleet.site, data.ship, code);
    t.say(
      "5.4",
      () =>
        `${shipText(t, data.ship)} of ${sideText(t.rules.ships[data.ship]!.side)} lies at ${siteText(t, code)}.`,
    );
  },
};

/** Hexes with water in the scenario's part of the map; off a place only where the scenario lets it. */
function stations(t: ForlornTable, { ship, place }: SubmarineData): number[] {
  const { rules, position } = t;
  const { submarinesOffPlaces, singapore } = position.terms.rules;
  const off = rules.places[place];
  // 17.2.5: off Singapore once it has surrendered.
  const isOpen =
    submarinesOffPlaces && off !== undefined && (singapore?.place !== off.id || position.surrendered > 0);
  const side = rules.ships[ship]!.side;
  return rules.hexes.ids.flatMap((_, hex) => {
    if (off && hex === off.hex) return isOpen ? [hex] : [];
    const { kind } = terrainOf(rules, hex);
    if (!isInPlay(t, hex) || (kind !== "sea" && kind !== "coastal")) return [];
    // Not in a port of the enemy.
    return position.control[hex] === enemyOf(side) && rules.places[rules.hexes.place[hex] ?? -1]?.isPort
      ? []
      : [hex];
  });
}

/** At the end of the turn submarines leave: events bring them again. */
export function recallSubmarines(t: ForlornTable): void {
  const { fleet } = t.position;
  for (const [ship, { class: type }] of t.rules.ships.entries()) {
    if (type !== "SS" || fleet.site[ship]! < 0) continue;
    t.set(fleet.site, ship, Gone.absent);
    t.set(fleet.flags, ship, 0);
  }
}

export const eventSteps: Steps<Rules, Position> = {
  "random-event": randomEvent,
  magic,
  "event-ace": eventAce,
  submarine,
};
