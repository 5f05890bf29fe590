import { describe, expect, it } from "vitest";
import { previewCalls } from "../../../components/desk/calls-preview";
import { Desk } from "../../../components/desk/world";
import { Asking, replyTo } from "../../../components/worker/asking";
import { isScenarioPath } from "../../../lib/documents";
import "../../../lib/games";
import { gameIds } from "../../../lib/games/load";
import { shipped } from "../../support/shipped";

/** What the page gets of an answer. */
const asText = async (value: unknown): Promise<unknown> => {
  const asking = new Asking();
  const answer = asking.ask((id) => queueMicrotask(() => asking.onReply(replyTo(id, () => value, true))));
  return answer;
};

describe("a set-up that is sent to the page as text", () => {
  it.each(gameIds)("is the same there: %s", async (id) => {
    const desk = new Desk();
    desk.open(id, shipped(id).files, {});
    const scenario = [...desk.draft.documents.keys()].find(isScenarioPath)!;
    const setUp = previewCalls.setUp(desk, scenario, "")!;
    expect(setUp.map.places.length).toBeGreaterThan(100);
    expect(await asText(setUp)).toEqual(setUp);
  });

  it("is not there where the answer is nothing, and says why where it fails", async () => {
    expect(await asText(undefined)).toBeUndefined();
    const asking = new Asking();
    const failed = asking.ask((id) =>
      asking.onReply(
        replyTo(
          id,
          () => {
            throw new Error("No such map.");
          },
          true,
        ),
      ),
    );
    await expect(failed).rejects.toThrow("No such map.");
  });
});
