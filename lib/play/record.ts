import { isObject, joinPointer } from "../documents";
import { type Choice, type Json, type JsonObject, view } from "../kernel";
import type { DiceSource, Moment } from "./line";
import type { Session } from "./session";

/** How a line of play is written down as a playtest. */
export interface Recording {
  title: string;
  /** Members of the printed state that must come out as they are now: "tracks", "bases". */
  expect: readonly string[];
}

/** Members of a printed state that say how play continues, and are not results. */
const inner = new Set(["game", "scenario", "options", "frames", "chance", "outcome"]);
/** Objects with more values than these are compared entry by entry. */
const FEW = 40;

/** What of the position can be expected, and how many values that are. */
export function expectable(session: Session): { member: string; values: number }[] {
  const printed = view(session.game!);
  return Object.entries(printed as JsonObject)
    .filter(([member]) => !inner.has(member))
    .map(([member, value]) => ({ member, values: valuesOf(value, joinPointer("", member)).length }));
}

/** A playtest document of the choices made so far, in sections by phase, with what came out at the end. */
export function playtestOf(session: Session, { title, expect }: Recording): JsonObject {
  const { opening, moments, at, playable } = session;
  const { dice, options, scenario } = opening;
  const printed = view(session.game!) as JsonObject;
  const expected = expect.flatMap((member) =>
    Object.hasOwn(printed, member) ? valuesOf(printed[member]!, joinPointer("", member)) : [],
  );
  const sections = sectionsOf(moments.slice(0, at));
  const last = sections.at(-1);
  if (last && expected.length > 0) last.expect = expected;
  const start = sections.length === 0 ? expected.map((each) => ({ after: 0, ...each })) : [];
  return {
    title,
    game: playable.definition.id,
    scenario,
    options: [...options],
    ...(dice.kind === "seeded" ? seedOf(dice) : { dice: session.line().rolled }),
    ...(sections.length > 0 ? { sections } : { choices: [] }),
    ...(start.length > 0 && { expect: start }),
  };
}

const seedOf = ({ seed, generator }: Extract<DiceSource, { kind: "seeded" }>): JsonObject => ({
  seed,
  ...(generator !== undefined && { generator }),
});

type Expected = { pointer: string; equals: Json };

function valuesOf(value: Json, pointer: string): Expected[] {
  if (!isObject(value)) return [{ pointer, equals: value }];
  const entries = Object.entries(value);
  const inside = entries.flatMap(([key, inner]) => valuesOf(inner, joinPointer(pointer, key)));
  if (inside.length <= FEW) return inside;
  return entries.map(([key, equals]) => ({ pointer: joinPointer(pointer, key), equals }));
}

/** A section a phase; in it a move for what belongs together: until the step that began it asks again. */
function sectionsOf(moments: readonly Moment[]): (JsonObject & { moves: JsonObject[] })[] {
  const sections: (JsonObject & { moves: JsonObject[] })[] = [];
  let phase: string | undefined;
  let move: { side: string; step: string; choices: Choice[] } | undefined;
  for (const moment of moments) {
    const { side, step, choice } = moment;
    const id = moment.phase?.id ?? "";
    if (sections.length === 0 || id !== phase) {
      sections.push({ title: titleOf(moment), moves: [] });
      phase = id;
      move = undefined;
    }
    if (!move || move.side !== side || move.step === step) {
      move = { side, step, choices: [] };
      sections.at(-1)!.moves.push(move as unknown as JsonObject);
    }
    move.choices.push(choice);
  }
  return sections;
}

const titleOf = ({ phase }: Moment): string =>
  phase === undefined ? "The game" : phase.part === "" ? phase.title : `${phase.part}: ${phase.title}`;
