import type { ForlornHopesScenario } from "../../../documents/generated/types";
import {
  fail,
  type Json,
  ok,
  type Result,
  type SetupProblem,
  type SetupResult,
  type StartOptions,
} from "../../../kernel";
import { emptyPosition } from "../model/empty";
import { AirFlag, BaseState, boxIds, Gone, type Position, UNAVAILABLE } from "../model/position";
import { JAPANESE, NOBODY, NOWHERE, type Rules, sideIds, siteOfBox } from "../model/rules";
import { termsIn } from "../model/scenario";
import { isSaved } from "../../shared/saved-position";
import { takeUpPosition } from "../saved";

/** 17 Scenarios: a document becomes a position, or a list of what is wrong with it. */

type SideSetup = ForlornHopesScenario["sides"]["allied"];

/** The box of the 11th Air Fleet's units that are not available (5.1.6). */
const UNAVAILABLE_BOX = "air-fleet-11-unavailable";

class Setup {
  readonly problems: SetupProblem[] = [];
  readonly position: Position;

  constructor(
    readonly rules: Rules,
    readonly options: readonly string[],
  ) {
    this.position = emptyPosition(rules);
  }

  problem(pointer: string, message: string, rule: string, hint?: string): void {
    this.problems.push({ code: "setup/forlorn-hopes", severity: "error", message, rule, pointer, hint });
  }

  /** The number of a hex or a box. */
  site(id: string, pointer: string): number {
    const { hexes, boxOf } = this.rules;
    const box = boxOf[id];
    if (box !== undefined) return siteOfBox(this.rules, box);
    const hex = hexes.of[id];
    if (hex === undefined) this.problem(pointer, `There is no hex or box “${id}” on the map.`, "17.0");
    return hex ?? NOWHERE;
  }

  /** The number of a unit of this side; -1 where there is none. */
  unit(
    index: Readonly<Record<string, number>>,
    list: readonly { side: number; name: string }[],
    id: string,
    side: number,
    pointer: string,
  ): number {
    const n = Object.hasOwn(index, id) ? index[id]! : -1;
    if (n < 0) this.problem(pointer, `There is no unit “${id}”.`, "2.2");
    else if (list[n]!.side !== side) {
      this.problem(pointer, `${list[n]!.name} belongs to the other side.`, "17.0");
      return -1;
    }
    return n;
  }
}

export function setup(
  rules: Rules,
  scenario: Json,
  options: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  const document = scenario as unknown as ForlornHopesScenario;
  if (isSaved(scenario)) return takeUpPosition(rules, scenario, options);
  const made = new Setup(rules, options.options);
  const { position } = made;
  position.scenario = document.id;
  position.options = [...options.options];
  position.turn = position.firstTurn = document.turns.first;
  position.lastTurn = document.turns.last;
  position.terms = termsIn(document);
  position.initiative = sideIds.indexOf(document.initiative);
  if (document.turns.last < document.turns.first)
    made.problem("/turns/last", "The last turn is before the first one.", "17.0");
  control(made, document);
  for (const [side, id] of sideIds.entries()) {
    // Ships come first: carriers are airbases.
    ships(made, document.sides[id], side);
    groundUnits(made, document.sides[id], side);
    supply(made, document.sides[id], side);
    mobileAirbases(made, document.sides[id], side);
    airUnits(made, document.sides[id], side);
    aces(made, document.sides[id], side);
  }
  if (made.problems.length > 0) return fail(made.problems);
  return ok({ position, first: { step: "game", data: {} }, problems: [] });
}

/** 2.3: all land is Allied that the scenario does not give to Japan or to nobody. */
function control(made: Setup, document: ForlornHopesScenario): void {
  const option = Object.keys(document.controlWith ?? {}).find((id) => made.options.includes(id));
  const lists = option === undefined ? document.control : document.controlWith![option]!;
  const at = option === undefined ? "/control" : `/controlWith/${option}`;
  for (const [list, side] of [
    ["japanese", JAPANESE],
    ["neutral", NOBODY],
  ] as const)
    for (const [n, id] of lists[list].entries()) {
      const hex = made.site(id, `${at}/${list}/${n}`);
      if (hex >= 0) made.position.control[hex] = side;
    }
}

const underOf = (side: number): string => `/sides/${sideIds[side]!}`;

function ships(made: Setup, setUp: SideSetup, side: number): void {
  const { rules, position } = made;
  for (const [id, { at }] of Object.entries(setUp.ships)) {
    const pointer = `${underOf(side)}/ships/${id}`;
    const ship = made.unit(rules.shipOf, rules.ships, id, side, pointer);
    if (ship < 0) continue;
    const { option, name } = rules.ships[ship]!;
    if (option !== undefined && !made.options.includes(option)) continue;
    const site = made.site(at, `${pointer}/at`);
    if (site < 0) continue;
    if (site < rules.hexes.ids.length && rules.terrains[rules.hexes.terrain[site]!]!.kind === "land")
      made.problem(`${pointer}/at`, `${at} has no coast: ${name} cannot be there.`, "10.3");
    position.fleet.site[ship] = site;
  }
}

function groundUnits(made: Setup, setUp: SideSetup, side: number): void {
  const { rules, position } = made;
  for (const [id, { at }] of Object.entries(setUp.groundUnits)) {
    const pointer = `${underOf(side)}/groundUnits/${id}`;
    const unit = made.unit(rules.groundUnitOf, rules.groundUnits, id, side, pointer);
    if (unit >= 0) position.ground.site[unit] = made.site(at, `${pointer}/at`);
  }
}

function supply(made: Setup, setUp: SideSetup, side: number): void {
  for (const [id, { at, level }] of Object.entries(setUp.supply)) {
    const site = made.site(at, `${underOf(side)}/supply/${id}/at`);
    // Names of supply units are those of the document: both sides may have one of the same name.
    if (site >= 0)
      made.position.supply.push({ id: `${sideIds[side]!}-${id}`, side, site, level, hits: 0, aboard: -1 });
  }
}

function mobileAirbases(made: Setup, setUp: SideSetup, side: number): void {
  const { rules, position } = made;
  for (const [id, { at, state }] of Object.entries(setUp.mobileAirbases)) {
    const pointer = `${underOf(side)}/mobileAirbases/${id}`;
    const base = rules.baseOf[id];
    if (base === undefined || rules.bases[base]!.kind !== "mobile") {
      made.problem(pointer, `There is no mobile airbase “${id}”.`, "6.5");
      continue;
    }
    if (!((rules.bases[base]!.users >> side) & 1))
      made.problem(
        pointer,
        `${rules.bases[base]!.name} belongs to the other side.`,
        "6.5",
        "Choose a mobile airbase of this side.",
      );
    position.bases.hex[base] = made.site(at, `${pointer}/at`);
    position.bases.state[base] = state === "operational" ? BaseState.normal : BaseState.underConstruction;
  }
}

function airUnits(made: Setup, setUp: SideSetup, side: number): void {
  const { rules, position } = made;
  for (const [id, unit] of Object.entries(setUp.airUnits)) {
    const pointer = `${underOf(side)}/airUnits/${id}`;
    const n = made.unit(rules.airUnitOf, rules.airUnits, id, side, pointer);
    if (n < 0) continue;
    // Carrier aircraft in a holding box are on the display of their ship ("on").
    const base = unit.at === UNAVAILABLE_BOX ? UNAVAILABLE : rules.baseOf[unit.on ?? unit.at];
    if (base === undefined) {
      made.problem(
        `${pointer}/${unit.on ? "on" : "at"}`,
        `There is no airbase “${unit.on ?? unit.at}”.`,
        "6.0",
      );
      continue;
    }
    if (base >= 0 && !((rules.bases[base]!.users >> side) & 1))
      made.problem(
        `${pointer}/at`,
        `${rules.bases[base]!.name} is not an airbase of this side.`,
        "6.1",
        "Choose an airbase on the side's display.",
      );
    position.air.base[n] = base;
    position.air.box[n] = boxIds.indexOf(unit.box);
    position.air.flags[n] = (unit.disrupted ? AirFlag.disrupted : 0) | (unit.reduced ? AirFlag.reduced : 0);
  }
}

/** 9.7.12: the ace is with the unit that the document suggests, until its owner chooses another. */
function aces(made: Setup, setUp: SideSetup, side: number): void {
  const { rules, position } = made;
  for (const [i, { unit }] of setUp.aces.entries()) {
    const pointer = `${underOf(side)}/aces/${i}/unit`;
    const n = made.unit(rules.airUnitOf, rules.airUnits, unit, side, pointer);
    if (n < 0) continue;
    if (position.air.base[n] === Gone.absent)
      made.problem(pointer, `${rules.airUnits[n]!.name} is not in the scenario.`, "9.7.12");
    position.air.flags[n]! |= AirFlag.ace;
  }
}
