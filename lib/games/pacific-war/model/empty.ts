import { Gone, type Points, type Position } from "./position";
import { JAPANESE, NOBODY, NOWHERE, type Rules } from "./rules";

/** A position with nothing on the map. */
export function emptyPosition(rules: Rules): Position {
  const { ships, places, fortifications, headquarters, submarineCommands } = rules;
  return {
    scenario: "",
    options: [],
    terms: {
      class: "engagement",
      linked: true,
      end: { after: "battle-cycles", count: 1 },
      victory: { by: "order", results: [] },
      specialRules: {},
    },
    month: rules.parameters.war.first,
    day: 0,
    daysPassed: 0,
    operation: {
      side: JAPANESE,
      level: 0,
      length: 0,
      condition: "intercept",
      revealed: true,
      contactHexes: [0, 0],
      lightingUsed: false,
    },
    cycle: 0,
    advantage: NOBODY,
    lighting: "day-am",
    taskForces: [],
    fleet: {
      hex: ships.map(() => Gone.absent),
      taskForce: ships.map(() => -1),
      row: ships.map(() => 0),
      hits: ships.map(() => 0),
      activated: ships.map(() => false),
      torpedoes: ships.map(() => 0),
      rested: ships.map(() => false),
    },
    airUnits: [],
    groundUnits: [],
    bases: [],
    fortifications: fortifications.map(() => Gone.absent),
    headquarters: headquarters.map(() => NOWHERE),
    submarines: {
      hex: submarineCommands.map(() => NOWHERE),
      waiting: submarineCommands.map(() => 0),
    },
    patrols: [],
    searches: [],
    supportBases: [],
    control: places.map(({ control }) => control),
    entryArrows: [],
    sieges: [],
    continuing: [],
    interdictedOnce: [],
    demolished: [],
    points: [noPoints(), noPoints()],
    airStepsLost: [0, 0],
    rescued: [],
    war: null,
  };
}

const noPoints = (): Points => ({ ships: 0, aircraft: 0, conditions: 0 });
