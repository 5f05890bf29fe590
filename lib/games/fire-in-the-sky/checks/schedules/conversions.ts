import type { Finding, RuleCheck } from "../../../types";
import { arrivalsOf, optionsOf } from "../shared/documents";
import { typesOf } from "../shared/units";

/** 18.2.5: what comes back from conversion has left for it before, under the same optional rule. */
export const conversions: RuleCheck = {
  code: "rule/fire-in-the-sky/conversions",
  rule: "18.2.5",
  severity: "warning",
  title: "A unit returns from a conversion, but no unit leaves for it.",
  explain:
    "A group with “conversionOf” brings its units only for counters of that type which an earlier group, marked “remove”, has removed from the map. " +
    "If no group of the same side removes that type on an earlier turn, or only one that belongs to another optional rule, the units never arrive, without a message. " +
    "Let a group remove the type first, correct the type, or leave out “conversionOf”.",
  run(documents) {
    const arrivals = arrivalsOf(documents);
    const types = typesOf(documents);
    const options = optionsOf(documents);
    // By its id or by its number it is the same rule.
    const ruleOf = (option: string) => options[option]?.rule ?? option;
    return arrivals.flatMap(({ path, pointer, side, turn, group }, at): Finding[] => {
      const { conversionOf } = group;
      if (conversionOf === undefined) return [];
      const leaving = arrivals.filter(
        (each) => each.side === side && each.group.remove && conversionOf in (each.group.units ?? {}),
      );
      const inTime = leaving.filter((each) => arrivals.indexOf(each) < at);
      // A group without an option leaves in every game.
      const withIt = inTime.filter(
        ({ group: { option } }) =>
          option === undefined || (group.option !== undefined && ruleOf(option) === ruleOf(group.option)),
      );
      if (withIt.length > 0) return [];
      const name = types.get(conversionOf)?.name ?? conversionOf;
      const [other] = inTime.length > 0 ? inTime : leaving;
      return [
        {
          document: path,
          pointer: `${pointer}/conversionOf`,
          message: messageFor(name, turn, leaving.length > 0, inTime.length > 0),
          hint: "Let a group with “remove” remove it on an earlier turn, or leave out “conversionOf”.",
          ...(other && {
            related: [
              {
                document: other.path,
                pointer: other.pointer,
                message: `Turn ${other.turn}: the group that removes it.`,
              },
            ],
          }),
        },
      ];
    });
  },
};

function messageFor(name: string, turn: number, leaves: boolean, inTime: boolean): string {
  if (!leaves) return `No group removes ${name} for conversion, so the unit never arrives.`;
  return inTime
    ? `${name} leaves for conversion by a different optional rule from the one by which the unit arrives.`
    : `${name} does not leave for conversion before Turn ${turn}, so the unit never arrives.`;
}
