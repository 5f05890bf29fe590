import type { Json } from "../../../kernel";
import type { Overlay, OverlayKind, Tone } from "../../view-types";
import { limitOf, loadOf } from "../occupation";
import { airCover, airZoc } from "../presence";
import { pointsText } from "../points";
import { ALLIES, JAPAN, type Rules, sideIds } from "../rules";
import { homeBasesOf, supplied } from "../supply";
import type { T } from "../position";
import { seaRange } from "./sea-range";
import { stageOf } from "./stage";

/** What can be laid over the map, each by the engine's own functions. */

export const overlayKinds: readonly OverlayKind[] = [
  { id: "control", title: "Control" },
  { id: "air-zoc", title: "Air Zones of Control" },
  { id: "sea-range", title: "Sea movement from a hex", from: true },
  { id: "supply", title: "Supply Lines" },
  { id: "stacking", title: "Stacking: used and limit" },
];

const blank = (id: string, title: string, note: string): Overlay => ({
  id,
  title,
  key: [],
  marks: [],
  lines: [],
  note,
});

export function overlayOf(rules: Rules, scenario: Json, kind: string, from?: string): Overlay {
  const t = stageOf(rules, scenario);
  switch (kind) {
    case "control":
      return control(t);
    case "air-zoc":
      return zones(t);
    case "supply":
      return supply(t);
    case "stacking":
      // Whoever places a free group keeps the limits.
      return stacking(stageOf(rules, scenario, false));
    case "sea-range":
      return seaRange(t, from);
    default:
      return blank(kind, kind, "There is no such overlay.");
  }
}

const toneOf = (side: number): Tone => (side < 0 ? "none" : sideIds[side]!);

/** Hexes and off-map boxes; limbo and holding boxes are no places of a map overlay. */
const onBoard = ({ rules }: T): number[] =>
  rules.places.flatMap(({ kind }, n) => (kind === "limbo" || kind === "holding" ? [] : [n]));

/** By each side or both. */
function bySide(
  t: T,
  lists: readonly ArrayLike<number>[],
  title: (sides: string) => string,
): Overlay["marks"] {
  return onBoard(t).flatMap((place) => {
    const japan = lists[JAPAN]![place] === 1;
    const allies = lists[ALLIES]![place] === 1;
    if (!japan && !allies) return [];
    const tone: Tone = japan && allies ? "both" : japan ? "japan" : "allies";
    const sides = tone === "both" ? "both sides" : tone === "japan" ? "Japan" : "the Allies";
    return [{ place: t.rules.places[place]!.id, tone, title: title(sides) }];
  });
}

function control(t: T): Overlay {
  const { rules, position } = t;
  return {
    id: "control",
    title: "Control",
    rule: "2.2.3",
    key: [
      { tone: "japan", text: "Japan" },
      { tone: "allies", text: "The Allies" },
      { tone: "none", text: "Nobody" },
    ],
    marks: onBoard(t).flatMap((place) => {
      const { kind, id, control: owner } = rules.places[place]!;
      if (kind !== "base" && kind !== "off-map") return [];
      const side = kind === "base" ? position.control[place]! : owner;
      const text = side === JAPAN ? "J" : side === ALLIES ? "A" : "–";
      const who = side === JAPAN ? "Japan" : side === ALLIES ? "the Allies" : "nobody";
      return [{ place: id, tone: toneOf(side), text, title: `controlled by ${who}` }];
    }),
    lines: [],
  };
}

function zones(t: T): Overlay {
  // Derived lists are filled again at the next reading; these two are different ones.
  return {
    id: "air-zoc",
    title: "Air Zones of Control",
    rule: "2.1.1.2",
    key: [
      { tone: "japan", text: "Japan" },
      { tone: "allies", text: "The Allies" },
      { tone: "both", text: "Both" },
    ],
    marks: bySide(t, [airZoc(t, JAPAN), airZoc(t, ALLIES)], (sides) => `in the Air ZOC of ${sides}`),
    lines: [],
  };
}

function supply(t: T): Overlay {
  const { rules } = t;
  const reached = [JAPAN, ALLIES].map((side) => supplied(t, side, homeBasesOf(t, side)));
  const lines: Overlay["lines"] = [];
  for (const side of [JAPAN, ALLIES]) {
    for (const place of onBoard(t)) {
      const parent = reached[side]![place] === 1 && supplyParents(t, side)[place];
      if (typeof parent !== "number" || parent < 0) continue;
      lines.push({ from: rules.places[parent]!.id, to: rules.places[place]!.id, tone: toneOf(side) });
    }
  }
  const marks = bySide(t, reached, (sides) => `in reach of supply for ${sides}`);
  const cut = unsupplied(t, reached);
  return {
    id: "supply",
    title: "Supply Lines",
    rule: "2.2.3.2",
    key: [
      { tone: "japan", text: "A line of Japan reaches it" },
      { tone: "allies", text: "A line of the Allies" },
      { tone: "both", text: "Both" },
      { tone: "bad", text: "Land units out of supply" },
    ],
    marks: [...marks.filter(({ place }) => !cut.some((each) => each.place === place)), ...cut],
    lines,
  };
}

const parents = new WeakMap<T, number[][]>();

/** The place before each on a shortest line from a Home Base, for drawing; -1 where there is none. */
function supplyParents(t: T, side: number): number[] {
  let known = parents.get(t);
  if (!known) parents.set(t, (known = []));
  return (known[side] ??= linesFrom(t, side));
}

function linesFrom(t: T, side: number): number[] {
  const { next, places, bases, parameters } = t.rules;
  const zone = airZoc(t, 1 - side);
  const cover = airCover(t, side);
  const friendly = (place: number): boolean =>
    places[place]!.kind === "base" && t.position.control[place] === side;
  const before = new Array<number>(places.length).fill(-1);
  const linked = new Set(homeBasesOf(t, side));
  const queue = [...linked];
  // From base to base: only the ways between bases are drawn, or everything would be lines.
  for (let i = 0; i < queue.length; i++) {
    const from = queue[i]!;
    const seen = new Set([from]);
    let edge = [from];
    for (let length = 1; length <= parameters.supply.legLength && edge.length > 0; length++) {
      const further: number[] = [];
      for (const place of edge) {
        if (zone[place] && !cover[place]) continue;
        for (const to of next[place]!) {
          if (seen.has(to)) continue;
          seen.add(to);
          further.push(to);
          if (!friendly(to) || linked.has(to) || !bases.includes(to)) continue;
          linked.add(to);
          before[to] = from;
          queue.push(to);
        }
      }
      edge = further;
    }
  }
  return before;
}

function unsupplied(t: T, reached: readonly Uint8Array[]): Overlay["marks"] {
  return onBoard(t).flatMap((place) => {
    const sides = [JAPAN, ALLIES].filter(
      (side) => loadOf(t, place, side, "land") > 0 && reached[side]![place] !== 1,
    );
    if (sides.length === 0) return [];
    const who = sides.map((side) => (side === JAPAN ? "Japan" : "the Allies")).join(" and ");
    return [
      {
        place: t.rules.places[place]!.id,
        tone: "bad" as const,
        text: "cut",
        title: `no Supply Line for ${who}`,
      },
    ];
  });
}

const stackKinds = [
  ["land", "land"],
  ["air", "air"],
  ["naval", "port"],
] as const;

function stacking(t: T): Overlay {
  const { rules } = t;
  return {
    id: "stacking",
    title: "Stacking: used and limit",
    rule: "2.2.2.1",
    key: [
      { tone: "good", text: "Room left" },
      { tone: "warn", text: "Full" },
      { tone: "bad", text: "Over the limit" },
    ],
    marks: onBoard(t).flatMap((place) => {
      const uses = [JAPAN, ALLIES].flatMap((side) =>
        stackKinds.flatMap(([kind, word]) => {
          const load = loadOf(t, place, side, kind);
          const limit = limitOf(t, place, kind);
          if (load === 0 || !Number.isFinite(limit)) return [];
          const quarters = kind === "naval";
          const text = `${quarters ? pointsText(load) : load}/${quarters ? pointsText(limit) : limit}`;
          return [{ load, limit, word, side, text }];
        }),
      );
      if (uses.length === 0) return [];
      const over = uses.some(({ load, limit }) => load > limit);
      const full = uses.some(({ load, limit }) => load === limit);
      const fullest = uses.reduce((a, b) => (b.load / b.limit > a.load / a.limit ? b : a));
      const title = uses
        .map(({ word, text, side }) => `${side === JAPAN ? "Japan" : "Allies"} ${word} ${text}`)
        .join(", ");
      const tone: Tone = over ? "bad" : full ? "warn" : "good";
      return [{ place: rules.places[place]!.id, tone, text: `${fullest.word} ${fullest.text}`, title }];
    }),
    lines: [],
  };
}
