import type { Command } from "commander";
import { battlePath, child, type Draft, get, type Json, scenarioPath } from "../../documents";
import { games } from "../../games";
import { openGame, shippedGames } from "../../workspace";
import type { Answer } from "../answer";
import { withJson } from "../arguments";
import { status } from "../errors";
import { padEnd, wrap } from "../format/layout";
import { assembleSources, idsIn } from "../load";
import type { Run } from "../run-action";

interface GameEntry {
  id: string;
  title: string;
  edition: string;
  summary: string;
  /** False while only the data are there, without rules that play them. */
  playable: boolean;
  scenarios: { id: string; title: string; summary: string }[];
  battles: { id: string; title: string }[];
  layers: { id: string; kind: string; title: string; on: boolean }[];
  options: { id: string; title: string; rule: string; recommended: boolean }[];
}

const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");

function describeGame(id: string): GameEntry {
  const { draft } = assembleSources(openGame(id));
  const game = valueOf(draft, "game.json");
  const options = child(valueOf(draft, "options.json"), "options") ?? {};
  return {
    id,
    title: text(get(game, "/title")) || id,
    edition: text(get(game, "/edition")),
    summary: text(get(game, "/summary")),
    playable: Object.hasOwn(games, id),
    scenarios: idsIn(draft, "scenarios").map((scenario) => {
      const value = valueOf(draft, scenarioPath(scenario));
      return {
        id: scenario,
        title: text(get(value, "/title")),
        summary: text(get(value, "/summary")),
      };
    }),
    battles: idsIn(draft, "battles").map((battle) => ({
      id: battle,
      title: text(get(valueOf(draft, battlePath(battle)), "/title")),
    })),
    layers: draft.layers.map((layer) => ({
      id: layer.id,
      kind: text(layer.manifest?.kind),
      title: text(layer.manifest?.title),
      on: layer.on,
    })),
    options: Object.entries(options as { [id: string]: Json }).map(([option, value]) => ({
      id: option,
      title: text(get(value, "/title")),
      rule: text(get(value, "/rule")),
      recommended: get(value, "/recommended") === true,
    })),
  };
}

const valueOf = (draft: Draft, path: string): Json | undefined => draft.documents.get(path)?.value;

function listGames(): Answer {
  const entries = shippedGames().map(describeGame);
  return {
    status: status.good,
    json: { games: entries },
    text: ({ colours: c }) =>
      entries.flatMap((game, i) => [
        ...(i === 0 ? [] : [""]),
        `${c.bold(game.title)} ${c.dim(game.edition)}`,
        `  --game ${game.id}`,
        ...(game.playable ? [] : ["  Data only: it cannot be played yet."]),
        ...wrap(game.summary, undefined, "  "),
        ...section("scenarios", game.scenarios, ({ id, title }) => [id, title]),
        ...section("battles", game.battles, ({ id, title }) => [id, title]),
        ...section("layers", game.layers, ({ id, kind, title, on }) => [
          id,
          `${title} (${kind}, ${on ? "on" : "off"})`,
        ]),
        ...section("optional rules", game.options, ({ id, title, rule }) => [id, `${title} (${rule})`]),
      ]),
  };
}

function section<T>(
  title: string,
  entries: readonly T[],
  row: (entry: T) => [id: string, about: string],
): string[] {
  if (entries.length === 0) return [];
  return [`  ${title}`, ...entries.map(row).map(([id, about]) => `    ${padEnd(id, 26)} ${about}`)];
}

export function registerGames(program: Command, run: Run): void {
  withJson(program.command("games"))
    .description("list the games with their scenarios, battles, layers and optional rules")
    .action(() => run(listGames));
}
