import { describe, expect, it } from "vitest";
import type { Json } from "../../lib/documents";
import { dataHashOf } from "../../lib/lab/make-plan";
import type { Plan } from "../../lib/lab/plan";
import { openPlan } from "../../lib/lab/play";
import { readPlan } from "../../lib/lab/read-plan";
import { recordText } from "../../lib/lab/record/text";
import { documentsOf, olderThan } from "../../lib/lab/variant-documents";
import { planOf, shortCampaign } from "./support";

/* A run that was kept before its documents changed their shape. */

/** The plan as an earlier version of the program wrote it: one hit number for all types, control as a list. */
function older(plan: Plan): Plan {
  const variants = plan.variants.map((variant) => {
    const documents = JSON.parse(variant.documents!) as Record<string, Record<string, Json>>;
    const hits = documents["parameters.json"]!["hits"] as Record<string, Json>;
    hits["hitOn"] = 5;
    const control = documents[variant.scenario]!["control"] as Record<string, string>;
    documents[variant.scenario]!["control"] = Object.entries(control).map(([base, side]) => ({ base, side }));
    const changed = { ...variant, documents: JSON.stringify(documents) };
    return { ...changed, dataHash: dataHashOf(changed) };
  });
  return { ...plan, variants };
}

describe("a plan whose documents are older than the newest migration", () => {
  const plan = planOf([shortCampaign()], { games: 2, cap: 400 });
  const old = older(plan);

  it("says which", () => {
    expect(olderThan(plan)).toEqual([]);
    expect(olderThan(old).map(({ id }) => id)).toEqual(["0001-control-by-base", "0002-hit-numbers-by-type"]);
  });

  it("is read as it was kept, and plays the same games in the present shape", () => {
    const read = readPlan(JSON.parse(JSON.stringify(old)));
    if (!read.ok) expect.fail(read.error);
    expect(read.value).toEqual(old);
    expect(documentsOf(old, 0)).toEqual(documentsOf(plan, 0));
    const key = { variant: 0, game: 1 };
    expect(recordText(openPlan(read.value)(key))).toBe(recordText(openPlan(plan)(key)));
  });
});
