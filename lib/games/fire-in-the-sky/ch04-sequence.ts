import { type Phase, type SequenceData, sequenceStep, type State, type Step, type Steps } from "../../kernel";
import { combineAllAir } from "./model/air";
import { revealForces } from "./optional/hidden-forces";
import { dropFractions } from "./model/points";
import { Flag, type Position, type T } from "./model/position";
import { ALLIES, JAPAN, type Rules, sideIds } from "./model/rules";
import { takeExpressBack } from "./optional/tokyo-express";
import { endOfWar } from "./ch16-victory";

/** 4.0 Sequence of Play. Turns, player turns and phases; their order stands in sequence.json. */

/** The whole game: turn after turn until somebody has won or the last one is over. */
const game: Step<Rules, Position, { begun?: boolean }> = {
  rule: "4.0",
  title: "Game turn",
  proceed(t, frame) {
    if (frame.data.begun) {
      if (t.position.turn >= t.rules.parameters.clock.lastTurn) return endOfWar(t);
      const { turn } = t.position;
      t.change("/turn", turn, turn + 1);
      t.set(t.position, "turn", turn + 1);
    }
    t.set(frame.data, "begun", true);
    t.say("4.0", () => `Turn ${t.position.turn}.`);
    t.call("sequence", { name: "turn", i: 0 });
  },
};

/** A player turn: its phases in order; fractions of points are lost as each one closes (2.1.2.1). */
function playerTurn(side: number, rule: string, title: string): Step<Rules, Position, { i: number }> {
  return {
    rule,
    title,
    stream: (_t, frame) => frame.step,
    enter(t, frame) {
      // A scenario may begin in the middle of a player turn and has then set the place already.
      if (frame.data.i === undefined) t.set(frame.data, "i", 0);
      t.set(t.position, "phasing", side);
      const { turnOne } = t.rules.parameters;
      const cheap = side === JAPAN && t.position.turn === turnOne.turn ? turnOne.cheapTaskForces : 0;
      t.set(t.position, "cheapTaskForces", cheap);
      t.say(rule, () => `${title}, Turn ${t.position.turn}.`);
    },
    proceed(t, frame) {
      dropFractions(t);
      const phases = t.rules.sequence[frame.step] ?? [];
      const { i } = frame.data;
      // 18.1.4: in a changed sequence, too, markers stay on for a Reaction Phase to come and for nothing else.
      if (phases[i] !== "reaction" && phases[i] !== "operational-movement") revealForces(t);
      if (i >= phases.length) {
        endPlayerTurn(t);
        return t.leave();
      }
      t.set(frame.data, "i", i + 1);
      t.play(phases[i]!);
    },
  };
}

/** Marks that hold for one player turn: hits at sea (13.2), operational moves (8.1), commitment (11.0). */
function endPlayerTurn(t: T): void {
  const { hits, flags, commit } = t.position;
  const lasting = Flag.needsPlanes | Flag.eligible | Flag.elite | Flag.training | Flag.withdrawn | Flag.apart;
  for (let p = 0; p < hits.length; p++) {
    t.set(hits, p, 0);
    t.set(flags, p, flags[p]! & lasting);
    t.set(commit, p, -1);
  }
  combineAllAir(t);
  t.set(t.position, "cheapTaskForces", 0);
  takeExpressBack(t);
}

const sequence: Step<Rules, Position, SequenceData> = {
  ...sequenceStep((rules, name) => rules.sequence[name], "4.0"),
  // Dice belong to a turn, a player turn, a phase, and in it to a battle; smaller lists share those of their phase.
  stream(t, frame) {
    const { name } = frame.data;
    if (name === "turn") return `turn ${t.position.turn}`;
    return Object.hasOwn(phaseTitles, name) ? name : undefined;
  },
};

export const sequenceSteps: Steps<Rules, Position> = {
  game,
  sequence,
  "japanese-player-turn": playerTurn(JAPAN, "4.1", "Japanese player turn"),
  "allied-player-turn": playerTurn(ALLIES, "4.2", "Allied player turn"),
};

const playerTurns: readonly string[] = ["japanese-player-turn", "allied-player-turn"];

/** Put play at a phase of a player turn, with the frames that will carry it on from there. */
export function enterAt(t: T, side: number, phase: string): void {
  const name = side === JAPAN ? "japanese-player-turn" : "allied-player-turn";
  const inTurn = (t.rules.sequence.turn ?? []).indexOf(name);
  const inPlayerTurn = (t.rules.sequence[name] ?? []).indexOf(phase);
  t.call("game", { begun: true });
  t.call("sequence", { name: "turn", i: inTurn + 1 });
  t.call(name, { i: Math.max(0, inPlayerTurn) });
}

/** Phases that are lists of segments (4.1, 4.2); the others are steps and have their own titles. */
export const phaseTitles: Readonly<Record<string, { title: string; rule: string }>> = {
  transport: { title: "Transport Phase", rule: "5.0" },
  "economic-warfare": { title: "Economic Warfare Phase", rule: "6.0" },
  reinforcement: { title: "Reinforcement Phase", rule: "7.0" },
  combat: { title: "Combat Phase", rule: "12.0" },
  "return-to-base": { title: "Return to Base Phase", rule: "14.0" },
  end: { title: "End Phase", rule: "15.0" },
};

/** What lies directly on the frame of a player turn, or of the turn; and the set-up. */
export function phaseOf(
  { frames, position }: State<Position>,
  step: (id: string) => { title: string; rule: string },
): Phase | undefined {
  const inTurn = frames.findIndex((each) => playerTurns.includes(each.step));
  const frame = inTurn < 0 ? frames.at(-1) : (frames[inTurn + 1] ?? frames[inTurn]!);
  if (!frame) return undefined;
  const name = frame.step === "sequence" ? (frame.data.name as string) : frame.step;
  const isSetUp = frame.step === "set-up";
  const { title, rule } = phaseTitles[name] ?? step(frame.step);
  if (isSetUp) return { id: name, title, rule, part: "", step: name };
  const turn = `Turn ${position.turn}`;
  const part = inTurn < 0 ? turn : `${turn} · ${step(frames[inTurn]!.step).title}`;
  const side = inTurn < 0 ? undefined : sideIds[position.phasing];
  return { id: `${part} · ${name}`, title, rule, part, step: name, turn: position.turn, side };
}
