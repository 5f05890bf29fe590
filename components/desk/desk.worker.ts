import { replyTo } from "../worker/asking";
import { applyEdits } from "../../lib/documents";
import { prepareMap } from "../../lib/views/map";
import type { Report } from "../../lib/diagnostics";
import { callOf, loadCall as loadCallOnce } from "./calls";
import { Feed } from "./feed";
import { loadRules } from "../worker/load-games";
import { patient } from "../worker/patient";
import { overviewOf } from "./overview";
import type { CallName, Message, Request } from "./protocol";
import { SpareTime } from "./spare-time";
import { viewWorld } from "./view-world";
import { Desk } from "./world";

const desk = new Desk();
const loadCall = patient(loadCallOnce);
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};
const spare = new SpareTime(() => performance.now());

/**
 * Work is done in turns, and a turn runs after the messages that have already arrived: of ten keys in a burst only
 * the last text is checked, and a key ends the check of the text before it.
 */
let waiting = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  waiting = false;
  turn();
};

function soon(): void {
  if (waiting) return;
  waiting = true;
  port2.postMessage(undefined);
}

/** If the slower tiers take longer than this, the fast ones are reported first (milliseconds). */
const SLOW = 40;

let opened = false;
let reported: Report | undefined;
let lastOverview = "";
/** Times of the check in progress: in all, and of its slower tiers; and what those took the last time. */
let spent = 0;
let spentSlowly = 0;
let slowly = 0;
const feeds: Feed[] = [];

/** The check of a workspace that has just been opened waits so long at most for the page to ask for its map (milliseconds). */
const MOST_HELD = 500;
/**
 * Then it waits until the page has drawn the map: both at once would take longer on few cores. That takes about as long again
 * as the map took here, and so long at most (milliseconds).
 */
const MOST_DRAWING = 400;
let held: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds that it took to prepare the map of the workspace. */
let prepared = 0;

/** Does the work. Returns how long it took (milliseconds). */
function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function holdForMap(): void {
  // What all set-ups share of it, while the page draws its list.
  prepared = timed(() => prepareMap(viewWorld(desk)));
  hold(MOST_HELD);
}

function hold(milliseconds: number): void {
  clearTimeout(held);
  held = setTimeout(release, milliseconds);
}

function release(): void {
  clearTimeout(held);
  held = undefined;
  soon();
}

function turn(): void {
  if (!opened || held !== undefined) return;
  if (!desk.isChecked) check();
  if (desk.isChecked && desk.report() !== reported) return post(desk.report());
  if (!desk.isChecked) return soon();
  clearTimeout(timer);
  const wait = spare.work();
  if (wait === 0) soon();
  else if (wait !== undefined) timer = setTimeout(soon, wait);
}

function check(): void {
  const began = performance.now();
  const isFirst = spent === 0;
  desk.step();
  const took = performance.now() - began;
  spent += took;
  if (!isFirst) spentSlowly += took;
  const early = slowly > SLOW ? desk.early() : undefined;
  if (early) scope.postMessage({ type: "early", report: early });
}

function post(report: Report): void {
  reported = report;
  slowly = spentSlowly;
  scope.postMessage({ type: "report", report, milliseconds: spent });
  postOverview();
  feedSoon();
}

function postOverview(): void {
  const overview = overviewOf(desk.draft, desk.game);
  const now = JSON.stringify(overview);
  if (now !== lastOverview) {
    lastOverview = now;
    scope.postMessage({ type: "overview", overview });
  }
}

function feedSoon(): void {
  spare.set("feed", () => {
    for (const each of feeds) each.send(desk.game?.id, desk.draft, desk.files, desk.report());
  });
  soon();
}

function changed(): void {
  spent = 0;
  spentSlowly = 0;
  spare.typed();
  for (const each of feeds) each.hold();
  soon();
}

/** Messages in order of arrival: while the code of a call is loaded, later messages wait. */
const messages: MessageEvent<Request>[] = [];
let isLoading = false;

scope.onmessage = (message) => {
  messages.push(message);
  if (!isLoading) void handleWaiting();
};

async function handleWaiting(): Promise<void> {
  for (let message = messages.shift(); message; message = messages.shift()) {
    const { data } = message;
    const needed = neededBy(data);
    if (needed.length > 0) {
      isLoading = true;
      try {
        await Promise.all(needed);
      } catch (error) {
        if (data.type !== "ask") reportError(error);
        else
          scope.postMessage(
            replyTo(data.id, () => {
              throw error;
            }),
          );
        continue;
      } finally {
        isLoading = false;
      }
    }
    onRequest(message);
  }
}

/** What has to be loaded first: the rules of a game, the code of a call. */
function neededBy(data: Request): Promise<unknown>[] {
  if (data.type === "open" || data.type === "prepare")
    return [loadRules(data.game)].filter((each) => each !== undefined);
  if (data.type !== "ask") return [];
  // A version to compare with may belong to another game.
  const games = data.args.map((arg) => (arg as { game?: unknown } | null | undefined)?.game);
  const rules = games.map((game) => (typeof game === "string" ? loadRules(game) : undefined));
  return [...rules, callOf(data.call) ? undefined : loadCall(data.call)].filter((each) => each !== undefined);
}

/** What shows the map of a workspace that has just been opened: in the preview, or in the editor. */
const mapCallNames: ReadonlySet<CallName> = new Set(["setUpUnchecked", "mapOf"]);

/** What answers with all of a map. */
const wholeMapNames: ReadonlySet<CallName> = new Set([...mapCallNames, "setUp"]);

const called = (call: CallName, args: unknown[]): unknown =>
  (callOf(call) as (desk: Desk, ...args: unknown[]) => unknown)(desk, ...args);

function onRequest({ data, ports }: MessageEvent<Request>): void {
  switch (data.type) {
    case "prepare":
      return;
    case "open":
      desk.open(data.game, data.shipped, data.own);
      opened = true;
      lastOverview = "";
      // The documents can be shown before they are checked.
      postOverview();
      if (data.awaitsMap) holdForMap();
      return soon();
    case "edit":
      desk.write(data.file, applyEdits(desk.files[data.file] ?? "", data.splices));
      return changed();
    case "text":
      desk.write(data.file, data.text);
      return changed();
    case "feed":
      feeds.push(new Feed(ports[0]!, data.holds));
      return feedSoon();
    case "ask": {
      const answer = (): void =>
        scope.postMessage(replyTo(data.id, () => called(data.call, data.args), wholeMapNames.has(data.call)));
      if (!data.later) {
        if (held === undefined || !mapCallNames.has(data.call)) return answer();
        return hold(Math.min(prepared + timed(answer), MOST_DRAWING));
      }
      spare.add(data.call, answer);
      return soon();
    }
  }
}
