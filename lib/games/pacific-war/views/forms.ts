import { child } from "../../../documents/pointer";
import type { Json, JsonObject } from "../../../kernel";
import { capital } from "../../../words";
import { entriesOf, listOf, textOf } from "../../shared/read";
import type { GameViews } from "../../types";

/** The scenarios that are printed and still to be written (1.1), as forms: what is known of each, and nothing invented. */
export const forms: GameViews["forms"] = (documents) =>
  entriesOf(child(documents["scenario-list.json"], "scenarios")).flatMap(([id, of]) => {
    if (child(of, "scenario") !== undefined) return [];
    const known = listOf(child(of, "known")).map((fact) => textOf(fact));
    return [{ id, title: titleOf(id, of), known, document: documentOf(of, known) }];
  });

/** "Battle 1, Relief of Wake Island"; those of which nothing is known by their places in the list: "Campaign, unknown 2". */
function titleOf(id: string, of: Json): string {
  const kind = capital(textOf(child(of, "class")));
  const number = child(of, "number");
  const title = child(of, "title");
  const name = [
    typeof number === "number" ? `${kind} ${number}` : kind,
    ...(typeof title === "string" ? [title] : []),
  ].join(", ");
  return name === kind ? `${kind}, ${id.slice(kind.length + 1).replaceAll("-", " ")}` : name;
}

/** What any scenario of the class has. When it begins and ends, what is Activated and who wins must be filled in. */
function documentOf(of: Json, known: readonly string[]): JsonObject {
  const kind = textOf(child(of, "class"));
  const number = child(of, "number");
  return {
    rule: "1.1",
    summary: known.length > 0 ? known.join(" ") : "Still to be written.",
    class: kind,
    ...(number !== undefined && { number }),
    sheets: ["a", "b"],
    // 1.3: Command Links are traced in Campaigns and Strategic scenarios alone.
    linked: kind === "engagement" || kind === "battle",
    sides: { allied: {}, japanese: {} },
    specialRules: {},
    recommendedOptions: [],
    sources: { "": { status: "designed", note: "Begun as an empty form." } },
  };
}
