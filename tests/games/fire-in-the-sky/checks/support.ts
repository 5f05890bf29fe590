import { assemble, type Json, parsePointer } from "../../../../lib/documents";
import type {
  FireInTheSkyBases,
  FireInTheSkyCombatTable,
  FireInTheSkyLevels,
  FireInTheSkyNavalDamageTable,
  FireInTheSkyParameters,
  FireInTheSkyReinforcements,
  FireInTheSkyScenario,
  FireInTheSkySequence,
  FireInTheSkySurfaceCombatTable,
  FireInTheSkyTransportCosts,
  FireInTheSkyUnits,
  GameDocument,
  FireInTheSkyMap,
  OptionsDocument,
} from "../../../../lib/documents/generated/types";
import { kinds } from "../../../../lib/documents/generated/kinds";
import { validators } from "../../../../lib/diagnostics/schema/validate";
import type { Documents, Finding, RuleCheck } from "../../../../lib/games/types";
import { openGame } from "../../../../lib/workspace";

/** The documents of the shipped game by short names, each test's own copy, to be broken at will. */
export interface Docs {
  game: GameDocument;
  map: FireInTheSkyMap;
  bases: FireInTheSkyBases;
  units: FireInTheSkyUnits;
  parameters: FireInTheSkyParameters;
  sequence: FireInTheSkySequence;
  options: OptionsDocument;
  combat: FireInTheSkyCombatTable;
  surface: FireInTheSkySurfaceCombatTable;
  damage: FireInTheSkyNavalDamageTable;
  costs: FireInTheSkyTransportCosts;
  japan: FireInTheSkyReinforcements;
  allies: FireInTheSkyReinforcements;
  levels: FireInTheSkyLevels;
  short: FireInTheSkyScenario;
}

const paths: Readonly<Record<keyof Docs, string>> = {
  game: "game.json",
  map: "map.json",
  bases: "bases.json",
  units: "units.json",
  parameters: "parameters.json",
  sequence: "sequence.json",
  options: "options.json",
  combat: "tables/combat.json",
  surface: "tables/surface-combat.json",
  damage: "tables/naval-damage.json",
  costs: "tables/transport-costs.json",
  japan: "schedules/japan.json",
  allies: "schedules/allies.json",
  levels: "schedules/levels.json",
  short: "scenarios/short-campaign.json",
};

const merged = (without: readonly string[], game = "fire-in-the-sky"): Documents =>
  Object.fromEntries(
    [...assemble(openGame(game).files, { without }).documents].map(([path, document]) => [
      path,
      document.value,
    ]),
  );

/** The shipped game with its errata, and as it was printed. */
export const shipped: Documents = merged([]);
export const asPrinted: Documents = merged(["errata-2005"]);
/** The later edition. */
export const later: Documents = merged([], "fire-in-the-sky-2e");

/** The shipped documents with a change. */
export function broken(change: (docs: Docs) => void): Documents {
  const copies = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, structuredClone(shipped[path])]),
  );
  change(copies as unknown as Docs);
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [path, copies[name] as unknown as Json]),
  );
}

/** Paths of the documents that their schemas refuse. */
export function refused(documents: Documents): string[] {
  return Object.keys(documents).filter((path) => {
    const kind = kinds.find(({ pattern }) => new RegExp(pattern, "u").test(path));
    return kind !== undefined && validators[kind.schema]!(documents[path]).length > 0;
  });
}

/** The documents after a fix of a finding. */
export function mended(documents: Documents, fix: NonNullable<Finding["fixes"]>[number]): Documents {
  const document = structuredClone(documents[fix.document]!);
  const segments = parsePointer(fix.pointer);
  const last = segments.pop()!;
  let parent = document as Record<string, Json>;
  for (const segment of segments) parent = parent[segment] as Record<string, Json>;
  if (fix.key !== undefined) {
    parent[fix.key] = parent[last]!;
    delete parent[last];
  } else if (fix.value === undefined) {
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
  } else parent[last] = fix.value;
  return { ...documents, [fix.document]: document };
}

/** A way to break the shipped documents, and what a check says of it. */
export interface Case {
  check: RuleCheck;
  name: string;
  change(docs: Docs): void;
  document: string;
  pointer: string;
  says: RegExp;
  severity?: Finding["severity"];
  rule?: string;
  /** How many findings there are in all; 1 by default. */
  findings?: number;
  /** Whether the finding must offer a fix. */
  fix?: true;
}

/** Cases of one check. */
export const casesOf = (check: RuleCheck, cases: readonly Omit<Case, "check">[]): Case[] =>
  cases.map((each) => ({ check, ...each }));

/** Path of the scenario that the cases break. */
export const short = "scenarios/short-campaign.json";

/** The tables without what they have for Turn 1 alone, as in a game that begins later. */
export function withoutTurnOne(d: Docs): void {
  delete d.combat.types["submarine-vs-task-force"].modifiers["allied-turn-1"];
  delete d.combat.types["air-to-air"].modifiers["japan-turn-1"];
  delete d.combat.types["air-strike"].modifiers["japan-turn-1"];
  delete d.damage.modifiers["allied-turn-1"];
}
