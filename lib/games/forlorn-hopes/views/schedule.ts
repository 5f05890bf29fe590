import { child } from "../../../documents/pointer";
import type { ForlornHopesScenario } from "../../../documents/generated/types";
import { readAs } from "../../shared/documents";
import { documentOf, entriesOf, listOf, numberOf, textOf } from "../../shared/read";
import type { OwnSchedule, ScheduledGroup } from "../../schedule-types";
import { sideIds } from "../model/rules";
import { sheetsOf } from "./faces";

/** The schema allows fewer; a draft may say anything. */
const MOST_TURNS = 100;

/** Reinforcements by week (5.3, 15): those that come by a random event or a commitment have no week, and are not here. */
export const ownSchedule: OwnSchedule = {
  turns(documents, path) {
    if (!path.startsWith("scenarios/")) return undefined;
    const { first, last }: Partial<ForlornHopesScenario["turns"]> =
      readAs<ForlornHopesScenario>(documents, path).turns ?? {};
    const from = numberOf(first, 1);
    const weeks = Math.min(Math.max(0, numberOf(last, from) - from + 1), MOST_TURNS);
    return Array.from({ length: weeks }, (_, i) => ({
      turn: from + i,
      title: `Week ${from + i}`,
      label: `W${from + i}`,
    }));
  },

  lanes(documents) {
    const sides = documentOf(documents, "game.json", "sides");
    return sideIds.map((side) => {
      const title = textOf(child(sides[side], "name"), side);
      return { side, sideTitle: title, nation: side, title };
    });
  },

  groups: (documents, path) =>
    entriesOf(child(documents[path], "arrivals"))
      .flatMap(([id, arrival]): ScheduledGroup[] => {
        const turn = child(arrival, "turn");
        if (typeof turn !== "number") return [];
        const units: Record<string, number> = {};
        for (const list of ["units", "cargo"])
          for (const unit of listOf(child(arrival, list))) if (typeof unit === "string") units[unit] = 1;
        const side = textOf(child(arrival, "side"));
        return [
          {
            document: path,
            pointer: `/arrivals/${id}`,
            id,
            turn,
            side,
            nation: side,
            title: textOf(child(arrival, "title"), id),
            units,
            pools: [],
            option: undefined,
            leaves: false,
            turnAt: [`/arrivals/${id}/turn`],
            fields: ["title", "turn", "units", "cargo", "at", "rule"],
          },
        ];
      })
      .sort((a, b) => a.turn - b.turn),

  names: (documents) => new Map([...sheetsOf(documents)].map(([id, { face }]) => [id, face.name])),
  plain: ["title", "side", "when", "turn", "units", "cargo", "at", "rule"],
};
