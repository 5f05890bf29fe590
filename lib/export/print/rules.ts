import { child, isObject, type Json, joinPointer } from "../../documents";
import type { PlayStep } from "../../games";
import { HOUSE_RULE } from "../../games/numbering";
import { turnNoun } from "../../games/time";
import { filledText } from "../../views/texts";
import type { Aid } from "./aids";
import { type Block, type Cell, type Column, heading } from "./blocks";
import { element } from "./markup";
import { type PrintSource, textOf } from "./source";
import { letterOf, marked, opening } from "./status";

/** The sequence of play and the optional rules, for the table. */
export function ruleAids(source: PrintSource): Aid[] {
  const steps = source.print?.sequence(source.documents) ?? [];
  const options = child(source.documents[OPTIONS], "options");
  const aids: Aid[] = [];
  if (steps.length > 0) {
    aids.push({
      id: "sequence-of-play",
      title: "Sequence of play",
      summary: `The steps of each ${turnNoun(source.game)} in order, with their rules.`,
      turned: "portrait",
      make: ({ room }) => ({ blocks: sequenceBlocks(source, steps, room.width) }),
    });
  }
  if (isObject(options) && Object.keys(options).length > 0) {
    aids.push({
      id: "optional-rules",
      title: "Optional rules",
      summary: "What each optional rule does and which side it helps: a checklist to use before play.",
      turned: "portrait",
      make: ({ room }) => ({ blocks: optionBlocks(source, options, room.width) }),
    });
  }
  return aids;
}

const OPTIONS = "options.json";
const RULE = 22;

const tickBox = element(
  "svg",
  { width: "4.4mm", height: "4.4mm", viewBox: "0 0 4.4 4.4", "aria-hidden": "true", class: "middle" },
  element("rect", {
    x: 0.3,
    y: 0.3,
    width: 3.8,
    height: 3.8,
    fill: "none",
    stroke: "#000",
    strokeWidth: 0.35,
  }),
);

/** Each step of the turn with the steps in it as a table. */
function sequenceBlocks(source: PrintSource, steps: readonly PlayStep[], width: number): Block[] {
  const columns: Column[] = [
    { title: "Step", width: width - RULE },
    { title: "Rule", width: RULE },
  ];
  const blocks: Block[] = [];
  let rows: Cell[][] = [];
  const wordsOf = (step: PlayStep, number: string): string =>
    marked(`${number}  ${step.title}`, source.originOf(step.document, step.pointer));
  const walk = (list: readonly PlayStep[], above: string, depth: number): void => {
    list.forEach((step, i) => {
      const number = `${above}.${i + 1}`;
      // A space that does not shrink, so that steps within steps stand further in.
      const indent = "\u00a0".repeat(4 * depth);
      rows.push([
        [{ text: `${indent}${wordsOf(step, number)}`, style: depth === 0 ? "fine" : "quiet" }],
        [{ text: step.rule, style: "quiet" }],
      ]);
      walk(step.steps, number, depth + 1);
    });
  };
  steps.forEach((step, i) => {
    const number = `${i + 1}`;
    blocks.push(heading(wordsOf(step, number), step.rule, width));
    rows = [];
    walk(step.steps, number, 0);
    if (rows.length > 0) blocks.push({ kind: "table", columns, rows });
  });
  return [...opening("Sequence of play", "", width, hasLetters(source, steps)), ...blocks];
}

const hasLetters = (source: PrintSource, steps: readonly PlayStep[]): boolean =>
  steps.some(
    ({ document, pointer, steps: inner }) =>
      letterOf(source.originOf(document, pointer)) !== undefined || hasLetters(source, inner),
  );

function optionBlocks(source: PrintSource, options: { [key: string]: Json }, width: number): Block[] {
  const columns: Column[] = [
    { title: "In play", width: 15, align: "centre" },
    { title: "Rule", width: RULE },
    { title: "What it does", width: width - 15 - RULE - 26 },
    { title: "Helps", width: 26 },
  ];
  const nameOf = (id: string): string => source.sides.find((side) => side.id === id)?.name ?? id;
  const rows = Object.entries(options).map(([id, option]): Cell[] => {
    const origin = source.originOf(OPTIONS, joinPointer("/options", id));
    const advised = child(option, "recommended") === true ? " (recommended by the rulebook)" : "";
    return [
      [{ drawing: tickBox, height: 4.4 }],
      textOf(child(option, "rule"), HOUSE_RULE),
      [
        { text: marked(`${textOf(child(option, "title"), id)}${advised}`, origin), style: "bold" },
        { text: filledText(source.world, textOf(child(option, "summary"), "")), style: "quiet" },
      ],
      nameOf(textOf(child(option, "favours"), "neither")),
    ];
  });
  const isMarked = Object.keys(options).some(
    (id) => letterOf(source.originOf(OPTIONS, joinPointer("/options", id))) !== undefined,
  );
  return [...opening("Optional rules", "", width, isMarked), { kind: "table", columns, rows }];
}
