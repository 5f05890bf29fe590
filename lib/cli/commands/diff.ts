import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Command } from "commander";
import { compareDrafts, type Difference } from "../../compare";
import { child } from "../../documents";
import { shippedGames } from "../../workspace";
import type { Answer, Context } from "../answer";
import { type Switch, withJson } from "../arguments";
import { status } from "../errors";
import { counted, wrap } from "../format/layout";
import { assembleSources, type Assembled, openSources, unknownId } from "../load";
import type { Run } from "../program";

/**
 * A ruleset by its name: a game or the path of a workspace, with layers added or taken off behind it:
 * "fire-in-the-sky-errata-2005" is the game without that layer, "my/folder+harsh-winter" the workspace with it.
 */
export function openRuleset(name: string, cwd: string): Assembled {
  const path = resolve(cwd, name);
  const games = shippedGames();
  if (games.includes(name)) return assembleSources(openSources({ game: name }, cwd));
  if (existsSync(path)) return assembleSources(openSources({ path: name }, cwd));
  for (const [base, rest] of splits(name)) {
    const isGame = games.includes(base);
    if (!isGame && !existsSync(resolve(cwd, base))) continue;
    const sources = openSources(isGame ? { game: base } : { path: base }, cwd);
    const { availableLayers } = assembleSources(sources).draft;
    const switches = readSwitches(rest, availableLayers);
    if (!switches) throw unknownId("layer", rest.slice(1), availableLayers);
    return assembleSources(sources, { layer: switches });
  }
  throw unknownId("game or workspace", name, games, "games");
}

/** Ways to read a name as base and layers; the longest base first. */
function* splits(name: string): Generator<[base: string, rest: string]> {
  for (let at = name.length - 1; at > 0; at--) {
    if (name[at] === "+" || name[at] === "-") yield [name.slice(0, at), name.slice(at)];
  }
}

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

export function diffRulesets(a: string, b: string, { io }: Context): Answer {
  const changes = compareDrafts(openRuleset(a, io.cwd).draft, openRuleset(b, io.cwd).draft);
  return {
    status: status.good,
    json: { changes },
    text: ({ colours: c }) => {
      if (changes.length === 0) return ["No difference."];
      const lines: string[] = [];
      let file = "";
      for (const change of changes) {
        if (change.file !== file) lines.push(...(file === "" ? [] : [""]), c.bold((file = change.file)));
        lines.push(...wrap(`${change.pointer || "(the whole document)"}  ${told(change)}`, undefined, "  "));
        const why = [change.rule, change.reason].filter((part) => part !== null).join(": ");
        if (why !== "") lines.push(...wrap(why, undefined, "      ").map(c.dim));
      }
      return [...lines, "", counted(changes.length, "difference")];
    },
  };
}

const LONGEST = 60;

function told({ kind, pointer, from, to }: Difference): string {
  const short = (value: Difference["from"]) => {
    // Of a whole document the title says more than its first sixty letters.
    const title = pointer === "" && value !== null ? child(value, "title") : undefined;
    if (typeof title === "string") return `“${title}”`;
    const text = JSON.stringify(value);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  };
  if (kind === "added") return `added: ${short(to)}`;
  if (kind === "removed") return `removed (was ${short(from)})`;
  return `${short(from)} → ${short(to)}`;
}

export function registerDiff(program: Command, run: Run): void {
  withJson(program.command("diff <a> <b>"))
    .description(
      "what differs between two rulesets; each a game or a workspace, with +layer or -layer behind it",
    )
    .action((a: string, b: string) => run((context) => diffRulesets(a, b, context)));
}
