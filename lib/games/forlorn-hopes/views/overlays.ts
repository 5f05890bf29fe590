import type { ForlornHopesScenario } from "../../../documents/generated/types";
import type { Json } from "../../../kernel";
import { distanceOverlay, nothing } from "../../shared/overlays";
import type { Overlay, OverlayKind } from "../../view-types";
import { setup } from "../ch17-scenarios/set-up";
import { distance } from "../model/distance";
import { BATTLE_BOARD } from "./boards";
import { fireOverlay, entryOverlay } from "./battle-overlays";
import type { Position, Positioned } from "../model/position";
import { NOBODY, type Rules, sideIds } from "../model/rules";
import { suppliedIn } from "../model/supply";

/** What can be laid over the boards. Those of a position serve a set-up as well as a game in play. */

const onMap = { boards: ["map"] } as const;
const onBattleBoard = { boards: [BATTLE_BOARD] } as const;

/** Of a position: who holds what, and whom supply reaches. */
export const positionKinds = [
  { id: "control", title: "Control", ...onMap },
  { id: "supply-allied", title: "Supply, Allies", ...onMap },
  { id: "supply-japanese", title: "Supply, Japan", ...onMap },
  { id: "range", title: "Range from a hex", from: true, ...onMap },
  { id: "command-line", title: "Command Demarcation Line and entry hexes", ...onMap },
] as const satisfies readonly OverlayKind[];

/** Of the battle board. */
export const battleKinds = [
  { id: "entry", title: "Entry numbers", ...onBattleBoard },
  { id: "fire", title: "Arcs of a unit that faces north", from: true, ...onBattleBoard },
] as const satisfies readonly OverlayKind[];

export const overlayKinds: readonly OverlayKind[] = [
  ...positionKinds,
  { id: "zones", title: "Where units may begin", ...onMap },
  ...battleKinds,
];

/** Of a set-up. */
export function overlayOf(rules: Rules, scenario: Json, kind: string, from: string | undefined): Overlay {
  if (kind === "zones") return zones(scenario as unknown as Partial<ForlornHopesScenario>);
  const still = stillOverlay(rules, kind, from);
  if (still) return still;
  const made = setup(rules, scenario, { options: [] });
  const title = overlayKinds.find(({ id }) => id === kind)?.title ?? kind;
  if (!made.ok) return nothing(kind, title, "This set-up has problems: see the list of problems.");
  return positionOverlay({ rules, position: made.value.position }, kind);
}

/** Overlays that are the same in any position; undefined for others. */
export function stillOverlay(rules: Rules, kind: string, from: string | undefined): Overlay | undefined {
  switch (kind) {
    case "range":
      return range(rules, from);
    case "command-line":
      return commandLine(rules);
    case "entry":
      return entryOverlay(rules);
    case "fire":
      return fireOverlay(rules, from);
    default:
      return undefined;
  }
}

export function positionOverlay(t: Positioned, kind: string): Overlay {
  switch (kind) {
    case "control":
      return control(t.rules, t.position);
    case "supply-allied":
      return supply(t, 0);
    case "supply-japanese":
      return supply(t, 1);
    default:
      return nothing(kind, kind, "This overlay does not exist.");
  }
}

const sideTitles = ["the Allies", "Japan"] as const;

/** 2.3: the side that controls each hex of land. */
function control({ hexes, terrains }: Rules, position: Position): Overlay {
  const marks: Overlay["marks"] = [];
  for (const [hex, id] of hexes.ids.entries()) {
    const { kind } = terrains[hexes.terrain[hex]!]!;
    if (kind !== "coastal" && kind !== "land") continue;
    const side = position.control[hex]!;
    marks.push(
      side === NOBODY
        ? { place: id, tone: "none", title: "neutral" }
        : { place: id, tone: `side:${sideIds[side]!}`, title: `controlled by ${sideTitles[side]!}` },
    );
  }
  return {
    id: "control",
    title: "Control",
    rule: "2.3",
    key: [
      ...sideIds.map((side, n) => ({ tone: `side:${side}` as const, text: n === 0 ? "Allies" : "Japan" })),
      { tone: "none", text: "Neutral" },
    ],
    marks,
    lines: [],
  };
}

/** 13.1, 13.2: hexes that a line from a port reaches, those that supply units alone reach, and what is out of supply. */
function supply(t: Positioned, side: number): Overlay {
  const { rules, position } = t;
  const { byPort, byUnit } = suppliedIn(t, side);
  const marks: Overlay["marks"] = [];
  for (const [hex, place] of rules.hexes.ids.entries()) {
    const stands = position.ground.site.some(
      (site, unit) =>
        site === hex && position.ground.aboard[unit]! < 0 && rules.groundUnits[unit]!.side === side,
    );
    if (byPort[hex]) marks.push({ place, tone: "good", title: "a line of supply leads to a port" });
    else if (byUnit.has(hex)) marks.push({ place, tone: "warn", title: "supplied by a supply unit alone" });
    else if (stands) marks.push({ place, tone: "bad", text: "OOS", title: "ground units out of supply" });
  }
  return {
    id: `supply-${sideIds[side]!}`,
    title: side === 0 ? "Supply, Allies" : "Supply, Japan",
    rule: "13.1",
    key: [
      { tone: "good", text: "From a port" },
      { tone: "warn", text: "From a supply unit" },
      { tone: "bad", text: "Units out of supply" },
    ],
    marks,
    lines: [],
    ...(marks.length === 0 && { note: "No port and no supply unit of this side supplies a hex." }),
  };
}

/** 9.2: points of range from a hex; the hex itself does not count. */
const range = ({ hexes }: Rules, from: string | undefined): Overlay =>
  distanceOverlay({
    id: "range",
    noun: "Range",
    rule: "9.2",
    note: "Strategic Range is counted in hexes, without the hex of the airbase. The edge of the map costs 2 more.",
    ids: hexes.ids,
    of: hexes.of,
    from,
    distance: (a, b) => distance(hexes, a, b),
    farthest: 10,
    near: 3,
    middle: 6,
    titleOf: (away) => `range ${away}`,
  });

/** 10.3: the fleets of Japan keep to their sides of the line; aircraft and ships come by the entry hexes of their boxes. */
function commandLine(rules: Rules): Overlay {
  const { hexes, commandLine: line, boxes } = rules;
  const ships = new Set(boxes.flatMap(({ navalEntries }) => navalEntries));
  const aircraft = new Set(boxes.flatMap(({ entries }) => entries));
  const marks: Overlay["marks"] = [];
  for (const [hex, place] of hexes.ids.entries()) {
    if (ships.has(hex))
      marks.push({ place, tone: "good", text: "S", title: "ships and aircraft enter here" });
    else if (aircraft.has(hex)) marks.push({ place, tone: "step", text: "A", title: "aircraft enter here" });
    else if (hexes.column[hex] === line.column && hexes.row[hex]! < line.freeFromRow)
      marks.push({ place, tone: "warn", title: "on the Command Demarcation Line" });
  }
  return {
    id: "command-line",
    title: "Command Demarcation Line and entry hexes",
    rule: "10.3",
    key: [
      { tone: "warn", text: "The line between West and East Fleet" },
      { tone: "good", text: "S: ships and aircraft enter" },
      { tone: "step", text: "A: aircraft enter" },
    ],
    marks,
    lines: [],
  };
}

/** 17: zones in which a side may place a unit elsewhere than the set-up does. */
function zones({ zones: of = {} }: Partial<ForlornHopesScenario>): Overlay {
  const titles = new Map<string, string[]>();
  for (const { text, at } of Object.values(of))
    for (const place of at) titles.set(place, [...(titles.get(place) ?? []), text]);
  const marks = [...titles].map(([place, texts]) => ({
    place,
    tone: texts.length > 1 ? ("both" as const) : ("step" as const),
    title: texts.join(" "),
  }));
  return {
    id: "zones",
    title: "Where units may begin",
    rule: "17.0",
    key: [
      { tone: "step", text: "One zone" },
      { tone: "both", text: "Several zones" },
    ],
    marks,
    lines: [],
    ...(marks.length === 0 && { note: "Every unit of this scenario begins where the set-up has it." }),
  };
}
