import { type Command, Option } from "commander";
import { compareDrafts, type Difference } from "../../compare";
import { child } from "../../documents";
import { changesHtml, changesMarkdown, countWords } from "../../export/changes";
import { games } from "../../games";
import { type ChangeGroup, changeGroups, type ChangeSentence, ChangeDescriber } from "../../views/changes";
import type { ViewWorld } from "../../views/world";
import type { Answer, Context } from "../answer";
import { withJson } from "../arguments";
import { status } from "../errors";
import { changeLines } from "../format/changes";
import { counted, wrap } from "../format/layout";
import type { Assembled } from "../load";
import type { Run } from "../run-action";
import { openTwo } from "../ruleset-name";
import type { Colours } from "../io";

interface DiffOptions {
  /** Print every change by itself. */
  all?: boolean;
  /** Print JSON pointers instead of sentences. */
  pointers?: boolean;
  /** A page to take along instead of lines for the terminal. */
  format?: "markdown" | "html";
}

/** What differs between two rulesets, in sentences. Throws `CliError`. */
async function diffRulesets(a: string, b: string, options: DiffOptions, { io }: Context): Promise<Answer> {
  const [one, other] = await openTwo(a, b, io.cwd);
  const [before, after] = [worldOf(one), worldOf(other)];
  const changes = compareDrafts(before.draft, after.draft);
  const sentences = new ChangeDescriber().sentences(before, after);
  const groups = changeGroups(sentences);
  return {
    status: status.good,
    json: {
      changes: changes.map((change) => ({ ...change, ...inWords(change, sentences) })),
      groups: listOf(groups),
    },
    text: ({ colours }) => {
      if (options.format !== undefined) {
        const page = {
          title: `Differences between ${one.title} and ${other.title}`,
          about: [countWords(groups, one.title)],
          groups,
        };
        return (options.format === "html" ? changesHtml(page) : changesMarkdown(page)).trimEnd().split("\n");
      }
      if (changes.length === 0) return ["No differences."];
      return options.pointers === true
        ? pointerLines(changes, colours)
        : changeLines(groups, { all: options.all === true, colours });
    },
  };
}

const worldOf = ({ sources: { game, own }, draft }: Assembled): ViewWorld => ({
  draft,
  game: game === undefined ? undefined : games[game],
  own,
});

/** The sentence that describes a difference, and what it is about. */
function inWords({ file, pointer }: Difference, sentences: readonly ChangeSentence[]) {
  const found = sentences.find((each) => each.file === file && each.pointers.includes(pointer));
  return { about: found?.subject ?? null, words: found?.sentence ?? null };
}

const listOf = (groups: readonly ChangeGroup[]) =>
  groups.map(({ subject, title, count, items }) => ({
    about: subject,
    title,
    count,
    items: items.map((item) =>
      item.kind === "one"
        ? sentenceOf(item.change)
        : { words: item.sentence, reason: item.reason ?? null, items: item.changes.map(sentenceOf) },
    ),
  }));

const sentenceOf = ({ sentence, rule, ruleBefore, reason, by, file, pointers }: ChangeSentence) => ({
  words: sentence,
  rule: rule ?? null,
  ruleBefore: ruleBefore ?? null,
  reason: reason ?? null,
  by: by.title,
  file,
  pointers,
});

function pointerLines(changes: readonly Difference[], c: Colours): string[] {
  const lines: string[] = [];
  let file = "";
  for (const change of changes) {
    if (change.file !== file) lines.push(...(file === "" ? [] : [""]), c.bold((file = change.file)));
    lines.push(...wrap(`${change.pointer || "(the whole document)"}  ${valueLine(change)}`, undefined, "  "));
    const why = [change.rule, change.reason].filter((part) => part !== null).join(": ");
    if (why !== "") lines.push(...wrap(why, undefined, "      ").map(c.dim));
  }
  return [...lines, "", counted(changes.length, "difference")];
}

const LONGEST = 60;

function valueLine({ kind, pointer, from, to }: Difference): string {
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
      "what differs between two rulesets, in words; each a game, a workspace or a bundle, and behind it @version of " +
        "the folder, :printed for no errata, +layer, -layer",
    )
    .option("--all", "list every change, also where many are alike")
    .option("--pointers", "list files, pointers and values instead of sentences")
    .addOption(
      new Option("--format <format>", "print a page in Markdown or HTML").choices(["markdown", "html"]),
    )
    .action((a: string, b: string, options: DiffOptions) =>
      run((context) => diffRulesets(a, b, options, context)),
    );
}
