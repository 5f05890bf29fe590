import type { ListId, PrintedStep, StepId } from "./steps";

/**
 * The sequence of play as the rulebook has it, with what is lost when a step is left out. The data may order
 * steps as they like; this is only what the checks compare with.
 */

const error = "error" as const;
const warning = "warning" as const;

const s = (
  step: StepId,
  title: string,
  rule: string,
  severity: "error" | "warning",
  loss: string,
): PrintedStep => ({ step, title, rule, severity, loss });

const phases: readonly PrintedStep[] = [
  s("reinforcement", "Reinforcement Phase", "7.0", warning, "no unit arrives and no points are renewed"),
  s(
    "first-deployment",
    "First Deployment Phase",
    "8.0",
    warning,
    "units cannot deploy before they fight, and never by One-hex Deployment",
  ),
  s(
    "operational-movement",
    "Operational Movement Phase",
    "9.0",
    warning,
    "no Task Force sets out, so the side can attack nothing",
  ),
  s("reaction", "Reaction Phase", "10.0", warning, "the other side's ships never come out to meet an attack"),
  s("air-commitment", "Air Commitment Phase", "11.0", warning, "aircraft fight over their own hex only"),
  s(
    "combat",
    "Combat Phase",
    "12.0",
    error,
    "nothing is ever fought, and land units that have sailed stay at sea for good",
  ),
  s(
    "return-to-base",
    "Return to Base Phase",
    "14.0",
    error,
    "ships stay at sea for good and no base changes hands",
  ),
  s("second-deployment", "Second Deployment Phase", "8.0", warning, "units cannot deploy after the fighting"),
  s("end", "End Phase", "15.0", error, "bases that change hands are never counted"),
];

export const printedOrder: Readonly<Record<ListId, readonly PrintedStep[]>> = {
  turn: [
    s(
      "late-conquest",
      "late-conquest check",
      "16.0",
      warning,
      "Japan loses no Victory Points for bases that it is late to take",
    ),
    s("japanese-player-turn", "Japanese player turn", "4.1", error, "Japan never plays"),
    s("allied-player-turn", "Allied player turn", "4.2", error, "the Allies never play"),
  ],
  "japanese-player-turn": [
    s(
      "transport",
      "Transport Phase",
      "5.0",
      warning,
      "Japan ships no oil, and no destroyers go to the convoys",
    ),
    ...phases,
  ],
  "allied-player-turn": [
    s(
      "economic-warfare",
      "Economic Warfare Phase",
      "6.0",
      warning,
      "submarines never hunt merchantmen, and Japan's shipping lasts for ever",
    ),
    ...phases,
  ],
  transport: [
    s(
      "oil-transport",
      "Oil Transport Segment",
      "5.1",
      warning,
      "Japan ships no oil, and its fleet stops when the first is used up",
    ),
    s(
      "destroyer-transfer",
      "DD Units Transfer Segment",
      "5.2",
      warning,
      "no destroyers go to the convoys or come back",
    ),
  ],
  "economic-warfare": [
    s("merchant-asw", "ASW Segment", "6.1", warning, "the convoys' destroyers do nothing"),
    s("submarine-warfare", "Submarine Segment", "6.2", warning, "submarines never hunt merchantmen"),
  ],
  reinforcement: [
    s(
      "arrivals",
      "Reinforcement Segment",
      "7.1",
      warning,
      "no unit arrives, and none comes back from the Turn Record Track",
    ),
    s(
      "accidents",
      "accident roll",
      "18.3.1",
      warning,
      "no unit is ever lost to an accident, though that optional rule may be on",
    ),
    s(
      "ranger",
      "arrival of Ranger",
      "18.1.5",
      warning,
      "CV (Ranger) never comes to the rescue, though that optional rule may be on",
    ),
    s(
      "submarine-points",
      "Submarine Point Segment",
      "7.2",
      warning,
      "Submarine Points that are used never come back",
    ),
    s(
      "transport-points",
      "Transport Point Segment",
      "7.3",
      warning,
      "Transport Points that are used never come back",
    ),
    s(
      "replacements",
      "Replacements Marker Segment",
      "7.4",
      warning,
      "reduced land units can never be rebuilt",
    ),
    s(
      "off-map-movement",
      "Off-Map Box Movement Segment",
      "7.5",
      warning,
      "what arrives in an off-map box has to pay and sail to reach the map",
    ),
    s(
      "kamikaze-losses",
      "removal of Kamikaze losses",
      "18.2.4",
      warning,
      "Kamikaze cost Japan no aircraft, though that optional rule may be on",
    ),
  ],
  combat: [
    s(
      "submarine-attacks",
      "Submarine Attack Segment",
      "12.2",
      warning,
      "submarines never attack Task Forces",
    ),
    s(
      "battles",
      "Battle Segments",
      "12.3",
      error,
      "nothing is ever fought, and land units that have sailed stay at sea for good",
    ),
  ],
  battle: [
    s(
      "battle-preparation",
      "Battle Board Preparation Step",
      "12.3.1",
      error,
      "no unit comes onto the Battle Board, and nothing happens in any battle",
    ),
    s("air-combat", "Air Combat Step", "12.3.2", warning, "aircraft never fight and never strike"),
    s(
      "surface-combat",
      "Surface Combat Step",
      "12.3.3",
      warning,
      "ships never fight, nobody has Sea Control, and so nobody can land",
    ),
    s("land-combat", "Land Combat Step", "12.3.4", warning, "nobody lands and no land unit fights"),
    s(
      "battle-administration",
      "Administrative Step",
      "12.3.5",
      error,
      "no base is ever occupied, and passengers that could not land stay at sea for good",
    ),
  ],
  "air-combat": [
    s(
      "air-to-air",
      "Air-to-Air Combat Round",
      "12.3.2.1",
      warning,
      "Air Points are never counted, so there are no air strikes either",
    ),
    s(
      "target-determination",
      "Target Determination Round",
      "12.3.2.2",
      warning,
      "no target is named, so no aircraft strikes or supports anything",
    ),
    s("air-strikes", "Air Strike Round", "12.3.2.3", warning, "the targets named are never struck"),
  ],
  "land-combat": [
    s("amphibious-round", "Amphibious Round", "12.3.4.1", warning, "no land unit can land from the sea"),
    s(
      "replacement-round",
      "Replacement Round",
      "12.3.4.2",
      warning,
      "markers that land with the troops rebuild nothing in the battle",
    ),
    s(
      "ground-support",
      "Ground Support Round",
      "12.3.4.3",
      warning,
      "aircraft and ships never support the troops",
    ),
    s("supply-round", "Supply Round", "12.3.4.4", warning, "every land unit fights as if in supply"),
    s(
      "land-combat-round",
      "Land Combat Round",
      "12.3.4.5",
      warning,
      "land units never fight, so no defended base can be taken",
    ),
  ],
  "return-to-base": [
    s("ships-return", "return of ships to base", "14.1", error, "ships stay at sea for good"),
    s("control-changes", "change of base control", "14.2", error, "no base ever changes hands"),
    s(
      "return-stacking",
      "stacking check after the return to base",
      "14.3",
      warning,
      "ports and bases may stay over their limits",
    ),
  ],
  end: [
    s(
      "replacements-removal",
      "Replacements Markers Removal Segment",
      "15.1",
      warning,
      "unused markers stay on the map",
    ),
    s("disbandment", "Disbandment Segment", "15.2", warning, "nobody can disband a unit"),
    s(
      "victory-points",
      "Victory Point Adjustment Segment",
      "15.3",
      error,
      "bases that change hands never count, and nobody can win before the last turn",
    ),
  ],
};

/** Every step of the printed sequence by its id. */
export const printedSteps: ReadonlyMap<StepId, PrintedStep> = new Map(
  Object.values(printedOrder).flatMap((steps) => steps.map((each) => [each.step, each] as const)),
);
