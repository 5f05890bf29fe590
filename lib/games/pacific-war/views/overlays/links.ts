import { counted } from "../../../../words";
import { nothing } from "../../../shared/overlays";
import type { Overlay, Tone } from "../../../view-types";
import { distance } from "../../model/distance";
import { isHeadquartersLinked, isLinked, payersOf } from "../../model/links";
import { Block } from "../../model/links/blocking";
import { Piece } from "../../model/links/pieces";
import { linksOf } from "../../model/links/state";
import { type LinkWay, waysTo, wayTo } from "../../model/links/trace";
import type { PacificTable } from "../../model/position";
import { enemyOf, sideIds } from "../../model/rules";
import { hexOfShip, nameOfHex } from "../../model/units";

/** 11.0 Command Links on the map: who is linked to whom, along which way, and which enemy breaks it. */

const sideTitles = ["Allies", "Japan"] as const;
const sideTone = (side: number): Tone => `side:${sideIds[side]!}`;

const EVERYTHING = "All units are linked in this scenario.";

/** What a side's headquarters reach, with the ways to its Bases, and its units that are not linked. */
export function linksOfSide(t: PacificTable, side: number, id: string): Overlay {
  const title = `Command Links, ${sideTitles[side]!}`;
  const { rules } = t;
  if (t.position.terms.linked) return nothing(id, title, EVERYTHING, "1.3");
  const { pieces } = linksOf(t);
  const { headquarters, bits } = pieces[side]!;
  const seats = new Map(headquarters.map(({ n, hex }) => [hex, n]));
  const own = ownHexes(t, side);
  let lost = 0;
  const marks = rules.hexes.ids.flatMap((place, hex): Overlay["marks"] => {
    const seat = seats.get(hex);
    const text = seat === undefined ? {} : { text: "HQ" };
    if (seat !== undefined && !isHeadquartersLinked(t, seat))
      return [{ place, tone: "bad", title: `${rules.headquarters[seat]!.name} is not linked`, ...text }];
    if (isLinked(t, hex, side)) {
      const payers = payersOf(t, hex, side).map((n) => rules.headquarters[n]!.name);
      return [{ place, tone: sideTone(side), title: `linked to ${payers.join(", ")}`, ...text }];
    }
    if (!own.has(hex)) return [];
    lost++;
    return [{ place, tone: "bad", title: wordsOf(t, wayTo(t, hex, side), hex, side), ...text }];
  });
  const hubs = rules.hexes.ids.flatMap((_, hex) =>
    (bits[hex]! & (Piece.base | Piece.supportBase)) === 0 ? [] : hex,
  );
  return {
    id,
    title,
    rule: "11.0",
    key: [
      { tone: sideTone(side), text: "Linked" },
      { tone: "step", text: "The ways to Bases" },
      { tone: "bad", text: "Units that are not linked" },
    ],
    marks,
    lines: linesOf(t, waysTo(t, hubs, side), () => "step"),
    note:
      headquarters.length === 0
        ? "This side has no headquarters on the map."
        : lost === 0
          ? "All of its units are linked."
          : `${counted(lost, "hex", "hexes")} with units that are not linked.`,
  };
}

/** Hexes with units of a side on land, in port or at sea. */
function ownHexes(t: PacificTable, side: number): ReadonlySet<number> {
  const { rules, position } = t;
  const { bits } = linksOf(t).pieces[side]!;
  const any = Piece.air | Piece.ground | Piece.base;
  const ashore = rules.hexes.ids.flatMap((_, hex) => ((bits[hex]! & any) === 0 ? [] : hex));
  const afloat = rules.ships.flatMap((ship, n) => (ship.side === side ? hexOfShip(position, n) : []));
  return new Set([...ashore, ...afloat.filter((hex) => hex >= 0)]);
}

/** Lines from hex to hex, each once. */
function linesOf(
  { rules: { hexes } }: PacificTable,
  ways: readonly LinkWay[],
  toneOf: (way: LinkWay) => Tone,
): Overlay["lines"] {
  const lines = new Map<string, Overlay["lines"][number]>();
  for (const way of ways)
    for (const [i, to] of way.hexes.entries()) {
      if (i === 0) continue;
      const [a, b] = [hexes.ids[way.hexes[i - 1]!]!, hexes.ids[to]!];
      lines.set(`${a} ${b}`, { from: a, to: b, tone: toneOf(way) });
    }
  return [...lines.values()];
}

/** For one hex the ways of both sides. */
export function linkTo(t: PacificTable, from: string | undefined): Overlay {
  const { hexes } = t.rules;
  const hex = from === undefined ? undefined : hexes.of[from];
  if (hex === undefined) return nothing("link", "Command Link to a hex", "Choose a hex.", "11.0");
  const title = `Command Link to ${nameOfHex(t.rules, hex)}`;
  if (t.position.terms.linked) return nothing("link", title, EVERYTHING, "1.3");
  const found = sideIds.map((_, side) => ({ side, way: wayTo(t, hex, side) }));
  const toneOf = (side: number, { broken }: LinkWay): Tone => (broken ? "warn" : sideTone(side));
  return {
    id: "link",
    title,
    rule: "11.0",
    key: [
      ...sideIds.map((_, side) => ({ tone: sideTone(side), text: sideTitles[side]! })),
      { tone: "warn", text: "The way if no enemy were in it" },
      { tone: "bad", text: "Where it breaks" },
    ],
    marks: found.flatMap(({ side, way }): Overlay["marks"] => [
      ...(way === undefined
        ? []
        : [
            {
              place: hexes.ids[way.hexes[0]!]!,
              tone: toneOf(side, way),
              text: "HQ",
              title: t.rules.headquarters[way.headquarters]!.name,
            },
            ...way.hubs.map((hub) => ({
              place: hexes.ids[hub]!,
              tone: toneOf(side, way),
              title: `${nameOfHex(t.rules, hub)} carries the link on`,
            })),
          ]),
      ...(way?.broken
        ? [
            {
              place: hexes.ids[way.broken.hex]!,
              tone: "bad" as const,
              text: "×",
              title: blockText(t, way.broken, side),
            },
          ]
        : []),
    ]),
    lines: found.flatMap(({ side, way }) => (way ? linesOf(t, [way], () => toneOf(side, way)) : [])),
    note: found.map(({ side, way }) => `${sideTitles[side]!}: ${wordsOf(t, way, hex, side)}.`).join(" "),
  };
}

/** How a hex is linked, or why it is not. */
function wordsOf(t: PacificTable, way: LinkWay | undefined, hex: number, side: number): string {
  const { rules } = t;
  if (isLinked(t, hex, side)) {
    if (way === undefined || way.broken) return "linked through an Emergency Command Link";
    const over = way.hubs.map((hub) => nameOfHex(rules, hub));
    const by = over.length === 0 ? "" : ` by way of ${over.join(", ")}`;
    const far = counted(way.hexes.length - 1, "hex", "hexes");
    return `linked to ${rules.headquarters[way.headquarters]!.name}${by}, ${far}`;
  }
  if (way === undefined) return "not linked: too far from any headquarters";
  const name = rules.headquarters[way.headquarters]!.name;
  if (!isHeadquartersLinked(t, way.headquarters)) return `not linked: ${name} is not linked itself`;
  return way.broken
    ? `not linked: the way from ${name} breaks at ${blockText(t, way.broken, side)}`
    : `not linked: no way from ${name} lasts`;
}

const blockWords: Readonly<Record<number, string>> = {
  [Block.control]: "a place that the enemy controls",
  [Block.ground]: "enemy ground units",
  [Block.naval]: "enemy ships",
};

/** "hex 1234 (enemy ships)"; aircraft with where they are. */
function blockText(t: PacificTable, { hex, by }: NonNullable<LinkWay["broken"]>, side: number): string {
  const name = nameOfHex(t.rules, hex);
  const at = name === t.rules.hexes.ids[hex] ? `hex ${name}` : name;
  return `${at} (${by === Block.air ? aircraftNear(t, hex, side) : blockWords[by]!})`;
}

function aircraftNear(t: PacificTable, hex: number, side: number): string {
  const { hexes, parameters } = t.rules;
  const { bits } = linksOf(t).pieces[enemyOf(side)]!;
  const near = hexes.ids.flatMap((_, at) =>
    (bits[at]! & Piece.air) !== 0 && distance(hexes, at, hex) <= parameters.links.enemyAir ? at : [],
  );
  return `enemy aircraft${near.length === 0 ? "" : ` at ${near.map((at) => nameOfHex(t.rules, at)).join(", ")}`}`;
}
