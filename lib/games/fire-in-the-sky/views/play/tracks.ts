import type { PlayBoard } from "../../../view-types";
import { type Rules, sideIds } from "../../model/rules";
import { shortNumber } from "../faces";
import { frameOf, type Seen } from "./seen";

/** The General Record Track (2.1.2.1) and the turn (2.1.2.3). */

export const sideNames: Readonly<Record<string, string>> = { japan: "Japan", allies: "Allies" };

export function tracksOf(rules: Rules, { turn, tracks }: Seen): PlayBoard["tracks"] {
  const rule = "2.1.2.1";
  const transport = rules.nations.flatMap(({ id, name, side, homeBases }) => {
    const value = tracks.transport[id] ?? 0;
    // A nation without a Home Base has no marker on the track.
    if (value === 0 && homeBases.length === 0) return [];
    const title = `Transport Points, ${name}`;
    return [{ title, value: shortNumber(value), side: sideIds[side], rule }];
  });
  return [
    { title: "Turn", value: String(turn), rule: "2.1.2.3" },
    { title: "Victory Points", value: shortNumber(tracks.victoryPoints), rule },
    { title: "Merchantmen", value: shortNumber(tracks.merchantmen), side: "japan", rule },
    { title: "Oil", value: shortNumber(tracks.oil), side: "japan", rule },
    ...transport,
    ...sideIds.map((side) => ({
      title: `Submarine Points, ${sideNames[side]}`,
      value: shortNumber(tracks.submarine[side] ?? 0),
      side,
      rule,
    })),
  ];
}

/** Where in the game play stands: "Turn 5 · Allied player turn". */
export function momentOf(seen: Seen): string {
  const turn = `Turn ${seen.turn}`;
  if (seen.outcome !== null) return `${turn} · The game is over`;
  if (frameOf(seen, "set-up")) return `${turn} · Set-up`;
  return `${turn} · ${seen.phasing === "japan" ? "Japanese" : "Allied"} player turn`;
}
