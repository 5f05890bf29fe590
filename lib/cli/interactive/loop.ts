import { type Choice, choose } from "../../kernel";
import { choiceText, fitsWords } from "../../book";
import { wrap } from "../format/layout";
import type { Io } from "../io";
import { commands, guarded, showSince } from "./commands";
import { PAGE, showBoard, showDecision, showOptions } from "./screen";
import { Session, type Setting } from "./session";

/** Play by hand until the player quits or the input ends. */
export async function playInteractively(setting: Setting, io: Io): Promise<void> {
  const session = new Session(setting, io);
  session.say(io.colours.bold(setting.title), "Type help for the list of commands.", "");
  showBoard(session);
  showDecision(session);
  while (!session.done) {
    const who = session.decision ? setting.sideName(session.decision.side) : "over";
    const line = await io.ask(`${who}> `);
    if (line === null) break;
    guarded(session, () => answer(session, line.trim()));
  }
}

function answer(session: Session, line: string): void {
  const [word = "", ...words] = line.split(/\s+/);
  // Own members only: "constructor" is not a command.
  if (Object.hasOwn(commands, word)) return commands[word]!.run(session, words);
  if (!session.decision) return session.say("The game is over. Type help for the list of commands.");
  if (line === "") return nextPage(session);
  if (line.startsWith("/")) return search(session, line.slice(1).trim());
  if (/^\d+$/.test(line)) return pick(session, session.decision.options[Number(line) - 1], line);
  return byWords(session, line);
}

function nextPage(session: Session): void {
  const fitting = session.options(
    (option) => session.filter === "" || fitsWords(option, session.filter, session.setting.names),
  );
  session.offset += PAGE;
  if (session.offset >= fitting.length) session.offset = 0;
  showOptions(session);
}

function search(session: Session, words: string): void {
  const fitting = session.options((option) => fitsWords(option, words, session.setting.names));
  if (fitting.length === 0) return session.say(`No option contains “${words}”.`);
  session.filter = words;
  session.offset = 0;
  showOptions(session);
}

function byWords(session: Session, line: string): void {
  const exact = session.options(
    (option) => choiceText(option, session.setting.names).toLowerCase() === line.toLowerCase(),
  );
  const fitting =
    exact.length === 1 ? exact : session.options((option) => fitsWords(option, line, session.setting.names));
  if (fitting.length === 1) return pick(session, fitting[0]!.option, line);
  if (fitting.length > 1) {
    session.say(`${fitting.length} options contain “${line}”:`);
    return search(session, line);
  }
  session.say(`“${line}” is not a command, and no option contains it. Type help for the list of commands.`);
}

function pick(session: Session, option: Choice | undefined, asked: string): void {
  const { decision } = session;
  if (!option || !decision) {
    return session.say(`There is no option ${asked}; options go from 1 to ${decision?.options.length ?? 0}.`);
  }
  const before = session.game.table.events.length;
  const made = choose(session.game, decision.side, option);
  if (!made.ok) return session.say(...wrap(made.error.message));
  session.say(
    session.io.colours.dim(
      `${session.setting.sideName(decision.side)}: ${choiceText(option, session.setting.names)}`,
    ),
  );
  showSince(session, before);
  session.refresh();
  showDecision(session);
}
