import type { Finding, RuleCheck } from "../../../types";
import { basesOf, gameOf, mapOf, mapPath } from "../shared/documents";
import { sideName } from "../shared/words";

/** 2.2.4, 7.5: the free link of an off-map box leads to a base of its own side. */
export const freeLinks: RuleCheck = {
  code: "rule/fire-in-the-sky/free-links",
  rule: "7.5",
  severity: "error",
  title: "The free link of an off-map box leads to a place that no unit may enter.",
  explain:
    "In the Off-Map Box Movement Segment units move from a box to the base that it is linked to, at no cost, if their side controls it and no enemy is there. " +
    "A circle is never controlled, so a link to one is never open; a link to a base that is not the side's own stays closed until the side takes it. " +
    "Name a base that the side of the box controls when the war begins.",
  run(documents) {
    const bases = basesOf(documents);
    const { nations } = gameOf(documents);
    return Object.entries(mapOf(documents).boxes).flatMap(
      ([id, { name, kind, side, nation, freeLink }]): Finding[] => {
        const base = freeLink === undefined ? undefined : bases[freeLink];
        // The link of a holding box has no effect, which is reported with the box; an unknown base with the references.
        if (kind !== "off-map" || !base) return [];
        // A box of the other side than its nation is reported with the Home Bases.
        if (nation !== undefined && nations[nation]?.side !== side) return [];
        const at = { document: mapPath, pointer: `/boxes/${id}/freeLink` };
        const hint = `Name a base that ${sideName(side)} ${side === "allies" ? "control" : "controls"}.`;
        if (base.kind === "circle") {
          return [
            { ...at, message: `${name} is linked to ${base.name}, which is a circle, not a base.`, hint },
          ];
        }
        if (base.control === side) return [];
        const owner =
          base.control === "none"
            ? "nobody controls"
            : `${sideName(base.control)} ${base.control === "allies" ? "control" : "controls"}`;
        return [
          {
            ...at,
            severity: "warning",
            message: `${name} is linked to ${base.name}, which ${owner} when the war begins.`,
            hint,
          },
        ];
      },
    );
  },
};
