import { ink, marigold, rice, type Tones } from '../palette';
import { star } from '../shapes';

const starPath = star(5, 10, 4.6, [60, 72]);

export function Reels({ warm, cool }: Tones) {
  return (
    <g transform="translate(0 5)">
      <path d="M26 108h68l8 14H18z" fill={ink} opacity=".6" />
      <rect x="14" y="30" width="92" height="80" rx="12" fill={ink} opacity=".75" />
      <path d="M26 37h70" stroke={marigold} strokeWidth="4" strokeLinecap="round" strokeDasharray="0 9.7" />
      <path
        d="M23 47h18v52H23zM51 47h18v52H51zM79 47h18v52H79z"
        fill={rice}
        stroke={rice}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M20 58h80v29H20z" fill={marigold} opacity=".28" />
      <path
        d="M27 63h10l4 9-4 9H27l-4-9zM30 59h4v3h-4zM30 82h4v4h-4zM53 44h14a7 7 0 0 1-14 0zM81 102a7 7 0 0 1 14 0z"
        fill={warm}
      />
      <path
        d={`${starPath}M81 44h14a7 7 0 0 1-14 0zM25 102a7 7 0 0 1 14 0zM10 64l10 8-10 8zM110 64l-10 8 10 8z`}
        fill={marigold}
      />
      <path
        d="M79 80c4-3 2-8 4-12 2-5 8-5 10 0 2 4 0 9 4 12zM85 82h6a3 3 0 0 1-6 0zM25 44h14a7 7 0 0 1-14 0zM53 102a7 7 0 0 1 14 0z"
        fill={cool}
      />
    </g>
  );
}
