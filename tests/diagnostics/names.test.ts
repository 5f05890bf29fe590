import { describe, expect, it } from "vitest";
import { createChecker, type Diagnostic, makeBaseline } from "../../lib/diagnostics";
import { schemaAt } from "../../lib/diagnostics/schema/node";
import { applyEdits, type Json, joinPointer, parentPointer, renameKey, setValue } from "../../lib/documents";
import { kinds } from "../../lib/documents/generated/kinds";
import { schemas } from "../../lib/documents/generated/schemas";
import { gameOf, shippedFiles } from "./support";

/*
 * Names of the packages, each given another spelling by itself: an id, a step, a condition, a terrain, a member
 * of a table; of many like names a few. The checks must report each, unless it is only what people call a thing: then nothing in play hangs
 * on it, and it is listed here with the reason.
 */

/** Names that may be anything: keys under these places that no document names. */
const free: readonly [RegExp, string][] = [
  [/^bases\.json \/bases\/[^/]+$/, "a base that no set-up and no rule names"],
  [
    /^units\.json \/(air\/[^/]+|naval\/u-cv-ranger)$/,
    "counters that are taken by nation, or by the mark of an optional rule",
  ],
  [/^options\.json \/options\/optional-ships$/, "an optional rule that units name by its number"],
  [/^scenarios\/[^/]+ \/choices\/[^/]+$/, "a group that a player places"],
  [/^schedules\/(japan|allies)\.json \/turns\/\d+\/[^/]+$/, "a group of a schedule"],
  [
    /^tables\/(combat|naval-damage)\.json (\/types\/[^/]+)?\/modifiers\/[^/]+$/,
    "a modifier, known by its condition",
  ],
];

/** Texts for people. */
const forPeople = new Set(["$schema", "edition", "name", "note", "summary", "title"]);

const another = (name: string): string =>
  /^[0-9A-Z]{4}(-[0-9A-Z]{4})?$/.test(name)
    ? name.replace(/^..../, "9998")
    : /^\d+$/.test(name)
      ? "97"
      : `zz-${name}`;

interface Renaming {
  file: string;
  pointer: string;
  text: string;
}

/** The names of a document. Keys that a schema lists are tried once for each schema. */
function* renamingsIn(file: string, text: string, schema: string, seen: Set<string>): Generator<Renaming> {
  const root = JSON.parse(text) as Json;
  const isNew = (name: string): boolean => !seen.has(name) && seen.add(name) !== undefined;
  function* walk(value: Json, pointer: string): Generator<Renaming> {
    if (typeof value === "string") {
      if (!/^[a-zA-Z0-9.-]+$/.test(value) || /^[A-Z][a-z]+$/.test(value)) return;
      const { enum: choices } = schemaAt(schemas, schema, root, pointer) ?? {};
      if (choices && !isNew(`${schema} ${parentPointer(pointer)?.split("/").length} ${value}`)) return;
      yield { file, pointer, text: applyEdits(text, setValue(text, pointer, another(value))) };
    } else if (value !== null && typeof value === "object") {
      const { properties = {} } = schemaAt(schemas, schema, root, pointer) ?? {};
      for (const [key, each] of Object.entries(value)) {
        const at = joinPointer(pointer, key);
        if ((pointer === "" && key === "sources") || forPeople.has(key)) continue;
        const isListed = Object.hasOwn(properties, key);
        if (
          !Array.isArray(value) &&
          (!isListed || isNew(`${schema} ${key} ${Object.keys(properties).join()}`))
        ) {
          yield { file, pointer: at, text: applyEdits(text, renameKey(text, at, another(key))) };
        }
        yield* walk(each, at);
      }
    }
  }
  yield* walk(root, "");
}

/** Of names in the same place of like things, so many stand for all. */
const OF_A_KIND = 6;

/** Which names of a document are tried: of like places a few, evenly spread. */
function sampled(renamings: readonly Renaming[]): Renaming[] {
  const alike = new Map<string, Renaming[]>();
  for (const renaming of renamings) {
    const parts = renaming.pointer.split("/");
    const place = `${parts[1]} ${parts.length} ${parts.length > 3 ? parts.at(-1) : ""}`;
    alike.set(place, [...(alike.get(place) ?? []), renaming]);
  }
  return [...alike.values()].flatMap((list) => {
    const step = Math.ceil(list.length / OF_A_KIND);
    return list.filter((_, i) => i % step === 0);
  });
}

function silentRenamings(id: string, isTried: (renaming: Renaming) => boolean): string[] {
  const base = shippedFiles(id);
  const checker = createChecker(gameOf(id));
  const baseline = makeBaseline(checker.check(base));
  // That a source leads to nothing, or that something is named nowhere, says nothing of play.
  const isReported = ({ code, severity }: Diagnostic): boolean =>
    code !== "ref/unknown-source" && !code.startsWith("layer/stale") && severity !== "info";
  const silent: string[] = [];
  const seen = new Set<string>();
  for (const [file, text] of Object.entries(base)) {
    if (/^(layers|playtests)\//.test(file)) continue;
    const kind = kinds.find(
      (each) =>
        new RegExp(each.pattern).test(file) && (each.games.includes("*") || each.games.includes(id as never)),
    )!;
    for (const renaming of sampled([...renamingsIn(file, text, kind.schema, seen)].filter(isTried))) {
      const { diagnostics } = checker.check({ ...base, [file]: renaming.text }, { baseline });
      if (!diagnostics.some(isReported)) silent.push(`${file} ${renaming.pointer}`);
    }
  }
  return silent.filter((place) => !free.some(([pattern]) => pattern.test(place)));
}

describe("a name that is spelt in another way is reported", () => {
  it("in the game", () => {
    // Of the hexes, and of documents with the same names, a few stand for all.
    const alike =
      /^(rulebook|players\/(bold|cautious)|battles\/(atoll|midway|singapore)|scenarios\/short-campaign)\.json$/;
    const isTried = ({ file, pointer }: Renaming): boolean =>
      !alike.test(file) &&
      (!/^\/(hexes|hexsides|connections)\/./.test(pointer) || /\/..1[0-9]/.test(pointer));
    expect(silentRenamings("fire-in-the-sky", isTried)).toEqual([]);
  }, 300_000);

  it("in the later edition, where it has documents of its own", () => {
    const isOwn = ({ file }: Renaming): boolean =>
      ["numbering.json", "options.json", "sequence.json", "tables/naval-damage.json"].includes(file);
    expect(silentRenamings("fire-in-the-sky-2e", isOwn)).toEqual([]);
  });
});
