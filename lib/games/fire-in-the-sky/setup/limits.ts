import type { SetupProblem } from "../../../kernel";
import { isOfClass } from "../model/pieces";
import type { Position } from "../model/position";
import { JAPAN, markIsOn, NOBODY, QUARTERS, type Rules, sideIds } from "../model/rules";
import type { Placements } from "./forces";
import { type Ground, type GroundPlace, type GroundUnit, placeProblems } from "./places";
import { reactionForceProblems } from "./reaction-force";

/** What a set-up must respect before play begins: stacking, capacities, and who may stand where (2.2). */
export function limitProblems(rules: Rules, position: Position, document: Placements): SetupProblem[] {
  const ground = groundOf(rules, position);
  const problems = [
    ...placeProblems(ground, document),
    ...reactionForceProblems(
      { place: forcePlaceOf(rules), unit: ground.unit, mostShips: rules.parameters.taskForce.ships },
      document.reactionForce,
    ),
  ];
  return problems.map(({ message, hint, rule, pointer }) => ({
    code: "setup/fire-in-the-sky",
    severity: "error",
    message,
    hint,
    rule,
    pointer,
  }));
}

const sideName = (side: number): string => (side === NOBODY ? "none" : sideIds[side]!);

/** The compiled rules, with control as the scenario has set it, as the questions of a set-up need them. */
function groundOf(rules: Rules, position: Position): Ground {
  const { expansion } = rules.parameters;
  const growth = (side: number): number => {
    if (side !== expansion.side) return 1;
    return expansion.fromTurn.reduce((value, [turn, next]) => (position.turn >= turn ? next : value), 1);
  };
  const placeOf = (n: number): GroundPlace => {
    const place = rules.places[n]!;
    const control = place.kind === "base" ? position.control[n]! : NOBODY;
    return {
      name: place.name,
      kind: place.kind,
      control: sideName(control),
      landLimit: place.landLimit,
      airCapacity: place.airCapacity * growth(control),
      portCapacity: (place.portCapacity / QUARTERS) * growth(control),
      within: rules.places[place.within]!.id,
      ...(place.kind === "off-map" && { side: sideName(place.control) }),
      ...purposeOf(rules, n),
    };
  };
  const unitOf = (type: number): GroundUnit => {
    const { name, kind, side, shipClass, airGroup, transport, optional } = rules.types[type]!;
    return {
      name,
      kind,
      side: sideName(side),
      mayEscort: isOfClass({ shipClass }, rules.parameters.economicWarfare.escortClasses),
      isCarrier: airGroup !== null,
      transport: transport / QUARTERS,
      inPlay: optional === null || markIsOn(rules, position.options, optional),
    };
  };
  return {
    place: (id) => (rules.placeOf[id] === undefined ? undefined : placeOf(rules.placeOf[id])),
    unit: (id) => (rules.typeOf[id] === undefined ? undefined : unitOf(rules.typeOf[id])),
    sideOf(nation) {
      const found = rules.nations.find(({ id }) => id === nation);
      return found && sideName(found.side);
    },
  };
}

const forcePlaceOf = (rules: Rules) => (id: string) => {
  const place = rules.places[rules.placeOf[id] ?? -1];
  return (
    place && {
      name: place.name,
      kind: place.kind,
      sea: place.nodes.length > 0,
      ...(place.kind === "off-map" && { side: sideName(place.control) }),
    }
  );
};

/** The boxes that have a purpose are all Japan's. */
function purposeOf(rules: Rules, place: number): Pick<GroundPlace, "purpose" | "side"> {
  const side = sideIds[JAPAN];
  if (place === rules.convoyEscort) return { side, purpose: "convoy-escort" };
  if (rules.navalAviation.includes(place)) return { side, purpose: "naval-aviation" };
  if (rules.withoutPlanes.includes(place)) return { side, purpose: "carriers-without-planes" };
  return {};
}
