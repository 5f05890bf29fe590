import type { Command } from "commander";
import { applyEdits } from "../../documents";
import { withoutErratum } from "../../editing";
import { isVersion, type SheetEntry, type SheetSection, sheetSections } from "../../export";
import { games } from "../../games";
import type { Sources } from "../../workspace";
import type { Answer, Context } from "../answer";
import { withJson, withLayers, withOptionalRules } from "../arguments";
import { badInput, status, usageError } from "../errors";
import { counted, wrap } from "../format/layout";
import { type Assembled, assembleSources, openSources, unknownId } from "../load";
import { playableOf, type WantedPlay } from "../playable";
import type { Run } from "../run-action";
import { playVersus, type VersusOptions, withVersus } from "../versus";

interface ErrataOptions extends WantedPlay, VersusOptions {
  since?: string;
  compare?: string;
}

/** Lists the errata on record, or plays the same games with one of them and without it. Throws `CliError`. */
async function errata(options: ErrataOptions, context: Context): Promise<Answer> {
  const { cwd } = context.io;
  const { since } = options;
  if (since !== undefined && !isVersion(since)) {
    throw usageError(`“${since}” is not a version number.`, "Use numbers with dots, such as 1.2.");
  }
  const sources = openSources(options, cwd);
  const assembled = assembleSources(sources, options);
  const definition = games[sources.game ?? ""];
  const sections = sheetSections({ draft: assembled.draft, definition, own: sources.own }, since, true);
  if (options.compare === undefined) return listed(sections);
  const entries = sections.flatMap((section) => section.entries);
  return compared(wantedOf(options.compare, entries), assembled, options, context);
}

function listed(sections: readonly SheetSection[]): Answer {
  const entries = sections.flatMap((section) => section.entries);
  return {
    status: status.good,
    json: {
      errata: entries.map(({ value, target, isNew, isOn, ...entry }) => ({
        ...entry,
        on: isOn,
        new: isNew,
        ...target,
        ...(value && { value }),
      })),
    },
    text: ({ colours: c }) => [
      ...sections.flatMap(({ title, entries: own }) => [
        c.bold(title),
        ...own.flatMap(({ id, layer, place, was, is, source, since, isNew, isOn }) => [
          ...wrap(
            `${isNew ? "NEW: " : ""}${place} ${c.dim(`${layer}/${id}${isOn ? "" : ", off"}`)}`,
            undefined,
            "  ",
          ),
          ...wrap(`${was} → ${is}`, undefined, "      "),
          ...wrap(
            c.dim(`${source}${since === undefined ? "" : `, since version ${since}`}`),
            undefined,
            "      ",
          ),
        ]),
        "",
      ]),
      entries.length === 0 ? "No errata recorded." : counted(entries.length, "erratum", "errata"),
    ],
  };
}

/** An entry, or (a layer's id) all entries of that layer. */
type Left = { erratum: SheetEntry } | { layer: string };

/** What is left out: "asw-die-cost", "errata-2005/asw-die-cost" or, for the whole layer, "errata-2005". */
function wantedOf(name: string, entries: readonly SheetEntry[]): Left {
  const found = entries.filter(({ id, layer }) => name === id || name === `${layer}/${id}`);
  const [only] = found;
  if (only === undefined) {
    if (entries.some(({ layer }) => layer === name)) return { layer: name };
    const known = [...entries.map(({ id }) => id), ...new Set(entries.map(({ layer }) => layer))];
    throw unknownId("erratum", name, known, "errata");
  }
  if (found.length > 1) {
    const all = found.map(({ id, layer }) => `${layer}/${id}`).join(", ");
    throw usageError(`There is more than one erratum “${name}”.`, `Name one of: ${all}.`);
  }
  return { erratum: only };
}

async function compared(
  left: Left,
  assembled: Assembled,
  options: ErrataOptions,
  context: Context,
): Promise<Answer> {
  const { cwd } = context.io;
  const { draft, sources, layers, without } = assembled;
  const here: Sources = { ...sources, layers, without };
  const named = "erratum" in left ? `${left.erratum.layer}/${left.erratum.id}` : left.layer;
  const layer = "erratum" in left ? left.erratum.layer : left.layer;
  if (!draft.layers.some(({ id, on }) => id === layer && on)) {
    throw usageError(`The layer “${layer}” is off, so its errata have no effect.`, `Add --layer ${layer}.`);
  }
  let printed: Sources = {
    ...here,
    layers: layers.filter((id) => id !== layer),
    without: [...without, layer],
  };
  if ("erratum" in left) {
    const { files, own } = sources;
    const made = withoutErratum({ draft, files, own: new Set(own) }, layer, left.erratum.id);
    if (!made.ok) throw badInput("errata", made.reason);
    if (!made.changes) return unchanged(named);
    const edited: Record<string, string> = { ...files };
    for (const file of new Set(made.edits.map((edit) => edit.file)))
      edited[file] = applyEdits(
        files[file] ?? "",
        made.edits.filter((edit) => edit.file === file),
      );
    printed = { ...here, files: edited };
  }
  const wanted = { ...options, layer: undefined };
  return playVersus(
    { name: "corrected", called: "corrected", playable: playableOf(here, wanted, cwd) },
    { name: "as printed", called: "as printed", playable: playableOf(printed, wanted, cwd) },
    options,
    context,
    { compared: named, changes: true },
  );
}

const unchanged = (named: string): Answer => ({
  status: status.good,
  json: { ok: true, compared: named, changes: false },
  text: () => [
    ...wrap(
      `“${named}” changes no value of the current documents: it is a clarification, or a later layer sets the same value. ` +
        "Games are the same with it and without it.",
    ),
  ],
});

export function registerErrata(program: Command, run: Run): void {
  withVersus(withOptionalRules(withLayers(withJson(program.command("errata [path]")))))
    .description("list the recorded errata, or play the same games with one of them and without it")
    .option("--game <id>", "a shipped game")
    .option("--since <version>", "mark errata of later versions than this as new")
    .option("--compare <erratum>", "id of an erratum, or of an errata layer for all its errata")
    .option("--scenario <id>", "for --compare: id or file of the scenario")
    .action((path: string | undefined, options: ErrataOptions) =>
      run((context) => errata({ ...options, path }, context)),
    );
}
