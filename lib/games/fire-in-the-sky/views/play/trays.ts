import type { PlayBoard } from "../../../view-types";
import { markIsOn } from "../../model/rules";
import { pilesOf, type PieceContext } from "./counters";
import { frameOf } from "./seen";

/** What is off the map: arrivals, the Turn Record Track, the counters not in play, those out of the game. */

type Tray = PlayBoard["trays"][number];

/** `off` are the pieces that stand nowhere on the map, by their printed place. */
export function traysOf(table: PieceContext, off: ReadonlyMap<string, readonly string[]>): Tray[] {
  const { rules, seen } = table;
  const { arriving, track, removed, available } = rules.limbo;
  const at = (place: number): readonly string[] => off.get(rules.places[place]!.id) ?? [];
  const byTurn = new Map<number, string[]>();
  for (const id of at(track)) {
    const turn = seen.units[id]!.due ?? 0;
    const list = byTurn.get(turn);
    if (list) list.push(id);
    else byTurn.set(turn, [id]);
  }
  const tray = (id: string, title: string, ids: readonly string[]): Tray[] =>
    ids.length === 0 ? [] : [{ id, title, counters: pilesOf(table, ids) }];
  return [
    ...tray("arriving", frameOf(seen, "set-up") ? "To be set up" : "Arriving in this phase", at(arriving)),
    ...[...byTurn]
      .sort(([a], [b]) => a - b)
      .flatMap(([turn, ids]) => tray(`track-${turn}`, `Turn Record Track, turn ${turn}`, ids)),
    ...tray("removed", "Out of the game", at(removed)),
    ...tray(
      "available",
      "Not in play",
      at(available).filter((id) => isUsed(table, id)),
    ),
  ];
}

/** Counters of an optional rule that is off stay in the box of the game (2.1). */
function isUsed({ rules, seen }: PieceContext, id: string): boolean {
  const { optional } = rules.pieces[rules.pieceOf[id]!]!;
  return optional === null || markIsOn(rules, seen.options, optional);
}
