import type { FireInTheSkyPosition } from "../../../documents/generated/types";
import { joinPointer } from "../../../documents/pointer";
import type { JsonObject } from "../../../kernel";
import { frameIds } from "../io/frames-print";
import { type Rules, sideIds } from "../model/rules";
import { nodeIdOf } from "./form";

export interface Problem {
  pointer: string;
  message: string;
  rule?: string;
  hint?: string;
}

/**
 * At `base`, where the position stands in its document: what of a saved position cannot be read by this ruleset: places and counters that are no more, or never were,
 * and steps under way that do not fit together. Whether the position is sound is asked of the game's invariants.
 */
export function positionProblems(rules: Rules, position: FireInTheSkyPosition, base: string): Problem[] {
  const reader = new Reader(rules, position, base);
  reader.bases();
  reader.units();
  reader.taskForces();
  reader.hidden();
  reader.special();
  reader.frames();
  return reader.problems;
}

class Reader {
  readonly problems: Problem[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly position: FireInTheSkyPosition,
    private readonly base: string,
  ) {}

  private report(path: readonly (string | number)[], message: string, more: Partial<Problem> = {}): void {
    this.problems.push({ pointer: joinPointer(this.base, ...path.map(String)), message, ...more });
  }

  private place(id: string | undefined, ...path: (string | number)[]): void {
    if (id === undefined || Object.hasOwn(this.rules.placeOf, id)) return;
    const hint = "Name a base, a circle, a box or a hex, or the Turn Record Track (“turn-record-track”).";
    this.report(path, `There is no place “${id}”.`, { hint });
  }

  private counter(id: string, ...path: (string | number)[]): void {
    if (Object.hasOwn(this.rules.pieceOf, id)) return;
    this.report(path, `There is no counter “${id}”.`, { rule: "2.1", hint: this.counterHint(id) });
  }

  /** A counter goes by its type; by its number too, where there are several. */
  private counterHint(id: string): string {
    const { typeOf, types, piecesOfType } = this.rules;
    const type = Object.hasOwn(typeOf, id) ? id : id.replace(/-\d+$/, "");
    const known = Object.hasOwn(typeOf, type) ? typeOf[type]! : -1;
    const count = piecesOfType[known]?.length ?? 0;
    if (count > 1) return `The counter mix has “${type}-1” to “${type}-${count}”.`;
    if (count === 1) return `The counter mix has only “${types[known]!.id}”.`;
    return "Use the id of the type in units.json, with a number if there are several counters.";
  }

  private force(number: number | undefined, ...path: (string | number)[]): void {
    const { length } = this.position.taskForces;
    if (number === undefined || number < length) return;
    const there = length === 0 ? "there is none" : `the list has 0 to ${length - 1}`;
    this.report(path, `There is no Task Force ${number}: ${there}.`, { rule: "9.4" });
  }

  bases(): void {
    const { places, placeOf } = this.rules;
    for (const id of Object.keys(this.position.bases)) {
      const kind = Object.hasOwn(placeOf, id) ? places[placeOf[id]!]!.kind : undefined;
      if (kind !== "base")
        this.report(["bases", id], `“${id}” is not a base, so it cannot be controlled.`, { rule: "2.2.3" });
    }
  }

  units(): void {
    for (const [id, { at, committed, taskForce }] of Object.entries(this.position.units)) {
      this.counter(id, "units", id);
      this.place(at, "units", id, "at");
      this.place(committed, "units", id, "committed");
      this.force(taskForce, "units", id, "taskForce");
    }
  }

  taskForces(): void {
    const { nodeIds } = this.rules;
    this.position.taskForces.forEach(({ at, half, from }, i) => {
      this.place(from, "taskForces", i, "from");
      const before = this.problems.length;
      this.place(at, "taskForces", i, "at");
      if (this.problems.length > before || nodeIds.includes(nodeIdOf({ at, half }))) return;
      const halves = nodeIds.flatMap((id) => (id.startsWith(`${at}-`) ? [id.slice(at.length + 1)] : []));
      if (halves.length === 0) {
        const message = half === undefined ? `There is no sea at “${at}”.` : `“${at}” is not a split hex.`;
        return this.report(["taskForces", i, half === undefined ? "at" : "half"], message, { rule: "2.2.1" });
      }
      const names = halves.map((name) => `“${name}”`).join(" or ");
      const path = ["taskForces", i, half === undefined ? "at" : "half"];
      this.report(path, `“${at}” is a split hex, so the Task Force must be in one of its halves.`, {
        rule: "2.2.1",
        hint: `Set “half” to ${names}.`,
      });
    });
  }

  hidden(): void {
    const { taskForces = [], bases = [] } = this.position.hidden ?? {};
    taskForces.forEach(({ taskForce }, i) => this.force(taskForce, "hidden", "taskForces", i, "taskForce"));
    bases.forEach(({ base, units }, i) => {
      this.place(base, "hidden", "bases", i, "base");
      for (const id of Object.keys(units)) this.counter(id, "hidden", "bases", i, "units", id);
    });
  }

  special(): void {
    const { conquered, reactionForce } = this.position.special;
    const { places, parameters } = this.rules;
    const late = parameters.victory.lateConquest.bases.map((base) => places[base]!.id);
    conquered.forEach((id, i) => {
      if (late.includes(id)) return;
      const hint = `One of: ${late.join(", ")}.`;
      this.report(["special", "conquered", i], `“${id}” is not a base of the late-conquest rule.`, {
        rule: "16.0",
        hint,
      });
    });
    const at = ["special", "reactionForce"];
    reactionForce?.units.forEach((id, i) => this.counter(id, ...at, "units", i));
    reactionForce?.places.forEach((id, i) => this.place(id, ...at, "places", i));
  }

  frames(): void {
    const { frames } = this.position;
    frames.forEach(({ data }, i) => {
      const lists = new Map<string, Set<string>>();
      for (const { kind, id, path } of frameIds(data as JsonObject)) {
        const at = ["frames", i, "data", ...path];
        if (kind === "place") this.place(id, ...at);
        else {
          this.counter(id, ...at);
          this.once(id, at, lists);
        }
      }
    });
    this.order();
  }

  /** In a list of "units" each stands once; lists of other names may say one thing of several others. */
  private once(id: string, at: readonly (string | number)[], lists: Map<string, Set<string>>): void {
    if (at.at(-2) !== "units") return;
    const list = joinPointer("", ...at.slice(0, -1).map(String));
    const seen = lists.get(list) ?? new Set();
    lists.set(list, seen);
    if (seen.has(id)) this.report(at, `The counter “${id}” is already in this list.`);
    seen.add(id);
  }

  /** The steps of the sequence of play. The others know best themselves what they need. */
  private order(): void {
    const { frames, phasing } = this.position;
    frames.forEach(({ step, data }, i) => {
      const turnOf = sideIds.find(
        (side) => step === `${side === "japan" ? "japanese" : "allied"}-player-turn`,
      );
      if (step !== "sequence" && turnOf === undefined) return;
      const name = step === "sequence" ? data.name : step;
      const at = ["frames", i, "data"];
      const list = typeof name === "string" ? this.rules.sequence[name] : undefined;
      if (!list)
        return this.report([...at, "name"], `sequence.json has no list “${String(name)}”.`, { rule: "4.0" });
      if (!Number.isInteger(data.i) || (data.i as number) < 0 || (data.i as number) > list.length)
        this.report(
          [...at, "i"],
          `The list has ${list.length} steps; “i” is the number of completed steps.`,
          {
            rule: "4.0",
          },
        );
      if (turnOf !== undefined && turnOf !== phasing)
        this.report(
          ["phasing"],
          `It is the player turn of “${turnOf}”, but “${phasing}” is the Phasing Player.`,
          {
            rule: "4.0",
          },
        );
    });
  }
}
