import { counted } from "../../../words";
import { addAir, renewGround } from "../model/new-units";
import { setSteps } from "../ch28-air-missions/reorganize";
import { hexOfShip } from "../model/units";
import { airClass, groundClass, nameOfHex } from "../model/units";
import type { PacificTable } from "../model/position";
import { handOf } from "../model/war";
import { type Service, type Subject, type Turn } from "./actions";
import { breakDown, recombine } from "./breakdown";
import { isLike, lessonsOf, teach, useSteps } from "./supply";

/** 16.0: steps go where they were given. */
export function serve(t: PacificTable, data: Turn, side: number, subject: Subject, service: Service): void {
  switch (subject.kind) {
    case "ground":
      return replaceGround(t, data, subject.unit, service.steps);
    case "rebuild":
      return rebuild(t, data, subject.unit, service);
    case "air":
      return replaceAir(t, data, subject.unit, service);
    case "create":
      return create(t, side, subject.class, service);
    case "instruct":
      return instruct(t, subject.unit, service.steps);
    case "breakdown":
      return t.push(data.made, breakDown(t, subject.parent, subject.class));
    case "recombine":
      return recombine(t, subject.unit, subject.parent);
  }
}

function note(t: PacificTable, data: Turn, id: string, steps: number, before: number, raw: number): void {
  const known = data.received.find((each) => each.id === id);
  if (!known) return t.push(data.received, { id, steps, before, raw });
  t.set(known, "steps", known.steps + steps);
  t.set(known, "raw", known.raw + raw);
}

function useGround(t: PacificTable, side: number, nation: string, steps: number): void {
  const { groundReplacements } = handOf(t, side);
  t.set(groundReplacements, nation, groundReplacements[nation]! - steps);
}

/** 16.1 */
function replaceGround(t: PacificTable, data: Turn, n: number, steps: number): void {
  const unit = t.position.groundUnits[n]!;
  const { name, nation, side } = groundClass(t.rules, unit);
  useGround(t, side, nation, steps);
  note(t, data, unit.id, steps, 0, 0);
  t.change(`/groundUnits/${unit.id}/hits`, unit.hits, unit.hits - steps);
  t.set(unit, "hits", unit.hits - steps);
  t.say("16.1", () => `${name} receives ${counted(steps, "step")}.`, [side]);
}

/** 16.2 */
function rebuild(t: PacificTable, data: Turn, n: number, { steps, hex }: Service): void {
  const unit = t.position.groundUnits[n]!;
  const { name, nation, side, steps: printed } = groundClass(t.rules, unit);
  useGround(t, side, nation, steps);
  note(t, data, unit.id, steps, 0, 0);
  renewGround(t, unit, { hits: printed - steps, hex: hex! });
  t.say("16.2", () => `${name} is built anew in ${nameOfHex(t.rules, hex!)}.`, [side]);
}

/** 16.3: an L1 unit that takes in more L0 steps than half of what it had becomes L0 (16.3.4). */
function replaceAir(t: PacificTable, data: Turn, n: number, { steps, lot }: Service): void {
  const unit = t.position.airUnits[n]!;
  const of = airClass(t.rules, unit);
  const isRaw = lot!.level === 0;
  useSteps(t, of.side, lot!, steps);
  note(t, data, unit.id, steps, unit.steps, isRaw ? steps : 0);
  t.say("16.3", () => `${unit.name} receives ${counted(steps, "step")}.`, [of.side]);
  setSteps(t, n, unit.steps + steps);
  const { before, raw } = data.received.find(({ id }) => id === unit.id)!;
  if (of.level !== 1 || raw * 2 <= before) return;
  const kind = t.rules.airClasses.findIndex((other) => isLike(other, of) && other.level === 0);
  if (kind < 0) return;
  t.change(`/airUnits/${unit.id}/kind`, of.id, t.rules.airClasses[kind]!.id);
  t.set(unit, "kind", kind);
  t.say("16.3.4", () => `${unit.name} falls to Status Level 0.`, [of.side]);
}

/** 16.3.2 */
function create(t: PacificTable, side: number, kind: number, { steps, at, lot }: Service): void {
  const { id, name } = t.rules.airClasses[kind]!;
  useSteps(t, side, lot!, steps);
  const hex = at!.ship < 0 ? at!.hex : hexOfShip(t.position, at!.ship);
  const place = t.rules.places[t.rules.hexes.place[hex]!]?.id ?? t.rules.hexes.ids[hex]!;
  addAir(t, { id: freeId(t, `${place}-${id}`), kind, steps, hex, ship: at!.ship });
  t.say("16.3.2", () => `${name} with ${counted(steps, "step")} is created in ${nameOfHex(t.rules, hex)}.`, [
    side,
  ]);
}

/** An id that no air unit has: "rabaul-j-f-l0", "rabaul-j-f-l0-2". */
function freeId({ position }: PacificTable, wanted: string): string {
  const taken = new Set(position.airUnits.map(({ id }) => id));
  for (let n = 1; ; n++) {
    const id = n === 1 ? wanted : `${wanted}-${n}`;
    if (!taken.has(id)) return id;
  }
}

/** 16.5 */
function instruct(t: PacificTable, n: number, lesson: number): void {
  const unit = t.position.airUnits[n]!;
  const { side } = airClass(t.rules, unit);
  const { instructors } = t.rules.parameters.replacements;
  teach(t, lessonsOf(t)[lesson]!);
  t.say("16.5", () => `A step of ${unit.name} teaches ${counted(instructors, "step")}.`, [side]);
  setSteps(t, n, unit.steps - 1);
}
