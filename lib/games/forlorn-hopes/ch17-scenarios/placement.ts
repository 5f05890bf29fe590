import { type Choice, derived, derivedBy, DONE, type Step } from "../../../kernel";
import { capital } from "../../../words";
import { doesName, nameDoes, siteId, siteText, sideText, supplyName } from "../model/pieces";
import { type ForlornTable, Gone, type Position } from "../model/position";
import { enemyOf, isBox, type Rules, sideIds, siteOfBox } from "../model/rules";
import { kindOf, whyNotStacked } from "../model/stacking";
import { groundUnitsAt, holds } from "../model/units";

/** 17 Where the scenario leaves a choice: each side moves units that lie on the map within their zones. */

type PlacementData = {
  side: number;
  /** What is being placed: its place in the list of `movable`; -1 for none. */
  item: number;
  placed: number[];
};

interface Movable {
  id: string;
  name: string;
  zone: string;
  kind: "ship" | "ground" | "supply" | "mobile";
  /** Number of the ship, unit or airbase; place in the list of supply units. */
  n: number;
}

/** Units of a side with a zone, in the order of the scenario. Air units come later: where they are is secret (6.1). */
const movable = derivedBy<Rules, Position, number, readonly Movable[]>((_t, side) => side, listMovable, [
  "terms",
  "supply",
  "fleet",
]);

function listMovable({ rules, position }: ForlornTable, side: number): Movable[] {
  const name = sideIds[side]!;
  return Object.entries(position.terms.zonesOf[name]).flatMap(([id, zone]): Movable[] => {
    const supply = position.supply.findIndex((unit) => unit.id === `${name}-${id}`);
    if (supply >= 0) return [{ id, name: supplyName(id), zone, kind: "supply", n: supply }];
    const ship = rules.shipOf[id];
    if (ship !== undefined)
      return position.fleet.site[ship] === Gone.absent
        ? []
        : [{ id, name: rules.ships[ship]!.name, zone, kind: "ship", n: ship }];
    const unit = rules.groundUnitOf[id];
    if (unit !== undefined)
      return [{ id, name: rules.groundUnits[unit]!.name, zone, kind: "ground", n: unit }];
    const base = rules.baseOf[id];
    if (base !== undefined) return [{ id, name: rules.bases[base]!.name, zone, kind: "mobile", n: base }];
    return [];
  });
}

const siteOf = ({ position }: ForlornTable, { kind, n }: Movable): number => {
  if (kind === "ship") return position.fleet.site[n]!;
  if (kind === "ground") return position.ground.site[n]!;
  return kind === "mobile" ? position.bases.hex[n]! : position.supply[n]!.site;
};

function moveTo(t: ForlornTable, { kind, n }: Movable, site: number): void {
  const { fleet, ground, bases, supply } = t.position;
  if (kind === "ship") t.set(fleet.site, n, site);
  else if (kind === "ground") t.set(ground.site, n, site);
  else if (kind === "mobile") t.set(bases.hex, n, site);
  else t.set(supply[n]!, "site", site);
}

/** The sites of each zone. */
const sitesOfZones = derived<Rules, Position, ReadonlyMap<string, readonly number[]>>(
  ({ rules, position }) =>
    new Map(
      Object.entries(position.terms.zones).map(([zone, { at }]) => [
        zone,
        at.flatMap((id) => {
          const site =
            rules.boxOf[id] === undefined ? rules.hexes.of[id] : siteOfBox(rules, rules.boxOf[id]!);
          return site === undefined ? [] : [site];
        }),
      ]),
    ),
  ["terms"],
);

const none: readonly number[] = [];
const sitesOf = (t: ForlornTable, { zone }: Movable): readonly number[] => sitesOfZones(t).get(zone) ?? none;

/** The sites of a zone to which a unit may go from where it is. */
const placesFor = (t: ForlornTable, side: number, item: Movable): number[] =>
  sitesOf(t, item).filter(isPlaceFor(t, side, item));

function isPlaceFor(t: ForlornTable, side: number, item: Movable): (site: number) => boolean {
  const { rules, position } = t;
  const now = siteOf(t, item);
  let mayLeave: boolean | undefined;
  return (site) => {
    if (site === now) return false;
    if (item.kind === "ship" || isBox(rules, site)) return true;
    // 6.5.1: one mobile airbase in a hex.
    if (item.kind === "mobile")
      return !position.bases.hex.some((hex, base) => hex === site && rules.bases[base]!.kind === "mobile");
    if (item.kind === "supply") return holds(t, side, site);
    return (
      (mayLeave ??= isFreeToLeave(t, item, now)) &&
      !holds(t, enemyOf(side), site) &&
      !whyNotStacked(t, [...groundUnitsAt(t, site), item.n], site)
    );
  };
}

/** Whether what a ground unit leaves behind may stay so. */
function isFreeToLeave(t: ForlornTable, { n, zone }: Movable, now: number): boolean {
  const left = groundUnitsAt(t, now).filter((unit) => unit !== n);
  if (left.length === 0 && t.position.supply.some((unit) => unit.site === now)) return false;
  // each hex of some zones keeps infantry.
  if (
    t.position.terms.zones[zone]?.infantryInEach === true &&
    !left.some((unit) => kindOf(t, unit) === "infantry")
  )
    return false;
  return left.length === 0 || !whyNotStacked(t, left, now);
}

/** A side places its ships, ground units, supply units and mobile airbases: each once, or leaves them. */
export const placement: Step<Rules, Position, PlacementData> = {
  rule: "17.0",
  title: "Set-up",
  asks: (t, { data }) =>
    data.item >= 0 || movable(t, data.side).some((each, i) => isOpen(t, data, each, i)) ? 1 << data.side : 0,
  options(t, { data }, _side, out) {
    const items = movable(t, data.side);
    if (data.item >= 0) out.push(...placesFor(t, data.side, items[data.item]!));
    else for (const [i, each] of items.entries()) if (isOpen(t, data, each, i)) out.push(i);
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: data.item >= 0 ? "stay" : "done" };
    if (data.item >= 0) return { do: "place-at", at: siteId(t.rules, code) };
    return { do: "place", unit: movable(t, data.side)[code]!.id };
  },
  prompt(t, { data }) {
    if (data.item < 0) return `Which unit of ${sideText(data.side)} is placed elsewhere?`;
    const item = movable(t, data.side)[data.item]!;
    return `Where ${doesName("is", item.name)}? ${t.position.terms.zones[item.zone]?.text ?? ""}`;
  },
  take(t, { data }, code) {
    if (data.item < 0) {
      if (code === DONE) return t.leave();
      t.push(data.placed, code);
      return t.set(data, "item", code);
    }
    const item = movable(t, data.side)[data.item]!;
    t.set(data, "item", -1);
    if (code === DONE) return;
    moveTo(t, item, code);
    t.say("17.0", () => `${capital(nameDoes(item.name, "is"))} placed at ${siteText(t, code)}.`);
  },
};

/** Not placed yet, and with somewhere to go. */
const isOpen = (t: ForlornTable, { side, placed }: PlacementData, item: Movable, i: number): boolean =>
  !placed.includes(i) && sitesOf(t, item).some(isPlaceFor(t, side, item));
