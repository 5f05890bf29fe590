import type { Picture } from "../../games";
import { aircraft, shipProfile } from "./ship-profile";
import { group, path, type Shape, text } from "./shapes";

/** Centre of the picture, and how much larger than at 44 px it is drawn. */
export interface PictureSpot {
  x: number;
  y: number;
  scale: number;
}

/** The middle of a counter: a side profile, an aircraft from above, a NATO symbol, or words. */
export function pictureShapes(
  picture: Picture,
  { ink, ground }: { ink: string; ground: string },
  { x, y, scale }: PictureSpot,
): Shape {
  const at = (width: number, height: number): string =>
    `translate(${x - (width * scale) / 2} ${y - (height * scale) / 2}) scale(${scale})`;
  switch (picture.kind) {
    case "ship":
      return path(shipProfile(picture.class), { transform: at(32, 11), fill: ink });
    case "air":
      return path(aircraft, { transform: at(20, 16), fill: ink });
    case "land":
      return group({ transform: at(20, 19) }, [
        text(picture.size, {
          x: 10,
          y: 4.4,
          fill: ink,
          fontSize: 5.6,
          fontWeight: 700,
          textAnchor: "middle",
        }),
        group({ stroke: ink, strokeWidth: 1.3, fill: ground }, [
          { tag: "rect", attributes: { x: 1, y: 6, width: 18, height: 12 } },
          ...symbols[picture.branch ?? "infantry"]!(ink),
        ]),
        ...(picture.marine ? [path(anchor, { fill: "none", stroke: ink, strokeWidth: 1.5 })] : []),
      ]);
    case "marker":
      return text(picture.words, {
        x,
        y: y + 2.4,
        fill: ink,
        fontSize: Math.min(13, 58 / picture.words.length),
        fontWeight: 700,
        textAnchor: "middle",
      });
  }
}

const cross = path("M1 6L19 18M19 6L1 18");

/** The signs of the branches within their frame. */
const symbols: Readonly<Record<string, (ink: string) => Shape[]>> = {
  infantry: () => [cross],
  motorized: () => [cross, path("M10 6V18")],
  airborne: () => [cross, path("M6.4 16.4A1.8 1.8 0 0 1 10 16.4A1.8 1.8 0 0 1 13.6 16.4", { fill: "none" })],
  artillery: (ink) => [{ tag: "circle", attributes: { cx: 10, cy: 12, r: 2.4, fill: ink } }],
  armor: () => [
    { tag: "rect", attributes: { x: 4.4, y: 8.6, width: 11.2, height: 6.8, rx: 3.4, fill: "none" } },
  ],
  engineer: () => [path("M5.4 15V9.4H14.6V15M10 9.4V13.4", { fill: "none" })],
  "special-forces": (ink) => [
    text("SF", {
      x: 10,
      y: 14.8,
      fill: ink,
      stroke: "none",
      fontSize: 7.4,
      fontWeight: 800,
      textAnchor: "middle",
    }),
  ],
};

const anchor = "M10 8v8.4M7.2 13.6c0 3.6 5.6 3.6 5.6 0M8.6 10h2.8";
