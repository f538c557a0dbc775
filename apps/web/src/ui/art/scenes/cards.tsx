import { ink, rice, type Tones } from '../palette';

export function Cards({ warm, cool }: Tones) {
  return (
    <g transform="translate(60 80)">
      <rect
        x="-20"
        y="-32"
        width="40"
        height="60"
        rx="6"
        fill={cool}
        stroke={rice}
        strokeWidth="4"
        transform="rotate(-38)translate(-20-4)"
      />
      <g transform="rotate(-15)translate(-14-2)">
        <rect x="-21" y="-34" width="46" height="66" rx="7" opacity=".22" />
        <rect x="-22" y="-35" width="44" height="66" rx="6" fill={rice} />
        <path d="M-5 18c-20-16-14-30-5-25 3 1 4 3 5 5 1-2 2-4 5-5 9-5 15 9-5 25z" fill={warm} />
        <path d="M-17-21l3-9 3 9m-5-3h4" fill="none" stroke={warm} strokeWidth="2.2" />
      </g>
      <g transform="rotate(13)translate(19 1)">
        <rect x="-25" y="-34" width="46" height="66" rx="7" opacity=".22" />
        <rect x="-22" y="-35" width="44" height="66" rx="6" fill={rice} />
        <path d="M2-17c22 16 16 33 5 28l-4-3 4 11H-3L1 8l-4 3c-11 5-17-12 5-28z" />
        <path d="M-17-21l3-9 3 9m-5-3h4" fill="none" stroke={ink} strokeWidth="2.2" />
      </g>
    </g>
  );
}
