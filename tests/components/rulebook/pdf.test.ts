import { describe, expect, it } from "vitest";
import { readPdf } from "../../../components/rulebook/pdf/read-pdf";
import { cutRulebook, paragraphsOf } from "../../../lib/rulebook";
import { titles } from "../../rulebook/texts";
import { column, pdfOf } from "../../support/pdf";

const read = (bytes: Uint8Array, onPage?: (page: number, of: number) => void): Promise<string> =>
  readPdf(Uint8Array.from(bytes), onPage);

const left = [
  "2.1 Shores",
  "A shore takes three ferries. A fourth one waits",
  "upon the water, however long the evening be-",
  "comes, until a bell is rung on the north shore.",
  "2.2 Fog Banks",
  "Fog drifts one field a day, and ferries that are",
  "caught in it lose the wages of that day.",
];
const right = [
  "3.1 Loading",
  "What walks aboard is counted before what is",
  "carried, and the heaviest animals come first.",
  "3.1.1 Carts",
  "One cart to a ferry (see 3.2), unless the cart is",
  "drawn by geese, which are one goose together.",
];

describe("a PDF", () => {
  it("of two columns is read column by column, below a heading over both, and each rule is found", async () => {
    const pages: [number, number][] = [];
    const text = await read(
      pdfOf([
        [
          { text: "2.0 The Lake, its Shores, its Fog Banks and its Ferries", x: 72, y: 720, size: 18 },
          ...column(72, 680, left),
          ...column(330, 680, right),
        ],
        [
          { text: "4.0 The Ferryman's Due", x: 72, y: 720, size: 18 },
          ...column(72, 690, ["The due is one coin a head."]),
        ],
      ]),
      (page, of) => pages.push([page, of]),
    );
    expect(pages).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(text.split("\n").filter((line) => line !== "")).toEqual([
      "# 2.0 The Lake, its Shores, its Fog Banks and its Ferries",
      ...left.slice(0, 2),
      "upon the water, however long the evening becomes,",
      "until a bell is rung on the north shore.",
      ...left.slice(4),
      ...right,
      "# 4.0 The Ferryman's Due",
      "The due is one coin a head.",
    ]);
    const { places, sections, lines } = cutRulebook(text, titles);
    expect(Object.keys(places)).toEqual(["2.0", "2.1", "2.2", "3.1", "3.1.1", "4.0"]);
    const { from, to } = sections[places["3.1.1"]!]!;
    expect(paragraphsOf(lines.slice(from, to)).join(" ")).toBe(
      "3.1.1 Carts One cart to a ferry (see 3.2), unless the cart is drawn by geese, which are one goose together.",
    );
  });

  it("of one column is read line by line, in whatever order it was written, signs of other alphabets included", async () => {
    const lines = [...left, "3.2 Crossing", "It takes a day \\(or a night\\): caf\u00e9s are closed."];
    const text = await read(pdfOf([column(72, 720, lines).reverse()]));
    expect(text.split("\n")).toEqual([
      ...left.slice(0, 2),
      "upon the water, however long the evening becomes,",
      "until a bell is rung on the north shore.",
      ...left.slice(4),
      "3.2 Crossing",
      "It takes a day \\(or a night\\): caf\u00e9s are closed.",
    ]);
  });
});

describe("a PDF that cannot be read", () => {
  const whole = pdfOf([column(72, 720, left)]);
  const random = `<${"7a".repeat(32)}>`;
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${random} /U ${random} /P -4 >> /ID [${random} ${random}]`;
  it.each([
    ["has a password", pdfOf([column(72, 720, left)], encrypt), /protected by a password\. Save it without/],
    ["is a picture of a text", pdfOf([[]]), /pictures without text\. .* \(OCR\)/],
    ["has a stamp on each picture", pdfOf([column(72, 720, ["Page 1"])]), /pictures without text/],
    ["has more pages than a rulebook", pdfOf(Array.from({ length: 601 }, () => [])), /601 pages; .* 600/],
    ["is cut off", whole.subarray(0, 300), /not a sound PDF .* save it again/],
    ["is random bytes", Buffer.from(`%PDF-1.7\n${"\0\u00ff<<[(".repeat(500)}`, "latin1"), /not a sound PDF/],
    [
      "has a page that is its own parent",
      Buffer.from(whole.toString("latin1").replace("/Kids [4 0 R]", "/Kids [2 0 R]"), "latin1"),
      /not a sound PDF/,
    ],
  ])("is refused with the reason: it %s", async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toThrow(reason);
  });
});
