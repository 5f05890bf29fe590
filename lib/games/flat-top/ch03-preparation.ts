import type { FlatTopScenario } from "../../documents/generated/types";
import {
  fail,
  type Json,
  ok,
  type Result,
  type SetupProblem,
  type SetupResult,
  type StartOptions,
} from "../../kernel";
import type { Order } from "./ch04-charts/planes";
import { dayOf, turnOf } from "./model/clock";
import { aboard, capacityOf } from "./model/decks";
import { emptyPosition } from "./model/empty";
import { boxesOf, whyNotTogether } from "./model/task-forces";
import { type Deck, FORCE_NUMBERS, forceAt, Gone, type Group, type Position } from "./model/position";
import {
  ALL_LAND,
  basings,
  isSeaBased,
  OFF_MAP,
  ordnances,
  PARTIAL_LAND,
  type Rules,
  sideIds,
} from "./model/rules";
import { termsIn } from "./model/scenario";
import { isSaved } from "../shared/saved-position";
import { takeUpPosition } from "./saved";

/** 3 Prepare for Play, 4 Operations Charts Setup: a scenario document becomes a position, or a list of what is wrong. */

type SideSetup = FlatTopScenario["sides"]["allied"];
type Boxes = SideSetup["planes"][string];

export class Setup {
  readonly problems: SetupProblem[] = [];
  readonly position: Position;

  constructor(readonly rules: Rules) {
    this.position = emptyPosition(rules);
  }

  problem(pointer: string, message: string, rule: string, hint?: string): void {
    this.problems.push({ code: "setup/flat-top", severity: "error", message, rule, pointer, hint });
  }

  hex(id: string, pointer: string): number {
    const hex = this.rules.hexes.of[id];
    if (hex === undefined) this.problem(pointer, `There is no hex ${id} on the map.`, "3.1");
    return hex ?? OFF_MAP;
  }
}

export function setup(
  rules: Rules,
  scenario: Json,
  options: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  const document = scenario as unknown as FlatTopScenario;
  if (isSaved(document)) return takeUpPosition(rules, document, options);
  const made = new Setup(rules);
  const { position } = made;
  position.scenario = document.id;
  position.options = [...options.options];
  position.terms = termsIn(document);
  const { date, hour, turns } = document.clock;
  position.turn = position.firstTurn = turnOf(rules.firstDay, dayOf(date), hour);
  position.lastTurn = position.firstTurn + turns - 1;
  if (position.turn < 1)
    made.problem("/clock/date", `${date} is before the first day of the Time Record Chart.`, "3.2");
  for (const [n, { id }] of rules.sectors.entries()) {
    const wind = document.weather.wind?.[id as keyof FlatTopScenario["weather"]["wind"]];
    if (wind !== undefined) position.wind[n] = wind - 1;
  }
  bases(made, document);
  for (const side of sideIds.keys()) observers(made, document.sides[sideIds[side]!], side);
  for (const side of sideIds.keys()) forces(made, document.sides[sideIds[side]!], side);
  for (const side of sideIds.keys()) planes(made, document.sides[sideIds[side]!], side);
  if (made.problems.length > 0) return fail(made.problems);
  const orders = sideIds.map((side) => ordersOf(rules, document.sides[side]));
  return ok({
    position,
    first: { step: "game", data: { clouds: document.weather.clouds, orders } },
    problems: [],
  });
}

/** 4.2: among which bases planes of which kinds may be divided. */
const ordersOf = (rules: Rules, { orderOfBattle }: SideSetup): Order[] =>
  orderOfBattle.landBased.map(({ bases: ids, planes: names }) => ({
    bases: ids.flatMap((id) => rules.baseOf[id] ?? []),
    kinds: Object.keys(names).flatMap((plane) =>
      basings.flatMap((basing) => (isSeaBased(basing) ? [] : (rules.kindOf[`${plane}-${basing}`] ?? []))),
    ),
  }));

/** Bases of the scenario, with the set of values that it names. */
function bases({ rules, position, problem }: Setup, document: FlatTopScenario): void {
  position.baseSet = document.baseValues;
  const values = rules.baseValues[document.baseValues];
  if (!values) {
    problem("/baseValues", `There is no set of base values “${document.baseValues}”.`, "8.1");
    return;
  }
  for (const [id, side] of Object.entries(document.bases)) {
    const base = rules.baseOf[id];
    if (base === undefined) problem(`/bases/${id}`, `There is no base “${id}”.`, "8.1");
    else if (!values[base])
      problem(
        `/bases/${id}`,
        `${rules.bases[base]!.name} has no values in base-values/${document.baseValues}.json.`,
        "8.1",
        "Add them there, or take another set.",
      );
    else position.bases.owner[base] = sideIds.indexOf(side);
  }
}

/** 7.9, 7.10: coastwatchers and radar of a side. */
function observers(
  { rules, position }: Setup,
  { radar, withoutCoastwatchers }: SideSetup,
  side: number,
): void {
  position.radar.ships[side] = [...radar.ships];
  position.radar.bases[side] = radar.bases;
  for (const [n, watcher] of rules.coastwatchers.entries())
    if (watcher.side === side && withoutCoastwatchers.includes(watcher.island)) position.watching[n] = false;
}

/** 4.1: ships in Task Forces. */
export function forces(
  made: Setup,
  { taskForces }: Pick<SideSetup, "taskForces">,
  side: number,
  under = `/sides/${sideIds[side]!}`,
): void {
  const { rules, position } = made;
  for (const [number, force] of Object.entries(taskForces)) {
    const at = `${under}/taskForces/${number}`;
    const n = forceAt(side, Number(number));
    const entry = force.enters ? made.hex(force.enters.hex, `${at}/enters/hex`) : OFF_MAP;
    const hex = force.hex === undefined ? OFF_MAP : made.hex(force.hex, `${at}/hex`);
    if (force.hex === undefined && !force.enters)
      made.problem(at, `Task Force ${number} has neither a hex nor a turn on which it enters.`, "10.2");
    if (hex !== OFF_MAP && rules.hexes.terrain[hex] === ALL_LAND)
      made.problem(`${at}/hex`, `${force.hex} is all land: no ship can be there.`, "12.5");
    if (Number(number) > FORCE_NUMBERS) {
      made.problem(at, `Task Forces are numbered up to ${FORCE_NUMBERS}.`, "4.1.2");
      continue;
    }
    const enters = force.enters ? position.firstTurn + force.enters.turn - 1 : 0;
    Object.assign(position.forces[n]!, { hex, enters, entry });
    const ships = shipsOf(made, force, at, side);
    if (ships.length === 0) made.problem(at, `Task Force ${number} has no ships.`, "4.1.1");
    const whyNot = whyNotTogether(rules, side, Number(number), ships);
    if (whyNot) made.problem(at, whyNot.text, whyNot.rule);
    const boxes = 1 + (force.boxes ?? []).length;
    if (boxesOf(rules, ships) > boxes)
      made.problem(
        at,
        `Task Force ${number} has carriers for ${boxesOf(rules, ships)} boxes, but uses ${boxes}.`,
        "4.1.3",
        "List the numbers of further boxes under “boxes”.",
      );
    for (const ship of ships) position.fleet.force[ship] = n;
    if (!force.anchored) continue;
    if (hex === OFF_MAP || rules.hexes.terrain[hex] !== PARTIAL_LAND)
      made.problem(`${at}/anchored`, `Ships can anchor in partial-land hexes only.`, "12.7.1");
    // Anchored before the game began: what needs a turn at anchor can begin at once.
    for (const ship of ships) position.fleet.anchored[ship] = position.firstTurn - 1;
  }
}

function shipsOf(made: Setup, force: SideSetup["taskForces"][string], at: string, side: number): number[] {
  const { rules, position } = made;
  const isFree = (ship: number): boolean => position.fleet.force[ship] === Gone.absent;
  const found: number[] = [];
  const take = (record: string, count: number, pointer: string): void => {
    const counters = rules.countersOf[record];
    if (!counters) return made.problem(pointer, `There is no ship “${record}”.`, "3.3.3");
    const { name, side: owner } = rules.ships[counters[0]!]!;
    if (owner !== side) return made.problem(pointer, `${name} belongs to the other side.`, "4.1");
    const free = counters.filter((ship) => isFree(ship) && !found.includes(ship));
    if (free.length < count)
      made.problem(
        pointer,
        counters.length === 1
          ? `${name} is in another Task Force already.`
          : `${count} of ${record} are placed here, but only ${free.length} of ${counters.length} counters are left.`,
        "2.3",
      );
    found.push(...free.slice(0, count));
  };
  for (const [i, id] of force.ships.entries()) take(id, 1, `${at}/ships/${i}`);
  for (const [id, count] of Object.entries(force.others ?? {})) take(id, count, `${at}/others/${id}`);
  return found;
}

/** 4.2: Air Factors on ships and at bases. */
export function planes(
  made: Setup,
  { planes: all }: Pick<SideSetup, "planes">,
  side: number,
  under = `/sides/${sideIds[side]!}`,
): void {
  const { rules, position } = made;
  for (const [id, boxes] of Object.entries(all)) {
    const at = `${under}/planes/${id}`;
    const field = fieldOf(made, id, side, at);
    if (field === undefined) continue;
    fill(made, position.decks[field]!, boxes, field, at);
    // 12.7.3: an AV or CAV that begins anchored holds more.
    const capacity = capacityOf({ rules, position }, field);
    const { name } = rules.fields[field]!;
    const count = aboard(position.decks[field]!);
    if (count > capacity)
      made.problem(at, `${name} holds ${capacity} Air Factors, but ${count} are placed there.`, "4.2.1");
  }
}

/** Ids are unique within a kind only: a ship of the side comes before a base of the same name. */
function fieldOf(made: Setup, id: string, side: number, at: string): number | undefined {
  const { rules, position } = made;
  const ship = rules.shipOf[id];
  if (ship !== undefined && position.fleet.force[ship] !== Gone.absent && rules.ships[ship]!.side === side) {
    const { field } = rules.ships[ship]!;
    if (field >= 0) return field;
  }
  const base = rules.baseOf[id];
  if (base !== undefined && position.bases.owner[base] === side) return rules.bases[base]!.field;
  made.problem(
    at,
    `No ship that carries planes and no base “${id}” of this side is in the scenario.`,
    "4.2.2",
  );
  return undefined;
}

function fill(made: Setup, deck: Deck, boxes: Boxes, field: number, at: string): void {
  const { rules } = made;
  const { ship, base } = rules.fields[field]!;
  const { handling, scenarioRules } = rules.parameters;
  const type = ship < 0 ? undefined : rules.ships[ship]!.type;
  const handled = type ? (handling.ships[type] ?? []) : rules.bases[base]!.handles;
  // 4.2.2: sea-based planes begin on ships, the others at bases, unless the scenario allows float planes there.
  const canBegin = basings.filter(
    (basing) =>
      handled.includes(basing) &&
      (isSeaBased(basing) === ship >= 0 || (basing === "float" && scenarioRules.floatPlanesAtBases)),
  );
  for (const [box, groups] of Object.entries(boxes) as [keyof Boxes, Boxes["ready"]][])
    for (const [i, { plane, count, ordnance, dispersed }] of (groups ?? []).entries()) {
      const pointer = `${at}/${box}/${i}`;
      const name = rules.planes[rules.planeOf[plane] ?? -1];
      if (!name) {
        made.problem(`${pointer}/plane`, `There is no plane “${plane}”.`, "4.2");
        continue;
      }
      const kind = canBegin
        .map((basing) => rules.kindOf[`${plane}-${basing}`])
        .find((each) => each !== undefined);
      if (kind === undefined) {
        made.problem(
          `${pointer}/plane`,
          `${rules.fields[field]!.name} does not handle ${name.name}s at the start of a game.`,
          "4.2.2",
        );
        continue;
      }
      const load = ordnances.indexOf(ordnance ?? "none");
      if (load > 0 && box !== "ready")
        made.problem(`${pointer}/ordnance`, "Only planes in the Ready box may begin armed.", "4.2.3");
      if (load > 0 && !name.carries[load])
        made.problem(`${pointer}/ordnance`, `${name.name}s cannot carry this ordnance.`, "8.7");
      if (dispersed && (box !== "readying" || ship >= 0))
        made.problem(
          `${pointer}/dispersed`,
          "Only planes in the Readying box of a base may be dispersed.",
          "8.8",
        );
      const target: Group[] = dispersed ? deck.dispersed : deck[box];
      target.push({ kind, count, ordnance: load });
    }
}
