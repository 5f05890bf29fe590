import type { PacificWarScenario } from "../../../documents/generated/types";
import {
  fail,
  type FrameData,
  type Json,
  ok,
  type Result,
  type SetupProblem,
  type SetupResult,
  type StartOptions,
} from "../../../kernel";
import { fallen } from "../model/countries";
import { emptyPosition } from "../model/empty";
import { freshAir, freshGround } from "../model/new-units";
import { Gone, type Position, Row } from "../model/position";
import { JAPANESE, NOWHERE, type Rules, sideIds } from "../model/rules";
import { submarineOptions } from "../model/special-submarines";
import { goesByMonths, termsIn } from "../model/scenario";
import { beginWar } from "./war";
import { isSaved } from "../../shared/saved-position";
import { takeUpPosition } from "../saved";

/** 1.2 Scenarios: a document becomes a position, or a list of what is wrong with it. */

type SideSetup = PacificWarScenario["sides"]["allied"];

class Setup {
  readonly problems: SetupProblem[] = [];
  readonly position: Position;

  constructor(
    readonly rules: Rules,
    readonly document: PacificWarScenario,
  ) {
    this.position = emptyPosition(rules);
  }

  problem(pointer: string, message: string, rule: string, hint?: string): void {
    this.problems.push({ code: "setup/pacific-war", severity: "error", message, rule, pointer, hint });
  }

  /** The hex of a place or a hex number; NOWHERE with a problem where there is neither. */
  hex(id: string, pointer: string): number {
    const { hexes, placeOf, places } = this.rules;
    const place = Object.hasOwn(placeOf, id) ? placeOf[id] : undefined;
    const hex = place === undefined ? hexes.of[id] : places[place]!.hex;
    if (hex === undefined) this.problem(pointer, `There is no hex or place “${id}” on the map.`, "2.5.1");
    return hex ?? NOWHERE;
  }

  /** The number of a counter of this side; -1 with a problem where there is none. */
  counter(
    index: Readonly<Record<string, number>>,
    list: readonly { side: number; name: string }[],
    id: string,
    side: number,
    pointer: string,
  ): number {
    const n = Object.hasOwn(index, id) ? index[id]! : -1;
    if (n < 0) this.problem(pointer, `There is no counter “${id}”.`, "2.2");
    else if (list[n]!.side !== side) {
      this.problem(pointer, `${list[n]!.name} belongs to the other side.`, "2.2");
      return -1;
    }
    return n;
  }

  /** Whether a unit of the set-up is Activated (20.1). */
  isActivated(side: number, own: true | undefined): boolean {
    const how = this.document.activation[sideIds[side]!];
    return how === "all" || (how === "listed" && own === true);
  }
}

export function setup(
  rules: Rules,
  scenario: Json,
  options: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  if (isSaved(scenario)) return takeUpPosition(rules, scenario, options);
  const document = scenario as unknown as PacificWarScenario;
  const made = new Setup(rules, document);
  const { position } = made;
  position.scenario = document.id;
  position.options = [...options.options];
  position.terms = termsIn(rules, document);
  position.month = document.start.month;
  position.day = document.start.day;
  operation(made);
  control(made);
  for (const [side, id] of sideIds.entries()) {
    const own = document.sides[id];
    taskForces(made, own, side);
    ships(made, own, side);
    bases(made, own, side);
    // Ships and Bases come first: aircraft and troops are on them.
    airUnits(made, own, side);
    groundUnits(made, own, side);
    others(made, own, side);
  }
  if (made.problems.length > 0) return fail(made.problems);
  const isByMonths = goesByMonths(document.class);
  if (isByMonths) {
    position.war = beginWar(rules, document);
    // What has fallen before the scenario begins does not surrender in it.
    position.war.surrendered.push(...fallen({ rules, position }));
    takeOptions(made);
  }
  const data: FrameData = isByMonths ? { from: document.start.step } : {};
  return ok({ position, first: { step: "game", data }, problems: [] });
}

/** 34.1, 34.2: the KRS and the STO lie at the first Submarine Command of Japan, where the scenario does not place them. */
function placeSubmarines({ position, rules }: Setup): void {
  const { fleet, submarines, options } = position;
  const command = rules.submarineCommands.findIndex(
    ({ side }, n) => side === JAPANESE && submarines.hex[n] !== NOWHERE,
  );
  if (command < 0) return;
  for (const [ship, { type }] of rules.ships.entries())
    if (options.includes(submarineOptions[type] ?? "") && fleet.hex[ship] === Gone.absent)
      fleet.hex[ship] = submarines.hex[command]!;
}

/** 34.21: the Richelieu lies at Noumea. */
function takeOptions(made: Setup): void {
  const { document, position, rules } = made;
  placeSubmarines(made);
  const { richelieuPlace, richelieuShip } = rules.parameters.optional;
  const ship = rules.shipOf[richelieuShip]!;
  const isMeant = document.class === "strategic" && position.options.includes("richelieu");
  if (isMeant && position.fleet.hex[ship] === Gone.absent)
    position.fleet.hex[ship] = rules.places[rules.placeOf[richelieuPlace]!]!.hex;
}

/** 20.0, 21.0: what the scenario says of the Operation that it is. */
function operation({ document, position }: Setup): void {
  const given = document.operation;
  if (!given) return;
  position.operation = {
    ...position.operation,
    side: sideIds.indexOf(given.side),
    level: given.level ?? 0,
    length: given.days ?? 0,
    condition: given.condition,
  };
}

/** 23.1.5: places belong to whom the map says, but for those that the scenario names. */
function control(made: Setup): void {
  const { document, position, rules } = made;
  for (const [country, side] of Object.entries(document.control?.countries ?? {}))
    for (const [n, { hex }] of rules.places.entries())
      if (rules.countries[rules.hexes.country[hex]!]?.id === country)
        position.control[n] = sideIds.indexOf(side);
  for (const [side, id] of sideIds.entries())
    for (const [n, at] of (document.control?.[id] ?? []).entries()) {
      const hex = made.hex(at, `/control/${id}/${n}`);
      const place = hex === NOWHERE ? -1 : rules.hexes.place[hex]!;
      if (place >= 0) position.control[place] = side;
    }
}

const underOf = (side: number): string => `/sides/${sideIds[side]!}`;

function taskForces(made: Setup, { taskForces: given }: SideSetup, side: number): void {
  for (const [id, { at, name, detected, dummy }] of Object.entries(given)) {
    const pointer = `${underOf(side)}/taskForces/${id}/at`;
    const hex = made.hex(at, pointer);
    if (hex !== NOWHERE && made.rules.hexes.water[hex] === "none")
      made.problem(pointer, `${at} is all land: no Task Force can be there.`, "2.5");
    made.position.taskForces.push({
      id,
      side,
      name: name ?? `TF ${id.replace(/^tf-/, "")}`,
      hex,
      half: made.rules.hexes.portHalf[hex] ?? 0,
      detected: detected === true,
      dummy: dummy === true,
      moved: 0,
      stopped: false,
      engaged: false,
      searched: false,
      torpedoed: false,
      seen: null,
    });
  }
}

function ships(made: Setup, { ships: given }: SideSetup, side: number): void {
  const { rules, position } = made;
  for (const [id, { at, taskForce, row, hits, activated }] of Object.entries(given)) {
    const pointer = `${underOf(side)}/ships/${id}`;
    const ship = made.counter(rules.shipOf, rules.ships, id, side, pointer);
    if (ship < 0) continue;
    const { hitCapacity, name } = rules.ships[ship]!;
    if ((hits ?? 0) >= hitCapacity)
      made.problem(`${pointer}/hits`, `${name} sinks with ${hitCapacity} hits.`, "3.1");
    position.fleet.hits[ship] = hits ?? 0;
    if (taskForce === undefined) {
      if (at === undefined) made.problem(pointer, `${name} has neither a place nor a Task Force.`, "2.5.10");
      else position.fleet.hex[ship] = made.hex(at, `${pointer}/at`);
      position.fleet.activated[ship] = activated === true;
      continue;
    }
    const group = position.taskForces.findIndex((each) => each.side === side && each.id === taskForce);
    if (group < 0) made.problem(`${pointer}/taskForce`, `There is no Task Force “${taskForce}”.`, "2.5.12");
    else position.fleet.hex[ship] = position.taskForces[group]!.hex;
    position.fleet.taskForce[ship] = group;
    position.fleet.row[ship] = Row[row ?? "screen"];
    // 2.5.12: ships of a Task Force are Activated.
    position.fleet.activated[ship] = true;
  }
}

function bases(made: Setup, { bases: given, fortifications }: SideSetup, side: number): void {
  const { rules, position } = made;
  for (const [at, { unit, hits }] of Object.entries(given)) {
    const pointer = `${underOf(side)}/bases/${at}`;
    const hex = made.hex(at, pointer);
    const kind = made.counter(rules.baseClassOf, rules.baseClasses, unit, side, `${pointer}/unit`);
    if (hex === NOWHERE || kind < 0) continue;
    position.bases.push({ side, kind, hex, hits: hits ?? 0 });
    const place = rules.hexes.place[hex]!;
    if (place >= 0) position.control[place] = side;
    if ((hits ?? 0) >= rules.baseClasses[kind]!.interdictedAt && place >= 0)
      position.interdictedOnce.push(place);
  }
  for (const [id, { hits }] of Object.entries(fortifications ?? {})) {
    const pointer = `${underOf(side)}/fortifications/${id}`;
    const fort = made.counter(rules.fortificationOf, rules.fortifications, id, side, pointer);
    if (fort >= 0) position.fortifications[fort] = hits ?? 0;
  }
}

/** The ship that carries a unit; -1 with a problem where it is not there. */
function carrier(made: Setup, on: string, side: number, pointer: string): number {
  const { rules, position } = made;
  const ship = made.counter(rules.shipOf, rules.ships, on, side, pointer);
  if (ship >= 0 && position.fleet.hex[ship] === Gone.absent) {
    made.problem(pointer, `${rules.ships[ship]!.name} is not in the set-up.`, "2.3.2.2");
    return -1;
  }
  return ship;
}

function airUnits(made: Setup, { airUnits: given }: SideSetup, side: number): void {
  const { rules, position } = made;
  for (const [id, unit] of Object.entries(given)) {
    const pointer = `${underOf(side)}/airUnits/${id}`;
    const kind = made.counter(rules.airClassOf, rules.airClasses, unit.class, side, `${pointer}/class`);
    if (kind < 0) continue;
    const ship = unit.on === undefined ? -1 : carrier(made, unit.on, side, `${pointer}/on`);
    const hex =
      unit.at === undefined ? (position.fleet.hex[ship] ?? NOWHERE) : made.hex(unit.at, `${pointer}/at`);
    if (unit.at === undefined && unit.on === undefined)
      made.problem(pointer, "An air unit is at a place or on a ship.", "2.3.2");
    if (unit.steps > rules.airClasses[kind]!.steps)
      made.problem(`${pointer}/steps`, `It has at most ${rules.airClasses[kind]!.steps} steps.`, "2.2.2");
    position.airUnits.push({
      ...freshAir(rules, { id, name: unit.name, kind, steps: unit.steps, hex, ship }),
      activated: made.isActivated(side, unit.activated),
    });
  }
}

function groundUnits(made: Setup, { groundUnits: given }: SideSetup, side: number): void {
  const { rules, position, document } = made;
  for (const [id, unit] of Object.entries(given)) {
    const pointer = `${underOf(side)}/groundUnits/${id}`;
    const kind = made.counter(rules.groundClassOf, rules.groundClasses, unit.unit ?? id, side, pointer);
    if (kind < 0) continue;
    const ship = unit.on === undefined ? -1 : carrier(made, unit.on, side, `${pointer}/on`);
    if (unit.at === undefined && unit.on === undefined)
      made.problem(pointer, "A ground unit is at a place or on a ship.", "23.8");
    const hex =
      unit.at === undefined ? (position.fleet.hex[ship] ?? NOWHERE) : made.hex(unit.at, `${pointer}/at`);
    if (ship < 0 && hex !== NOWHERE && rules.hexes.land[hex] === "none")
      made.problem(`${pointer}/at`, `${unit.at} is all water: no ground unit can be there.`, "2.5");
    const { name, steps } = rules.groundClasses[kind]!;
    if ((unit.hits ?? 0) >= steps)
      made.problem(`${pointer}/hits`, `${name} is eliminated with ${steps} hits.`, "3.3");
    const activated = made.isActivated(side, unit.activated);
    position.groundUnits.push({
      ...freshGround({ id, kind, hits: unit.hits ?? 0, hex }),
      ship,
      activated,
      cycleMoves: activated ? (document.operation?.battleCycleMoves?.[sideIds[side]!] ?? 0) : 0,
      broken: unit.broken === true,
    });
  }
}

function others(made: Setup, own: SideSetup, side: number): void {
  const { rules, position } = made;
  const under = underOf(side);
  for (const [id, { at }] of Object.entries(own.headquarters ?? {})) {
    const pointer = `${under}/headquarters/${id}`;
    const n = made.counter(rules.headquartersOf, rules.headquarters, id, side, pointer);
    if (n >= 0) position.headquarters[n] = made.hex(at, `${pointer}/at`);
  }
  for (const [id, { at, submarines }] of Object.entries(own.submarineCommands ?? {})) {
    const pointer = `${under}/submarineCommands/${id}`;
    const n = made.counter(rules.submarineCommandOf, rules.submarineCommands, id, side, pointer);
    if (n < 0) continue;
    position.submarines.hex[n] = made.hex(at, `${pointer}/at`);
    position.submarines.waiting[n] = submarines;
  }
  for (const [n, at] of (own.offensiveSupportBases ?? []).entries())
    position.supportBases.push({ side, hex: made.hex(at, `${under}/offensiveSupportBases/${n}`), hits: 0 });
}
