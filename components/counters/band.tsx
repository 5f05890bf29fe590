import type { Colours } from "./liveries";

/** The band across the top of a counter; its pattern tells the nation to eyes that see no colours. */
export function Band({ colours: { band, bandInk, pattern }, height }: { colours: Colours; height: number }) {
  const marks = [];
  if (pattern === "stripes") {
    for (let x = 1; x < 44; x += 5) marks.push(<path key={x} d={`M${x} ${height}l${height} -${height}`} />);
  } else if (pattern === "dots") {
    for (let x = 3; x < 44; x += 5)
      marks.push(<circle key={x} cx={x} cy={height / 2} r={1.1} fill={bandInk} stroke="none" />);
  } else if (pattern === "checks") {
    for (let x = 0; x < 44; x += 6)
      marks.push(
        <rect
          key={x}
          x={x}
          y={(x / 6) % 2 ? height / 2 : 0}
          width={6}
          height={height / 2}
          fill={bandInk}
          stroke="none"
        />,
      );
  } else if (pattern === "double") {
    marks.push(<path key="double" d={`M0 ${height * 0.3}H44M0 ${height * 0.72}H44`} />);
  }
  return (
    <g stroke={bandInk} strokeWidth={0.9} opacity={1}>
      <rect width={44} height={height} fill={band} stroke="none" />
      <g opacity={0.75}>{marks}</g>
    </g>
  );
}
