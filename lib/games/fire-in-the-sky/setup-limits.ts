import type { FireInTheSkyScenario } from "../../documents/generated/types";
import type { SetupProblem } from "../../kernel";
import type { Position } from "./position";
import { QUARTERS, type Rules, sideIds } from "./rules";

/** What a set-up must respect before play begins: stacking, capacities, and who may stand where (2.2). */

type Kind = "land" | "air" | "naval";

/** Load by place, side and kind, in the units of the limits. */
function loads(rules: Rules, position: Position, place: number, side: number): Record<Kind, number> {
  const load = { land: 0, air: 0, naval: 0 };
  for (const p of rules.piecesOfSide[side]!) {
    if (rules.places[position.at[p]!]!.within !== place) continue;
    const piece = rules.pieces[p]!;
    if (piece.kind === "land") load.land += piece.transport / QUARTERS;
    else if (piece.kind === "air") load.air += position.steps[p]!;
    else if (piece.kind === "naval") load.naval += piece.transport / QUARTERS;
  }
  return load;
}

export function limitProblems(
  rules: Rules,
  position: Position,
  document: FireInTheSkyScenario,
): SetupProblem[] {
  const problems: SetupProblem[] = [];
  const factor = (side: number) => {
    const { expansion } = rules.parameters;
    if (side !== expansion.side) return 1;
    return expansion.fromTurn.reduce((value, [turn, next]) => (position.turn >= turn ? next : value), 1);
  };
  const report = (place: number, message: string, rule: string, hint: string) => {
    const { id } = rules.places[place]!;
    const pointer = document.setup[id] ? `/setup/${id}` : "/setup";
    problems.push({ code: "setup/fire-in-the-sky", severity: "error", message, rule, hint, pointer });
  };
  rules.places.forEach(({ name, kind, landLimit, airCapacity, portCapacity, control }, place) => {
    sideIds.forEach((_id, side) => {
      const load = loads(rules, position, place, side);
      if (load.land + load.air + load.naval === 0) return;
      if (kind === "base" || kind === "circle") {
        if (load.land > landLimit) {
          report(
            place,
            `${name} holds ${load.land} land Transport factors of one side; its limit is ${landLimit}.`,
            "2.2.2.1",
            "Place fewer land units, or raise the base's landLimit.",
          );
        }
        const times = factor(position.control[place]!);
        if (load.air > airCapacity * times) {
          report(
            place,
            `${name} holds ${load.air} air steps; its capacity is ${airCapacity * times}.`,
            "2.2.3",
            `Move ${load.air - airCapacity * times}, or raise the capacity.`,
          );
        }
        if (load.naval > (portCapacity / QUARTERS) * times) {
          report(
            place,
            `${name} holds ${load.naval} naval Transport factors; its port takes ${(portCapacity / QUARTERS) * times}.`,
            "2.2.3",
            "Move ships elsewhere, or raise the capacity.",
          );
        }
        if (load.air + load.naval > 0 && position.control[place] !== side) {
          report(
            place,
            `Air and naval units stand at ${name}, which their side does not control.`,
            "2.2.3",
            "Set control of the base, or place them at a friendly base.",
          );
        }
      } else if (kind === "off-map" && control !== side) {
        report(
          place,
          `Units stand in ${name}, which is closed to their side.`,
          "2.2.4",
          "No Japanese unit may ever enter an off-map box.",
        );
      } else if (kind === "sea" || kind === "land") {
        report(
          place,
          `Units stand in ${name}, where there is neither a base nor a place for land units.`,
          "2.2.2",
          "Place them at a named base.",
        );
      }
    });
  });
  return problems;
}
