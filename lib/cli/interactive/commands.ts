import { DiceError, EngineError, redo, standing, undo } from "../../kernel";
import { gameSeed, player, playOut, scriptOf, turnOf } from "../../playtest";
import { diary } from "../format/diary";
import { choiceText } from "../../book";
import { counted, listed, wrap } from "../format/layout";
import { capital } from "../../words";
import { showBoard, showDecision } from "./screen";
import type { Session } from "./session";

export interface PlayCommand {
  readonly usage: string;
  readonly help: string;
  run(session: Session, words: string[]): void;
}

/** A whole number from 1 up in a word, or the default if there is no word; undefined for anything else. */
const amount = (word: string | undefined, standard: number): number | undefined =>
  word === undefined ? standard : /^[1-9]\d{0,5}$/.test(word) ? Number(word) : undefined;

/** Events that have happened since there were `before` of them, as a diary. */
export function showSince(session: Session, before: number): void {
  const { table, ruleset } = session.game;
  const events = table.events.slice(before);
  if (events.length > 0) session.say("", ...diary(events, ruleset, session.io.colours));
}

function back(session: Session, words: string[]): void {
  const times = amount(words[0], 1);
  if (times === undefined) return session.say("Give the number of choices to undo, such as: undo 3.");
  const c = session.io.colours;
  for (let i = 0; i < times; i++) {
    const last = session.game.made.at(-1);
    if (!last || !undo(session.game)) {
      if (i === 0) return session.say("Nothing to undo.");
      session.say("This is the start of the game.");
      break;
    }
    const { sides } = session.game.ruleset.module;
    const what = last.choice ? choiceText(last.choice, session.setting.names) : "a choice";
    session.say(`Undone: ${session.setting.sideName(sides[last.side]!)}, ${what}.`);
    if (last.uncertain) {
      session.say(c.dim("  Dice were rolled or something was revealed: another choice gives another game."));
    }
  }
  session.refresh();
  showDecision(session);
}

function forth(session: Session, words: string[]): void {
  const times = amount(words[0], 1);
  if (times === undefined) return session.say("Give the number of choices to redo, such as: redo 3.");
  const before = session.game.table.events.length;
  for (let i = 0; i < times; i++) {
    if (redo(session.game)) continue;
    if (i === 0) return session.say("Nothing to redo.");
    session.say("This was the last choice.");
    break;
  }
  showSince(session, before);
  session.refresh();
  showDecision(session);
}

function log(session: Session, words: string[]): void {
  const times = amount(words[0], 20);
  if (times === undefined) return session.say("Give the number of events to show, such as: log 40.");
  const { events } = session.game.table;
  if (events.length === 0) return session.say("Nothing has happened yet.");
  showSince(session, Math.max(0, events.length - times));
}

function why(session: Session, words: string[]): void {
  const { decision, game } = session;
  const c = session.io.colours;
  if (!decision) {
    const { outcome } = game.state;
    return session.say(outcome ? `${outcome.text} (${outcome.rule})` : "The game is over.");
  }
  const { table, state } = game;
  const way = state.frames
    .map((frame) => table.step(frame.step))
    .filter(({ title }) => title !== "Sequence of play");
  session.say(way.map(({ title, rule }) => `${title} ${c.dim(`(${rule})`)}`).join(" › "));
  if (words[0] === undefined) return;
  const which = amount(words[0], 1);
  if (which === undefined) return session.say("Give the number of an option, such as: why 3.");
  const option = decision.options[which - 1];
  if (!option) return session.say(`There is no option ${words[0]}.`);
  const side = game.ruleset.module.sides.indexOf(decision.side);
  const rule = table.why(table.codes(side)[which - 1]!, side);
  session.say(`${which}  ${choiceText(option, session.setting.names)} ${c.dim(`(${rule})`)}`);
}

function save(session: Session, words: string[], replace: boolean): void {
  const path = words.join(" ");
  if (path === "") return session.say("Give a file name, such as: save battle.json.");
  const { title, head, chance } = session.setting;
  const document = { title, ...head, ...scriptOf(session.game, chance) };
  try {
    const written = session.setting.write(
      path,
      `${JSON.stringify(document, null, 2)}\n`,
      replace || session.saved.has(path),
      "save",
    );
    session.saved.add(path);
    session.say(
      `Saved ${counted(document.choices.length, "choice")} to ${written}. “play --script” plays up to here.`,
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    session.say(error.message);
  }
}

function saveScenario(session: Session, words: string[], replace: boolean): void {
  const path = words.join(" ");
  if (path === "") return session.say("Give a file name, such as: scenario turning-point.json.");
  if (session.game.state.outcome) return session.say("The game is over. Undo choices first: undo.");
  const name = /([^\\/]+?)(\.json)?$/.exec(path)?.[1] ?? "";
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (!path.endsWith(".json") || id === "")
    return session.say("Use a file name such as turning-point.json; it becomes the scenario’s id.");
  const title = name.replace(/[-_]+/g, " ");
  const text = session.setting.scenario(id, capital(title));
  try {
    const written = session.setting.write(path, text, replace || session.saved.has(path), "scenario");
    session.saved.add(path);
    session.say(`Saved the scenario “${id}” to ${written}. “play --scenario ${written}” starts from here.`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    session.say(error.message);
  }
}

const spans = ["step", "turn", "game"] as const;

function auto(session: Session, words: string[]): void {
  const span = spans.find((one) => one === words[0]) ?? (words[0] === undefined ? "step" : undefined);
  const bots = session.setting.bots;
  const bot = bots[words[1] ?? "random"];
  if (!span) return session.say(`Say how far to play: auto ${listed(spans, "or")}.`);
  if (!bot) return session.say(`There is no bot “${words[1]}”. Bots: ${Object.keys(bots).join(", ")}.`);
  if (!session.decision) return session.say("The game is over.");
  const { game } = session;
  const before = game.table.events.length;
  const seed = "seed" in session.setting.chance ? session.setting.chance.seed : 0;
  const { sides } = game.ruleset.module;
  const players = sides.map((_side, i) =>
    player(bot.play, gameSeed(seed, game.made.length * sides.length + i)),
  );
  const { step, side } = session.decision;
  const index = sides.indexOf(side);
  const turn = turnOf(game);
  const until = {
    step: () => (game.asked & (1 << index)) === 0 || game.table.asking(index).step !== step,
    turn: () => turnOf(game) !== turn,
    game: () => false,
  }[span];
  const { decisions, ended } = playOut(game, players, { until });
  showSince(session, before);
  session.say("", `The ${bot.title.toLowerCase()} bot made ${counted(decisions, "choice")}.`);
  if (ended === "cap") session.say("It stopped there: the game does not seem to end.");
  session.refresh();
  showDecision(session);
}

const HELP = [
  "Choose an option by its number, or type a part of it. /part filters the list; / shows all again;",
  "Enter shows the next page.",
];

export const commands: Readonly<Record<string, PlayCommand>> = {
  undo: { usage: "undo [n]", help: "undo choices", run: back },
  redo: { usage: "redo [n]", help: "redo choices that were undone", run: forth },
  log: { usage: "log [n]", help: "the latest events", run: log },
  why: { usage: "why [option]", help: "the current step, and the rule of an option", run: why },
  board: { usage: "board", help: "the position", run: showBoard },
  standing: {
    usage: "standing",
    help: "the current score",
    run: (session) => session.say(...wrap(standing(session.game).text)),
  },
  auto: { usage: "auto [step|turn|game]", help: "let a bot choose for all sides", run: auto },
  save: {
    usage: "save FILE",
    help: "save a script that plays up to here (save! replaces a file)",
    run: (session, words) => save(session, words, false),
  },
  "save!": { usage: "", help: "", run: (session, words) => save(session, words, true) },
  scenario: {
    usage: "scenario FILE",
    help: "save the position as a scenario (scenario! replaces a file)",
    run: (session, words) => saveScenario(session, words, false),
  },
  "scenario!": { usage: "", help: "", run: (session, words) => saveScenario(session, words, true) },
  help: { usage: "help", help: "this list", run: showHelp },
  quit: { usage: "quit", help: "stop playing", run: (session) => void (session.done = true) },
};

function showHelp(session: Session): void {
  session.say(...HELP);
  for (const { usage, help } of Object.values(commands)) {
    if (usage !== "") session.say(`  ${usage.padEnd(24)}${help}`);
  }
}

/** Run something that plays the rules; dice that end, or a mistake of ours, leave the game as it was. */
export function guarded(session: Session, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (error instanceof DiceError) session.say("", error.message);
    else if (error instanceof EngineError) {
      session.say("", `The rules failed here; the game is unchanged: ${error.message}`);
    } else throw error;
    session.refresh();
    showDecision(session);
  }
}
