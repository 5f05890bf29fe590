import { type Choice, DONE, type Step } from "../../../kernel";
import { basesAt, ownerOf } from "../model/bases";
import { strike, type Target } from "../model/attacks";
import { groundUnitsAt, shipRatings, shipsAt } from "../model/units";
import { BaseState, type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { shipId, shipDoes, doesShip } from "../model/pieces";
import { enemyOf, NOBODY, type Rules } from "../model/rules";

/**
 * 10.5 Bombardment: warships attack what is ashore in their hex, each one target, with their Attack Factor in place of a Bomb
 * Factor. Before a contested landing (11.5.1) they fire at units; an Attack Mission fires at the same and at ports,
 * cities and airbases by the same procedure.
 */

/**
 * Call it as `t.call("bombardment", { side, site, ships, isLanding })`: each of the ships chooses a target or holds its fire.
 * It leaves when all have; with no target in the hex it leaves at once.
 */
export type BombardmentData = { side: number; site: number; ships: number[]; isLanding: boolean };

/** Warships in a hex that can bombard: those of a side that have an Attack Factor. */
const canBombard = (t: ForlornTable, ship: number): boolean =>
  t.rules.parameters.navalMovement.warships.includes(t.rules.ships[ship]!.class) &&
  shipRatings(t, ship).attackFactor > 0;

/** 10.5: warships that came with the Transport Mission of a landing in a hex. Chapter 11 gives them to the step. */
export const escortsOfLanding = (t: ForlornTable, side: number, hex: number): number[] =>
  shipsAt(t, hex).filter(
    (ship) =>
      t.rules.ships[ship]!.side === side &&
      hasFlag(t.position.fleet.flags[ship]!, ShipFlag.transported) &&
      canBombard(t, ship),
  );

/** What ships of a side can bombard in a hex. */
function targetsAshore(t: ForlornTable, side: number, hex: number, isLanding: boolean): Target[] {
  const { rules, position } = t;
  const enemy = enemyOf(side);
  const units = groundUnitsAt(t, hex).filter((unit) => rules.groundUnits[unit]!.side === enemy);
  const targets = units.map((groundUnit): Target => ({ kind: "ground", groundUnit }));
  // 10.5.2: supply only where it is alone, or a Daihatsu on its Logistics side.
  if (units.length === 0)
    for (const { id, side: owner, site, aboard } of position.supply)
      if (owner === enemy && site === hex && aboard < 0) targets.push({ kind: "supply", supply: id });
  for (const ship of shipsAt(t, hex))
    if (rules.ships[ship]!.side === enemy && hasFlag(position.fleet.flags[ship]!, ShipFlag.logistics))
      targets.push({ kind: "supply", ship });
  if (isLanding) return targets;
  const place = rules.hexes.place[hex]!;
  if (
    place >= 0 &&
    position.control[hex] === enemy &&
    (rules.places[place]!.isPort || rules.places[place]!.isCity)
  )
    targets.push({ kind: "city-or-port", place });
  for (const base of basesAt(t, hex))
    if (isAirbaseTarget(t, base, enemy)) targets.push({ kind: "airbase", base });
  return targets;
}

/** An airbase of the enemy ashore that is not destroyed; one that nobody holds is none. */
function isAirbaseTarget(t: ForlornTable, base: number, enemy: number): boolean {
  const owner = ownerOf(t, base);
  return (
    t.rules.bases[base]!.kind !== "carrier" &&
    owner !== NOBODY &&
    owner === enemy &&
    t.position.bases.state[base] !== BaseState.destroyed
  );
}

/** A target as a choice names it. */
function describeTarget({ rules }: ForlornTable, target: Target): Choice {
  if (target.base !== undefined) return { airbase: rules.bases[target.base]!.id };
  if (target.place !== undefined) return { place: rules.places[target.place]!.id };
  if (target.groundUnit !== undefined) return { unit: rules.groundUnits[target.groundUnit]!.id };
  if (target.ship !== undefined) return { barges: rules.ships[target.ship]!.id };
  return { supply: target.supply ?? "" };
}

const firing = (t: ForlornTable, { ships, site }: BombardmentData): number =>
  ships.find((ship) => t.position.fleet.site[ship] === site && canBombard(t, ship)) ?? -1;

/** Options are places in the list of targets. */
const bombardment: Step<Rules, Position, BombardmentData> = {
  rule: "10.5",
  title: "Bombardment",
  asks: (t, { data }) =>
    firing(t, data) >= 0 && targetsAshore(t, data.side, data.site, data.isLanding).length > 0
      ? 1 << data.side
      : 0,
  options(t, { data }, side, out) {
    for (const n of targetsAshore(t, side, data.site, data.isLanding).keys()) out.push(n);
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    const ship = shipId(t, firing(t, data));
    if (code === DONE) return { do: "hold-fire", ship };
    const target = targetsAshore(t, data.side, data.site, data.isLanding)[code]!;
    return { do: "bombard", ship, ...describeTarget(t, target) };
  },
  prompt: (t, { data }) => `What ${doesShip(t, firing(t, data))} bombard?`,
  explain: (_t, _frame, choice) =>
    choice["supply"] === undefined
      ? undefined
      : { rule: "10.5.2", text: "Supply is bombarded only where it is alone in its hex." },
  take(t, { data }, code) {
    const ship = firing(t, data);
    const target = targetsAshore(t, data.side, data.site, data.isLanding)[code];
    t.set(
      data,
      "ships",
      data.ships.filter((other) => other !== ship),
    );
    if (code === DONE || !target) return;
    t.say("10.5.1", () => `${shipDoes(t, ship, "bombards")}.`);
    strike(t, target, { side: data.side, factor: shipRatings(t, ship).attackFactor, rule: "10.5.1" });
  },
  proceed: (t) => t.leave(),
};

export const bombardmentSteps = { bombardment };
