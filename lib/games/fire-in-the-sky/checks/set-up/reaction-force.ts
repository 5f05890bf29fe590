import type { Documents, Finding, RuleCheck } from "../../../types";
import { type ForcePlace, reactionForceProblems } from "../../setup/reaction-force";
import { basesOf, basesPath, clockOf, mapOf, parametersOf, type ScenarioAt } from "../shared/documents";
import { groundOf } from "../shared/ground";
import { inScenarios } from "../shared/in-scenarios";

/** 17.1: the ships that a die places on the map. */
export const reactionForce: RuleCheck = {
  code: "rule/fire-in-the-sky/reaction-force",
  rule: "17.1",
  severity: "error",
  title: "The reaction force of a scenario cannot appear as it should.",
  explain:
    "A die places the reaction force on the map, as a Task Force that has reacted: up to four ships of one side, at a base, in a sea hex or in a box of their own, in a turn that the scenario plays. " +
    "A force that could not sail together, or a place that is closed to it, cannot be played; a force whose turn is past never appears. " +
    "Correct the ships, the places or the turn.",
  run: inScenarios((documents, at) => [
    ...reactionForceProblems(forceGround(documents, at), at.scenario.reactionForce).map((problem) => ({
      document: at.path,
      ...problem,
    })),
    ...numbersOfBases(documents, at),
    ...wrongTurn(documents, at),
  ]),
};

function forceGround(documents: Documents, { scenario }: ScenarioAt) {
  const bases = basesOf(documents);
  const { boxes, hexes } = mapOf(documents);
  const place = (id: string): ForcePlace | undefined => {
    const base = bases[id];
    if (base) return { name: base.name, kind: base.kind, sea: hexes[base.hex]?.terrain === "sea" };
    const box = boxes[id];
    if (box) return { name: box.name, kind: box.kind, side: box.side, sea: false };
    const hex = hexes[id];
    return hex && { name: `hex ${id}`, kind: hex.terrain, sea: hex.terrain === "sea" };
  };
  const mostShips = parametersOf(documents).taskForce?.ships ?? Infinity;
  return { place, unit: groundOf(documents, scenario).unit, mostShips };
}

/** A named hex goes by its name: the engine knows it by no other. */
function numbersOfBases(documents: Documents, { path, scenario }: ScenarioAt): Finding[] {
  const places = Object.entries(scenario.reactionForce?.places ?? {});
  if (places.length === 0) return [];
  const names = new Map(Object.entries(basesOf(documents)).map(([id, { hex }]) => [hex, id]));
  return places.flatMap(([face, hex]): Finding[] => {
    const id = names.get(hex);
    if (id === undefined) return [];
    const at = { document: path, pointer: `/reactionForce/places/${face}` };
    return [
      {
        ...at,
        rule: "2.2.2",
        message: `Hex ${hex} must be given by its name: “${id}”.`,
        hint: "Name the base.",
        related: [{ document: basesPath, pointer: `/bases/${id}`, message: "The base is here." }],
        fixes: [{ title: `Write “${id}”`, ...at, value: id }],
      },
    ];
  });
}

function wrongTurn(documents: Documents, { path, scenario }: ScenarioAt): Finding[] {
  const { reactionForce: force, start } = scenario;
  const { lastTurn } = clockOf(documents);
  if (!force || (force.turn >= (start?.turn ?? -Infinity) && force.turn <= lastTurn)) return [];
  const late = force.turn > lastTurn;
  return [
    {
      document: path,
      pointer: "/reactionForce/turn",
      severity: "warning",
      message: late
        ? `The reaction force appears on Turn ${force.turn}, after the last turn of the game (${lastTurn}).`
        : `The reaction force appears on Turn ${force.turn}, but the scenario starts on Turn ${start!.turn}: the ships arrive as reinforcements.`,
      hint: "Choose a turn that is played, or remove the reaction force.",
    },
  ];
}
