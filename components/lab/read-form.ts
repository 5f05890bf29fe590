import { scenarioPath } from "../../lib/documents/paths";
import { counted, sideWins } from "../../lib/words";
import { stepOf, stepsWithin } from "../../lib/lab/balance/width";
import type { SearchPlan, StopRule } from "../../lib/lab/plan";
import { robustnessByDefault } from "../../lib/lab/usual";
import type { LabForm, SweepTexts } from "./form";
import type { LabLobby, RunRefusal, SweptNumber } from "./protocol";

// What is typed, read. It is not loaded with the state of the form, which commands change.

/** The most variants that the studio plays; the command line allows more. */
const MOST_VARIANTS = 200;
/** The most games of a variant, and in all. */
const MOST_GAMES = 100_000;
const MOST_IN_ALL = 1_000_000;
/** The same as in lib/lab/statistics, which is not loaded with the form; a test compares them. */
export const LEAST_GAMES = 50;
const MOST_SEED = 4_294_967_295;

/** Errors by field. */
export type FieldErrors = {
  [
    field in
      | "games"
      | "seed"
      | "least"
      | "within"
      | "robustness"
      | "players"
      | "share"
      | "width"
      | RunRefusal["field"]
  ]?: string;
};

export interface ReadForm {
  wrongs: FieldErrors;
  games: number;
  seed: number;
  players: string[];
  stop: StopRule | undefined;
  /** Pairs to play with each of the other players. */
  robustness: number;
  swept: SweptNumber[];
  /** What a search looks for. */
  search: Omit<SearchPlan, "values">;
  /** Number of variants to play, if known. */
  variants: number | undefined;
}

/** "4,000". */
const decimal = (count: number): string => count.toLocaleString("en-GB");

const whole = (text: string, least: number, most: number): number | undefined =>
  /^\d{1,10}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;

/** The player of a side: the chosen one if it exists, else steady, else the first. */
export function playerOf(
  { players }: LabForm,
  side: string,
  offered: LabLobby["players"],
): { id: string; budget: string } {
  const chosen = players[side];
  if (chosen && offered.some(({ id }) => id === chosen.id)) return chosen;
  const { id = "random" } = offered.find((each) => each.id === "steady") ?? offered[0] ?? {};
  return { id, budget: "" };
}

/** The optional rules that are on by the form. */
export const optionsOn = ({ options }: LabForm, lobby: LabLobby): ReadonlySet<string> =>
  new Set((options ?? lobby.recommended).filter((id) => lobby.options.some((each) => each.id === id)));

/** Optional rules to switch, without unknown ones. */
export const switchedIn = ({ switched }: LabForm, lobby: LabLobby): string[] =>
  lobby.options.map(({ id }) => id).filter((id) => switched.includes(id));

/** Whether the same data are compared with some optional rules switched. */
export const SWITCHED = "options";

export function read(form: LabForm, lobby: LabLobby): ReadForm {
  const wrongs: FieldErrors = {};
  const { question } = form;
  const games = whole(form.games, 1, MOST_GAMES);
  if (games === undefined) wrongs.games = `A whole number from 1 to ${decimal(MOST_GAMES)}.`;
  const seed = whole(form.seed, 0, MOST_SEED);
  if (seed === undefined) wrongs.seed = `A whole number up to ${MOST_SEED}.`;
  const players = lobby.sides.map(({ id: side }) => {
    const { id, budget } = playerOf(form, side, lobby.players);
    const takes = lobby.players.find((each) => each.id === id)?.budget ?? false;
    if (!takes || budget.trim() === "") return id;
    if (whole(budget, 1, 999_999_999) === undefined)
      wrongs.players = "The budget must be a whole number of at least 1.";
    return `${id}:${budget.trim()}`;
  });
  const swept =
    question === "sweep" || (question === "balance" && form.evenBy === "number")
      ? form.numbers.map((fields) => valuesOf(fields))
      : [];
  const bad = swept.find((each) => "wrong" in each);
  if (bad && "wrong" in bad) wrongs.question = bad.wrong;
  const good = swept.flatMap((each) => ("wrong" in each ? [] : [each]));
  const variants = variantsOf(form, lobby, good);
  if (question === "sensitivity" && variants === 1) wrongs.question = "Choose at least one number.";
  if (variants !== undefined && variants > MOST_VARIANTS)
    wrongs.question ??= `That is ${variants} variants; the maximum is ${MOST_VARIANTS}.`;
  if (
    question !== "balance" &&
    variants !== undefined &&
    games !== undefined &&
    variants * games > MOST_IN_ALL
  )
    wrongs.games ??= `That is ${decimal(variants * games)} games in all; the maximum is ${decimal(MOST_IN_ALL)}.`;
  if (question === "compare" && form.against === SWITCHED && switchedIn(form, lobby).length === 0)
    wrongs.question = "Change at least one optional rule.";
  const values = form.evenBy === "bid" ? [0, ...form.bid.map((_, i) => i + 1)] : (good[0]?.values ?? []);
  const search = searchOf(form, lobby, values, wrongs);
  const stop = stopOf(form, lobby, wrongs);
  const asks = form.robustness.trim();
  const robustness =
    asks === "" ? robustnessByDefault(players, MOST_GAMES) : whole(form.robustness, 0, MOST_GAMES);
  if (question === "compare" && robustness === undefined)
    wrongs.robustness = `A whole number up to ${decimal(MOST_GAMES)}, or empty; 0 for none.`;
  return {
    wrongs,
    games: games ?? 1,
    seed: seed ?? 0,
    players,
    stop,
    robustness: question === "compare" ? Math.min(robustness ?? 0, games ?? 1) : 0,
    swept: good,
    search,
    variants,
  };
}

function variantsOf(form: LabForm, lobby: LabLobby, swept: readonly SweptNumber[]): number | undefined {
  switch (form.question) {
    case "play":
      return 1;
    case "compare":
      return 2;
    case "sweep":
      return combinationsOf(form, swept);
    case "balance":
      return form.evenBy === "bid" ? form.bid.length + 1 : combinationsOf(form, swept);
    case "sensitivity":
      return 1 + 2 * placesOf(form, lobby).length;
  }
}

const combinationsOf = ({ numbers }: LabForm, swept: readonly SweptNumber[]): number | undefined =>
  swept.length < numbers.length
    ? undefined
    : swept.reduce((product, { values }) => product * values.length, 1);

/** The numbers to test; those of other scenarios are kept but not tested. */
export const placesOf = ({ places }: LabForm, { scenario, parameters }: LabLobby): string[] =>
  places?.filter((place) => !isOfAnother(place, scenario)) ?? parameters.map(({ place }) => place);

export const isOfAnother = (place: string, scenario: string): boolean =>
  place.startsWith("scenarios/") && !place.startsWith(`${scenarioPath(scenario)}#`);

/** The measures by which a comparison can stop. */
export const measuresOf = ({ sides, scores }: LabLobby): { id: string; title: string }[] => [
  ...sides.map(({ id, name }) => ({ id: `wins/${id}`, title: sideWins(name) })),
  ...scores.map(({ id, title }) => ({ id: `score/${id}`, title })),
];

/** The chosen measure, if it exists. */
export function measureOf({ measure }: LabForm, lobby: LabLobby): { id: string; title: string } | undefined {
  const measures = measuresOf(lobby);
  return measures.find(({ id }) => id === measure) ?? measures[0];
}

function stopOf(form: LabForm, lobby: LabLobby, wrongs: FieldErrors): StopRule | undefined {
  if (form.question !== "compare" || !form.stops) return undefined;
  const least = whole(form.least, LEAST_GAMES, MOST_GAMES);
  if (least === undefined)
    wrongs.least = `A whole number from ${LEAST_GAMES} on: stopping sooner would report a false difference in more than one run in twenty.`;
  const points = form.within.trim() === "" ? undefined : Number(form.within);
  if (points !== undefined && !(points > 0 && Number.isFinite(points)))
    wrongs.within = "A number above 0, or empty.";
  if (least === undefined || wrongs.within !== undefined) return undefined;
  const [kind, name = ""] = measureOf(form, lobby)?.id.split(/\/(.*)/s) ?? [];
  const isWins = kind === "wins";
  return {
    measure: isWins ? { wins: name } : { score: name },
    least,
    // Shares are stored from 0 to 1, and entered as games of a hundred.
    ...(points !== undefined && { within: isWins ? points / 100 : points }),
  };
}

function searchOf(
  { question, evenBy, evenSide, evenShare, evenWithin }: LabForm,
  { sides }: LabLobby,
  values: readonly number[],
  wrongs: FieldErrors,
): Omit<SearchPlan, "values"> {
  const side = sides.find(({ id }) => id === evenSide)?.id ?? sides[0]?.id ?? "";
  const share = evenShare.trim() === "" ? NaN : Number(evenShare);
  const width = evenWithin.trim() === "" ? undefined : Number(evenWithin);
  const within = stepsWithin(width, values);
  if (question === "balance") {
    if (!(share >= 5 && share <= 95)) wrongs.share = "A number from 5 to 95.";
    if (values.length > 0 && values.length < 3)
      wrongs.question ??=
        evenBy === "bid" ? "A bid needs at least two layers." : "A search needs at least three values.";
    if (values.length >= 3 && within === undefined)
      wrongs.width = `A number of at least ${stepOf(values)}, the step from value to value, or empty.`;
  }
  return { side, share: share / 100, within: within ?? 1 };
}

/** The values of a sweep, or the error in its fields. */
export function valuesOf({ place, from, to, step }: SweepTexts): SweptNumber | { wrong: string } {
  if (place.trim() === "") return { wrong: "Choose the number to vary." };
  const [low, high, by] = [from, to, step].map((text) => (text.trim() === "" ? NaN : Number(text)));
  if (!Number.isFinite(low!) || !Number.isFinite(high!) || !Number.isFinite(by!))
    return { wrong: "From, to and step must be numbers." };
  if (by! <= 0) return { wrong: "The step must be above 0." };
  if (high! < low!) return { wrong: "“To” must not be less than “from”." };
  const count = Math.floor((high! - low!) / by! + 1e-9) + 1;
  if (count > MOST_VARIANTS)
    return { wrong: `That is ${counted(count, "value")}; the maximum is ${MOST_VARIANTS}.` };
  // Rounding removes errors such as in 0.1 + 0.2.
  const values = Array.from({ length: count }, (_, i) => Number((low! + i * by!).toPrecision(12)));
  return { place: place.trim(), values };
}
