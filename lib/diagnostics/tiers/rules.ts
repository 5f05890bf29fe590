import type { Json } from "../../documents";
import { numberIn, type Numbering, numberingOf, renumbered } from "../../games/numbering";
import type { Documents, Finding, GameDefinition, RuleCheck } from "../../games/types";
import { checkCrashed } from "../checks/internal/check-crashed";
import type { Context } from "../context";
import { blamedBy, type Change, type Found } from "../found";
import { RuleRunner } from "../rules/run";
import type { World } from "../worlds";

/** Documents by world. */
type Withheld = ReadonlyMap<string, ReadonlySet<string>>;

/** Tier 5: the game's rules over its documents. A check sees the documents that the schemas let through. */
export class RuleTier {
  private readonly runner = new RuleRunner();
  private readonly known = new WeakMap<Finding, Cited>();

  constructor(private readonly game: GameDefinition) {}

  /**
   * Runs the checks whose documents have changed, and pauses after each, so that the next key need not wait for all of
   * them. `run` then finds what they said in memory.
   */
  *prepare(context: Context, withheld: Withheld): Generator<void, void> {
    for (const world of context.worlds) {
      if (world.kind === "layer") continue;
      const documents = ownDocuments(world);
      const lost = withheld.get(world.id) ?? new Set<string>();
      for (const check of this.game.checks) {
        if (!this.runner.isDue(check, world.id, documents, lost)) continue;
        this.runner.run(check, world.id, documents, lost);
        yield;
      }
    }
  }

  /** Answers with the documents, by world, that the checks which others rest on found wrong. */
  run(context: Context, withheld: Withheld): Map<string, ReadonlySet<string>> {
    const wrong = new Map<string, ReadonlySet<string>>();
    context.reportPerWorld(["game", "scenario"], (world) => {
      const documents = ownDocuments(world);
      const lost = withheld.get(world.id) ?? new Set<string>();
      const run = (checks: readonly RuleCheck[], without: ReadonlySet<string>): Found[] =>
        checks.flatMap((check) => this.runCheck(context, world, check, documents, without));
      const first = run(
        this.game.checks.filter((check) => check.foundation),
        lost,
      );
      // What is wrong with the game's foundations is wrong for every scenario too, where it is not found again.
      const shaken = new Set([
        ...(wrong.get("") ?? []),
        ...first.flatMap(blamedBy).map(({ document }) => document),
      ]);
      wrong.set(world.id, shaken);
      const others = this.game.checks.filter((check) => !check.foundation);
      return [...first, ...run(others, shaken.size === 0 ? lost : new Set([...lost, ...shaken]))];
    });
    return wrong;
  }

  private runCheck(
    context: Context,
    world: World,
    check: RuleCheck,
    documents: Documents,
    withheld: ReadonlySet<string>,
  ): Found[] {
    const blame = context.blame(world.id);
    const outcome = this.runner.run(check, world.id, documents, withheld);
    switch (outcome.kind) {
      case "withheld":
        return [];
      case "done":
        return outcome.findings
          .filter(({ document, pointer }) => !blame.covers(document, pointer))
          .map((finding) => this.foundOf(check, finding, documents));
      case "crashed": {
        // On documents with errors a crash is one more consequence of them.
        if (outcome.read.some((document) => blame.has(document))) return [];
        return [
          checkCrashed.report(`The check ${check.code}`, outcome.read[0] ?? "game.json", outcome.message),
        ];
      }
    }
  }

  /** The same finding of the same run is reported by the same object, in every world and after every edit. */
  private foundOf(check: RuleCheck, finding: Finding, documents: Documents): Found {
    const numbering = documents["numbering.json"];
    const before = this.known.get(finding);
    if (before && before.numbering === numbering) return before.found;
    const found = foundOf(check, finding, numberingOf(documents));
    this.known.set(finding, { numbering, found });
    return found;
  }
}

/** A finding as it was reported, by the document that numbers the rules. */
interface Cited {
  numbering: Json | undefined;
  found: Found;
}

const mineOf = new WeakMap<World, Documents>();

/** The documents that a world reports on. */
function ownDocuments(world: World): Documents {
  const before = mineOf.get(world);
  if (before) return before;
  const mine: Record<string, Json> = {};
  for (const [path, value] of Object.entries(world.documents)) if (world.own.has(path)) mine[path] = value;
  mineOf.set(world, mine);
  return mine;
}

function foundOf(check: RuleCheck, finding: Finding, numbering: Numbering): Found {
  const { document, pointer, missing, blames, message, hint, related, fixes, crowd } = finding;
  return {
    code: check.code,
    severity: finding.severity ?? check.severity,
    rule: finding.citedRule ?? numberIn(numbering, finding.rule ?? check.rule),
    place: { document, pointer },
    ...(missing !== undefined && { covers: missing }),
    ...(blames && { blames }),
    message: renumbered(numbering, message),
    ...(hint !== undefined && { hint: renumbered(numbering, hint) }),
    ...(crowd && { crowd: { ...crowd, message: (n) => renumbered(numbering, crowd.message(n)) } }),
    ...(related && {
      related: related.map((each) => ({
        message: each.message,
        place: { document: each.document, pointer: each.pointer },
      })),
    }),
    ...(fixes && {
      fixes: fixes.map((fix) => ({ title: fix.title, changes: [changeOf(fix)] })),
    }),
  };
}

function changeOf({ document, pointer, value, key }: NonNullable<Finding["fixes"]>[number]): Change {
  const place = { document, pointer };
  if (key !== undefined) return { do: "rename", place, key };
  return value === undefined ? { do: "remove", place } : { do: "set", place, value };
}
