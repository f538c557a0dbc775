import { ink, leaf, marigold, rice, type Tones } from '../palette';

export function Lotto({ warm }: Tones) {
  return (
    <>
      <ellipse cx="60" cy="122" rx="44" ry="6" fill={ink} opacity=".3" />
      <circle cx="40" cy="62" r="21" fill={marigold} />
      <circle cx="79" cy="52" r="21" fill={warm} />
      <circle cx="84" cy="96" r="21" fill={leaf} />
      <circle cx="46" cy="100" r="21" fill={rice} stroke={ink} strokeOpacity=".12" />
      <path d="M40 62h0M79 52h0M84 96h0M46 100h0" stroke="#FFFDF7" strokeWidth="25" strokeLinecap="round" />
      <path
        d="M35 57h9l-6 11M75 49c1-5 9-4 8 1-1 3-6 5-8 8h9M86 103V90l-8 8h11M49.5 97a4 4 0 1 0-8 0 4 4 0 1 0 8 0c0 4-2 8-5 9"
        fill="none"
        stroke={ink}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M24 60a16 16 0 0 1 8-12M63 50a16 16 0 0 1 8-12M30 98a16 16 0 0 1 8-12M68 94a16 16 0 0 1 8-12"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}
