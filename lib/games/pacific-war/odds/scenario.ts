import type { PacificWarBattle, PacificWarScenario } from "../../../documents/generated/types";
import { sideIds } from "../model/rules";

/** A battle as the scenario that would set it up: so it is read as scenarios are, and checked by the same rules. */

type Force = PacificWarBattle["forces"]["allied"];
type SideSetup = PacificWarScenario["sides"]["allied"];
/** What a set-up reads of a scenario. */
type SetUp = Omit<PacificWarScenario, "$schema" | "rule" | "summary" | "sources">;

const mapped = <A, B>(
  all: Readonly<Record<string, A>> | undefined,
  make: (each: A) => B,
): Record<string, B> => Object.fromEntries(Object.entries(all ?? {}).map(([id, each]) => [id, make(each)]));

export function scenarioOf(battle: PacificWarBattle): SetUp {
  const { title, attacker, month, operation, initiative, forces } = battle;
  return {
    id: "battle",
    title,
    class: "engagement",
    sheets: ["a", "b"],
    start: { month, day: 0, step: "battle-cycles" },
    end: { after: "battle-cycles", count: 1 },
    linked: true,
    activation: { allied: "all", japanese: "all" },
    ...(initiative && { initiative }),
    operation: operation ?? { side: attacker, condition: "intercept" },
    cycles: [cycleOf(battle)],
    control: controlOf(battle),
    sides: { allied: sideOf(forces.allied, battle.at), japanese: sideOf(forces.japanese, battle.at) },
    specialRules: {},
    victory: { by: "order", results: [] },
    recommendedOptions: [],
  };
}

/** What is given for the Battle Cycle in which it is fought. */
function cycleOf(battle: PacificWarBattle): NonNullable<PacificWarScenario["cycles"]>[number] {
  const { attacker, lighting, detection, surprise, range, noBids } = battle;
  const defender = sideIds.find((side) => side !== attacker)!;
  return {
    lighting: lighting ?? "day-am",
    advantage: attacker,
    ...(detection === "undetected" && { noSearch: [defender] }),
    navalCombat: {
      bids: noBids !== true,
      ...(surprise && { surprise }),
      ...(range && { range }),
    },
  };
}

/** 23.1.5: ground is fought for where the defender holds it. */
function controlOf({ kind, attacker, at, from }: PacificWarBattle): PacificWarScenario["control"] {
  if (kind !== "ground-assault") return {};
  const isAllied = attacker === "allied";
  const [own, other] = [[...(from ?? [])], [at]];
  return { allied: isAllied ? own : other, japanese: isAllied ? other : own };
}

function sideOf({ ships, airUnits, groundUnits, base, fortifications }: Force, at: string): SideSetup {
  const groups = Object.values(ships ?? {}).flatMap(({ taskForce }) => taskForce ?? []);
  return {
    taskForces: Object.fromEntries(groups.map((id) => [id, { at, detected: true }])),
    ships: mapped(ships, (ship) => (ship.taskForce === undefined ? { ...ship, at } : ship)),
    airUnits: mapped(airUnits, ({ class: kind, steps, name, on }) => ({
      class: kind,
      steps,
      ...(name !== undefined && { name }),
      ...(on === undefined ? { at } : { on }),
    })),
    groundUnits: mapped(groundUnits, ({ unit, hits, broken, on }) => ({
      ...(unit !== undefined && { unit }),
      ...(hits !== undefined && { hits }),
      ...(broken && { broken }),
      ...(on === undefined ? { at } : { on }),
    })),
    bases: base ? { [at]: base } : {},
    ...(fortifications && { fortifications }),
  };
}
