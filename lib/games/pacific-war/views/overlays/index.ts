import type { Json } from "../../../../kernel";
import { distanceOverlay, nothing } from "../../../shared/overlays";
import type { Overlay, OverlayKind } from "../../../view-types";
import { isInArea } from "../../model/areas";
import { distance } from "../../model/distance";
import type { PacificTable, Position } from "../../model/position";
import { ALLIED, JAPANESE, NOBODY, NOWHERE, type Rules, sideIds } from "../../model/rules";
import { setup } from "../../setup";
import { linkTo, linksOfSide } from "./links";
import { nameOfId } from "../unit-names";
import { docks, garrison, resources } from "./war";

/** What can be laid over the map, of a set-up as of a game in play. */

/** What the overlays read of a game. */
type Positioned = Pick<PacificTable, "rules"> & { position: Position };

/** Questions of the rules keep their answers by the table. */
const tableFor = (t: Positioned): PacificTable =>
  ({ memory: [], version: 0, ...t }) as unknown as PacificTable;

export const overlayKinds = [
  { id: "control", title: "Control of places" },
  { id: "areas", title: "Area in play" },
  { id: "weather", title: "Weather zones" },
  { id: "anchorages", title: "Water: open, coastal, restricted" },
  { id: "command", title: "Command Range of headquarters" },
  { id: "links-allied", title: "Command Links of the Allies" },
  { id: "links-japanese", title: "Command Links of Japan" },
  { id: "link", title: "Command Link to a hex", from: true },
  { id: "resources", title: "Resources of Japan" },
  { id: "garrison", title: "Garrison of Manchuria" },
  { id: "docks", title: "Dry docks" },
  { id: "distance", title: "Distance from a hex", from: true },
] as const satisfies readonly OverlayKind[];

/** Of a set-up. */
export function overlayOf(rules: Rules, scenario: Json, kind: string, from: string | undefined): Overlay {
  const still = stillOverlay(rules, kind, from);
  if (still) return still;
  const made = setup(rules, scenario, { options: [] });
  const title = overlayKinds.find(({ id }) => id === kind)?.title ?? kind;
  if (!made.ok) return nothing(kind, title, "This set-up has problems: see the list of problems.");
  return positionOverlay({ rules, position: made.value.position }, kind, from);
}

/** Overlays that are the same in any position; undefined for others. */
export function stillOverlay(rules: Rules, kind: string, from: string | undefined): Overlay | undefined {
  switch (kind) {
    case "weather":
      return weather(rules);
    case "anchorages":
      return waters(rules);
    case "distance":
      return distances(rules, from);
    default:
      return undefined;
  }
}

export function positionOverlay(t: Positioned, kind: string, from: string | undefined): Overlay {
  switch (kind) {
    case "links-allied":
      return linksOfSide(tableFor(t), ALLIED, kind);
    case "links-japanese":
      return linksOfSide(tableFor(t), JAPANESE, kind);
    case "link":
      return linkTo(tableFor(t), from);
    case "control":
      return control(t);
    case "areas":
      return areas(t);
    case "command":
      return command(t);
    case "resources":
      return resources(t);
    case "garrison":
      return garrison(tableFor(t));
    case "docks":
      return docks(tableFor(t));
    default:
      return nothing(kind, kind, "This overlay does not exist.");
  }
}

const sideTitles = ["Allies", "Japan"] as const;
const sideKey: Overlay["key"] = sideIds.map((side, n) => ({
  tone: `side:${side}` as const,
  text: sideTitles[n]!,
}));

/** 23.1.5: the side that controls each named location. */
function control({ rules, position }: Positioned): Overlay {
  return {
    id: "control",
    title: "Control of places",
    rule: "23.1.5",
    key: [...sideKey, { tone: "none", text: "Nobody" }],
    marks: rules.places.map(({ hex, name }, place) => {
      const side = position.control[place]!;
      const id = rules.hexes.ids[hex]!;
      return side === NOBODY
        ? { place: id, tone: "none" as const, title: `${name}: nobody` }
        : { place: id, tone: `side:${sideIds[side]!}` as const, title: `${name}: ${sideTitles[side]!}` };
    }),
    lines: [],
  };
}

/** Hexes that special rules of the scenario leave to each side. */
function areas(t: Positioned): Overlay {
  const table = t as PacificTable;
  const marks = t.rules.hexes.ids.flatMap((place, hex): Overlay["marks"] => {
    const open = sideIds.map((_, side) => isInArea(table, hex, side));
    if (open.every((is) => is)) return [{ place, tone: "both", title: "open to both sides" }];
    const side = open.indexOf(true);
    return side < 0
      ? []
      : [
          {
            place,
            tone: `side:${sideIds[side]!}`,
            title: `open to ${side === 0 ? "the Allies" : "Japan"} alone`,
          },
        ];
  });
  const isWhole = marks.length === t.rules.hexes.ids.length && marks.every(({ tone }) => tone === "both");
  return {
    id: "areas",
    title: "Area in play",
    rule: "1.2",
    key: isWhole ? [] : [{ tone: "both", text: "Both sides" }, ...sideKey],
    marks: isWhole ? [] : marks,
    lines: [],
    ...(isWhole && { note: "No special rule of this scenario closes a part of the map." }),
  };
}

const zoneTones = ["good", "step", "warn", "bad"] as const;

/** 6.0: the zone whose weather counts in a hex. */
function weather({ hexes }: Rules): Overlay {
  const zones = [...new Set(hexes.zone)].filter((zone) => zone !== "");
  return {
    id: "weather",
    title: "Weather zones",
    rule: "6.0",
    key: zones.map((zone, n) => ({ tone: zoneTones[n % zoneTones.length]!, text: nameOfId(zone) })),
    marks: hexes.ids.flatMap((place, hex) => {
      const n = zones.indexOf(hexes.zone[hex]!);
      return n < 0 ? [] : [{ place, tone: zoneTones[n % zoneTones.length]!, title: nameOfId(zones[n]!) }];
    }),
    lines: [],
  };
}

const waterTones: Readonly<Record<string, "step" | "good" | "warn">> = {
  open: "step",
  coastal: "good",
  restricted: "warn",
};

/** 2.5: what kind of water ships are in. */
function waters({ hexes }: Rules): Overlay {
  return {
    id: "anchorages",
    title: "Water: open, coastal, restricted",
    rule: "2.5",
    key: [
      { tone: "step", text: "Open water" },
      { tone: "good", text: "Coastal water" },
      { tone: "warn", text: "Restricted water, an anchorage" },
    ],
    marks: hexes.ids.flatMap((place, hex) => {
      const water = hexes.water[hex]!;
      return water === "none" ? [] : [{ place, tone: waterTones[water] ?? "step", title: `${water} water` }];
    }),
    lines: [],
  };
}

/** 10.3: hexes within the Command Range of a headquarters, as the crow flies. */
function command({ rules, position }: Positioned): Overlay {
  const { hexes, headquarters } = rules;
  const at = headquarters.flatMap((each, n) => {
    const hex = position.headquarters[n]!;
    return hex === NOWHERE ? [] : [{ ...each, hex }];
  });
  const marks = hexes.ids.flatMap((place, hex): Overlay["marks"] => {
    const reached = at.filter((each) => distance(hexes, each.hex, hex) <= each.commandRange);
    if (reached.length === 0) return [];
    const sides = new Set(reached.map(({ side }) => side));
    return [
      {
        place,
        tone: sides.size > 1 ? "both" : `side:${sideIds[reached[0]!.side]!}`,
        title: reached.map(({ name }) => name).join(", "),
        ...(reached.some((each) => each.hex === hex) && { text: "HQ" }),
      },
    ];
  });
  return {
    id: "command",
    title: "Command Range of headquarters",
    rule: "10.3",
    key: [...sideKey, { tone: "both", text: "Both" }],
    marks,
    lines: [],
    ...(at.length === 0 && { note: "This scenario has no headquarters on the map." }),
  };
}

/** As far as aircraft fly. */
const distances = ({ hexes }: Rules, from: string | undefined): Overlay =>
  distanceOverlay({
    id: "distance",
    noun: "Distance",
    rule: "2.2.2",
    note: "Aircraft count every hex that they enter; the way back counts as well.",
    ids: hexes.ids,
    of: hexes.of,
    from,
    distance: (a, b) => distance(hexes, a, b),
    farthest: 25,
    near: 5,
    middle: 10,
    titleOf: (away) => `${away} hexes`,
  });
