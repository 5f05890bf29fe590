import { describe, expect, it } from "vitest";
import { callOf, loadCall } from "../../../components/desk/calls";

describe("the calls of the desk", () => {
  it("are loaded when they are first asked for, those of texts without those of forms", async () => {
    expect(callOf("setUp")).toBeDefined();
    expect(callOf("complete")).toBeUndefined();
    await loadCall("complete");
    expect(callOf("complete")).toBeDefined();
    expect(callOf("previewCsv")).toBeUndefined();
    await loadCall("previewCsv");
    expect(callOf("previewCsv")).toBeDefined();
  });

  it("are refused by name where there is none", async () => {
    await expect(loadCall("nothing" as "complete")).rejects.toThrow("The desk has no call “nothing”.");
  });
});
