import { type Choice, derived, DONE, type Json, lanesStep, type Step, type Steps } from "../../kernel";
import { lookUp } from "../shared/result-table";
import { distance } from "./board/distance";
import { movementOfForce, sailTo } from "./board/sailing";
import { CLOUD, STORM, weatherOf } from "./board/sky";
import { look, show } from "./ch07-observation";
import { sail } from "./ch12-execution";
import { rollInitiative } from "./ch13-initiative";
import { shipsOf } from "./model/forces";
import { forceId, forceText, formationId, formationText, hexText, sideText } from "./model/pieces";
import { type FlatTopTable, type Force, MoveFlag, type Position } from "./model/position";
import type { Report } from "./model/reports";
import { enemyOf, NOBODY, OFF_MAP, type Rules, sideIds } from "./model/rules";

/**
 * 11 Shadowing. Both sides say at once who shadows which counter; a die decides. The shadowed move as plotted, then their
 * shadowers move, and must keep them in sight.
 */

/** A pair: an Air Formation or Task Force, and the marker that it follows. */
export type Pair = {
  side: number;
  isAir: boolean;
  /** Index of the Air Formation or Task Force. */
  unit: number;
  marker: number;
  /** The Condition Number at the start of the phase. */
  condition: number;
};

/** 11.1, 11.2: who can shadow what: seen Task Forces with Condition Number 2 or 3, by whoever is in reach of them. */
function pairsFor(t: FlatTopTable, side: number): Pair[] {
  const { conditions } = t.rules.parameters.shadowing;
  const { known, markers, forces, formations } = t.position;
  const all: Pair[] = [];
  for (const { subject, what } of known[side]!.contacts) {
    const marker = markers.find(({ id }) => id === subject);
    const { condition, hex, isAir } = what as Report;
    if (!marker || isAir || marker.hex !== hex || !conditions.includes(condition)) continue;
    const isNear = (at: number): boolean =>
      at !== OFF_MAP && distance(t.rules.hexes, at, hex) <= t.rules.sight;
    for (const [unit, formation] of formations.entries())
      if (
        formation.side === side &&
        formation.flights.length > 0 &&
        formation.marker &&
        isNear(formation.hex)
      )
        all.push({ side, isAir: true, unit, marker: marker.id, condition });
    for (const [unit, force] of forces.entries())
      if (force.side === side && force.marker && isNear(force.hex) && shipsOf(t, unit).length > 0)
        all.push({ side, isAir: false, unit, marker: marker.id, condition });
  }
  return all;
}

const pairs = derived((t: FlatTopTable): Pair[][] => [...sideIds.keys()].map((side) => pairsFor(t, side)));

interface Data {
  [member: string]: unknown;
  stage: string;
  pairs: Pair[];
  /** Who moves first of two Task Forces that shadow each other. */
  i: number;
}

const dataOf = (frame: { data: unknown }): Data => frame.data as Data;

const shadowing: Step<Rules, Position> = {
  rule: "11",
  title: "Shadowing Phase",
  enter(_t, frame) {
    Object.assign(frame.data, { stage: "announce", pairs: [], i: 0 });
  },
  proceed(t, frame) {
    const data = dataOf(frame);
    switch (data.stage) {
      case "announce":
        t.set(data, "stage", "roll");
        if (pairs(t).some((list) => list.length > 0)) t.call("shadow-pairs");
        return;
      case "roll": {
        const said = (t.result(frame) ?? []) as unknown as (Pair[] | null)[];
        t.set(
          data,
          "pairs",
          roll(
            t,
            said.flatMap((each) => each ?? []),
          ),
        );
        return t.set(data, "stage", "move");
      }
      case "move":
        return moveNext(t, data);
      default:
        t.leave();
    }
  },
};

/** 11.3, 11.4: each side names its pairs in secret; one unit for each counter, one counter for each unit. */
const shadowPairs: Step<Rules, Position> = lanesStep<Rules, Position>({
  rule: "11.3",
  title: "Announcing shadowers",
  open: () => [...sideIds.keys()].map((side) => ({ side, step: "announcing", data: { side, pairs: [] } })),
  proceed: (t, frame) => t.leave(structuredClone(frame.data.secret!)),
});

const free = (t: FlatTopTable, side: number, chosen: readonly Pair[]): Pair[] =>
  pairs(t)[side]!.filter(
    (pair) =>
      !chosen.some(
        (each) => each.marker === pair.marker || (each.isAir === pair.isAir && each.unit === pair.unit),
      ),
  );

const announcing: Step<Rules, Position> = {
  rule: "11.3",
  title: "Announcing shadowers",
  asks: (_t, frame) => (frame.data.done ? 0 : 1 << (frame.data.side as number)),
  options(t, frame, side, out) {
    free(t, side, frame.data.pairs as unknown as Pair[]).forEach((_, i) => out.push(i));
    out.push(DONE);
  },
  describe(t, frame, code, side): Choice {
    if (code === DONE) return { do: "done" };
    const pair = free(t, side, frame.data.pairs as unknown as Pair[])[code]!;
    return {
      do: "shadow",
      unit: idOf(t, pair),
      hex: hexText(t, markerOf(t, pair)!.hex),
      marker: pair.marker,
    };
  },
  prompt: () => "Which Task Forces do you shadow, and with what?",
  take(t, frame, code, side) {
    const chosen = frame.data.pairs as unknown as Pair[];
    if (code === DONE) t.set(frame.data, "done", true);
    else t.push(chosen, free(t, side, chosen)[code]!);
  },
  proceed: (t, frame) => t.leave(frame.data.pairs),
};

const markerOf = ({ position }: FlatTopTable, { marker }: Pair) =>
  position.markers.find(({ id }) => id === marker);

const idOf = ({ position }: FlatTopTable, { isAir, unit }: Pair): string =>
  isAir ? formationId(position.formations[unit]!) : forceId(position.forces[unit]!);

const nameOf = ({ position }: FlatTopTable, { isAir, unit }: Pair): string =>
  isAir ? formationText(position.formations[unit]!) : forceText(position.forces[unit]!);

/** Task Forces under a marker. */
const shadowed = (t: FlatTopTable, marker: number): Force[] =>
  t.position.forces.filter((force) => force.marker === marker);

/** 11.3: a die for each attempt; of Task Forces that shadow each other both succeed (11.9). Returns those that do. */
function roll(t: FlatTopTable, all: readonly Pair[]): Pair[] {
  return all.filter((pair) => {
    const by = t.position[pair.isAir ? "formations" : "forces"][pair.unit]!;
    const isMutual =
      !pair.isAir &&
      all.some(
        (other) =>
          !other.isAir &&
          other.side !== pair.side &&
          other.marker === by.marker &&
          t.position.forces[other.unit]!.marker === pair.marker,
      );
    const result = isMutual ? "S" : rolled(t, pair);
    if (result === "-") t.set(by, "flags", by.flags | MoveFlag.stuck);
    t.say(
      "11.3",
      () =>
        `${sideText(pair.side)}: ${nameOf(t, pair)} ${result === "S" ? "shadows" : "does not shadow"} the Task Force in ${hexText(t, markerOf(t, pair)!.hex)}.`,
    );
    if (result !== "S") return false;
    for (const force of shadowed(t, pair.marker)) tellAnchored(t, force);
    return true;
  });
}

/** 11.3.1 to 11.3.3: the Shadow Table, with 1 more into cloud; into a storm it fails, and nobody says why. */
function rolled(t: FlatTopTable, pair: Pair): string {
  const ends = shadowed(t, pair.marker).map((force) => force.plot.at(-1) ?? force.hex);
  const skies = ends.map((hex) => (hex === OFF_MAP ? 0 : weatherOf(t, hex)));
  const [face] = t.roll({
    name: `shadowing by ${nameOf(t, pair)}`,
    key: `shadow ${idOf(t, pair)}`,
    side: pair.side,
    dice: 1,
    sides: 6,
  });
  const shift = skies.some((sky) => sky >= CLOUD) ? 1 : 0;
  const result = lookUp(t.rules.charts.shadow, face! + shift, pair.condition)?.text ?? "U";
  return result === "S" && skies.includes(STORM) ? "U" : result;
}

/** 11.11: the owner says which ships are anchored. */
function tellAnchored(t: FlatTopTable, force: Force): void {
  const ships = shipsOf(t, t.position.forces.indexOf(force)).filter(
    (ship) => t.position.fleet.anchored[ship] !== 0,
  );
  const text =
    ships.length > 0
      ? `anchored: ${ships.map((ship) => t.rules.ships[ship]!.name).join(", ")}`
      : "not anchored";
  t.say("11.11", () => `The Task Force in ${hexText(t, force.hex)} is ${text}.`, [
    enemyOf(force.side),
    force.side,
  ]);
}

/** 11.5, 11.9: pair by pair: the shadowed go their way hex by hex, then the shadower moves. */
function moveNext(t: FlatTopTable, data: Data): void {
  const ordered = data.pairs.toSorted((a, b) => rank(t, a) - rank(t, b));
  const pair = ordered[data.i];
  if (!pair) return t.set(data, "stage", "end");
  t.set(data, "i", data.i + 1);
  if (t.position.initiative === NOBODY && data.pairs.length > 1) rollInitiative(t);
  t.call("shadow-move", { ...pair, step: 0, quarry: [] } as unknown as { [key: string]: Json });
}

/** The side without the initiative is shadowed first, so its Task Force moves first (11.9). */
const rank = ({ position }: FlatTopTable, { side }: Pair): number => (side === position.initiative ? 0 : 1);

type MoveData = Pair & {
  [member: string]: unknown;
  step: number;
  /** The Task Forces that are shadowed, by number of the list. */
  quarry: number[];
};

/** One pair moves: the shadowed hex by hex, then the shadower. */
const shadowMove: Step<Rules, Position> = {
  rule: "11.5",
  title: "Movement of shadowed Task Forces",
  enter(t, frame) {
    const data = frame.data as unknown as MoveData;
    // One that has moved already, shadowed by another unit or shadowing itself, does not move again (11.7).
    data.quarry = t.position.forces.flatMap((force, n) =>
      force.marker === data.marker && !(force.flags & MoveFlag.shadows) ? [n] : [],
    );
  },
  proceed(t, frame) {
    const data = frame.data as unknown as MoveData;
    const { forces } = t.position;
    const moving = data.quarry.filter((n) => forces[n]!.plot.length > data.step);
    if (moving.length > 0) {
      t.set(data, "step", data.step + 1);
      for (const n of moving) sail(t, forces[n]!, forces[n]!.plot[data.step - 1]!);
      return look(t);
    }
    for (const n of data.quarry) {
      const force = forces[n]!;
      if (shipsOf(t, n).length > 0) t.set(force, "flags", force.flags | MoveFlag.shadows | MoveFlag.moved);
    }
    follow(t, data);
  },
};

/** 11.6: the shadower moves: a Task Force by its own plot, which it may change; planes fly as in chapter 14. */
function follow(t: FlatTopTable, { isAir, unit, marker }: MoveData): void {
  if (isAir) {
    const formation = t.position.formations[unit]!;
    // 14.6: what has not taken off yet cannot have been seen to shadow.
    if (formation.flights.length === 0 || formation.hex === OFF_MAP) return t.leave();
    t.leave();
    return t.call("flight", { formation: unit, moved: 0 });
  }
  t.leave();
  t.call("shadow-sail", { force: unit, marker, moved: 0 });
}

/** A Task Force that shadows sails where it likes, as long as it sees its quarry at the end (11.6, 11.8). */
const shadowSail: Step<Rules, Position> = {
  rule: "11.6",
  title: "Movement of a shadowing Task Force",
  asks(t, frame) {
    const { force, done } = frame.data as { force: number; done?: boolean };
    return done || !t.position.forces[force] ? 0 : 1 << t.position.forces[force].side;
  },
  options(t, frame, _side, out) {
    const { force: n, moved } = frame.data as { force: number; moved: number };
    const force = t.position.forces[n]!;
    if (moved < movementOfForce(t, n))
      for (let direction = 0; direction < 6; direction++) {
        const to = sailTo(t, force.hex, direction);
        if (to !== OFF_MAP) out.push(to);
      }
    out.push(DONE);
  },
  describe(t, frame, code): Choice {
    const force = forceId(t.position.forces[frame.data.force as number]!);
    return code === DONE ? { do: "stay", force } : { do: "sail", force, hex: hexText(t, code) };
  },
  prompt: (t, frame) => `Move ${forceText(t.position.forces[frame.data.force as number]!)}, which shadows`,
  take(t, frame, code) {
    const { force: n, moved } = frame.data as { force: number; moved: number };
    const force = t.position.forces[n]!;
    if (code === DONE) return t.set(frame.data, "done", true);
    t.set(frame.data, "moved", moved + 1);
    sail(t, force, code);
    look(t);
  },
  proceed(t, frame) {
    const force = t.position.forces[frame.data.force as number]!;
    // 11.7, 11.8: it has moved for this turn, whatever was plotted.
    t.set(force, "plot", []);
    t.set(force, "flags", force.flags | MoveFlag.shadows | MoveFlag.moved);
    show(t, force, false);
    t.leave();
  },
};

export const shadowingSteps: Steps<Rules, Position> = {
  shadowing,
  "shadow-pairs": shadowPairs,
  announcing,
  "shadow-move": shadowMove,
  "shadow-sail": shadowSail,
};
