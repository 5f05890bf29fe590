import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games";
import { printFormat } from "../../../lib/export/print";
import { ExportError } from "../../../lib/export";
import { edited, made, pagesOf, printed, source, wordsOf } from "./support";

const files = printed();

const papers = ["a4", "letter"];
const aids = [
  "set-up-campaign-japan",
  "set-up-campaign-allies",
  "set-up-short-campaign-japan",
  "set-up-short-campaign-allies",
  "set-up-training-japan",
  "set-up-training-allies",
  "counters",
  "reinforcements",
  "combat-tables",
  "costs-and-parameters",
  "sequence-of-play",
  "optional-rules",
  "tracks",
  "map",
  "map-large",
];

describe("play aids on paper", () => {
  it("are a file for each aid and size of paper, and a list of them", () => {
    const wanted = aids.flatMap((aid) => papers.map((paper) => `print/${aid}-${paper}.html`));
    expect([...files.keys()].sort()).toEqual([...wanted, "print/index.html"].sort());
    const index = files.get("print/index.html")!;
    for (const path of wanted) expect(index).toContain(`href="${path.slice("print/".length)}"`);
  });

  it("are the same bytes from the same documents", () => {
    expect([...printed()]).toEqual([...files]);
  });

  it("show how far they are", () => {
    const making = printFormat.make(source());
    const first = making.next();
    expect(first.done).toBe(false);
    expect(first.value).toMatchObject({ done: 0, of: aids.length * 2 + 1 });
    let steps = 1;
    while (!making.next().done) steps++;
    expect(steps).toBe(aids.length * 2 + 1);
  });

  it("say on each page which game, edition, layers, program and page it is, and whose the game is", () => {
    for (const [path, html] of files) {
      const pages = pagesOf(html);
      expect(pages.length, path).toBeGreaterThan(0);
      pages.forEach((page, i) => {
        const foot = wordsOf(/<footer>.*<\/footer>/s.exec(page)![0]);
        expect(foot).toContain("Fire in the Sky: The Great Pacific War 1941-1945 · Rules 1.1, 2005");
        expect(foot).toContain("Layers: Errata of the 2005 rulebook · Sandtable 9.8.7");
        expect(foot).toContain(`page ${i + 1} of ${pages.length}`);
        expect(foot).toContain("Unofficial reconstruction, for owners of the game");
      });
    }
  });

  it("need nothing from elsewhere and run nothing", () => {
    for (const html of files.values()) {
      expect(html).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|@import|url\((?!#land)/i);
      expect(html).not.toMatch(/https?:/);
    }
  });

  it("are made for the paper that they name", () => {
    expect(files.get("print/tracks-a4.html")).toContain("size: 210mm 297mm");
    expect(files.get("print/tracks-letter.html")).toContain("size: 215.9mm 279.4mm");
    expect(files.get("print/map-a4.html")).toContain("size: 297mm 210mm");
    expect(files.get("print/map-letter.html")).toContain("size: 279.4mm 215.9mm");
  });

  it("explain the letters of values that no rulebook gives", () => {
    for (const aid of aids.filter((each) => /^(set-up|reinf|combat|costs)/.test(each))) {
      const words = wordsOf(files.get(`print/${aid}-a4.html`)!);
      expect(words, aid).toContain("[R] reconstructed:");
      expect(words, aid).toContain("[D] designed:");
    }
    for (const aid of ["counters", "map"]) {
      expect(wordsOf(files.get(`print/${aid}-a4.html`)!), aid).toContain("R reconstructed, D designed");
    }
    for (const aid of ["sequence-of-play", "optional-rules"]) {
      expect(wordsOf(files.get(`print/${aid}-a4.html`)!), aid).toContain("All values are from the rulebook");
    }
  });

  it("cannot be made of a game whose rules are not known, and say so", () => {
    const making = () => made(source({}, { definition: undefined }));
    expect(making).toThrow(ExportError);
    expect(making).toThrow(/fire-in-the-sky/);
  });

  it("are made of a game without views as far as its documents show", () => {
    const plain = { ...games["fire-in-the-sky"]!, views: undefined };
    const paths = [...printed(source({}, { definition: plain })).keys()];
    expect(paths).toContain("print/costs-and-parameters-a4.html");
    expect(paths).toContain("print/optional-rules-letter.html");
    expect(paths.some((path) => path.includes("counters"))).toBe(false);
  });
});

describe("hostile documents", () => {
  const attack = `</text></svg></style><script>alert(1)</script><img src=x onerror=alert(2)>" onload="alert(3)`;
  const hostile = {
    ...edited("game.json", ["", { title: attack, edition: attack }]),
    ...edited("map.json", ["", { title: attack }]),
    ...edited("units.json", ["/naval/j-dd", { name: attack, class: attack }]),
    ...edited("bases.json", ["/bases/truk", { name: attack }]),
    ...edited("options.json", ["/options/ranger", { title: attack, summary: attack }]),
    ...edited("schedules/japan.json", ["/turns/3/yamato", { title: attack }]),
    ...edited("scenarios/campaign.json", ["", { title: attack, summary: attack }]),
    ...edited("tables/combat.json", ["/types/air-strike", { title: attack }]),
  };

  it("are words on the pages and nothing else", () => {
    const pages = printed(source(hostile));
    expect(pages.size).toBe(files.size);
    for (const [path, html] of pages) {
      expect(html, path).not.toMatch(/<script|<img/i);
      // What a browser would read as an attribute: none of them has a handler.
      for (const [tag] of html.matchAll(/<[a-z][^>]*>/g))
        expect(tag.replaceAll(/"[^"]*"/g, ""), path).not.toMatch(/\son/);
      expect(html.match(/<style>/g)).toHaveLength(1);
      expect(html.match(/<\/body>/g)).toHaveLength(1);
    }
    expect(wordsOf(pages.get("print/optional-rules-a4.html")!)).toContain("<script>alert(1)</script>");
  });

  it("with ids that are not file names cannot leave the folder", () => {
    const scenario = JSON.parse(source().files["scenarios/campaign.json"]!) as object;
    const paths = [...printed(source({ "scenarios/a..b c.json": JSON.stringify(scenario) })).keys()];
    for (const path of paths) expect(path).toMatch(/^print\/[a-z0-9-]+\.html$/);
  });

  it("with words without end still come on pages", () => {
    const words = { summary: "endless ".repeat(4000), title: "W".repeat(3000) };
    const long = edited("options.json", ["/options/ranger", words]);
    const html = printed(source(long)).get("print/optional-rules-a4.html")!;
    expect(wordsOf(html).match(/endless/g)).toHaveLength(4000);
    expect(pagesOf(html).length).toBeGreaterThan(5);
  });
});
