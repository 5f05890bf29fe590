import type { Step, Steps } from "../../kernel";
import { distance } from "./board/distance";
import { hasLostItsDeck } from "./ch14-plane-movement/deadlines";
import { aboard, capacityOf, fieldsOf, handles, hexOfField, launchOf } from "./model/decks";
import { losePlanes, score } from "./model/losses";
import { formationText, sideDoes } from "./model/pieces";
import { scenarioOf } from "./model/scenario";
import { type FlatTopTable, type Flight, type Formation, Gone, type Position } from "./model/position";
import { enemyOf, OFF_MAP, type Rules, sideIds } from "./model/rules";

/** 25 Victory Conditions. */

/** 25.2: whether the difference ends the game at the end of a day. */
export function automaticVictory(t: FlatTopTable): boolean {
  const { victory } = scenarioOf(t);
  const [allied, japanese] = t.position.points;
  const ahead = Math.abs(allied - japanese);
  if (ahead < victory.automatic) return false;
  const winner = allied > japanese ? 0 : 1;
  t.end({
    winner: sideIds[winner]!,
    rule: "25.2",
    text: `${sideDoes(winner, "wins")} at once, ${ahead} points ahead.`,
  });
  return true;
}

/** 25.3: the last turn is over. */
const endOfGame: Step<Rules, Position> = {
  rule: "25.3",
  title: "End of the game",
  proceed(t) {
    scoreDamage(t);
    scoreInFlight(t);
    const [allied, japanese] = t.position.points;
    const winner = allied > japanese ? 0 : 1;
    const most = Math.max(allied, japanese);
    const result = `Allies ${allied}, Japan ${japanese}.`;
    if (allied === japanese || most < t.rules.victoryPoints.minimum)
      return t.end({ winner: null, rule: "25.3", text: `A draw: ${result}` });
    t.end({ winner: sideIds[winner]!, rule: "25.3", text: `${sideDoes(winner, "wins")}. ${result}` });
  },
};

/** 12.6, 25.1: hits on ships afloat score at the end, also on those that left the map. */
function scoreDamage(t: FlatTopTable): void {
  const { fleet } = t.position;
  for (const [ship, { type, side, name }] of t.rules.ships.entries()) {
    const force = fleet.force[ship]!;
    const hits = fleet.hits[ship]!;
    if (hits === 0 || (force < 0 && force !== Gone.left)) continue;
    score(
      t,
      enemyOf(side),
      hits * (t.rules.victoryPoints.damagePerHit[type] ?? 0),
      "25.1",
      () => `hits on ${name}`,
    );
  }
}

/** 25.4: planes in the air at the end that could not land, had the game gone on, are lost. */
function scoreInFlight(t: FlatTopTable): void {
  const room = t.position.decks.map((deck, field) => capacityOf(t, field) - aboard(deck));
  for (const formation of [...t.position.formations])
    for (const flight of [...formation.flights]) {
      let left = flight.count;
      for (const field of landingFields(t, formation, flight)) {
        const down = Math.min(left, Math.max(0, room[field]!));
        room[field]! -= down;
        left -= down;
      }
      if (left === 0) continue;
      const unnecessary = !hasLostItsDeck(t, formation, flight);
      t.say(
        "25.4",
        () => `${left} ${nameOfKind(t.rules, flight.kind)} of ${formationText(formation)} could not land.`,
      );
      losePlanes(t, { kind: flight.kind, count: left }, { unnecessary });
    }
}

const nameOfKind = ({ kinds, planes }: Rules, kind: number): string => planes[kinds[kind]!.plane]!.name;

/**
 * Fields that a group in the air can reach before it must land, and on which it can land: ships are taken to stay where
 * they are. An off-board base is reached by way of an Entry Hex (14.12).
 */
function landingFields(t: FlatTopTable, formation: Formation, { kind, due }: Flight): number[] {
  const { side, hex, entry, arrives, bound } = formation;
  const { hexes, kinds, planes } = t.rules;
  const { movement } = planes[kinds[kind]!.plane]!;
  const isOpen = (field: number): boolean => handles(t, field, kind) && launchOf(t, field).normal > 0;
  if (bound >= 0) {
    const { field } = t.rules.bases[bound]!;
    return due >= arrives && isOpen(field) ? [field] : [];
  }
  const from = hex === OFF_MAP ? entry : hex;
  const turns = due - Math.max(t.position.turn, arrives);
  return fieldsOf(t)[side]!.filter((field) => {
    if (!isOpen(field)) return false;
    const at = hexOfField(t, field);
    if (at !== OFF_MAP) return distance(hexes, from, at) <= turns * movement;
    const { base } = t.rules.fields[field]!;
    // A turn in the Entry Hex ends there; the flight beyond the edge begins on the next one.
    return (
      base >= 0 &&
      t.rules.bases[base]!.entries.some(
        (gate) => distance(hexes, from, gate.hex) <= (turns - 1 - gate.turns) * movement,
      )
    );
  });
}

export const victorySteps: Steps<Rules, Position> = { "end-of-game": endOfGame };
