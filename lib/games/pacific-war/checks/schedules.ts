import { grouped } from "../../../grouped";
import type {
  PacificWarPosition,
  PacificWarScenario,
  PacificWarSchedule,
} from "../../../documents/generated/types";
import { readAs, scenariosIn } from "../../shared/documents";
import type { Documents, Finding, RuleCheck } from "../../types";
import { sideIds } from "../model/rules";
import { aircraftOf, game, groundUnitsOf, hexAt, parametersOf, setUpsOf, sideCheck } from "./documents";

/** V7, V15, V19, V20: what the schedules of months bring, and what is built in them. */

type Month = PacificWarSchedule["months"][string];

/** A schedule of a scenario, with the months that it still brings. */
interface Coming {
  path: string;
  scenario: Partial<PacificWarScenario>;
  schedule: string;
  side: (typeof sideIds)[number];
  months: [month: string, of: Month][];
}

/** What a month in whose course the scenario begins has brought is on the map. */
const comingIn = (documents: Documents): Coming[] =>
  setUpsOf(documents).flatMap(({ path, scenario }) =>
    sideIds.flatMap((side): Coming[] => {
      const schedule = scenario.schedules?.[side];
      const { start } = scenario;
      if (schedule === undefined || !start) return [];
      const all = Object.entries(readAs<PacificWarSchedule>(documents, schedule).months ?? {});
      const isOver = (month: string): boolean =>
        month < start.month || (month === start.month && start.step === "operation-contact");
      return [{ path, scenario, schedule, side, months: all.filter(([month]) => !isOver(month)) }];
    }),
  );

const JAPAN = "japan";

const isOfSide = (nation: string, side: string): boolean => (nation === JAPAN) === (side === "japanese");

/** V19. */
const replacementSteps: RuleCheck = {
  code: `rule/${game}/replacement-steps`,
  rule: "16.3.2",
  severity: "error",
  title: "A schedule gives Replacement steps that its side cannot use.",
  explain:
    "Ground steps are of a nation of the side. Air steps of a Campaign are of a class, which says their Status Level; those of the whole war are of a nation, and are trained (16.4). Correct the nation, or give the steps by “airClasses”.",
  run: (documents) =>
    distinct(comingIn(documents)).flatMap(({ schedule, side, scenario, months }) =>
      months.flatMap(([month, { replacements = {} }]): Finding[] => {
        const { air = {}, airClasses = {}, ground = {} } = replacements;
        const at = `/months/${month}/replacements`;
        const wrong = (pointer: string, message: string, hint: string): Finding => ({
          document: schedule,
          pointer: `${at}/${pointer}`,
          message,
          hint,
        });
        const foreign = [
          ...Object.keys(ground).map((nation) => [`ground/${nation}`, nation] as const),
          ...Object.keys(air).map((nation) => [`air/${nation}`, nation] as const),
          ...Object.keys(airClasses).map(
            (id) => [`airClasses/${id}`, aircraftOf(documents)[id]?.nation] as const,
          ),
        ].filter(([, nation]) => nation !== undefined && !isOfSide(nation, side));
        return [
          ...foreign.map(([pointer]) =>
            wrong(
              pointer,
              "These steps are of the other side.",
              "Remove them, or name a nation of this side.",
            ),
          ),
          ...(scenario.class === "campaign"
            ? Object.keys(air).map((nation) =>
                wrong(
                  `air/${nation}`,
                  "In a Campaign air steps are not trained, so that nothing says their Status Level.",
                  "Give them by “airClasses”.",
                ),
              )
            : []),
        ];
      }),
    ),
};

/** Scenarios that share a schedule are of one class, and the first of them begins first. */
const distinct = (all: readonly Coming[]): Coming[] =>
  [...grouped(all, ({ schedule }) => schedule).values()].map(([first]) => first!);

/** V20. */
const arrivalsInPlay: RuleCheck = {
  code: `rule/${game}/arrivals-in-play`,
  rule: "16.9",
  severity: "warning",
  title: "A reinforcement is in play already.",
  explain:
    "What the set-up has on the map does not come again as a reinforcement, nor does a unit that has come before; units of a breakdown alone may be met so (16.9.D). Remove it from the schedule, or from the set-up.",
  run: (documents) =>
    comingIn(documents).flatMap(({ path, scenario, schedule, side, months }) => {
      const { ships = {}, groundUnits = {} } = scenario.sides?.[side] ?? {};
      const there = new Set([
        ...Object.keys(ships),
        ...Object.entries(groundUnits).map(([id, { unit = id }]) => unit),
      ]);
      return months.flatMap(([month, { reinforcements = {} }]): Finding[] =>
        (["ships", "groundUnits"] as const).flatMap((member) =>
          Object.keys(reinforcements[member] ?? {}).flatMap((id): Finding[] => {
            if (groundUnitsOf(documents)[id]?.breakdown) return [];
            if (!there.has(id)) {
              there.add(id);
              return [];
            }
            return [
              {
                document: schedule,
                pointer: `/months/${month}/reinforcements/${member}/${id}`,
                message: `“${id}” is in play when ${month} brings it (${path}).`,
                hint: "Remove it here, or there.",
              },
            ];
          }),
        ),
      );
    }),
};

/** V7. */
const worksWithoutEngineer = sideCheck(
  {
    code: `rule/${game}/works-without-engineer`,
    rule: "17.5",
    severity: "error",
    title: "An airbase is being built where no engineer is that can work.",
    explain:
      "A Construction marker is removed when its engineer moves, fights or is Broken, so that without one the work never begins. Put an engineer of the side into the hex, or remove the construction.",
  },
  (documents, { own, pointer }) =>
    Object.keys(own.constructions ?? {}).flatMap((at) => {
      const hex = hexAt(documents, at);
      const engineers = Object.entries(own.groundUnits ?? {}).filter(
        ([id, unit]) =>
          unit.at !== undefined &&
          hexAt(documents, unit.at) === hex &&
          groundUnitsOf(documents)[unit.unit ?? id]?.type === "engineer",
      );
      if (engineers.some(([, { broken }]) => broken !== true)) return [];
      const isBroken = engineers.length > 0;
      return [
        {
          pointer: `${pointer}/constructions/${at}`,
          message: isBroken ? `The engineer in ${at} is Broken.` : `No engineer is in ${at}.`,
          hint: isBroken
            ? "Let it be unbroken, or remove the construction."
            : "Put one there, or remove the construction.",
        },
      ];
    }),
);

/** V15. */
const earlyDocks: RuleCheck = {
  code: `rule/${game}/early-docks`,
  rule: "17.9",
  severity: "warning",
  title: "A mobile dry dock is in play before its month.",
  explain:
    "Both mobile dry docks of the Allies can be built from March 1943 on (parameters.json). Remove it, or change the month.",
  run(documents) {
    const { mobileFrom = "" } = parametersOf(documents).repair ?? {};
    return scenariosIn<PacificWarScenario>(documents).flatMap(({ path, scenario: { position } }) => {
      const { month = "9999", war }: Partial<PacificWarPosition> = position ?? {};
      return (war?.mobileDocks ?? []).flatMap((hex, n): Finding[] =>
        month >= mobileFrom
          ? []
          : [
              {
                document: path,
                pointer: `/position/war/mobileDocks/${n}`,
                message: `The mobile dry dock in ${hex} is in play in ${month}; it comes in ${mobileFrom}.`,
                hint: "Remove it.",
              },
            ],
      );
    });
  },
};

export const scheduleChecks: readonly RuleCheck[] = [
  replacementSteps,
  arrivalsInPlay,
  worksWithoutEngineer,
  earlyDocks,
];
