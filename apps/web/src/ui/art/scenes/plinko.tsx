import { ink, marigold, rice, type Tones } from '../palette';

/** Rows of pegs, a ball on its way, and the pots below. */
export function Plinko({ warm, cool }: Tones) {
  return (
    <>
      <path
        d="M60 34h0M48 52h0M72 52h0M36 70h0M60 70h0M84 70h0M24 88h0M48 88h0M72 88h0M96 88h0"
        stroke={rice}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M60 14l2 12 10 6 4 12 10 8 0 12"
        fill="none"
        stroke={rice}
        strokeOpacity=".6"
        strokeWidth="2.6"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <circle cx="86" cy="70" r="8.5" fill={marigold} stroke={ink} strokeOpacity=".25" />
      <g stroke={ink} strokeOpacity=".3">
        <path d="M4 104h26v22a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8z" fill={warm} />
        <path d="M33 104h26v22a8 8 0 0 1-8 8H41a8 8 0 0 1-8-8z" fill={cool} />
        <path d="M62 104h26v22a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8z" fill={cool} />
        <path d="M91 104h26v22a8 8 0 0 1-8 8H99a8 8 0 0 1-8-8z" fill={warm} />
      </g>
      <path d="M4 104h26M33 104h26M62 104h26M91 104h26" stroke={marigold} strokeWidth="6" />
    </>
  );
}
