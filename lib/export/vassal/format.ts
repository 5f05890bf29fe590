import { child, scenarioIdOf } from "../../documents";
import { mapView } from "../../views/map";
import { fileName } from "../../words";
import { writeZip } from "../../zip";
import { exportName } from "../facts";
import { printSource, type PrintSource, textOf } from "../print/source";
import { requireReadable } from "../source";
import {
  ExportError,
  type ExportFile,
  type ExportFormat,
  type ExportSource,
  type ExportStep,
} from "../types";
import { windows } from "./boards";
import { aboutChart, type Chart, chartAids, chartOf, chartWindow } from "./charts";
import { mainBoard } from "./main-board";
import { type About, buildFile, dataOf, stepsOf } from "./module";
import { savedGame } from "./saved-game";
import { plainName } from "./sequence";
import { controlMarker, setUpOf } from "./set-ups";
import { makeSlots, type Marker, palette } from "./slots";
import { tracksBoard } from "./tracks-board";
import { type WaitingBoard, waitingBoard } from "./waiting-board";
import { xmlBytes } from "./xml";

/** A draft of a module for VASSAL; docs/vassal.md says what it is made of and where its form was learnt. */
export const vassalFormat: ExportFormat = {
  id: "vassal",
  title: "VASSAL draft module",
  summary:
    "map, counters, set-ups, tracks, dice and charts as a .vmod to finish in VASSAL's editor; not yet tested in VASSAL itself",

  *make(from: ExportSource): Generator<ExportStep, ExportFile[]> {
    requireReadable(from);
    const source = printSource(from);
    const views = (source.map?.boards ?? [])
      .flatMap(({ id }) => mapView(source.world, "", id) ?? [])
      .filter(({ places }) => places.length > 0);
    if (views.length === 0)
      throw new ExportError("This game has no map, which a module needs.", "Choose the play aids instead.");
    const aids = chartAids(source);
    const of = aids.length + source.scenarios.length + 4;
    let done = 0;
    yield { done: done++, of, words: "The map" };
    const maps = views.map((view) => mainBoard(source, view));
    yield { done: done++, of, words: "The tracks" };
    const tracks = tracksBoard(source);
    yield { done: done++, of, words: "The counters" };
    const slots = makeSlots(source, [...controlMarkers(source), ...(tracks?.markers ?? [])]);

    const about = aboutOf(source);
    const module = xmlBytes(dataOf(about, true));
    const saved = xmlBytes(dataOf(about, false));
    const files: ExportFile[] = [
      ...maps.map(({ image }) => image),
      ...(tracks ? [tracks.image] : []),
      ...slots.images,
    ];
    const waiting: WaitingBoard[] = [];
    const setUps: { title: string; file: string }[] = [];
    for (const scenario of source.scenarios) {
      const id = scenarioIdOf(scenario) ?? scenario;
      const title = plainName(textOf(child(source.documents[scenario], "title"), id));
      yield { done: done++, of, words: title };
      const board = waitingBoard(source, slots, scenario, titleOnce(title, setUps));
      waiting.push(board);
      const file = `${fileName(id) || "scenario"}.vsav`;
      setUps.push({ title: board.board.name, file });
      const piles = setUpOf(source, scenario, slots, { maps, tracks, waiting: board });
      const boards = {
        ...Object.fromEntries(maps.map((each) => [each.window, each.board.name])),
        [windows.waiting]: board.board.name,
        ...(tracks && { [windows.tracks]: tracks.board.name }),
      };
      const turn = source.game.views?.schedule?.inUse(source.documents, scenario)?.turn;
      files.push(board.image, {
        path: file,
        bytes: savedGame({ piles, boards, turn, steps: stepsOf(source).length }, { module, saved }),
      });
    }

    const charts: Chart[] = [aboutChart("About this draft", aboutWords(source, about))];
    for (const aid of aids) {
      yield { done: done++, of, words: aid.title };
      charts.push(chartOf(aid));
    }
    files.push(...charts.map(({ file }) => file));

    yield { done, of, words: "The module" };
    const tree = buildFile(source, about, {
      windows: { maps, tracks, waiting },
      palette: palette(source, slots),
      charts: chartWindow(charts),
      setUps,
      nextSlot: slots.all.length + 1,
    });
    files.push({ path: "buildFile.xml", bytes: xmlBytes(tree) }, { path: "moduledata", bytes: module });
    return [{ path: `${exportName(from)}.vmod`, bytes: writeZip(files) }];
  },
};

/** Boards of one window need names of their own. */
function titleOnce(title: string, before: readonly { title: string }[]): string {
  let name = title;
  for (let more = 2; before.some((each) => each.title === name); more++) name = `${title} (${more})`;
  return name;
}

const controlMarkers = ({ sides }: PrintSource): Marker[] => [
  ...sides.map(({ id, name }) => ({
    id: controlMarker(id),
    name: `Control of ${name}`,
    lines: [name, "control"],
  })),
  { id: controlMarker(undefined), name: "No control", lines: ["nobody's", "control"] },
];

const aboutOf = ({ title, edition, layers, version }: PrintSource): About => ({
  name: plainName(edition === "" ? title : `${title} (${edition})`),
  version,
  description: plainName(
    `Draft by Sandtable ${version}. ${layers.length === 0 ? "No layers on." : `Layers on: ${layers.join(", ")}.`}`,
  ),
});

const aboutWords = ({ rights }: PrintSource, { name, description }: About): string[] => [
  name,
  description,
  ...(rights === "" ? [] : [rights]),
  "Everything here is made from the data of the game: the map with its numbered grid, every type of counter with both sides (Ctrl+F flips it, Ctrl+D deletes it), the tracks, and a set-up for each scenario. The window of forces off the map shows what is placed freely, what is on a track or out of play, and what arrives by schedule.",
  "VASSAL does not enforce rules. Counters of optional rules that are off stay in the palette. The module was built from the published sources of VASSAL and its parts were checked, but it was not opened in VASSAL: review it in the module editor before you publish it.",
];
