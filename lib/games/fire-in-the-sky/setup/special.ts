import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import { lookUp } from "../../shared/look-up";
import type { Position, T } from "../model/position";
import { rangerHasCome } from "../optional/ranger";
import { ALLIES, JAPAN, type Rules } from "../model/rules";

/** What must be remembered of the war before a scenario: where it does not say so itself, its set-up implies it. */

type Special = NonNullable<FireInTheSkyScenario["special"]>;

/** The bases of the late-conquest rule that Japan controls (16.0). */
const held = ({ parameters }: Rules, { control }: Position): boolean[] =>
  parameters.victory.lateConquest.bases.map((base) => control[base] === JAPAN);

/** A first return port in enemy hands has been overrun once, whoever takes it later (17.5). */
const portLost = ({ nations }: Rules, { control }: Position): boolean =>
  nations.some(
    ({ side, returnPorts: [first, second] }) =>
      side === ALLIES && second !== undefined && control[first!] === JAPAN,
  );

/** Put it into the position of a set-up whose units and bases stand; `sunk` are the counters that it calls so. */
export function remember(rules: Rules, position: Position, special: Special, sunk: readonly number[]): void {
  const { conquered, ...said } = special;
  position.conquered = held(rules, position);
  position.returnPortLost = portLost(rules, position);
  position.rangerCalled = rangerHasCome(rules, position.at, sunk);
  Object.assign(position, said);
  if (!conquered) return;
  const places = conquered.map((id) => lookUp(rules.placeOf, id, "place"));
  position.conquered = rules.parameters.victory.lateConquest.bases.map((base) => places.includes(base));
}

/** What a set-up must say of a game in play for `remember` to come to the same; undefined when nothing. */
export function specialOf({ rules, position }: T): Special | undefined {
  const { turn, firstTurn, conquered, returnPortLost, rangerCalled } = position;
  const { indiaEntered, indiaEnteredBefore, europeanFleetArrived, kamikaze, reactionDeployments } = position;
  const own = held(rules, position);
  const bases = rules.parameters.victory.lateConquest.bases;
  const special: Special = {
    ...(firstTurn !== turn && { firstTurn }),
    ...(conquered.some((each, i) => each !== own[i]) && {
      conquered: bases.flatMap((base, i) => (conquered[i] ? [rules.places[base]!.id] : [])),
    }),
    ...(returnPortLost !== portLost(rules, position) && { returnPortLost }),
    ...(indiaEntered !== 0 && { indiaEntered }),
    ...(indiaEnteredBefore !== 0 && { indiaEnteredBefore }),
    ...(europeanFleetArrived && { europeanFleetArrived }),
    ...(kamikaze && { kamikaze }),
    ...(rangerCalled !== rangerHasCome(rules, position.at, []) && { rangerCalled }),
    ...(reactionDeployments !== 0 && { reactionDeployments }),
  };
  return Object.keys(special).length > 0 ? special : undefined;
}
