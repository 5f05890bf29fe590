import type { Documents, Finding, RuleCheck } from "../../../types";
import { arrivalsOf, basesOf, gameOf, gamePath, mapOf } from "../shared/documents";
import { sideName } from "../shared/words";

/** 2.1.1: a nation whose every Home Base and group is of the other side has the wrong side itself. */
export const nationSides: RuleCheck = {
  code: "rule/fire-in-the-sky/nation-sides",
  rule: "2.1.1",
  severity: "error",
  title: "A nation is on the wrong side.",
  explain:
    "Home Bases, off-map boxes and the reinforcement schedules show the side of a nation. " +
    "If all of them belong to one side and the nation to the other, none of its units can set up or arrive. " +
    "Correct the side of the nation; other checks wait until it is done.",
  foundation: true,
  run(documents) {
    return Object.entries(gameOf(documents).nations).flatMap(([id, { name, side }]): Finding[] => {
      const shown = sidesShown(documents, id);
      const [other] = shown;
      // A single place may be what is wrong.
      if (shown.length < 2 || other === undefined || shown.some((each) => each === side || each !== other)) {
        return [];
      }
      const pointer = `/nations/${id}/side`;
      return [
        {
          document: gamePath,
          pointer,
          message: `${name} belongs to the side of ${sideName(side)}, but all its Home Bases and reinforcements to ${sideName(other)}.`,
          hint: "Correct the side of the nation.",
          fixes: [{ title: `Set the side to “${other}”`, document: gamePath, pointer, value: other }],
        },
      ];
    });
  },
};

/** The side of every Home Base of a nation, and of the schedule of every group of it. */
function sidesShown(documents: Documents, nation: string): string[] {
  const bases = Object.values(basesOf(documents)).filter(({ homeBaseOf }) => homeBaseOf === nation);
  const boxes = Object.values(mapOf(documents).boxes).filter(
    (box) => box.kind === "off-map" && box.nation === nation,
  );
  return [
    ...bases.map(({ control }) => control),
    ...boxes.map(({ side }) => side),
    ...arrivalsOf(documents)
      .filter(({ group }) => group.nation === nation)
      .map(({ side }) => side),
  ];
}
