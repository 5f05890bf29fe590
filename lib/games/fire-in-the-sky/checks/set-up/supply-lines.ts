import type { Documents, Finding, RuleCheck } from "../../../types";
import { boardOf } from "../shared/hex-graph";
import { basesOf, gameOf, mapOf, parametersOf, parametersPath, type ScenarioAt } from "../shared/documents";
import { controlAt } from "../shared/ground";
import { inScenarios } from "../shared/in-scenarios";
import { type Situation, situationOf } from "../shared/situation";
import { suppliedHexes } from "../shared/supply";
import type { HexGraph } from "../../../../hex";
import { counted } from "../../../../words";

/** V-19 (5.1, 16.0): the lines on which oil and Victory Points depend are open when a scenario begins. */
export const supplyLines: RuleCheck = {
  code: "rule/fire-in-the-sky/supply-lines",
  rule: "2.2.3.2",
  severity: "warning",
  title: "An important Supply Line is cut when a scenario begins.",
  explain:
    "Japan ships oil only from Resource Hexes that a Supply Line joins to one of its Home Bases, and gains Victory Points in each of its turns while no line leads from the West Coast to Brisbane. A line goes from friendly base to friendly base, two hexes at most each time, and ends in an enemy Air ZOC. " +
    "If one is cut at the start, a side loses by the set-up what it should lose in play. " +
    "Give a base on the way to the side, or move enemy aircraft; if this is intended, accept the warning with a reason.",
  run(documents) {
    return boardOf(documents) && parametersOf(documents).supply ? cutLines(documents) : [];
  },
};

const cutLines = inScenarios((documents, at) => {
  const board = boardOf(documents)!;
  const situation = situationOf(documents, at.scenario);
  return [...oil(documents, board, at, situation), ...lifeline(documents, board, at, situation)];
});

/** Where it is best mended: the entry that gives Japan the base, else the whole list of control. */
const pointerFor = ({ scenario }: ScenarioAt, id: string): string =>
  scenario.control?.[id] === undefined ? "/control" : `/control/${id}`;

function oil(documents: Documents, board: HexGraph, at: ScenarioAt, situation: Situation): Finding[] {
  const bases = basesOf(documents);
  const held = Object.entries(bases).filter(
    ([id, base]) => base.oil && controlAt(at.scenario, id, base) === "japan",
  );
  // Where a line leads need not be known for nothing.
  if (held.length === 0) return [];
  const { nations } = gameOf(documents);
  const homes = Object.values(bases)
    .filter(({ homeBaseOf }) => homeBaseOf !== undefined && nations[homeBaseOf]?.side === "japan")
    .map(({ hex }) => hex);
  const reached = suppliedHexes(board, situation.supplyGround("japan", homes));
  return held.flatMap(([id, base]): Finding[] => {
    if (reached.has(base.hex)) return [];
    return [
      {
        document: at.path,
        pointer: pointerFor(at, id),
        rule: "5.1",
        message: `Japan holds ${base.name}, but no Supply Line joins it to a Japanese Home Base: its oil cannot be shipped.`,
        hint: "Give Japan bases on the way, or remove enemy aircraft from the route.",
      },
    ];
  });
}

/** When the lifeline is looked at: "in each Japanese player turn". */
const turnsOf = (sides: readonly string[]): string =>
  sides.length > 1
    ? "in each player turn"
    : `in each ${sides[0] === "japan" ? "Japanese" : "Allied"} player turn`;

function lifeline(documents: Documents, board: HexGraph, at: ScenarioAt, situation: Situation): Finding[] {
  const line = parametersOf(documents).victory?.lifeline;
  if (!line || line.inTurnsOf.length === 0) return [];
  const bases = basesOf(documents);
  const { boxes } = mapOf(documents);
  const hexOf = (id: string) => bases[id]?.hex ?? (boxes[id]?.kind === "off-map" ? id : undefined);
  const nameOf = (id: string) => bases[id]?.name ?? boxes[id]?.name ?? id;
  const from = hexOf(line.from);
  const to = hexOf(line.to);
  // A box that nothing leads out of, or that is closed to the Allies, is reported by itself.
  const box = boxes[line.from];
  if (from === undefined || to === undefined || (box && (!box.entryHexes || box.side !== "allies")))
    return [];
  if (suppliedHexes(board, situation.supplyGround("allies", [from])).has(to)) return [];
  return [
    {
      document: at.path,
      pointer: pointerFor(at, line.to),
      rule: "16.0",
      message: `No Supply Line leads from ${nameOf(line.from)} to ${nameOf(line.to)}: Japan gains ${counted(line.points, "Victory Point")} ${turnsOf(line.inTurnsOf)} from the start.`,
      hint: "Give the Allies bases on the way, or remove Japanese aircraft from the route.",
      related: [
        { document: parametersPath, pointer: "/victory/lifeline", message: "The line is required here." },
      ],
    },
  ];
}
