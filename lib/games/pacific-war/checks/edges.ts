import type { PacificWarMap } from "../../../documents/generated/types";
import { readAs } from "../../shared/documents";
import type { Finding, RuleCheck } from "../../types";
import { game } from "./documents";

/** 23.7, 15.2.1.J: the Holding Boxes of an edge are a track, from the box that units enter to that from which they return. */
const holdingTracks: RuleCheck = {
  code: `rule/${game}/holding-tracks`,
  rule: "23.7",
  severity: "error",
  title: "The Holding Boxes of an edge are no track from “enter” to “repair-and-return”.",
  explain:
    "Units that leave the map by an edge come into its Holding Boxes: the first one is entered, they advance box by box, and return from the last one. " +
    "An edge by which ships leave needs such a track, with its spaces numbered from 1 without a gap. Correct the boxes of the edge in map.json.",
  run(documents) {
    const { edges = {}, boxes = {} } = readAs<PacificWarMap>(documents, "map.json");
    return Object.entries(edges).flatMap(([edge, { title, navalExit }]): Finding[] => {
      const track = Object.entries(boxes)
        .filter(([, box]) => box.edge === edge)
        .toSorted(([, a], [, b]) => (a.space ?? 0) - (b.space ?? 0));
      if (track.length === 0)
        return navalExit
          ? [
              {
                document: "map.json",
                pointer: `/edges/${edge}/navalExit`,
                message: `Ships leave by the ${title}, which has no Holding Boxes.`,
                hint: "Add them to “boxes”, or let no ships leave there.",
              },
            ]
          : [];
      return track.flatMap(([id, { space, use }], n): Finding[] => {
        const wanted = n === 0 ? "enter" : n === track.length - 1 ? "repair-and-return" : undefined;
        const faults = [
          ...(space === n + 1
            ? []
            : [{ member: "space", text: `is space ${space ?? "without a number"}, not ${n + 1}` }]),
          ...(wanted === undefined || use === wanted
            ? []
            : [{ member: "use", text: `is for “${use}”, not “${wanted}”` }]),
        ];
        return faults.map(({ member, text }) => ({
          document: "map.json",
          pointer: `/boxes/${id}/${member}`,
          message: `Box “${id}” of the ${title} ${text}.`,
          hint: "Number the boxes of the edge from 1; the first is entered, the last returned from.",
        }));
      });
    });
  },
};

export const edgeChecks: readonly RuleCheck[] = [holdingTracks];
