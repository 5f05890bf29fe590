import type { FireInTheSkyScenario } from "../../../documents/generated/types";

/** What a scenario puts somewhere: counters of one type, or air steps of one nation, at one place of its text. */
export interface Force {
  /** Pointer of the number in the scenario. */
  pointer: string;
  /** Pointer of the entry it belongs to: "/setup/formosa", "/choices/japanese-fleet". */
  entry: string;
  where: "setup" | "choices" | "turnTrack" | "removed" | "sunk" | "reactionForce";
  /** Places: one for `setup`, those to choose from for `choices`, none for the rest. */
  places: readonly string[];
  /** Turn in which it comes back, for `turnTrack`. */
  turn?: number;
  count: number;
  /** Type of the counters; absent for air steps. */
  type?: string;
  /** Nation of the air steps; absent for counters. */
  nation?: string;
  /** Land units on their reduced side (2.1.1.3). */
  reduced: boolean;
}

/** The members of a scenario that place units; any of them may be missing. */
export type Placements = Partial<
  Pick<FireInTheSkyScenario, "setup" | "choices" | "turnTrack" | "removed" | "sunk" | "reactionForce">
>;

type Counts = Readonly<Record<string, number>>;

/** Units by type, reduced units by type, air steps by nation: the shape that all places of a scenario share. */
interface Holding {
  units?: object;
  reduced?: object;
  airSteps?: object;
}

/** Everything that the scenario places, in the order in which the engine takes counters for it. */
export function forcesOf(scenario: Placements): Force[] {
  const forces: Force[] = [];
  const add = (
    holding: Holding,
    pointer: string,
    at: Pick<Force, "where" | "turn"> & { places?: readonly string[] },
  ): void => {
    const { where, turn, places = [] } = at;
    const push = (list: string, id: string, count: number, type?: string, nation?: string): void => {
      const reduced = list === "reduced";
      const own = `${pointer}/${list}/${id}`;
      forces.push({ pointer: own, entry: pointer, where, places, turn, count, type, nation, reduced });
    };
    for (const list of ["units", "reduced"] as const) {
      for (const [type, count] of Object.entries((holding[list] ?? {}) as Counts)) {
        push(list, type, count, type);
      }
    }
    for (const [nation, count] of Object.entries((holding.airSteps ?? {}) as Counts)) {
      push("airSteps", nation, count, undefined, nation);
    }
  };
  for (const [id, holding] of Object.entries(scenario.setup ?? {})) {
    add(holding, `/setup/${id}`, { where: "setup", places: [id] });
  }
  for (const [id, choice] of Object.entries(scenario.choices ?? {})) {
    add(choice, `/choices/${id}`, { where: "choices", places: choice.places });
  }
  for (const [turn, holding] of Object.entries(scenario.turnTrack ?? {})) {
    add(holding, `/turnTrack/${turn}`, { where: "turnTrack", turn: Number(turn) });
  }
  add(scenario.removed ?? {}, "/removed", { where: "removed" });
  add(scenario.sunk ?? {}, "/sunk", { where: "sunk" });
  add({ units: scenario.reactionForce?.units }, "/reactionForce", { where: "reactionForce" });
  return forces;
}

/**
 * Pointer of what has to go when a force is taken out of the scenario: its number, or, where nothing else
 * stands beside it, the list or the whole entry, which may not be empty.
 */
export function removalOf(scenario: Placements, { pointer, entry, where, nation, reduced }: Force): string {
  if (where === "removed" || where === "sunk") return pointer;
  if (where === "reactionForce")
    return Object.keys(scenario.reactionForce?.units ?? {}).length > 1 ? pointer : entry;
  const entries: Readonly<Record<string, Holding>> = scenario[where] ?? {};
  const holding = entries[entry.slice(where.length + 2)] ?? {};
  const list = nation !== undefined ? "airSteps" : reduced ? "reduced" : "units";
  if (Object.keys(holding[list] ?? {}).length > 1) return pointer;
  const alone = (["units", "reduced", "airSteps"] as const).every(
    (member) => member === list || holding[member] === undefined,
  );
  return alone ? entry : `${entry}/${list}`;
}
