import type { Overlay } from "../../view-types";
import { type Zone, zoneOf } from "../board/battle-board";
import { facingIds } from "../model/battle";
import type { Rules } from "../model/rules";

/** What can be laid over the Tactical Battle Board: where units enter, and where a unit fires from its facing. */

const tones = { front: "bad", side: "warn", rear: "step" } as const satisfies Record<Zone, string>;

/** Zones about a unit in a hex with a facing, as far as fire goes: its front, its sides, its rear (9.7.9). */
function zoneMarks({ board }: Rules, hex: number, facing: number): Overlay["marks"] {
  return board.ids.flatMap((place, other) => {
    const zone = other === hex ? undefined : zoneOf(board, hex, facing, other);
    return zone === undefined ? [] : [{ place, tone: tones[zone], title: `${zone} of the unit` }];
  });
}

const zoneKey: Overlay["key"] = [
  { tone: "bad", text: "Front" },
  { tone: "warn", text: "Side" },
  { tone: "step", text: "Rear" },
];

/** Of a hex, for a unit that faces north. */
export function fireOverlay(rules: Rules, from: string | undefined): Overlay {
  const hex = from === undefined ? undefined : rules.board.of[from];
  const title = "Arcs of a unit that faces north";
  return {
    id: "fire",
    title,
    rule: "9.7.9",
    key: zoneKey,
    marks: hex === undefined ? [] : zoneMarks(rules, hex, 0),
    lines: [],
    ...(hex === undefined && { note: "Choose a hex of the Tactical Battle Board." }),
  };
}

/** 9.7.3, 9.7.6: the numbers by which Interceptors enter, where the mission begins, and the target zone. */
export function entryOverlay({ board }: Rules): Overlay {
  const names = (facings: readonly number[]): string => facings.map((each) => facingIds[each]!).join(", ");
  const marks: Overlay["marks"] = [];
  for (const [number, hexes] of Object.entries(board.entryHexes))
    for (const hex of hexes)
      marks.push({
        place: board.ids[hex]!,
        tone: "step",
        text: number,
        title: `Interceptors enter on a ${number}, facing ${names(board.entryFacings[hex]!)}`,
      });
  for (const hex of board.missionHexes)
    marks.push({
      place: board.ids[hex]!,
      tone: "good",
      text: "M",
      title: `the mission begins here, facing ${names(board.startFacings[hex]!)}`,
    });
  for (const hex of board.targetHexes)
    marks.push({ place: board.ids[hex]!, tone: "bad", text: "T", title: "target zone" });
  return {
    id: "entry",
    title: "Entry numbers",
    rule: "9.7.6",
    key: [
      { tone: "step", text: "Number of the Interceptors' roll" },
      { tone: "good", text: "M: the mission begins" },
      { tone: "bad", text: "T: target zone" },
    ],
    marks,
    lines: [],
  };
}
