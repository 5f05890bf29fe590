import { nearest } from "../nearest";
import { games } from "../games/loaded";
import type { GameDefinition } from "../games";
import { fail, type Generator, type Json, ok, type Result } from "../kernel";
import { playerOf } from "../playtest";
import { counted } from "../words";
import { dataHashOf } from "./make-plan";
import { derivedHash } from "./balance/variants";
import type { Plan, Robustness, SearchPlan, Variant } from "./plan";

type JsonObject = { [key: string]: Json };

/** Why some JSON is not a plan, for its author. Thrown and caught in this file. */
class Unfit extends Error {}

/**
 * A plan out of any JSON, or in words what keeps it from being one. That its data make rules and its scenario stands
 * shows when it is played.
 */
export function readPlan(json: unknown): Result<Plan, string> {
  try {
    return ok(planOf(json));
  } catch (error) {
    if (error instanceof Unfit) return fail(error.message);
    throw error;
  }
}

const purposes = ["simulate", "compare", "sweep", "sensitivity", "balance"] as const;
const planMembers = [
  "version",
  "engine",
  "purpose",
  "variants",
  "players",
  "seed",
  "generator",
  "games",
  "cap",
  "stop",
  "robustness",
  "search",
] as const;
const variantMembers = [
  "title",
  "game",
  "documents",
  "scenario",
  "options",
  "layers",
  "dataHash",
  "setting",
] as const;
const searchMembers = ["side", "share", "values", "within"] as const;
const robustnessMembers = ["players", "games"] as const;
const stopMembers = ["measure", "within", "least"] as const;

function planOf(json: unknown): Plan {
  const plan = objectOf(json, "A plan");
  if (plan.version !== 1)
    throw new Unfit(
      `The plan has format version ${JSON.stringify(plan.version ?? null)}; this program reads version 1.`,
    );
  known(plan, planMembers, "The plan");
  if (typeof plan.engine !== "string") throw new Unfit("“engine” must be the program's version, as text.");
  if (!(purposes as readonly Json[]).includes(plan.purpose!))
    throw new Unfit(`“purpose” must be one of ${purposes.join(", ")}.`);
  if (!Array.isArray(plan.variants) || plan.variants.length === 0)
    throw new Unfit("“variants” must be a list of at least one ruleset.");
  const variants: Variant[] = [];
  for (const variant of plan.variants)
    variants.push(variantOf(variant, `Variant ${variants.length + 1}`, variants[0]));
  const [first] = variants;
  const other = variants.find(({ game }) => game !== first!.game);
  if (other) {
    throw new Unfit(
      `“${other.title}” is played by ${other.game}, “${first!.title}” by ${first!.game}: ` +
        "the variants of a plan are of one game.",
    );
  }
  return {
    version: 1,
    engine: plan.engine,
    purpose: plan.purpose as Plan["purpose"],
    variants,
    players: playersOf(plan.players, games[first!.game]!, "“players”"),
    seed: whole(plan.seed, "seed", 0),
    ...(plan.generator !== undefined && { generator: generatorOf(plan.generator) }),
    games: whole(plan.games, "games", 1),
    cap: whole(plan.cap, "cap", 1),
    ...(plan.stop !== undefined && { stop: stopOf(plan.stop) }),
    ...(plan.robustness !== undefined && {
      robustness: robustnessOf(plan.robustness, games[first!.game]!),
    }),
    ...(plan.search !== undefined && { search: searchOf(plan.search, variants, games[first!.game]!) }),
  };
}

function robustnessOf(json: Json, definition: GameDefinition): Robustness {
  const robustness = objectOf(json, "“robustness”");
  known(robustness, robustnessMembers, "“robustness”");
  const { players } = robustness;
  if (!Array.isArray(players) || players.length === 0)
    throw new Unfit("“players” of “robustness” must be a list of at least one list of players.");
  return {
    players: players.map((each) => playersOf(each, definition, "“players” of “robustness”")),
    games: whole(robustness.games, "games", 1),
  };
}

function searchOf(json: Json, variants: readonly Variant[], definition: GameDefinition): SearchPlan {
  const search = objectOf(json, "“search”");
  known(search, searchMembers, "“search”");
  const { side, share } = search;
  const { sides } = definition.module;
  if (typeof side !== "string" || !sides.includes(side))
    throw new Unfit(`“side” of “search” must be one of ${sides.join(", ")}.`);
  if (!(typeof share === "number" && share > 0 && share < 1))
    throw new Unfit("“share” of “search” must be a number between 0 and 1.");
  const values = whole(search.values, "values", 3);
  if (variants.length % values !== 0)
    throw new Unfit(
      `“values” of “search” is ${values}, but the plan has ${variants.length} variants: rows must be equally long.`,
    );
  if (variants.some(({ setting }) => setting === undefined))
    throw new Unfit("Each variant of a search must have a “setting”.");
  return { side, share, values, within: whole(search.within, "within", 1) };
}

/** `first`: the variant whose documents one without its own has, with its `setting` put in. */
function variantOf(json: Json, called: string, first: Variant | undefined): Variant {
  const variant = objectOf(json, called);
  known(variant, variantMembers, called);
  const { options, layers } = variant;
  const text = (name: "title" | "game" | "documents" | "scenario" | "dataHash"): string => {
    const value = variant[name];
    if (typeof value !== "string") throw new Unfit(`“${name}” of ${called} must be a text.`);
    return value;
  };
  const setting = variant.setting === undefined ? undefined : settingOf(variant.setting, called);
  const made = {
    title: text("title"),
    game: text("game"),
    scenario: text("scenario"),
    options: textsOf(options, `“options” of ${called}`),
    layers: textsOf(layers, `“layers” of ${called}`),
    dataHash: text("dataHash"),
    ...(setting && { setting }),
  };
  if (!Object.hasOwn(games, made.game)) {
    throw new Unfit(
      `There are no rules that play “${made.game}”, the game of ${called}. ` +
        `Games: ${Object.keys(games).join(", ")}.`,
    );
  }
  if (variant.documents === undefined && first && setting) {
    matches(derivedHash(first, setting), made, called);
    return made;
  }
  const documents = text("documents");
  if (!Object.hasOwn(documentsOf(documents, called), made.scenario))
    throw new Unfit(`${called} has no “${made.scenario}” among its documents.`);
  matches(dataHashOf({ ...made, documents }), made, called);
  return { ...made, documents };
}

function matches(
  hash: string,
  { title, dataHash }: Pick<Variant, "title" | "dataHash">,
  called: string,
): void {
  if (hash === dataHash) return;
  throw new Unfit(
    `The data of ${called} (“${title}”) do not match its “dataHash”: they were changed or truncated.`,
  );
}

function documentsOf(text: string, called: string): JsonObject {
  try {
    return objectOf(JSON.parse(text) as Json, `“documents” of ${called}`);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Unfit(`“documents” of ${called} must be JSON text: ${error.message}`);
    throw error;
  }
}

function settingOf(json: Json, called: string): Variant["setting"] {
  const setting = objectOf(json, `“setting” of ${called}`);
  if (!Object.values(setting).every((value) => typeof value === "number"))
    throw new Unfit(`“setting” of ${called} must give a number for each place.`);
  return setting as { [place: string]: number };
}

function playersOf(json: Json | undefined, definition: GameDefinition, called: string): string[] {
  const players = textsOf(json, called);
  const { sides } = definition.module;
  if (players.length !== sides.length) {
    const named = counted(players.length, "player");
    throw new Unfit(`${called} must name one for each side (${sides.join(", ")}); it names ${named}.`);
  }
  for (const spec of players) {
    const player = playerOf(definition, spec);
    if (!player.ok) throw new Unfit(player.error);
  }
  return players;
}

function generatorOf(json: Json): Generator {
  if (json !== 1 && json !== 2)
    throw new Unfit(
      `“generator” must be a version of the dice generator: 1 or 2, not ${JSON.stringify(json)}.`,
    );
  return json;
}

function stopOf(json: Json): NonNullable<Plan["stop"]> {
  const stop = objectOf(json, "“stop”");
  known(stop, stopMembers, "“stop”");
  const measure = objectOf(stop.measure, "“measure” of “stop”");
  const { wins, score } = measure;
  const isOne = (a: Json | undefined, b: Json | undefined) => typeof a === "string" && b === undefined;
  if (!isOne(wins, score) && !isOne(score, wins))
    throw new Unfit("“measure” of “stop” must be { “wins”: a side } or { “score”: its name }.");
  const { within } = stop;
  if (within !== undefined && !(typeof within === "number" && within > 0))
    throw new Unfit("“within” of “stop” must be a number above 0.");
  return {
    measure: wins === undefined ? { score: score as string } : { wins: wins as string },
    ...(within !== undefined && { within }),
    least: whole(stop.least, "least", 1),
  };
}

// ---- the forms that values have ----------------------------------------------------------------------

function objectOf(json: unknown, called: string): JsonObject {
  if (json === null || typeof json !== "object" || Array.isArray(json))
    throw new Unfit(`${called} must be an object.`);
  return json as JsonObject;
}

function known(object: JsonObject, members: readonly string[], called: string): void {
  for (const name of Object.keys(object)) {
    if (members.includes(name)) continue;
    const meant = nearest(name, members);
    const hint = meant === undefined ? "" : `; did you mean “${meant}”?`;
    throw new Unfit(`${called} has an unknown member “${name}”${hint || "."}`);
  }
}

function textsOf(json: Json | undefined, called: string): string[] {
  if (!Array.isArray(json) || !json.every((one) => typeof one === "string"))
    throw new Unfit(`${called} must be a list of texts.`);
  return json as string[];
}

function whole(json: Json | undefined, name: string, least: number): number {
  if (!Number.isSafeInteger(json) || (json as number) < least)
    throw new Unfit(`“${name}” must be a whole number of at least ${least}.`);
  return json as number;
}
