import type { GameRecords, RecordTrack } from "../record-types";
import { airType } from "./model/pieces";
import type { Rules } from "./model/rules";
import { winnerAt } from "./ch16-victory";

/** What is kept of a game that was played in bulk: who held what when, the tracks, the losses. */

/** Points that a phase sets anew each turn, whatever was left of them. */
const transport = (nation: string, name: string, side: string): RecordTrack => ({
  id: `transport-${nation}`,
  title: `Transport Points of ${name}`,
  pointer: `/tracks/transport/${nation}`,
  side,
  spent: true,
  setBy: ["transport-points"],
});

const submarines = (side: string, name: string): RecordTrack => ({
  id: `submarine-${side}`,
  title: `Submarine Points of ${name}`,
  pointer: `/tracks/submarine/${side}`,
  side,
  spent: true,
  setBy: ["submarine-points"],
});

export const records: GameRecords<Rules> = {
  holdings: { pointer: "/bases/*/control", noun: "base", title: "Bases" },
  tracks: [
    { id: "victory-points", title: "Victory Points", pointer: "/tracks/victoryPoints" },
    { id: "oil", title: "Oil Points", pointer: "/tracks/oil", side: "japan", spent: true },
    { id: "merchantmen", title: "Merchantmen", pointer: "/tracks/merchantmen", side: "japan", spent: true },
    transport("japan", "Japan", "japan"),
    transport("us", "the United States", "allies"),
    transport("britain", "Britain", "allies"),
    transport("netherlands", "the Netherlands", "allies"),
    submarines("japan", "Japan"),
    submarines("allies", "the Allies"),
  ],
  losses: { titleOf },
  leader: (rules, scenario, tracks) => winnerAt(rules, scenario, tracks["victory-points"] ?? 0),
};

/** "CV (Akagi, Kaga)", "DD (Britain)", "Air steps (Japan)": types of several nations are kept apart. */
function titleOf({ types, typeOf, nations }: Rules, type: string): string {
  const air = nations.find(({ id }) => airType(id) === type);
  if (air) return `Air steps (${air.name})`;
  const known = Object.hasOwn(typeOf, type) ? types[typeOf[type]!] : undefined;
  if (!known) return type;
  const { name, side, nation } = known;
  const alone = types.every((other) => other === known || other.name !== name || other.side !== side);
  return alone ? name : `${name} (${nations[nation]!.name})`;
}
