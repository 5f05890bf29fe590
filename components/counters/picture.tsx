import type { Picture as PictureOf } from "../../lib/games";
import { aircraft, shipProfile } from "./ship-profile";

interface Props {
  picture: PictureOf;
  ink: string;
  ground: string;
  /** Centre of the picture, and how much larger than at 44 px it is drawn. */
  x: number;
  y: number;
  scale: number;
}

/** What stands in the middle of a counter: a side profile, an aircraft from above, a NATO symbol, or words. */
export function Picture({ picture, ink, ground, x, y, scale }: Props) {
  const at = (width: number, height: number): string =>
    `translate(${x - (width * scale) / 2} ${y - (height * scale) / 2}) scale(${scale})`;
  switch (picture.kind) {
    case "ship":
      return <path d={shipProfile(picture.class)} transform={at(32, 11)} fill={ink} />;
    case "air":
      return <path d={aircraft} transform={at(20, 16)} fill={ink} />;
    case "land":
      return (
        <g transform={at(20, 19)}>
          <text x={10} y={4.4} fill={ink} fontSize={5.6} fontWeight={700} textAnchor="middle">
            {picture.size}
          </text>
          <g stroke={ink} strokeWidth={1.3} fill={ground}>
            <rect x={1} y={6} width={18} height={12} />
            <path d="M1 6L19 18M19 6L1 18" />
          </g>
          {picture.marine && (
            <path
              d="M10 8v8.4M7.2 13.6c0 3.6 5.6 3.6 5.6 0M8.6 10h2.8"
              fill="none"
              stroke={ink}
              strokeWidth={1.5}
            />
          )}
        </g>
      );
    case "marker":
      return (
        <text
          x={x}
          y={y + 2.4}
          fill={ink}
          fontSize={Math.min(13, 58 / picture.words.length)}
          fontWeight={700}
          textAnchor="middle"
        >
          {picture.words}
        </text>
      );
  }
}
