import { child, type DraftLayer, isPlaytestPath, isScenarioPath, scenarioIdOf } from "../../documents";
import { writeZip } from "../../zip";
import { changesHtml } from "../changes";
import { changesOfPrinted, printedChangePage } from "../changes/printed";
import { isAfter, isVersion, makeSheet, sheetHtml } from "../errata-sheet";
import { exportName, factsOf, layerTitle, textOr } from "../facts";
import { aidsToRead } from "../print";
import { sha256OfText } from "../sha256";
import { requireReadable } from "../source";
import {
  ExportError,
  type ExportFile,
  type ExportFormat,
  type ExportSource,
  type ExportStep,
} from "../types";
import { PAGE_FORMAT, type PageApp, type PageData, pageGlobals, type PageLayer, type PageLink } from "./data";
import { pageHtml } from "./html";
import { textScript } from "./script";

export interface PageOptions {
  /** The code of the page, made for the game. */
  app?: PageApp;
  /** Only the zip is wanted. */
  zipOnly?: boolean;
}

/** Files of one export lie together, beside those of other formats. */
const FOLDER = "page";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A static web site on which the game is played: one folder, and the same as a zip. */
export function pageFormat({ app, zipOnly = false }: PageOptions = {}): ExportFormat {
  function* make(source: ExportSource): Generator<ExportStep, ExportFile[]> {
    requireReadable(source);
    if (source.definition === undefined)
      throw new ExportError(
        `“${source.game}” cannot be played on a page, because the program does not have its rules.`,
        "Choose the bundle or the spreadsheets instead.",
      );
    if (app === undefined)
      throw new ExportError(
        "The page cannot be made here, because its code is missing.",
        "Install the program with all its packages, and export again.",
      );
    const of = 4;
    yield { done: 0, of, words: "What is changed and why" };
    const groups = changesOfPrinted(source);
    const beside: { link: PageLink; text: string }[] = [
      {
        link: {
          title: "What is changed and why",
          summary: "The differences from the printed game, with their reasons.",
          path: "changes.html",
        },
        text: changesHtml(withReasons(source, printedChangePage(source, groups))),
      },
    ];
    yield { done: 1, of, words: "The errata sheet" };
    const sheet = makeSheet(source);
    beside.push({
      link: { title: "Errata sheet", summary: sheet.summary, path: "errata.html" },
      text: sheetHtml(sheet),
    });
    const aids = aidsToRead(source);
    for (;;) {
      const step = aids.next();
      if (step.done === true) {
        for (const { title, summary, name, text } of step.value)
          beside.push({ link: { title, summary, path: `aids/${name}` }, text });
        break;
      }
      yield { done: 2, of, words: step.value };
    }
    yield { done: 3, of, words: "The page" };
    const changes = groups.reduce((sum, { count }) => sum + count, 0);
    const data = dataOf(
      source,
      changes,
      beside.map(({ link }) => link),
    );
    const texts: [path: string, text: string][] = [
      ["index.html", pageHtml(data.title, ["data.js", "worker.js", "app.js"], "app.css")],
      ["data.js", textScript(pageGlobals.data, JSON.stringify(data))],
      ["worker.js", textScript(pageGlobals.worker, app.worker)],
      ["app.js", app.script],
      ["app.css", app.style],
      ...beside.map(({ link, text }): [string, string] => [link.path, text]),
    ];
    const files = texts.map(([path, text]) => ({ path, bytes: bytesOf(text) }));
    const name = `${exportName(source)}-page`;
    const zip = writeZip(files.map(({ path, bytes }) => ({ path: `${name}/${path}`, bytes })));
    return [
      ...(zipOnly ? [] : files.map(({ path, bytes }) => ({ path: `${FOLDER}/${path}`, bytes }))),
      { path: `${name}.zip`, bytes: zip },
    ];
  }
  return {
    id: PAGE_FORMAT,
    title: "Page to play on",
    summary:
      "a web page on which the game is played, by hand or against bots, without a server or a network; a folder and a zip",
    make,
  };
}

/** The reasons of the layers stand before the changes. */
function withReasons<Page extends { about: readonly string[] }>(source: ExportSource, page: Page): Page {
  const reasons = factsOf(source).layers.flatMap((layer) => {
    const reason = textOr(layer.manifest?.["reason"]);
    return reason === undefined ? [] : [`${layerTitle(layer)}: ${reason}`];
  });
  return { ...page, about: [...page.about, ...reasons] };
}

function dataOf(source: ExportSource, changes: number, aids: readonly PageLink[]): PageData {
  const { title, edition, workspace, layers } = factsOf(source);
  const about = source.draft.documents.get("game.json")?.value;
  const documents = Object.fromEntries(
    [...source.draft.documents]
      .filter(([path]) => !isPlaytestPath(path))
      .map(([path, { value }]) => [path, JSON.stringify(value)]),
  );
  return {
    game: source.game,
    title: workspace ?? title,
    gameTitle: title,
    edition,
    rights: textOr(child(about, "rights")),
    layers: layers.map(layerOf),
    program: source.version,
    hash: sha256OfText(JSON.stringify(documents)).slice(0, 16),
    scenarios: [...source.draft.documents]
      .filter(([path]) => isScenarioPath(path))
      .map(([path, { value }]) => ({
        id: scenarioIdOf(path),
        title: textOr(child(value, "title")) ?? scenarioIdOf(path),
      })),
    documents,
    aids,
    changes,
  };
}

function layerOf(layer: DraftLayer): PageLayer {
  const { id, manifest } = layer;
  const versions = Object.values(manifest?.["errata"] ?? {})
    .map((entry) => textOr(child(entry, "since")))
    .filter((each): each is string => each !== undefined && isVersion(each));
  return {
    id,
    title: layerTitle(layer),
    kind: textOr(manifest?.["kind"]),
    reason: textOr(manifest?.["reason"]),
    version: versions.sort((a, b) => (isAfter(a, b) ? 1 : isAfter(b, a) ? -1 : 0)).at(-1),
  };
}
