import { marigold, rice, type Tones } from '../palette';
import { star } from '../shapes';

const stars = star(4, 6, 1.8, [28, 34]) + star(4, 4, 1.3, [100, 106]) + star(4, 4, 1.3, [20, 78]);

export function Rocket({ warm, cool }: Tones) {
  return (
    <>
      <path d={stars} fill={rice} opacity=".8" />
      <path
        d="M8 132C26 130 38 120 46 106"
        fill="none"
        stroke={rice}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 8"
      />
      <g transform="translate(72 68)rotate(33)scale(1.2)">
        <path d="M-7 16H7c3 8-3 14-7 24-4-10-10-16-7-24z" fill={marigold} />
        <path d="M-3 18h6c1 4-1 7-3 12-2-5-4-8-3-12z" fill={rice} />
        <path d="M-10-3l-13 16 2 11 13-9zM10-3l13 16-2 11-13-9z" fill={warm} />
        <path d="M0-38c16 13 18 36 11 56h-22c-7-20-5-43 11-56z" fill={rice} />
        <path d="M0-38c6 5 10 11 12 18q-12 5-24 0c2-7 6-13 12-18z" fill={warm} />
        <circle r="7.5" cy="-4" fill={cool} stroke={marigold} strokeWidth="3" />
      </g>
    </>
  );
}
