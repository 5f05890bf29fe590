import type { Documents, Finding, RuleCheck } from "../../../types";
import { listOfTurn } from "../sequence/steps";
import {
  type Arrival,
  arrivalsOf,
  clockOf,
  optionsOf,
  parametersOf,
  type ScenarioAt,
  sequenceOf,
  unitsPath,
} from "../shared/documents";
import { forcesOf } from "../shared/forces";
import { optionMarks } from "../../../shared/checks/option-numbers";
import { remembered } from "../../../shared/checks/remember";
import { inScenarios } from "../shared/in-scenarios";
import { type TypeAt, typesOf, type UnitTypes } from "../shared/units";
import { listed } from "../../../shared/checks/words";

/** V-15, V-16 (2.1, 7.1): a scheduled unit whose counter cannot be free is forfeited. */
export const scheduleCounters: RuleCheck = {
  code: "rule/fire-in-the-sky/schedule-counters",
  rule: "7.1",
  severity: "warning",
  title: "A unit is scheduled more often than its counters can be free.",
  explain:
    "A unit arrives only if a counter of its type is free; otherwise the arrival is forfeited. Counters on the map, on the Turn Record Track or out of the game are not free; only ships of some classes return to the pool when they are sunk. " +
    "With more arrivals than counters some are certainly forfeited, or unless losses happen to free a counter; the latter is reported as information. " +
    "Remove an arrival, remove the unit from the set-up, or raise the count in units.json.",
  run(documents) {
    return [...scheduled(documents).findings, ...forfeited(documents)];
  },
};

/** What the schedules bring in, whatever the scenario. */
interface Scheduled {
  /** Of types that the schedules alone bring in too often. */
  findings: Finding[];
  /** Lines of groups that are in play and not reported yet, by type. */
  lines: ReadonlyMap<string, readonly Line[]>;
}

const nothing: Scheduled = { findings: [], lines: new Map() };

function scheduled(documents: Documents): Scheduled {
  const units = documents[unitsPath];
  return typeof units === "object" && units !== null ? findScheduled(documents, units) : nothing;
}

const findScheduled = remembered((documents): Scheduled => {
  const types = typesOf(documents);
  const run = optionMarks(optionsOf(documents));
  const arrivals = arrivalsOf(documents).filter(({ group }) => !group.remove);
  const inAnyGame = arrivals.flatMap((arrival) => linesOf(arrival, types));
  const findings = overCount(documents, inAnyGame);
  const known = new Set(findings.map(({ pointer, document }) => `${document} ${pointer}`));
  const lines = new Map<string, Line[]>();
  for (const line of inAnyGame) {
    const { arrival, pointer, type } = line;
    if (!isInPlay(arrival.group.option, run) || known.has(`${arrival.path} ${pointer}`)) continue;
    const same = lines.get(type.id);
    if (same) same.push(line);
    else lines.set(type.id, [line]);
  }
  return { findings, lines };
});

const isInPlay = (option: string | undefined, run: ReadonlySet<string>): boolean =>
  option === undefined || run.has(option);

/** Sunk ships of most classes go back to the pool; a counter with a name of its own is no help to another. */
export function mayComeFree(documents: Documents, { count, shipClass, nation }: TypeAt): boolean {
  if (shipClass === null || count === 1) return false;
  const sunkForever: Readonly<Record<string, readonly string[]>> =
    parametersOf(documents).damage?.sunkForever ?? {};
  return !sunkForever[nation]?.includes(shipClass);
}

/** One line of a group: so many of a type. */
interface Line {
  arrival: Arrival;
  type: TypeAt;
  count: number;
  pointer: string;
}

const linesOf = (arrival: Arrival, types: UnitTypes): Line[] =>
  Object.entries(arrival.group.units ?? {}).flatMap(([id, count]) => {
    const type = types.get(id);
    return type ? [{ arrival, type, count, pointer: `${arrival.pointer}/units/${id}` }] : [];
  });

/** Types that the schedules alone bring in more often than they have counters. */
function overCount(documents: Documents, lines: readonly Line[]): Finding[] {
  const so = new Map<string, Line[]>();
  return lines.flatMap((line): Finding[] => {
    const { type, pointer, arrival, count } = line;
    const before = so.get(type.id) ?? [];
    so.set(type.id, [...before, line]);
    const earlier = before.reduce((sum, each) => sum + each.count, 0);
    if (earlier + count <= type.count) return [];
    return [
      {
        document: arrival.path,
        pointer,
        ...(mayComeFree(documents, type) && { severity: "info" as const }),
        message: `With Turn ${arrival.turn}, ${earlier + count} × ${type.name} ${earlier + count === 1 ? "is" : "are"} scheduled; the counter mix has ${type.count}.`,
        hint: "Remove an arrival, or raise the count in units.json.",
        related: before.map((each) => ({
          document: each.arrival.path,
          pointer: each.pointer,
          message: `Turn ${each.arrival.turn}: ${each.count}.`,
        })),
      },
    ];
  });
}

/** Whether the phase in which a group arrives comes after the beginning of the scenario, and before the game ends. */
function isToCome(
  documents: Documents,
  { turn, side, step }: NonNullable<ScenarioAt["scenario"]["start"]>,
  arrival: Pick<Arrival, "turn" | "side">,
): boolean {
  if (arrival.turn > clockOf(documents).lastTurn) return false;
  if (arrival.turn !== turn) return arrival.turn > turn;
  const sequence = sequenceOf(documents);
  if (arrival.side !== side) {
    const order: readonly string[] = sequence.turn ?? [];
    return order.indexOf(listOfTurn(arrival.side)) > order.indexOf(listOfTurn(side));
  }
  const phases: readonly string[] = sequence[listOfTurn(side)] ?? [];
  return phases.indexOf("reinforcement") >= phases.indexOf(step);
}

/** Types of which a scenario's own units and the arrivals still to come need more counters than there are. */
const forfeited = inScenarios((documents, { path, scenario }) => {
  const { start } = scenario;
  if (!start) return [];
  const { lines } = scheduled(documents);
  const types = typesOf(documents);
  const run = optionMarks(optionsOf(documents));
  const placed = new Map<string, { count: number; pointers: string[] }>();
  for (const { type: id, where, count, pointer } of forcesOf(scenario)) {
    const type = types.get(id ?? "");
    // What is sunk is back in the pool; an optional unit that stays out of play takes no counter from others.
    if (!type || where === "sunk" || !isInPlay(type.optional, run)) continue;
    const entry = placed.get(type.id) ?? { count: 0, pointers: [] };
    placed.set(type.id, { count: entry.count + count, pointers: [...entry.pointers, pointer] });
  }
  const findings: Finding[] = [];
  for (const [id, { count, pointers }] of placed) {
    const type = types.get(id)!;
    const coming = (lines.get(id) ?? []).filter((line) => isToCome(documents, start, line.arrival));
    const arriving = coming.reduce((sum, line) => sum + line.count, 0);
    if (arriving === 0 || count > type.count || count + arriving <= type.count) continue;
    const over = count + arriving - type.count;
    const free = mayComeFree(documents, type);
    const turns = [...new Set(coming.map(({ arrival }) => `Turn ${arrival.turn}`))];
    findings.push({
      document: path,
      pointer: pointers.at(-1)!,
      ...(free && { severity: "info" as const }),
      message: `${type.name}: ${count} ${count === 1 ? "is" : "are"} in use here and ${arriving} ${arriving === 1 ? "arrives" : "arrive"} by ${listed(turns)}, but the counter mix has ${type.count}: ${over} ${over === 1 ? "is" : "are"} forfeited${free ? " unless losses free a counter" : ""}.`,
      hint: "Remove units from the set-up, remove an arrival, or raise the count in units.json.",
      related: coming.map(({ arrival, pointer, count: each }) => ({
        document: arrival.path,
        pointer,
        message: `Turn ${arrival.turn}: ${each}.`,
      })),
    });
  }
  return findings;
});
