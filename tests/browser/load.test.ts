import { expect, it } from "vitest";
import { settled, sizeOf, watchResponses } from "../bench/studio-visits";
import { Window } from "./support/desk";
import { useStudio } from "./support/studio";

/**
 * The most that a first visit to a workspace may load (KiB after gzip), a little above what it loads: what is larger
 * has to be loaded when it is first needed, or to be worth a new limit.
 */
const MOST_AT_FIRST = 552;
const MOST_WITH_EDITOR = 1345;

const studio = useStudio();

it("a workspace loads no more than it needs, before a document is opened and with the editor", async () => {
  const workspace = await studio.workspace("Weighed");
  const person = await studio.person({ isNew: true, viewport: { width: 1440, height: 900 } });
  const page = await person.newPage();
  const responses = watchResponses(page);
  await page.goto(studio.server.address + workspace.address);
  const window = new Window(page);
  await window.ready();
  await settled(page, responses);
  const { total: atFirst } = await sizeOf(responses);
  expect(atFirst).toBeGreaterThan(MOST_AT_FIRST / 2);
  expect(atFirst).toBeLessThan(MOST_AT_FIRST);
  await window.document("game.json");
  await settled(page, responses);
  const { total } = await sizeOf(responses);
  expect(responses.map((each) => each.url()).filter((url) => url.endsWith(".ttf"))).toEqual([]);
  // Without the hint the editor's code is compiled function by function when it is opened, and the page stands still.
  const scripts = responses.filter((each) => each.url().endsWith(".js"));
  const texts = await Promise.all(scripts.map((each) => each.text()));
  const largest = texts.reduce((a, b) => (a.length > b.length ? a : b));
  expect(largest.slice(0, 40)).toContain("//# allFunctionsCalledOnLoad");
  expect(total).toBeGreaterThan(MOST_WITH_EDITOR / 2);
  expect(total).toBeLessThan(MOST_WITH_EDITOR);
});
