import type { RuleCheck } from "../../types";
import { airCounters } from "./components/air-counters";
import { airGroups } from "./components/air-groups";
import { counterIds } from "./components/counter-ids";
import { counterMix } from "./components/counter-mix";
import { landRatings } from "./components/land-ratings";
import { nationSides } from "./components/nation-sides";
import { reducedUnits } from "./components/reduced-units";
import { sameNames } from "./components/same-names";
import { sidesAndNations } from "./components/sides-and-nations";
import { damageChecks } from "./combat/damage-checks";
import { hitNumber } from "./combat/hit-number";
import { idleModifiers } from "./combat/idle-modifiers";
import { quarterCosts } from "./combat/quarter-costs";
import { returnPorts } from "./combat/return-ports";
import { sameModifiers } from "./combat/same-modifiers";
import { surfaceTableCells } from "./combat/surface-table-cells";
import { surfaceTableOrder } from "./combat/surface-table-order";
import { entryHexes } from "./map/entry-hexes";
import { flags } from "./map/flags";
import { freeLinks } from "./map/free-links";
import { hexNumbers } from "./map/hex-numbers";
import { homeBases } from "./map/home-bases";
import { impassableHexsides } from "./map/impassable-hexsides";
import { japaneseBoxes } from "./map/japanese-boxes";
import { landConnections } from "./map/land-connections";
import { placeNames } from "./map/place-names";
import { seaAccess } from "./map/sea-access";
import { splitHexes } from "./map/split-hexes";
import { idleOptions } from "./options/idle-options";
import { optionLinks } from "./options/option-links";
import { optionNumbers } from "./options/option-numbers";
import { optionalUnits } from "./options/optional-units";
import { recommendedOptions } from "./options/recommended-options";
import { conversions } from "./schedules/conversions";
import { europeanFleet } from "./schedules/european-fleet";
import { fallingLevels } from "./schedules/falling-levels";
import { navalAviation } from "./schedules/naval-aviation";
import { removals } from "./schedules/removals";
import { replacementValues } from "./schedules/replacement-values";
import { scheduleAir } from "./schedules/schedule-air";
import { scheduleCounters } from "./schedules/schedule-counters";
import { scheduleNations } from "./schedules/schedule-nations";
import { turnsOutsideClock } from "./schedules/turns-outside-clock";
import { endlessSequence } from "./sequence/endless-sequence";
import { misplacedStep } from "./sequence/misplaced-step";
import { missingStep } from "./sequence/missing-step";
import { repeatedStep } from "./sequence/repeated-step";
import { stepOrder } from "./sequence/step-order";
import { airCapacity } from "./set-up/air-capacity";
import { boxes } from "./set-up/boxes";
import { control } from "./set-up/control";
import { freePlacement } from "./set-up/free-placement";
import { homeless } from "./set-up/homeless";
import { landLimit } from "./set-up/land-limit";
import { placement } from "./set-up/placement";
import { portCapacity } from "./set-up/port-capacity";
import { reactionForce } from "./set-up/reaction-force";
import { scenarioId } from "./set-up/scenario-id";
import { shipsInAirZoc } from "./set-up/ships-in-air-zoc";
import { start } from "./set-up/start";
import { supplyLines } from "./set-up/supply-lines";
import { trackTotals } from "./set-up/track-totals";
import { turnTrack } from "./set-up/turn-track";
import { basePoints } from "./victory/base-points";
import { expansionFactors } from "./victory/expansion-factors";
import { victoryAwards } from "./victory/victory-awards";
import { victoryMarker } from "./victory/victory-marker";
import { victoryScores } from "./victory/victory-scores";

/**
 * Which file covers which row of the validation list of the rules digest.
 *
 * | row | asks | file |
 * |---|---|---|
 * | V-01 | counter mix | components/counter-mix, components/air-counters |
 * | V-02 | land limit of a hex | set-up/land-limit, set-up/free-placement |
 * | V-03 | Air Capacity | set-up/air-capacity, set-up/free-placement |
 * | V-04 | Port Capacity | set-up/port-capacity, set-up/free-placement |
 * | V-05 | bases of one's own side, named hexes | set-up/placement |
 * | V-06 | boxes | set-up/boxes, map/japanese-boxes |
 * | V-07 | units of the right nation | schedules/schedule-nations, set-up/free-placement, set-up/homeless; what stands in the Short Campaign is pinned by the tests of the shipped data |
 * | V-08 | the Dutch unit has one step | components/reduced-units, components/land-ratings |
 * | V-09 | reduced units | components/reduced-units; where they stand in the Short Campaign, as V-07 |
 * | V-10 | control and Victory Points | victory/victory-marker |
 * | V-11 | uncontrolled bases | map/flags, set-up/control |
 * | V-12 | tracks | set-up/track-totals, schedules/falling-levels; that no total is negative, the schema |
 * | V-13 | optional units | options/optional-units; an optional unit whose rule is off is left out by the engine |
 * | V-14 | Turn Record Track | set-up/turn-track |
 * | V-15 | reinforcement entries | schedules/schedule-nations, schedules/schedule-counters, schedules/turns-outside-clock, schedules/european-fleet, schedules/naval-aviation, schedules/removals, schedules/conversions; that the units exist, the references |
 * | V-16 | forfeited arrivals | schedules/schedule-counters, schedules/schedule-air |
 * | V-17 | symmetry of the map | map/hex-numbers, map/impassable-hexsides, map/land-connections, map/split-hexes, map/place-names, map/entry-hexes, map/sea-access |
 * | V-18 | Victory Points of bases | victory/base-points; circles, the schema |
 * | V-19 | Supply Lines | set-up/supply-lines |
 * | V-20 | Air ZOC at the start | set-up/ships-in-air-zoc |
 * | V-21 | Surface Combat Table | combat/surface-table-order, combat/surface-table-cells; the values themselves, the schema |
 * | V-22 | constraints of the printed map | the tests of the shipped data: a designer's map owes them nothing |
 * | V-23 | start turn | set-up/start; the bans that follow from it are the engine's |
 *
 * What the list calls an error is one here where play would break down. A number that play can do with, but that
 * the printed game would not have, is a warning, which a designer who means it can accept with his reason: the
 * score of a scenario (V-10), a flag at odds with control (V-11), points that no turn gives (V-12), a base worth
 * nothing (V-18). Ships in an enemy Air ZOC (V-20) are for information only.
 *
 * Limits of a set-up (V-02 - V-06) have one implementation, ../setup-places, which the engine's set-up uses too.
 */

/** The checks of this game's rules over its documents, in the order of the rulebook. */
export const checks: readonly RuleCheck[] = [
  // 2.1 The playing pieces
  sidesAndNations,
  nationSides,
  counterIds,
  sameNames,
  counterMix,
  airCounters,
  landRatings,
  reducedUnits,
  quarterCosts,
  trackTotals,
  // 2.2 The map
  hexNumbers,
  seaAccess,
  impassableHexsides,
  splitHexes,
  placeNames,
  landConnections,
  landLimit,
  airCapacity,
  portCapacity,
  placement,
  flags,
  control,
  homeBases,
  supplyLines,
  entryHexes,
  boxes,
  // 2.3 Charts and tables
  hitNumber,
  idleModifiers,
  sameModifiers,
  // 3.0 Preparation for play
  scenarioId,
  freePlacement,
  // 4.0 Sequence of play
  missingStep,
  stepOrder,
  repeatedStep,
  misplacedStep,
  endlessSequence,
  start,
  turnsOutsideClock,
  // 7.0 Reinforcement Phase
  scheduleNations,
  scheduleCounters,
  scheduleAir,
  homeless,
  freeLinks,
  airGroups,
  japaneseBoxes,
  navalAviation,
  fallingLevels,
  replacementValues,
  // 9.0 Operational Movement Phase
  shipsInAirZoc,
  // 12.0 - 14.0 Combat, damage, return to base
  surfaceTableCells,
  surfaceTableOrder,
  damageChecks,
  turnTrack,
  returnPorts,
  // 16.0 Victory Points
  basePoints,
  victoryScores,
  victoryAwards,
  victoryMarker,
  // 17.0 Special rules
  reactionForce,
  expansionFactors,
  europeanFleet,
  // 18.0 Optional rules
  idleOptions,
  optionNumbers,
  optionLinks,
  recommendedOptions,
  optionalUnits,
  removals,
  conversions,
];
