import { type Choice, DONE, type Step, type Steps } from "../../kernel";
import type { FlatTopScenario } from "../../documents/generated/types";
import { forgetOld, hide, isObserved } from "./ch07-observation";
import { onTurn, TURNS_PER_DAY } from "./model/clock";
import { launchOf } from "./model/decks";
import { scenarioOf } from "./model/scenario";
import { losePlanes, score } from "./model/losses";
import { hexText, sideText } from "./model/pieces";
import type { FlatTopTable, Marker, Position } from "./model/position";
import { enemyOf, OFF_MAP, type Rules, sideIds } from "./model/rules";
import { automaticVictory } from "./ch25-victory";

/** 24 Time Record: unloading and closed bases score, unseen units may leave the map, and the day's end is judged. */

const timeRecord: Step<Rules, Position> = {
  rule: "24",
  title: "Time Record Phase",
  enter(t) {
    unload(t);
    scoreClosedBases(t);
    forgetOld(t, TURNS_PER_DAY);
  },
  asks(t, frame) {
    const marker = nextMarker(t, frame.data);
    return marker ? 1 << marker.side : 0;
  },
  options(_t, _frame, _side, out) {
    out.push(0, DONE);
  },
  describe(t, frame, code): Choice {
    const { hex, isAir } = nextMarker(t, frame.data)!;
    return {
      do: code === DONE ? "stay-on-map" : "hide",
      hex: hexText(t, hex),
      kind: isAir ? "planes" : "ships",
    };
  },
  prompt(t, frame) {
    const { hex, isAir } = nextMarker(t, frame.data)!;
    return `Your ${isAir ? "planes" : "ships"} in ${hexText(t, hex)} are no longer observed: take them off the map?`;
  },
  take(t, frame, code) {
    const marker = nextMarker(t, frame.data)!;
    t.set(frame.data, "after", marker.id);
    if (code !== DONE) hide(t, marker);
  },
  proceed(t) {
    if (onTurn(t.rules, t.position.turn).victoryTest && automaticVictory(t)) return;
    t.leave();
  },
};

/** 7.7: the next counter that its owner may take off the map. Counters have rising numbers. */
function nextMarker(t: FlatTopTable, data: { [key: string]: unknown }): Marker | undefined {
  const after = (data.after ?? 0) as number;
  return t.position.markers.find((marker) => marker.id > after && !isObserved(t, marker));
}

/** 12.7.4, 25.5: transports that have been at anchor since an earlier turn unload in the hexes of the scenario. */
function unload(t: FlatTopTable): void {
  const scenario = scenarioOf(t);
  const { fleet, forces, turn } = t.position;
  const { unloadingTypes, unloadingTurns } = t.rules.parameters.anchoring;
  for (const [ship, { type, side, name }] of t.rules.ships.entries()) {
    const force = fleet.force[ship]!;
    if (force < 0 || !(unloadingTypes as string[]).includes(type) || fleet.unloaded[ship]! >= unloadingTurns)
      continue;
    const { hex } = forces[force]!;
    if (fleet.anchored[ship] === 0 || fleet.anchored[ship] === turn || hex === OFF_MAP) continue;
    if (!scenario.sides[sideIds[side]!].unloading.includes(hexText(t, hex))) continue;
    t.set(fleet.unloaded, ship, fleet.unloaded[ship]! + 1);
    score(t, side, t.rules.victoryPoints.unloading[type] ?? 0, "25.5", () => `${name} unloading`);
    capture(t, scenario, side, hex);
  }
}

/** Rules of scenarios: bases that are taken by unloading. */
function capture(t: FlatTopTable, scenario: FlatTopScenario, side: number, hex: number): void {
  const { bases } = t.position;
  for (const { base: id, by, hexes, turns, points } of scenario.captures) {
    const base = t.rules.baseOf[id];
    if (base === undefined || sideIds.indexOf(by) !== side || !hexes.includes(hexText(t, hex))) continue;
    if (bases.owner[base] === side || bases.owner[base]! < 0) continue;
    t.set(bases.unloaded, base, bases.unloaded[base]! + 1);
    if (bases.unloaded[base]! < turns) continue;
    const { name, field } = t.rules.bases[base]!;
    const deck = t.position.decks[field]!;
    for (const box of ["ready", "readying", "dispersed", "landed"] as const) {
      for (const group of deck[box]) losePlanes(t, group);
      if (deck[box].length > 0) t.set(deck, box, []);
    }
    t.set(deck, "movedToReady", []);
    t.set(deck, "movedToReadying", []);
    t.set(bases.owner, base, side);
    t.say("26", () => `${sideText(side)} takes ${name}.`);
    score(t, side, points, "26", () => name);
  }
}

/** 21.5: a base that can launch nothing scores each turn for the enemy of its owner; those beyond the edge never. */
function scoreClosedBases(t: FlatTopTable): void {
  for (const [base, { hex, name, field }] of t.rules.bases.entries()) {
    const owner = t.position.bases.owner[base]!;
    if (owner < 0 || hex === OFF_MAP || t.position.bases.hits[base] === 0 || launchOf(t, field).normal > 0)
      continue;
    score(t, enemyOf(owner), t.rules.victoryPoints.baseClosed, "21.5", () => `the closed base ${name}`);
  }
}

export const timeRecordSteps: Steps<Rules, Position> = { "time-record": timeRecord };
