import type { FlatTopScenario } from "../../../documents/generated/types";
import type { Json } from "../../../kernel";
import { nothing } from "../../shared/overlays";
import type { Overlay, OverlayKind } from "../../view-types";
import { hexesIn } from "../ch04-charts";
import { dayOf, turnOf } from "../model/clock";
import { type Observer, type Rules, sideIds } from "../model/rules";
import { hexOfPlace, placeOfHex } from "./places";
import { sightOverlay } from "./sight";

/** What can be laid over the map of a set-up. */

export const overlayKinds = [
  { id: "sectors", title: "Weather sectors and wind" },
  { id: "islands", title: "Islands and coastwatchers" },
  { id: "zones", title: "Where Task Forces may begin" },
  { id: "sight-ships", title: "Ships seen from a hex", from: true },
  { id: "sight-planes", title: "Planes seen from a hex", from: true },
] as const satisfies readonly OverlayKind[];

export function overlayOf(rules: Rules, scenario: Json, kind: string, from: string | undefined): Overlay {
  const document = scenario as unknown as Partial<FlatTopScenario>;
  switch (kind) {
    case "sectors":
      return sectors(rules, document);
    case "islands":
      return islands(rules, document);
    case "zones":
      return zones(rules, document);
    case "sight-ships":
    case "sight-planes":
      return seen(rules, document, kind, from);
    default:
      return nothing(kind, kind, "This overlay does not exist.");
  }
}

const arrows = ["↑", "↗", "↘", "↓", "↙", "↖"];
const directions = ["north", "north-east", "south-east", "south", "south-west", "north-west"];

function sectors(rules: Rules, { weather }: Partial<FlatTopScenario>): Overlay {
  const { hexes } = rules;
  const wind = (weather?.wind ?? {}) as Readonly<Record<string, number | undefined>>;
  const marks: Overlay["marks"] = [];
  for (const hex of hexes.ids.keys()) {
    const n = hexes.sector[hex]!;
    const { title, directional, wind: usual, id } = rules.sectors[n]!;
    const blows = directions[(wind[id] ?? usual + 1) - 1]!;
    marks.push({
      place: placeOfHex(rules, hex),
      tone: n % 2 === (n >> 2) % 2 ? "good" : "step",
      title: `Sector ${title}: clouds drift ${blows}`,
      ...(hex === directional && { text: `${title} ${arrows[(wind[id] ?? usual + 1) - 1] ?? "?"}` }),
    });
  }
  return {
    id: "sectors",
    title: "Weather sectors and wind",
    rule: "6.3",
    key: [],
    marks,
    lines: [],
    note: "A Directional hex shows its sector, and the direction in which its clouds drift.",
  };
}

function islands(rules: Rules, { sides }: Partial<FlatTopScenario>): Overlay {
  const watched = rules.coastwatchers.filter(
    ({ side, island }) => !sides?.[sideIds[side]!].withoutCoastwatchers.includes(island),
  );
  const marks: Overlay["marks"] = watched.flatMap(({ side, sees, hex }) =>
    [...sees].map((at) => ({
      place: placeOfHex(rules, at),
      tone: `side:${sideIds[side]!}` as const,
      title: "seen by a coastwatcher",
      ...(at === hex && { text: "CW" }),
    })),
  );
  return {
    id: "islands",
    title: "Coastwatchers",
    rule: "7.9",
    key: sideIds.map((side) => ({
      tone: `side:${side}` as const,
      text: `Planes here are seen by ${side === "allied" ? "Allied" : "Japanese"} coastwatchers`,
    })),
    marks,
    lines: [],
    ...(marks.length === 0 && { note: "This scenario has no coastwatchers." }),
  };
}

function zones(rules: Rules, { sides }: Partial<FlatTopScenario>): Overlay {
  const found = new Map<string, { of: Set<string>; title: string }>();
  for (const side of sideIds)
    for (const zone of sides?.[side].zones ?? [])
      for (const id of hexesIn(rules, zone)) {
        const place = placeOfHex(rules, id);
        const there = found.get(place) ?? { of: new Set(), title: zone.text };
        there.of.add(side);
        found.set(place, there);
      }
  return {
    id: "zones",
    title: "Where Task Forces may begin",
    rule: "26",
    key: sideIds.map((side) => ({
      tone: `side:${side}` as const,
      text: side === "allied" ? "Allies" : "Japan",
    })),
    marks: [...found].map(([place, { of, title }]) => ({
      place,
      tone: of.size > 1 ? ("both" as const) : (`side:${[...of][0]!}` as const),
      title,
    })),
    lines: [],
    ...(found.size === 0 && { note: "Every Task Force of this scenario begins in a hex of its own." }),
  };
}

function seen(
  rules: Rules,
  { clock, bases }: Partial<FlatTopScenario>,
  kind: "sight-ships" | "sight-planes",
  from: string | undefined,
): Overlay {
  const title = kind === "sight-ships" ? "Ships seen from a hex" : "Planes seen from a hex";
  const hex = hexOfPlace(rules, from);
  if (hex === undefined) return nothing(kind, title, "Choose a hex.");
  const turn = clock ? turnOf(rules.firstDay, dayOf(clock.date), clock.hour) : 12;
  const observer: Observer =
    bases && from !== undefined && Object.hasOwn(bases, from) ? "base" : "task-force";
  const target = kind === "sight-ships" ? "task-force" : "air-formation";
  return { ...sightOverlay(rules, { hex, observer, target, turn }), id: kind };
}
