import { child, isBattlePath, isScenarioPath, type Json, scenarioPath } from "../../documents";
import type { GameDefinition } from "../../games/types";
import type { Game } from "../../kernel";
import { checkCrashed } from "../checks/internal/check-crashed";
import { doesNotCompile } from "../checks/setup/does-not-compile";
import { refused, refusedBattle } from "../checks/setup/refused";
import type { Context } from "../context";
import { type Found, isDocumentPlace } from "../found";
import { SetupRunner } from "../setup/run";
import type { World } from "../worlds";

/** The documents, by world, that an earlier tier than the rules found wanting. */
type Unfit = ReadonlyMap<string, ReadonlySet<string>>;

interface Parts {
  rules: Record<string, Json>;
  scenarios: readonly [path: string, value: Json][];
  battles: readonly [path: string, value: Json][];
  /** Neither this tier's nor an earlier one's problems forbid to set it up. */
  isFit(path: string): boolean;
}

/** Tier 6: the engine compiles the documents and sets up every scenario and battle that is in order so far. */
export class SetupTier {
  private readonly runner: SetupRunner;
  /** By the scenario's path: the world in which the last run set it up. */
  private setUpIn = new Map<string, string>();

  constructor(private readonly game: GameDefinition) {
    this.runner = new SetupRunner(game);
  }

  /** The scenario as the last run set it up; undefined when it did not. */
  gameOf(scenario: string): Game | undefined {
    const world = this.setUpIn.get(scenario);
    return world === undefined ? undefined : this.runner.gameOf(world, scenario);
  }

  /**
   * Sets up the scenarios for which an edit makes that necessary, and pauses after each, so that the next key need not
   * wait for all of them. `run` then finds what the engine said in memory.
   */
  *prepare(context: Context, unfit: Unfit): Generator<void, void> {
    for (const world of context.worlds) {
      if (world.kind === "layer") continue;
      const parts = this.partsOf(context, world, unfit.get(world.id));
      if (!parts || this.runner.compile(world.id, parts.rules).kind !== "rules") continue;
      for (const [path, value] of parts.scenarios) {
        if (!this.runner.isDue(world.id, path, value)) continue;
        this.runner.start(world.id, path, value);
        yield;
      }
    }
  }

  run(context: Context, unfit: Unfit): void {
    this.setUpIn = new Map();
    context.reportPerWorld(["game", "scenario"], (world) =>
      this.inWorld(context, world, unfit.get(world.id)),
    );
  }

  /** What the engine is given in a world; undefined where what it says would be an echo of what is wrong already. */
  private partsOf(context: Context, world: World, unfit: ReadonlySet<string> = new Set()): Parts | undefined {
    const blame = context.blame(world.id);
    const rules: Record<string, Json> = {};
    const scenarios: [string, Json][] = [];
    const battles: [string, Json][] = [];
    const isFit = (path: string): boolean => !unfit.has(path) && !blame.has(path);
    for (const [path, value] of Object.entries(world.documents)) {
      const list = isScenarioPath(path) ? scenarios : isBattlePath(path) ? battles : undefined;
      if (!list) rules[path] = value;
      else if (world.own.has(path) && isFit(path)) list.push([path, value]);
    }
    // The engine needs all of them; its errors about a broken one are echoes.
    if (Object.keys(rules).some((path) => unfit.has(path))) return undefined;
    if (this.game.required.some((path) => rules[path] === undefined)) return undefined;
    return { rules, scenarios, battles, isFit };
  }

  private inWorld(context: Context, world: World, unfit: ReadonlySet<string> | undefined): Found[] {
    const parts = this.partsOf(context, world, unfit);
    if (!parts) return [];
    const { rules, scenarios, battles, isFit } = parts;
    const blame = context.blame(world.id);
    const compiled = this.runner.compile(world.id, rules);
    const unsound = Object.keys(rules).some((path) => blame.has(path));
    if (compiled.kind === "refused") {
      return blame.has(compiled.error.document) ? [] : [doesNotCompile.report(compiled.error)];
    }
    if (compiled.kind === "crashed") {
      return unsound ? [] : [checkCrashed.report("Compiling the documents", "game.json", compiled.message)];
    }
    const refusedOnes = new Set<string>();
    const found = scenarios.flatMap(([path, value]) => {
      const own = this.inScenario(context, world, path, value, unsound);
      if (own.some(({ severity }) => severity === "error")) refusedOnes.add(path);
      return own;
    });
    // What is wrong with a scenario is reported there, and not once more in each battle that rests on it.
    const restsWell = (battle: Json): boolean => {
      const path = scenarioPath(String(child(battle, "scenario")));
      return isFit(path) && !refusedOnes.has(path);
    };
    return [
      ...found,
      ...battles
        .filter(([, value]) => restsWell(value))
        .flatMap(([path, value]) => this.inBattle(context, world, path, value, unsound)),
    ];
  }

  private inBattle(context: Context, world: World, path: string, value: Json, unsound: boolean): Found[] {
    const tried = this.runner.setUpBattle(world.id, path, value, world.documents);
    if (tried.kind === "crashed") {
      return unsound ? [] : [checkCrashed.report(`Setting up ${path}`, path, tried.message)];
    }
    return tried.problems
      .map((problem) => refusedBattle(this.game.module.id, problem, path))
      .filter(({ place }) => !saidBefore(context, world, path, place.pointer));
  }

  private inScenario(context: Context, world: World, path: string, value: Json, unsound: boolean): Found[] {
    const started = this.runner.start(world.id, path, value);
    if (started.kind === "crashed") {
      return unsound ? [] : [checkCrashed.report(`Setting up ${path}`, path, started.message)];
    }
    if (started.isSetUp) this.setUpIn.set(path, world.id);
    return started.problems
      .map((problem) => refused(this.game.module.id, problem, path))
      .filter(({ place }) => !saidBefore(context, world, path, place.pointer));
  }
}

/** An earlier tier has reported this very place, or of a subtree around it. */
function saidBefore(context: Context, world: World, document: string, pointer: string): boolean {
  if (context.blame(world.id).covers(document, pointer)) return true;
  return context.all.some(
    ({ severity, place }) =>
      severity !== "info" &&
      isDocumentPlace(place) &&
      place.document === document &&
      place.pointer === pointer,
  );
}
