import { describe, expect, it } from "vitest";
import { patient, type ServerProbe } from "../../../components/worker/patient";

/** Code that loads or fails, try by try, and a server that is there or not, look by look. */
function scene(tries: readonly ("loads" | "fails")[], looks: readonly boolean[]) {
  const done: string[] = [];
  let tried = 0;
  let looked = 0;
  const load = (id: string | undefined): Promise<void> | undefined => {
    if (id === undefined) return undefined;
    done.push("load");
    return tries[tried++] === "loads" ? Promise.resolve() : Promise.reject(new Error(`failed ${tried}`));
  };
  const server: ServerProbe = {
    answers: () => Promise.resolve(looks[looked++] === true),
    pause: () => (done.push("pause"), Promise.resolve()),
  };
  return { load: patient(load, server), done };
}

describe("code of a worker", () => {
  it("is not waited for where nothing is to be loaded", () => {
    const { load, done } = scene([], []);
    expect([load(undefined), done]).toEqual([undefined, []]);
  });

  it("is loaded once the server is back, however often that fails before", async () => {
    const { load, done } = scene(["fails", "fails", "fails", "loads"], [false, false, true]);
    await load("a");
    expect(done).toEqual(["load", "pause", "load", "pause", "load", "load"]);
  });

  it("fails with its error when a server that answers does not have it", async () => {
    const { load, done } = scene(["fails", "fails"], [true, true]);
    await expect(load("a")).rejects.toThrow("failed 2");
    expect(done).toEqual(["load", "load"]);
  });
});
