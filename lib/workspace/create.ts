import { dirname, join, relative, resolve, sep } from "node:path";
import {
  applyEdits,
  assemble,
  canonicalText,
  insertMember,
  type Json,
  parseDocument,
  scenarioPath,
  setValue,
} from "../documents";
import { begunReason } from "../documents/begun-reason";
import { WorkspaceError } from "./errors";
import { fillNewFolder, requireEmpty } from "./new-folder";
import { packageRoot } from "./root";
import { MANIFEST, openGame } from "./workspace";

export interface NewWorkspace {
  path: string;
  /** Relative to `path`, in the order they were written. */
  files: string[];
}

const VARIANT = "my-variant";

/** What a new workspace is to be besides empty. */
export interface WorkspaceWishes {
  /** Id of a scenario to copy, under a name of its own, with what the layers that are on by default make of it. */
  from?: string;
  /** Without one it is called after its game. */
  title?: string;
  /** The folder in the words of who asked. */
  shown?: string;
}

/**
 * Make a workspace in a folder that is not there yet, or is empty. Throws `WorkspaceError`; then nothing is left
 * behind.
 */
export function createWorkspace(folder: string, game: string, wishes: WorkspaceWishes = {}): NewWorkspace {
  const { from, shown = folder } = wishes;
  const { files: shipped } = openGame(game);
  const path = resolve(folder);
  requireEmpty(path, shown);
  const title = wishes.title ?? `My ${titleOf(shipped["game.json"]) ?? game}`;
  const files: { [file: string]: string } = {
    [MANIFEST]: manifest(path, game, title),
    [`layers/${VARIANT}/layer.json`]: layer(path, title),
    ...(from !== undefined && copyScenario(path, shipped, from)),
    "README.md": readme(game, title, exampleNumber(shipped["parameters.json"])),
    ".gitignore": "node_modules/\n.DS_Store\n*.sandtable-tmp\nruns/\n",
    // Without it git on Windows may give documents other line ends than they were saved with.
    ".gitattributes": "*.json text eol=lf\n*.md text eol=lf\n",
  };
  fillNewFolder(path, shown, files);
  return { path, files: Object.keys(files) };
}

/** The documents with which a new workspace begins, by path, for one whose folder may never be made. */
export function looseWorkspace(folder: string, game: string): { [file: string]: string } {
  const { files: shipped } = openGame(game);
  const path = resolve(folder);
  const title = titleOf(shipped["game.json"]) ?? game;
  return {
    [MANIFEST]: manifest(path, game, title),
    [`layers/${VARIANT}/layer.json`]: layer(path, title),
  };
}

/** The schema of a document, relative to it, so that other editors find it too. */
function schemaFor(path: string, file: string, schema: string): string {
  const from = dirname(join(path, file));
  return relative(from, join(packageRoot(), "schemas", schema))
    .split(sep)
    .join("/");
}

function manifest(path: string, game: string, title: string): string {
  return canonicalText({
    $schema: schemaFor(path, MANIFEST, "common/workspace.schema.json"),
    title,
    game,
    layers: [VARIANT],
    without: [],
    suppress: [],
  });
}

function layer(path: string, title: string): string {
  return canonicalText({
    $schema: schemaFor(path, `layers/${VARIANT}/layer.json`, "common/layer.schema.json"),
    id: VARIANT,
    kind: "variant",
    title: "My variant",
    reason: begunReason(title),
    citations: [],
    requires: [],
    conflicts: [],
    default: false,
  });
}

function copyScenario(
  path: string,
  shipped: Readonly<Record<string, string>>,
  from: string,
): Record<string, string> {
  const text = textOf(shipped, scenarioPath(from));
  if (text === undefined) {
    const known = Object.keys(shipped)
      .map((file) => /^scenarios\/([^/]+)\.json$/.exec(file)?.[1])
      .filter((id) => id !== undefined);
    const hint = `Scenarios: ${known.join(", ") || "none"}.`;
    throw new WorkspaceError("missing", `There is no scenario “${from}”.`, from, hint);
  }
  const id = `my-${from}`;
  const file = scenarioPath(id);
  const schema = memberOf(text, "$schema");
  const set = (before: string, pointer: string, value: Json) =>
    applyEdits(before, setValue(before, pointer, value));
  let copy = set(text, "/id", id);
  copy = set(copy, "/title", `My ${titleOf(text) ?? from}`);
  copy = applyEdits(copy, insertMember(copy, "", "copiedFrom", from, { after: "title" }));
  // "../../../schemas/x.json" as seen from the shipped folder names the same schema as seen from here.
  const known = /schemas\/(.+)$/.exec(schema ?? "")?.[1];
  if (known !== undefined) copy = set(copy, "/$schema", schemaFor(path, file, known));
  return { [file]: copy };
}

/** The document as it is played: a layer finds the shipped one by its path, and would miss the copy. */
function textOf(shipped: Readonly<Record<string, string>>, path: string): string | undefined {
  const document = assemble(shipped).documents.get(path);
  return document && document.patches.length > 0 ? canonicalText(document.value) : shipped[path];
}

function memberOf(text: string | undefined, member: string): string | undefined {
  const { value } = parseDocument("", text ?? "");
  if (value === undefined || value === null || typeof value !== "object" || Array.isArray(value))
    return undefined;
  const found = Object.hasOwn(value, member) ? value[member] : undefined;
  return typeof found === "string" ? found : undefined;
}

const titleOf = (text: string | undefined): string | undefined => memberOf(text, "title");

interface Example {
  members: string[];
  value: number;
}

/** A number among the parameters to show a change with: what a die must show if there is one, else the first. */
function exampleNumber(text: string | undefined): Example | undefined {
  const search = (value: Json | undefined, members: string[], name?: string): Example | undefined => {
    if (typeof value === "number")
      return name === undefined || members.includes(name) ? { members, value } : undefined;
    if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
    for (const [member, inner] of Object.entries(value)) {
      const found = member === "sources" ? undefined : search(inner, [...members, member], name);
      if (found) return found;
    }
    return undefined;
  };
  const { value } = parseDocument("", text ?? "");
  return search(value, [], "hitOn") ?? search(value, []);
}

function readme(
  game: string,
  title: string,
  example: { members: string[]; value: number } | undefined,
): string {
  const change = example && nest(example.members, example.value + 1);
  const lines = [
    `# ${title}`,
    "",
    `A Sandtable workspace for changes to \`${game}\`. Keep it in git.`,
    "",
    "- `sandtable.json` names the game and the layers that are on, in their order.",
    `- \`layers/${VARIANT}/\` is your own layer. A file in it changes the document with the same name. Write only`,
    "  the members that you change, and `null` to remove one.",
    "- `scenarios/`, `battles/` and `playtests/` contain your own scenarios, battles and recorded games.",
    "- `reports/` contains the games that players sent back, with their notes, and your questions to them.",
    "",
    ...(change
      ? [
          `For example, \`layers/${VARIANT}/parameters.json\` with`,
          "",
          "```json",
          JSON.stringify(change, null, 2),
          "```",
          "",
          `changes one number of the rules (it was ${example.value}).`,
          "",
        ]
      : []),
    "```",
    "npx sandtable check .",
    `npx sandtable diff ${game} .`,
    "```",
    "",
    "The first lists the problems, the second the differences from the game as shipped.",
    "",
  ];
  return lines.join("\n");
}

const nest = (members: readonly string[], value: Json): Json =>
  members.reduceRight<Json>((inner, member) => ({ [member]: inner }), value);
