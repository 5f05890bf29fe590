import { child, type Draft } from "../documents";
import {
  listVersions,
  openVersion,
  shippedGames,
  type Sources,
  versionCalled,
  WorkspaceError,
} from "../workspace";
import type { Switch } from "./arguments";
import { usageError } from "./errors";
import { assembleSources, type Assembled, unknownId } from "./load";
import { folderNamed, isNamed, sourcesNamed } from "./named-sources";

/** A ruleset with what it is called in sentences: "Java Sea, with Early Essex". */
export interface NamedRuleset extends Assembled {
  title: string;
}

/** Two rulesets by their names. Where they have the same title it goes with the name that was given. */
export async function openTwo(a: string, b: string, cwd: string): Promise<[NamedRuleset, NamedRuleset]> {
  const [one, other] = [await openRuleset(a, cwd), await openRuleset(b, cwd)];
  if (one.title !== other.title) return [one, other];
  return [
    { ...one, title: `${one.title} (${a})` },
    { ...other, title: `${other.title} (${b})` },
  ];
}

/**
 * A ruleset by its name: a game, the path of a workspace, or a bundle, followed by changes in this order. "@HEAD~2"
 * takes a version from git, ":printed" leaves the errata out, "+oil-reserves" and "-my-layer" switch layers on and
 * off. Names in git contain no colon, so a version cannot be mistaken for ":printed".
 */
async function openRuleset(name: string, cwd: string): Promise<NamedRuleset> {
  for (const [base, rest] of splits(name)) {
    if (!isNamed(base, cwd)) continue;
    if (rest.startsWith("@")) return inVersion(base, rest.slice(1), cwd);
    return withSuffix(sourcesNamed(base, cwd), rest);
  }
  throw unknownId("game or workspace", name, shippedGames(), "games");
}

const PRINTED = ":printed";

/** Ways to read a name as a base and what is done to it; the longest base first. */
function* splits(name: string): Generator<[base: string, rest: string]> {
  yield [name, ""];
  for (let at = name.length - 1; at > 0; at--) {
    if ("+-@:".includes(name[at]!)) yield [name.slice(0, at), name.slice(at)];
  }
}

function withSuffix(sources: Sources, suffix: string, version?: string): NamedRuleset {
  const found = suffixed(sources, suffix, version);
  if (typeof found !== "string") return found;
  if (found.startsWith(":"))
    throw usageError(
      `“${found}” is not valid after the name of a ruleset.`,
      `“${PRINTED}” leaves out the errata; +layer and -layer follow it.`,
    );
  throw unknownId("layer", found.slice(1), assembleSources(sources).draft.availableLayers);
}

/** The ruleset with the changes after its name, and why it cannot be read, if so. */
function suffixed(sources: Sources, suffix: string, version?: string): NamedRuleset | string {
  const { draft } = assembleSources(sources);
  const isPrinted = suffix.startsWith(PRINTED);
  const rest = isPrinted ? suffix.slice(PRINTED.length) : suffix;
  const switches = readSwitches(rest, draft.availableLayers);
  if (!switches) return rest;
  const layer = [...(isPrinted ? withoutErrata(draft) : []), ...switches];
  const assembled = assembleSources(sources, { layer });
  const changes = [
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(isPrinted ? ["as printed"] : []),
    // Of a layer that is switched twice the last counts.
    ...[...new Map(switches.map(({ id, on }) => [id, on]))].map(
      ([id, on]) => `${on ? "with" : "without"} ${layerTitle(assembled.draft, id)}`,
    ),
  ];
  return { ...assembled, title: [titleOf(sources, draft), ...changes].join(", ") };
}

function titleOf({ title, game, root }: Sources, { documents }: Draft): string {
  const own = title ?? child(documents.get("game.json")?.value, "title");
  return typeof own === "string" ? own : (game ?? root);
}

function layerTitle({ layers }: Draft, id: string): string {
  const title = child(layers.find((layer) => layer.id === id)?.manifest, "title");
  return typeof title === "string" ? title : id;
}

const withoutErrata = ({ layers }: Draft): Switch[] =>
  layers
    .filter(({ on, manifest }) => on && child(manifest, "kind") === "errata")
    .map(({ id }) => ({ id, on: false }));

/** "+a-b" as switches, when it can be read as layers that are known; ids may have hyphens themselves. */
function readSwitches(rest: string, known: readonly string[]): Switch[] | undefined {
  if (rest === "") return [];
  const on = rest.startsWith("+");
  if (!on && !rest.startsWith("-")) return undefined;
  const after = rest.slice(1);
  for (const id of [...known].sort((a, b) => b.length - a.length)) {
    const others = after.startsWith(id) ? readSwitches(after.slice(id.length), known) : undefined;
    if (others) return [{ id, on }, ...others];
  }
  return undefined;
}

/** Names of versions may hold hyphens and plus signs: the longest that git knows counts. */
async function inVersion(base: string, text: string, cwd: string): Promise<NamedRuleset> {
  const folder = folderNamed(base, cwd);
  try {
    let unread: { sources: Sources; suffix: string; version: string } | undefined;
    for (const [version, suffix] of versionSplits(text)) {
      const id = await versionCalled(folder, version);
      if (id === undefined) continue;
      const sources = await openVersion(folder, id);
      const found = suffixed(sources, suffix, version);
      if (typeof found !== "string") return found;
      unread = { sources, suffix, version };
    }
    if (unread) return withSuffix(unread.sources, unread.suffix, unread.version);
    throw usageError(`${base} has no version “${text}”.`, await knownVersions(folder));
  } catch (error) {
    if (!(error instanceof WorkspaceError) || error.code !== "no-version") throw error;
    throw usageError(error.message, error.hint);
  }
}

function* versionSplits(text: string): Generator<[version: string, suffix: string]> {
  yield [text, ""];
  for (let at = text.length - 1; at > 0; at--) {
    if ("+-:".includes(text[at]!)) yield [text.slice(0, at), text.slice(at)];
  }
}

async function knownVersions(folder: string): Promise<string> {
  const versions = (await listVersions(folder)).slice(0, 5);
  if (versions.length === 0) return "There are no commits yet.";
  const listed = versions.map(({ id, when, title }) => `${id.slice(0, 8)} (${when.slice(0, 10)}, ${title})`);
  return `The latest are ${listed.join(", ")}. Branches and tags can be named too.`;
}
