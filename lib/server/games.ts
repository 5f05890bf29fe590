import { assemble, child, get, isScenarioPath, joinPointer, type Json } from "../documents";
import { games } from "../games";
import { type MapPicture, pictureOf } from "./picture";
import { openGame, shippedGames } from "../workspace";

/** How much of a game's data is printed, errata, reconstructed or designed: values by their source's status. */
export type StatusCounts = Record<string, number>;

interface ScenarioEntry {
  id: string;
  title: string;
  summary: string;
  statuses: StatusCounts;
}

/** A shipped game, as the studio's first page shows it. */
export interface GameCard {
  id: string;
  title: string;
  edition: string;
  summary: string;
  scenarios: ScenarioEntry[];
  statuses: StatusCounts;
  /** Its map, small. */
  picture?: MapPicture;
}

const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");

let cards: GameCard[] | undefined;

/** The games that can be played. Shipped data do not change while the server runs. */
export function gameCards(): GameCard[] {
  cards ??= shippedGames()
    .filter((id) => Object.hasOwn(games, id))
    .map(cardOf);
  return cards;
}

function cardOf(id: string): GameCard {
  const draft = assemble(openGame(id).files);
  const { documents } = draft;
  const picture = pictureOf(draft, games[id]?.views?.map);
  const game = documents.get("game.json")?.value;
  const statuses: StatusCounts = {};
  const scenarios: GameCard["scenarios"] = [];
  for (const [path, { value }] of documents) {
    const counts = countStatuses(value);
    for (const [status, count] of Object.entries(counts)) statuses[status] = (statuses[status] ?? 0) + count;
    if (!isScenarioPath(path)) continue;
    scenarios.push({
      id: text(get(value, "/id")),
      title: text(get(value, "/title")),
      summary: text(get(value, "/summary")),
      statuses: counts,
    });
  }
  return {
    id,
    title: text(get(game, "/title")) || id,
    edition: text(get(game, "/edition")),
    summary: text(get(game, "/summary")),
    scenarios,
    statuses,
    ...(picture && { picture }),
  };
}

/** Values of a document by the status of the source that stands nearest above them. */
function countStatuses(value: Json): StatusCounts {
  const sources = get(value, "/sources");
  const counts: StatusCounts = {};
  const statusAt = (pointer: string): string | undefined => {
    const status = child(child(sources, pointer), "status");
    return typeof status === "string" ? status : undefined;
  };
  const visit = (part: Json, pointer: string, above: string): void => {
    const status = statusAt(pointer) ?? above;
    if (part === null || typeof part !== "object") {
      counts[status] = (counts[status] ?? 0) + 1;
      return;
    }
    for (const [key, inner] of Object.entries(part)) {
      if (pointer === "" && (key === "sources" || key === "$schema")) continue;
      visit(inner, joinPointer(pointer, key), status);
    }
  };
  visit(value, "", "unsourced");
  return counts;
}
