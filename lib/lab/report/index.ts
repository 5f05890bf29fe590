import { child, type Json } from "../../documents";
import type { Documents } from "../../games";
import { type Markup, element, pieces, wholePage } from "../../export/print/markup";
import { capital } from "../../words";
import { type Answers, decimal, whoPlays } from "../answers";
import { type ChartTheme, themeOf } from "../charts";
import type { Plan, Variant } from "../plan";
import { castTitle } from "../robustness";
import { sidesOf } from "../sides";
import { facts, heading, paragraph } from "./blocks";
import { comparisonSection, settingsSection } from "./comparison";
import { evenSection } from "./even";
import { style } from "./style";
import { besideSection, variantSection } from "./variant";

/** What a report needs beside the run itself. */
export interface ReportSettings {
  /** The day on which it is made, as it shall be printed. */
  date: string;
  /** A document to draw in: the page's own, or one made for it. */
  document: Document;
  /** How the run is repeated on the command line. */
  command?: string;
}

/** The report of a run: one HTML file that needs nothing else, with its charts, for screen and paper. */
export function reportOf(
  plan: Plan,
  answers: Answers,
  documents: Documents,
  settings: ReportSettings,
): string {
  const { date, document } = settings;
  const title = titleOf(plan, documents);
  const place = { document, theme: chartTheme(documents) };
  const side = (id: string): string => sidesOf(documents).find((each) => each.id === id)?.name ?? id;
  const several = answers.comparisons.length > 0;
  const { even } = answers;
  const turned = answers.purpose === "sweep" || answers.purpose === "sensitivity";
  const detailed = even ? [] : turned ? answers.variants.slice(0, 1) : answers.variants;
  const body: Markup[] = [
    element("h1", {}, title),
    paragraph(`${purposes[answers.purpose]}: ${whoPlays(answers)}. ${date}.`, "quiet"),
    ...(answers.ahead > 0
      ? [
          paragraph(
            `The run is incomplete: ${answers.received} games have been played, and some before them are missing.`,
            "note",
          ),
        ]
      : []),
    ...(even ? [heading(2, "Where it is even"), ...evenSection(even, place)] : []),
    ...(turned ? [heading(2, "What the numbers do"), ...settingsSection(answers, place)] : []),
    ...(several && !turned
      ? [
          heading(2, "What the change does"),
          ...comparisonSection(answers, place, side),
          heading(2, "Side by side"),
          ...besideSection(answers, place),
        ]
      : []),
    ...detailed.flatMap((variant) => [
      heading(2, several ? capital(variant.title) : "Results"),
      ...variantSection(variant, place),
    ]),
    heading(2, "How it was played"),
    facts([
      ["Game", title],
      ["Variants", ...(plan.search ? plan.variants.slice(0, 1) : plan.variants).map(variantWords)],
      ["Players", plan.players.join(" against ")],
      ...(plan.robustness
        ? [
            [
              "Also tried",
              `${plan.robustness.players.map(castTitle).join(", ")}; ${decimal(plan.robustness.games)} pairs each`,
            ] as const,
          ]
        : []),
      [
        "Seeds",
        `from master seed ${plan.seed}; ${plan.search ? "every game has dice of its own" : "game n has the same dice in every variant"}`,
      ],
      [
        "Games",
        `${decimal(plan.games)}${plan.search ? "" : " of each variant"} at most, ${decimal(answers.received)} played in all`,
      ],
      ["Decisions", `a game that takes more than ${decimal(plan.cap)} counts as unfinished`],
      ["Program", `Sandtable ${plan.engine}`],
      ["Made", date],
    ]),
    ...(settings.command === undefined
      ? []
      : [
          paragraph("To play the same games again:"),
          element("p", {}, element("code", {}, settings.command)),
        ]),
  ];
  const foot = element(
    "footer",
    {},
    `Sandtable ${plan.engine}. Unofficial reconstruction, for owners of the game.`,
  );
  return wholePage(
    `${purposes[answers.purpose]}: ${title}`,
    style,
    pieces(element("main", {}, ...body), foot),
  );
}

const purposes: Readonly<Record<Plan["purpose"], string>> = {
  simulate: "Playtest",
  compare: "Comparison in play",
  sweep: "Sweep",
  sensitivity: "Which numbers matter",
  balance: "Make it even",
};

const variantWords = ({ title, layers, options, dataHash }: Variant): string =>
  [
    title,
    layers.length === 0 ? "no layers" : `layers ${layers.join(", ")}`,
    ...(options.length > 0 ? [`optional rules ${options.join(", ")}`] : []),
    `data ${dataHash}`,
  ].join(" · ");

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

function titleOf({ variants }: Plan, documents: Documents): string {
  const { game = "", scenario = "" } = variants[0] ?? {};
  return `${textOf(child(documents["game.json"], "title")) ?? game}: ${textOf(child(documents[scenario], "title")) ?? scenario}`;
}

/** The colours of a game's charts, out of its documents. */
const chartTheme = (documents: Documents): ChartTheme => themeOf(sidesOf(documents));
