import type { CounterState } from "./words";

/** Small marks on the right edge: reduced, damaged, committed; each of a shape of its own. */
export function Marks({ reduced = false, damaged = false, committed = false }: CounterState) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {reduced && (
        <g>
          <rect x={30} y={8} width={12} height={9} rx={2} fill="#fff" stroke="#1b1b1d" strokeWidth={0.9} />
          <path d="M33 10.6l3 3.6l3 -3.6" fill="none" stroke="#a8241c" strokeWidth={2} />
        </g>
      )}
      {damaged && (
        <g>
          <circle cx={36.5} cy={22} r={5} fill="#fff" stroke="#1b1b1d" strokeWidth={0.9} />
          <path d="M34.3 19.8l4.4 4.4m0 -4.4l-4.4 4.4" stroke="#a8241c" strokeWidth={1.8} />
        </g>
      )}
      {committed && (
        <path d="M32 26.4h5v-2.4l5 4l-5 4v-2.4h-5z" fill="#fff" stroke="#1b1b1d" strokeWidth={0.9} />
      )}
    </g>
  );
}
