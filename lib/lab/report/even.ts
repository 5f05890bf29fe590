import type { Markup } from "../../export/print/markup";
import { type EvenAnswer, evenEnd, evenSentences, evenTable } from "../answers";
import { type ChartPlace, evenChart } from "../charts";
import { figureMarkup, paragraph, tableMarkup } from "./blocks";

/** Where a search found the wanted share of wins, with the curve that it saw. */
export const evenSection = (even: EvenAnswer, place: ChartPlace): Markup[] => [
  ...evenSentences(even).map((sentence) => paragraph(sentence)),
  paragraph(evenEnd(even)),
  figureMarkup(evenChart(even, place), `Wins by ${even.title}: larger marks are more games.`),
  tableMarkup(evenTable(even)),
];
