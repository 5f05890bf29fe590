import { describe, expect, it } from "vitest";
import type { Message, Request } from "../../../components/lab/crew/protocol";
import { workers } from "../../../components/lab/crew/workers";
import type { GameKey } from "../../../lib/lab/plan";
import type { GameLine } from "../../../lib/lab/record/types";
import { recordOf, shortPlan } from "./support";

const plan = shortPlan();
const games = (n: number): GameKey[] => Array.from({ length: n }, (_, game) => ({ game, variant: 0 }));

/** A worker of the browser as far as a crew knows it. */
class FakeWorker {
  onmessage: ((event: { data: Message }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  isTerminated = false;
  readonly asked: Request[] = [];

  constructor(private readonly answer: (request: Request) => Message | Error | undefined) {}

  postMessage(request: Request): void {
    this.asked.push(request);
    queueMicrotask(() => {
      if (this.isTerminated) return;
      const answer = this.answer(request);
      if (answer instanceof Error) this.onerror?.({ message: answer.message });
      else if (answer) this.onmessage?.({ data: answer });
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

async function crewOf(
  size: number,
  answer: (request: Request, worker: number) => Message | Error | undefined,
) {
  const hired: FakeWorker[] = [];
  const start = (): Worker => {
    const n = hired.length;
    const worker = new FakeWorker((request) => answer(request, n));
    hired.push(worker);
    return worker as unknown as Worker;
  };
  const crew = await workers(size, start)(plan);
  const received: GameLine[] = [];
  const play = (what: readonly GameKey[]) =>
    crew.play(what, (line) => received.push(line), new AbortController().signal);
  return { crew, hired, received, play };
}

const plays = (request: Request): Message =>
  request.type === "open" ? { type: "ready" } : { type: "line", line: recordOf(request.game, plan) };

describe("workers of the browser", () => {
  it("get the plan once each and share the games", async () => {
    const { hired, received, play, crew } = await crewOf(2, plays);
    await play(games(9));
    expect(received).toHaveLength(9);
    expect(hired).toHaveLength(2);
    expect(hired.map(({ asked }) => asked.filter(({ type }) => type === "open").length)).toEqual([1, 1]);
    await crew.close();
    expect(hired.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it("are replaced when they die, and the game is played by another", async () => {
    const { hired, received, play } = await crewOf(2, (request, n) =>
      request.type === "play" && request.game.game === 3 && n < 2 ? new Error("killed") : plays(request),
    );
    await play(games(8));
    expect(received.filter((line) => "trouble" in line)).toEqual([]);
    expect(received).toHaveLength(8);
    expect(hired.length).toBeGreaterThan(2);
  });

  it("report a game that kills two of them", async () => {
    const { received, play } = await crewOf(2, (request) =>
      request.type === "play" && request.game.game === 3 ? new Error("killed") : plays(request),
    );
    await play(games(8));
    expect(received).toHaveLength(8);
    expect(received.filter((line) => "trouble" in line)).toMatchObject([{ game: 3, trouble: "crash" }]);
  });

  it("that cannot be started are not counted as trouble of a game", async () => {
    const { play } = await crewOf(2, () => new Error("not found"));
    await expect(play(games(8))).rejects.toThrow("could not be started: not found");
  });

  it("say when nobody can play by the plan", async () => {
    const { play } = await crewOf(2, () => ({ type: "failed", message: "There are no rules." }));
    await expect(play(games(8))).rejects.toThrow("There are no rules.");
  });

  it("send nothing once they are released, in the middle of games", async () => {
    const { crew, received, play, hired } = await crewOf(2, (request) =>
      request.type === "open" ? { type: "ready" } : undefined,
    );
    const over = play(games(8));
    await crew.close();
    await over;
    expect(received).toEqual([]);
    expect(hired.every(({ isTerminated }) => isTerminated)).toBe(true);
  });
});
