import type { Report } from "../../diagnostics";
import type { ForceKind } from "../../games";
import { turnLabel, turnNoun } from "../../games/time";
import type { Game } from "../../kernel";
import { sightOf } from "../map/world";
import { documentTitle, type ViewWorld } from "../world";
import { capital, counted } from "../../words";
import { countOf, forcesOf } from "./forces";
import { hindrancesOf, saidOf } from "./says";
import { summaryInWords } from "./summary";
import type { SetUp, SideForces } from "./types";

/** A scenario as it is set up. `game`: what the engine made of it in the check that the report is of. */
export function setUpOf(
  world: ViewWorld,
  report: Report,
  game: Game | undefined,
  scenario: string,
): SetUp | undefined {
  const sight = sightOf(world, scenario);
  if (!sight || !world.game) return undefined;
  const { documents, views } = sight;
  const forces = forcesOf(views.forces, documents, sight.holdings());
  const said = saidOf(report.diagnostics, scenario);
  const { summary, summaryTitles } = world.game;
  const hindrances = game ? [] : hindrancesOf(report.diagnostics, scenario);
  return {
    scenario,
    title: documentTitle(scenario, documents[scenario]),
    verdict: game
      ? { ok: true, words: `The engine sets it up: ${countWords(views.forces, forces)}.` }
      : { ok: false, words: refusal(hindrances.length) },
    forces,
    ...(game && {
      summary: summaryInWords(
        summary(game.table),
        documents["game.json"],
        { turn: capital(turnNoun(world.game)), ...summaryTitles },
        (turn) => turnLabel(world.game, documents, turn),
      ),
    }),
    problems: [...hindrances, ...said.filter((each) => !hindrances.includes(each))],
  };
}

const refusal = (errors: number): string =>
  errors === 0
    ? "It cannot be set up: the documents of the game are incomplete."
    : `It cannot be set up: ${errors === 1 ? "one error must" : `${errors} errors must`} be fixed first.`;

/** "41 ships, 30 air steps and 17 land units". */
function countWords(kinds: readonly ForceKind[], forces: readonly SideForces[]): string {
  const sum = (kind: string): number =>
    forces
      .flatMap(({ groups }) => groups)
      .filter((group) => group.kind === kind)
      .reduce((all, { total }) => all + countOf(total), 0);
  return listed(
    kinds.filter(({ minor }) => !minor).map(({ id, noun, many }) => counted(sum(id), noun, many)),
  );
}

/** "a, b and c". */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
