import { OFF_BOARD } from "./board/battle-board";
import { altitudeIds, BattleFlag } from "./model/battle";
import { isOvercrowded, siteOfBase } from "./model/bases";
import {
  AirFlag,
  BaseState,
  Box,
  type ForlornTable,
  Gone,
  GroundFlag,
  hasFlag,
  ShipFlag,
  UNAVAILABLE,
} from "./model/position";
import { isHex, NOWHERE } from "./model/rules";
import { terrainOf } from "./model/hexes";
import { aircraftOf, groundUnitsAt } from "./model/units";
import { whyNotStacked, whyNotTogether } from "./model/stacking";

/** What must hold in every position, in words. */
export function invariants(t: ForlornTable): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  const { position } = t;
  must(
    position.turn >= position.firstTurn && position.turn <= position.lastTurn,
    `Turn ${position.turn} is not one of the scenario.`,
  );
  must(
    position.points.every((points) => Number.isInteger(points * 2)),
    "Points are whole or half.",
  );
  for (const [n, { id, maximumHits }] of t.rules.places.entries())
    must(
      position.hits[n]! >= 0 && position.hits[n]! <= maximumHits,
      `${id} has ${position.hits[n]} hits of ${maximumHits}.`,
    );
  airUnits(t, must);
  bases(t, must);
  ships(t, must);
  groundUnits(t, must);
  battle(t, must);
  for (const { id, level, hits, site } of position.supply)
    must(level >= 1 && hits >= 0 && site !== NOWHERE, `Supply unit ${id} is spent but on the map.`);
  return broken;
}

type Must = (holds: boolean, what: string) => void;

function airUnits(t: ForlornTable, must: Must): void {
  const { air } = t.position;
  const aces = [...t.position.acesLost];
  for (const [unit, { id, side }] of t.rules.airUnits.entries()) {
    const base = air.base[unit]!;
    const flags = air.flags[unit]!;
    if (hasFlag(flags, AirFlag.ace)) aces[side]!++;
    if (base === Gone.absent || base === Gone.lost) {
      must(
        air.hex[unit] === NOWHERE && air.box[unit] === Box.ready,
        `${id} is not in the game but on the map.`,
      );
      must(base === Gone.absent || flags === 0, `${id} is lost but has marks.`);
      continue;
    }
    must(air.aboard[unit]! < 0, `${id} is aboard a ship and at an airbase.`);
    must(
      !hasFlag(flags, AirFlag.reduced) || aircraftOf(t, unit).reduced !== undefined,
      `${id} has one step but is reduced.`,
    );
    must(
      (air.box[unit] === Box.out) === (air.hex[unit] !== NOWHERE),
      `${id} is out without a hex, or in without being out.`,
    );
    must(
      !hasFlag(flags, AirFlag.mission) || air.box[unit] === Box.out,
      `${id} flies a mission and is on the ground.`,
    );
    must(
      hasFlag(flags, AirFlag.mission) || !hasFlag(flags, AirFlag.unseen | AirFlag.torpedo),
      `${id} flies no mission but has marks of one.`,
    );
    if (base === UNAVAILABLE) {
      must(
        t.rules.airUnits[unit]!.force === "air-fleet-11",
        `${id} is not of the 11th Air Fleet but in its box.`,
      );
      continue;
    }
    must(((t.rules.bases[base]!.users >> side) & 1) === 1, `${id} is at an airbase of the other side.`);
    // A mobile airbase that is away holds nobody, and neither does one that is destroyed.
    const state = t.position.bases.state[base]!;
    must(
      air.box[unit] === Box.out || state === BaseState.normal || state === BaseState.disrupted,
      `${id} is at ${t.rules.bases[base]!.id}, which holds no aircraft.`,
    );
  }
  for (const [side, used] of aces.entries())
    must(used <= t.rules.aces[side]!, `Side ${side} has ${used} aces.`);
}

function bases(t: ForlornTable, must: Must): void {
  for (const [base, { id, kind }] of t.rules.bases.entries()) {
    const state = t.position.bases.state[base]!;
    if (kind === "mobile")
      must(
        (siteOfBase(t, base) === NOWHERE) === (state === BaseState.offMap || state === BaseState.captured),
        `${id} is on the map and away.`,
      );
    if (kind === "off-map") must(state === BaseState.normal, `${id} is off the map but damaged.`);
    // 6.3.4: with too many units nothing stands ready.
    if (isOvercrowded(t, base))
      must(
        t.position.air.base.every(
          (at, unit) =>
            at !== base || t.position.air.box[unit] === Box.flown || t.position.air.box[unit] === Box.out,
        ),
        `${id} holds too many units, and some are ready.`,
      );
  }
}

function ships(t: ForlornTable, must: Must): void {
  const { fleet } = t.position;
  for (const [ship, { id, crippled, class: type }] of t.rules.ships.entries()) {
    const site = fleet.site[ship]!;
    if (site < 0) {
      must(site === Gone.absent || fleet.flags[ship] === 0, `${id} is lost but has marks.`);
      continue;
    }
    must(
      !hasFlag(fleet.flags[ship]!, ShipFlag.crippled) || crippled !== undefined,
      `${id} has no damaged side.`,
    );
    if (isHex(t.rules, site))
      must(["sea", "coastal"].includes(terrainOf(t.rules, site).kind), `${id} (${type}) is on land.`);
  }
}

function groundUnits(t: ForlornTable, must: Must): void {
  const { ground, fleet } = t.position;
  const hexes = new Set<number>();
  for (const [unit, { id }] of t.rules.groundUnits.entries()) {
    const site = ground.site[unit]!;
    const ship = ground.aboard[unit]!;
    const partner = ship >= 0 ? ground.partner[unit]! : -1;
    if (ship >= 0) must(fleet.site[ship] === site, `${id} is aboard a ship elsewhere.`);
    else if (site >= 0 && isHex(t.rules, site)) hexes.add(site);
    if (partner >= 0) must(fleet.site[partner] === site, `${id} is aboard two ships in different places.`);
  }
  for (const hex of hexes)
    for (const side of [0, 1]) {
      const units = groundUnitsAt(t, hex).filter((unit) => t.rules.groundUnits[unit]!.side === side);
      if (units.length === 0) continue;
      // 11.3: units that retreat may come where there is no room.
      const isRetreat = units.some((unit) => hasFlag(ground.flags[unit]!, GroundFlag.retreated));
      const why = isRetreat ? whyNotTogether(t, units, hex) : whyNotStacked(t, units, hex);
      must(why === undefined, `In ${t.rules.hexes.ids[hex]}: ${why?.text}`);
    }
}

/** 9.7: an air battle under way. */
function battle(t: ForlornTable, must: Must): void {
  const { battle: fought } = t.position;
  if (fought === null) return;
  const { rounds, impulses } = t.rules.parameters.airBattle;
  must(fought.round <= rounds && fought.impulse <= impulses, "The air battle is beyond its last round.");
  for (const [n, unit] of fought.airUnits.entries()) {
    const { id } = t.rules.airUnits[unit]!;
    const isOut = (fought.marks[n]! & BattleFlag.out) !== 0;
    const isOnBoard = fought.hexes[n] !== OFF_BOARD;
    must(!isOut || !isOnBoard, `${id} is out of the air battle but on the board.`);
    must(isOut || t.position.air.base[unit]! >= 0, `${id} is lost but in the air battle.`);
    must(altitudeIds[fought.altitudes[n]!] !== undefined, `${id} is at no altitude.`);
    must(fought.sequences[n]! <= impulses, `${id} has a sequence number beyond the last impulse.`);
    if ((fought.marks[n]! & BattleFlag.formation) === 0) continue;
    const others = fought.airUnits.flatMap((_, other) =>
      other !== n &&
      fought.sequences[other] === fought.sequences[n] &&
      (fought.marks[other]! & BattleFlag.formation) !== 0
        ? [other]
        : [],
    );
    must(others.length > 0, `${id} flies in formation alone.`);
    must(
      others.every((other) => fought.altitudes[other] === fought.altitudes[n]),
      `${id} flies in formation at another altitude.`,
    );
  }
}
