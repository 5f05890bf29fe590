// @module-tag slow
import { expect, it } from "vitest";
import { cut, findings } from "./support/axe";
import { easyHits, LabWindow } from "./support/lab";
import { useStudio } from "./support/studio";

const studio = useStudio();

it("the lab is accessible and whole in both themes", async () => {
  const made = await easyHits(studio);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    const window = new LabWindow(await studio.page(made.address, { isNew: true, viewport }));
    await window.ready();
    await window.palette("Control+Shift+p", "Compare in play");
    await window.ask(/^Compare/, 1);
    expect([await findings(window.page), await cut(window.page)]).toEqual([[], []]);
    await window.button("Compare").click();
    await window.stands(/All 2 games played/);
    expect([await findings(window.page), await cut(window.page)]).toEqual([[], []]);
    await window.view(/^Runs/).click();
    await window.runs.first().waitFor();
    expect([await findings(window.page), await cut(window.page)]).toEqual([[], []]);
  }
});
