import { server } from "../server/api";
import type { Workbench } from "../workbench/workbench";
import type { AgainstChoice } from "./against";

/** What a workspace can be compared with, in the groups of the menu. */

export const fixed: readonly AgainstChoice[] = [
  { value: "printed", title: "the printed game" },
  { value: "errata", title: "the game with its errata" },
];
export const saved: AgainstChoice = { value: "saved", title: "this workspace as saved" };

/** Other workspaces whose folders exist. Rejects with the reason if the server does not answer. */
export async function otherWorkspaces(id: string): Promise<AgainstChoice[]> {
  const found = await server.workspaces();
  return found
    .filter((each) => each.id !== id && !each.missing)
    .map((each) => ({ value: `workspace:${each.id}`, title: each.title }));
}

/** The other editions of a game: what is another game altogether has nothing in common. Rejects as above. */
export async function otherGames(game: string | undefined): Promise<AgainstChoice[]> {
  const found = await server.games();
  const own = found.find(({ id }) => id === game)?.title;
  return found
    .filter(({ id, title }) => id !== game && title === own)
    .map(({ id, title, edition }) => ({
      value: `game:${id}`,
      title: edition === "" ? title : `${edition} (${title})`,
    }));
}

/** The versions of a workspace in git. Rejects as above. */
export async function versionsOf(id: string): Promise<AgainstChoice[]> {
  const { versions } = await server.versions(id);
  return versions.map((each) => ({
    value: `version:${each.id}`,
    title: `${each.when.slice(0, 10)} ${each.title}`,
  }));
}

/** The name of a choice from an address, for sentences; its value if the name is unknown. */
export async function titleAgainst({ id, state }: Workbench, value: string): Promise<string> {
  const lists: readonly (() => Promise<readonly AgainstChoice[]>)[] = value.startsWith("workspace:")
    ? [() => otherWorkspaces(id)]
    : value.startsWith("game:")
      ? [() => otherGames(state.game)]
      : value.startsWith("version:")
        ? [() => versionsOf(id)]
        : [];
  const known = [...fixed, saved];
  for (const list of lists) known.push(...(await list()));
  return known.find((each) => each.value === value)?.title ?? value;
}
