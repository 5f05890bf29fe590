import { createElement, lazy } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Opening } from "../../components/studio/opening";
import { countWords } from "../../components/preview/change-count";
import { elementWith } from "./markup";

const View = ({ path }: { path: string }) => createElement("section", null, `The text of ${path}`);

it("a document whose view is still being loaded says that it is being opened", () => {
  const never = lazy(() => new Promise<{ default: typeof View }>(() => undefined));
  const html = renderToString(createElement(Opening, { View: never, path: "units.json" }));
  expect(elementWith(html, 'role="status"')?.replace(/<!-- -->/g, "")).toContain("Opening units.json …");
  const opened = renderToString(createElement(Opening, { View, path: "units.json" }));
  expect(opened).toContain("The text of units.json");
  expect(opened).not.toContain("Opening");
});

it("the number of changes stands beside their title, and of very many that there are more", () => {
  expect(countWords({ sentences: 12 })).toBe("12");
  expect(countWords({ valuesOver: 1000 })).toBe("1,000+");
});
