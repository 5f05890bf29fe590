import { standing } from "../../kernel";
import { turnOf } from "../../playtest";
import { choiceText, fitsWords } from "../../book";
import { columns, padStart, wrap } from "../format/layout";
import type { Session } from "./session";

/** Options on one page. */
export const PAGE = 40;

/** The question, one sentence with the actor and the rule, and the options under it. */
export function showDecision(session: Session): void {
  const { decision, io, setting } = session;
  const c = io.colours;
  if (!decision) return showResult(session);
  const { title } = session.game.table.step(decision.step);
  const turn = turnOf(session.game);
  const heading = [
    ...(turn === undefined ? [] : [setting.turnTitle(turn)]),
    setting.sideName(decision.side),
    `${title} ${c.dim(`(${decision.rule})`)}`,
  ];
  session.say("", c.bold(heading.join(" · ")), ...wrap(decision.prompt));
  if (session.also.length > 0) {
    const names = session.also.map((side) => setting.sideName(side)).join(" and ");
    session.say(c.dim(`${names} will choose at the same time, without seeing your choice.`));
  }
  showOptions(session);
}

/** One page of the options that fit the filter. */
export function showOptions(session: Session): void {
  const c = session.io.colours;
  const fitting = session.options(
    (option) => session.filter === "" || fitsWords(option, session.filter, session.setting.names),
  );
  const page = fitting.slice(session.offset, session.offset + PAGE);
  const digits = String(session.decision?.options.length ?? 0).length;
  const entries = page.map(
    ({ number, option }) =>
      `${c.cyan(padStart(String(number), digits))}  ${choiceText(option, session.setting.names)}`,
  );
  session.say(...columns(entries).map((text) => `  ${text}`));
  const total = session.decision?.options.length ?? 0;
  const from = session.offset + 1;
  const to = session.offset + page.length;
  const filtered = session.filter === "" ? "" : ` with “${session.filter}” (of ${total}; / shows all)`;
  if (fitting.length > PAGE) {
    session.say(
      c.dim(
        `  ${from} to ${to} of ${fitting.length}${filtered}. Enter shows more; type part of an option to search.`,
      ),
    );
  } else if (filtered !== "") session.say(c.dim(`  ${fitting.length}${filtered}`));
}

export function showBoard(session: Session): void {
  session.say(...session.setting.board());
}

function showResult(session: Session): void {
  const { outcome } = session.game.state;
  const c = session.io.colours;
  const result = standing(session.game);
  session.say("", c.bold("The game is over."));
  if (outcome) session.say(...wrap(`${outcome.text} ${c.dim(`(${outcome.rule})`)}`));
  if (result.text !== "" && result.text !== outcome?.text) session.say(...wrap(result.text));
  session.say(c.dim("undo, log, board, save FILE or quit."));
}
