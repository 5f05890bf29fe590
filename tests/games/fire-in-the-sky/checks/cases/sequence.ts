import { endlessSequence } from "../../../../../lib/games/fire-in-the-sky/checks/sequence/endless-sequence";
import { misplacedStep } from "../../../../../lib/games/fire-in-the-sky/checks/sequence/misplaced-step";
import { missingStep } from "../../../../../lib/games/fire-in-the-sky/checks/sequence/missing-step";
import { repeatedStep } from "../../../../../lib/games/fire-in-the-sky/checks/sequence/repeated-step";
import { stepOrder } from "../../../../../lib/games/fire-in-the-sky/checks/sequence/step-order";
import { casesOf, type Docs } from "../support";

const document = "sequence.json";

type List = Exclude<keyof Docs["sequence"], "$schema" | "omitted" | "sources">;
type Step = Docs["sequence"][List][number];

/** Takes a step out of a list. */
const without = (list: List, step: Step) => (d: Docs) => {
  d.sequence[list] = d.sequence[list].filter((each) => each !== step);
};

/** Puts a step, taken out first where it is, into a list at a place. */
const put = (list: List, step: Step, index: number) => (d: Docs) => {
  without(list, step)(d);
  d.sequence[list].splice(index, 0, step);
};

/** Puts a step that stands there already in a second time. */
const again =
  (list: List, step: Step, index = Infinity) =>
  (d: Docs) =>
    void d.sequence[list].splice(index, 0, step);

export const sequenceCases = [
  ...casesOf(missingStep, [
    {
      name: "no Victory Points",
      change: without("end", "victory-points"),
      document,
      pointer: "/end",
      says: /Not played: the Victory Point Adjustment Segment. Bases that change hands never count, and nobody can win/,
      severity: "error",
      rule: "15.3",
      fix: true,
    },
    {
      name: "no Victory Points, though on purpose",
      change: (d) => {
        without("end", "victory-points")(d);
        d.sequence.omitted = { "victory-points": "Nobody counts." };
      },
      document,
      pointer: "/end",
      says: /Not played: the Victory Point Adjustment Segment/,
      severity: "error",
      rule: "15.3",
      fix: true,
    },
    {
      name: "no Combat Phase in one player turn",
      change: without("allied-player-turn", "combat"),
      document,
      pointer: "/allied-player-turn",
      says: /Not played in the Allied player turn: the Combat Phase/,
      severity: "error",
      fix: true,
    },
    {
      name: "no phase to start with, which is reported here alone",
      change: without("japanese-player-turn", "transport"),
      document,
      pointer: "/japanese-player-turn",
      says: /no destroyers go to the convoys\. “Short Campaign Game” starts there and cannot be played\./,
      severity: "error",
      rule: "5.0",
      fix: true,
    },
    {
      name: "no player turn to start with",
      change: without("turn", "japanese-player-turn"),
      document,
      pointer: "/turn",
      says: /“Short Campaign Game” starts there and cannot be played\./,
      severity: "error",
      fix: true,
    },
    {
      name: "no Transport Phase",
      change(d) {
        without("japanese-player-turn", "transport")(d);
        d.short.start.step = "reinforcement";
      },
      document,
      pointer: "/japanese-player-turn",
      says: /Japan ships no oil/,
      severity: "warning",
      rule: "5.0",
      fix: true,
    },
    {
      name: "no bombing for the optional rule",
      change: without("economic-warfare", "strategic-bombing"),
      document,
      pointer: "/economic-warfare",
      says: /Not played: the strategic bombing. With the optional rule on, the Allies still never bomb/,
      severity: "warning",
      rule: "18.1.3",
      fix: true,
    },
    {
      name: "no late conquest",
      change: without("turn", "late-conquest"),
      document,
      pointer: "/turn",
      says: /Not played: the late-conquest check/,
      fix: true,
    },
    {
      name: "one player only",
      change: without("turn", "allied-player-turn"),
      document,
      pointer: "/turn",
      says: /The Allies never play/,
      severity: "error",
      fix: true,
    },
    {
      name: "most phases of a player turn",
      change: (d) => void (d.sequence["japanese-player-turn"] = ["reinforcement", "combat", "end"]),
      document,
      pointer: "/japanese-player-turn",
      says: /7 steps are not played in the Japanese player turn: Transport Phase, .* and Second Deployment Phase\. Without the Return to Base Phase ships stay at sea for good and no base changes hands\./,
      severity: "error",
      fix: true,
    },
    {
      name: "no accidents",
      change: without("reinforcement", "accidents"),
      document,
      pointer: "/reinforcement",
      says: /Not played: the accident roll. No unit is ever lost to an accident/,
      severity: "warning",
      rule: "18.3.1",
      fix: true,
    },
    {
      name: "no surface combat",
      change: without("battle", "surface-combat"),
      document,
      pointer: "/battle",
      says: /nobody has Sea Control, and so nobody can land/,
      fix: true,
    },
  ]),
  ...casesOf(stepOrder, [
    {
      name: "landing before the ships have fought",
      change: put("battle", "land-combat", 2),
      document,
      pointer: "/battle/2",
      says: /Land Combat Step comes before the Surface Combat Step: nobody has Sea Control yet/,
      rule: "12.3.4",
      fix: true,
    },
    {
      name: "targets before Air Points",
      change: put("air-combat", "target-determination", 0),
      document,
      pointer: "/air-combat/0",
      says: /Air Points are not counted yet/,
      fix: true,
    },
    {
      name: "combat after the return to base",
      change: put("japanese-player-turn", "combat", 7),
      document,
      pointer: "/japanese-player-turn/6",
      says: /ships go home before they fight/,
      severity: "error",
      fix: true,
    },
    {
      name: "an empty Battle Board",
      change: put("battle", "battle-preparation", 4),
      document,
      pointer: "/battle/0",
      says: /Battle Board is still empty/,
      severity: "error",
      fix: true,
    },
    {
      name: "Ranger before the carriers that arrive",
      change: put("reinforcement", "ranger", 0),
      document,
      pointer: "/reinforcement/0",
      says: /arrival of Ranger comes before the Reinforcement Segment: carriers that arrive in the segment do not keep/,
      rule: "18.1.5",
      findings: 2,
      fix: true,
    },
    {
      name: "Kamikaze losses first",
      change: put("reinforcement", "kamikaze-losses", 0),
      document,
      pointer: "/reinforcement/0",
      says: /removal of Kamikaze losses comes before the Reinforcement Segment/,
      rule: "18.2.4",
      fix: true,
    },
    {
      name: "points renewed before oil is shipped",
      change: put("japanese-player-turn", "transport", 1),
      document,
      pointer: "/japanese-player-turn/0",
      says: /with the new Transport Points instead of those left/,
      findings: 2,
      fix: true,
    },
    {
      name: "bombing before the submarines",
      change: put("economic-warfare", "strategic-bombing", 0),
      document,
      pointer: "/economic-warfare/0",
      says: /strategic bombing comes before the Submarine Segment: points go on bombing before/,
      rule: "18.1.3",
      fix: true,
    },
    {
      name: "the Allies first",
      change: put("turn", "allied-player-turn", 1),
      document,
      pointer: "/turn/1",
      says: /Allied player turn comes before the Japanese player turn/,
      fix: true,
    },
  ]),
  ...casesOf(repeatedStep, [
    {
      name: "points counted twice",
      change: again("end", "victory-points"),
      document,
      pointer: "/end/3",
      says: /played again: a cut lifeline to Australia counts twice/,
      rule: "15.3",
      fix: true,
    },
    {
      name: "a second Japanese player turn",
      change: again("turn", "japanese-player-turn"),
      document,
      pointer: "/turn/3",
      says: /Japanese player turn is played again: what the schedule lists for the turn arrives twice/,
      fix: true,
    },
    {
      name: "a second Reinforcement Phase",
      change: again("allied-player-turn", "reinforcement", 9),
      document,
      pointer: "/allied-player-turn/9",
      says: /Reinforcement Segment is played again/,
      fix: true,
    },
    {
      name: "two accident rolls",
      change: again("reinforcement", "accidents"),
      document,
      pointer: "/reinforcement/8",
      says: /accident roll is played again: the dice of an accident are rolled twice/,
      rule: "18.3.1",
      fix: true,
    },
    {
      name: "oil in both player turns",
      change: again("allied-player-turn", "transport", 0),
      document,
      pointer: "/allied-player-turn/0",
      fix: true,
      says: /oil of every Resource Hex twice/,
    },
  ]),
  ...casesOf(misplacedStep, [
    {
      name: "a battle round outside of a battle",
      change: again("japanese-player-turn", "land-combat", 3),
      document,
      pointer: "/japanese-player-turn/3",
      says: /Land Combat Step is played outside a battle, where it does nothing/,
      fix: true,
    },
    {
      name: "the battle list instead of the Battle Segments",
      change(d) {
        d.sequence.combat = ["submarine-attacks", "battle"];
      },
      document,
      pointer: "/combat/1",
      says: /The Battle is played outside a battle/,
      fix: true,
    },
    {
      name: "a phase outside of a player turn",
      change: again("turn", "reinforcement", 0),
      document,
      pointer: "/turn/0",
      says: /Reinforcement Phase is played outside a player turn/,
      fix: true,
    },
    {
      name: "a player turn within the other",
      change: again("japanese-player-turn", "allied-player-turn", 5),
      document,
      pointer: "/japanese-player-turn/5",
      says: /within a player turn, which then continues with the wrong side/,
      severity: "error",
      fix: true,
    },
  ]),
  ...casesOf(endlessSequence, [
    {
      name: "a list that plays itself",
      change: again("end", "end"),
      document,
      pointer: "/end/3",
      says: /“end” plays itself, and never ends/,
      fix: true,
    },
    {
      name: "battles within a battle",
      change: again("land-combat", "battles"),
      document,
      pointer: "/land-combat/5",
      says: /“battles” plays “battle”, which leads back to “land-combat”/,
      fix: true,
    },
  ]),
];
