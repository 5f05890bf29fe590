import { child, scenarioIdOf } from "../../documents";
import type { Documents, ForceKind, HeldCounter, Holding } from "../../games";
import { scheduleTrack } from "../../views";
import { amountOf, countOf, forcesOf } from "../../views/setup";
import { mapView } from "../../views/map";
import { groupsOf } from "../../views/counters";
import { sightOf } from "../../views/map/world";
import { capital, counted } from "../../words";
import type { Aid } from "./aids";
import { type Block, type Cell, type Column, heading, paragraph, type TableBlock } from "./blocks";
import { arrivalWords } from "./reinforcements";
import { counterLines, counterRows } from "./counter";
import { type PrintSource, textOf } from "./source";
import { marked, opening } from "./status";

/** Set-up cards: for each scenario and side what stands where, in the order of its document. */
export function setUpAids(source: PrintSource): Aid[] {
  if (!source.map) return [];
  return source.scenarios.flatMap((scenario) =>
    source.sides.map(({ id: side, name }): Aid => {
      const about = textOf(child(source.documents[scenario], "title"), scenarioIdOf(scenario) ?? scenario);
      return {
        id: `set-up-${scenarioIdOf(scenario) ?? "scenario"}-${side}`,
        title: `${about}: set-up, ${name}`,
        summary: "Where each counter is placed, what is placed freely, and what arrives later.",
        turned: "portrait",
        make: ({ room }) => ({ blocks: cardOf(source, scenario, side, room.width) }),
      };
    }),
  );
}

interface Card {
  source: PrintSource;
  scenario: string;
  side: string;
  width: number;
  /** With what the scenario itself overrides. */
  documents: Documents;
  kinds: readonly ForceKind[];
  placeName(id: string): string;
}

function cardOf(source: PrintSource, scenario: string, side: string, width: number): Block[] {
  const sight = sightOf(source.world, scenario);
  if (!sight) return [];
  const document = source.documents[scenario];
  const name = source.sides.find(({ id }) => id === side)?.name ?? side;
  const places = new Map(mapView(source.world, scenario)?.places.map((place) => [place.id, place]));
  const placeName = (id: string): string => {
    const place = places.get(id);
    if (!place) return id;
    return place.hex === undefined || place.hex === place.name ? place.name : `${place.name} ${place.hex}`;
  };
  const { documents } = sight;
  const kinds = sight.views.forces;
  const card: Card = { source, scenario, side, width, documents, kinds, placeName };
  const holdings = sight.views
    .holdings(documents, scenario)
    .map((holding) => ({ ...holding, counters: holding.counters.filter(({ face }) => face.side === side) }))
    .filter(({ counters }) => counters.length > 0);
  const where = (wanted: Holding["where"]): Holding[] => holdings.filter((each) => each.where === wanted);
  return [
    ...opening(
      `${textOf(child(document, "title"), scenario)}: ${name}`,
      textOf(child(document, "summary"), ""),
      width,
    ),
    ...startBlocks(card),
    ...holdingBlocks(card, "On the map", where("map"), (holding) =>
      placeName(holding.place ?? holding.title),
    ),
    ...holdingBlocks(card, "Placed freely", where("free"), (holding) => {
      const choices = (holding.places ?? []).map(placeName);
      return `In ${choices.join(" or ")}`;
    }),
    ...holdingBlocks(card, "On a track", where("track"), ({ title: words }) => words),
    ...holdingBlocks(card, "Not in play", where("out"), ({ title: words }) => words),
    ...sumBlocks(card, holdings),
    ...arrivalBlocks(card),
  ];
}

function startBlocks({ source, scenario, side, width, documents, placeName }: Card): Block[] {
  const { print, originOf } = source;
  const starts = (print?.starts(documents, scenario) ?? []).filter(
    (mark) => mark.side === undefined || mark.side === side,
  );
  const control = print?.control(documents, scenario) ?? [];
  const blocks: Block[] = [];
  if (starts.length > 0) {
    const columns: Column[] = [
      { title: "At the start", width: 52 },
      { title: "Set to", width: width - 72 },
      { title: "Rule", width: 20 },
    ];
    const rows = starts.map((mark): Cell[] => [
      [{ text: mark.title }],
      [{ text: marked(mark.value, originOf(scenario, mark.pointer)), style: "bold" }],
      mark.rule ?? "",
    ]);
    blocks.push({ kind: "table", columns, rows });
  }
  const mine = control.filter(({ holder }) => holder === side);
  const nobody = control.filter(({ holder }) => holder === undefined);
  const listed = (places: typeof control): string =>
    places.map(({ place, pointer }) => marked(placeName(place), originOf(scenario, pointer))).join(", ");
  if (mine.length > 0) blocks.push(...paragraph(`Control markers of this side: ${listed(mine)}.`, width));
  if (nobody.length > 0) blocks.push(...paragraph(`Without control marker: ${listed(nobody)}.`, width));
  return blocks;
}

/** "2 ships, 8 air steps". */
function totals(kinds: readonly ForceKind[], counters: readonly HeldCounter[]): string {
  const inPlay = counters.filter(({ optional }) => optional === undefined);
  return kinds
    .map((kind) => {
      const ofKind = inPlay.filter(({ face }) => face.kind === kind.id);
      return { noun: kind.noun, count: ofKind.reduce((all, each) => all + amountOf(kind, each), 0) };
    })
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => counted(count, noun))
    .join(", ");
}

function holdingBlocks(
  { source, scenario, width, kinds }: Card,
  words: string,
  holdings: readonly Holding[],
  placeOf: (holding: Holding) => string,
): Block[] {
  if (holdings.length === 0) return [];
  const drawings = 66;
  const columns: Column[] = [
    { title: "Place", width: 42 },
    { title: "Counters", width: drawings },
    { title: "In words", width: width - 42 - drawings },
  ];
  const rows = holdings.map((holding): Cell[] => [
    [
      { text: placeOf(holding), style: "bold" },
      { text: totals(kinds, holding.counters), style: "quiet" },
    ],
    counterRows(source, holding.counters, drawings - 2.8),
    groupsOf(holding.counters).flatMap(([group, own]) => [
      ...(group === "" ? [] : [{ text: group, style: "quiet" as const }]),
      ...counterLines(own, ({ pointer, optional }) =>
        marked(
          optional === undefined ? "" : ` (only with rule ${optional})`,
          source.originOf(scenario, pointer),
        ),
      ),
    ]),
  ]);
  const table: TableBlock = { kind: "table", columns, rows };
  return [heading(words, undefined, width), table];
}

/** What there is of each kind, to count the counters by. */
function sumBlocks({ side, width, documents, kinds }: Card, holdings: readonly Holding[]): Block[] {
  const groups = forcesOf(kinds, documents, holdings).find((each) => each.side === side)?.groups ?? [];
  if (groups.length === 0) return [];
  const figures = (row: { onMap: number; free: number; onTrack: number }): string[] =>
    [row.onMap, row.free, row.onTrack].map((count) => (count === 0 ? "–" : String(count)));
  const columns: Column[] = [
    { title: "Counted", width: width - 4 * 24 },
    ...["On the map", "Placed freely", "On a track", "Together"].map((words): Column => ({
      title: words,
      width: 24,
      align: "right",
    })),
  ];
  const rows = groups.flatMap(({ title: kind, rows: kinds, total }): Cell[][] => [
    ...kinds.map((row): Cell[] => [row.name, ...figures(row), String(countOf(row))]),
    [
      [{ text: `${kind} together`, style: "bold" }],
      ...figures(total),
      [{ text: String(countOf(total)), style: "bold" }],
    ],
  ]);
  return [heading("Totals", undefined, width), { kind: "table", columns, rows }];
}

function arrivalBlocks({ source, scenario, side, width }: Card): Block[] {
  const track = scheduleTrack(source.world, { scenario });
  const begins = source.game.views?.schedule?.inUse(source.documents, scenario)?.turn ?? -Infinity;
  const lanes = (track?.lanes ?? []).flatMap((lane, i) => (lane.side === side ? [{ lane, i }] : []));
  const rows = (track?.turns ?? [])
    .filter(({ turn }) => turn >= begins)
    .flatMap(({ label, lanes: all }): Cell[][] => {
      // With several nations, the arrivals of each are on a line of their own.
      const lines = lanes.flatMap(({ lane, i }) => {
        const arrivals = (all[i] ?? []).map((arrival) => arrivalWords(source, arrival));
        if (arrivals.length === 0) return [];
        return [{ text: `${lanes.length > 1 ? `${lane.title}: ` : ""}${arrivals.join("; ")}` }];
      });
      return lines.length === 0 ? [] : [[[{ text: label, style: "bold" }], lines]];
    });
  if (rows.length === 0) return [];
  const columns: Column[] = [
    { title: capital(track?.noun ?? "turn"), width: 16, align: "centre" },
    { title: "Arrives", width: width - 16 },
  ];
  return [heading("Arrivals by schedule", undefined, width), { kind: "table", columns, rows }];
}
