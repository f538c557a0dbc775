import { ink, marigold, rice, type Tones } from '../palette';
import { sectors } from '../shapes';

const slices = sectors(6, 36);

export function Wheel({ warm, cool }: Tones) {
  return (
    <g transform="translate(60 76)">
      <path d="M-11 34h22l12 26h-46z" fill={ink} opacity=".55" />
      <circle r="42" fill={marigold} />
      <circle
        r="39"
        fill="none"
        stroke={rice}
        strokeWidth="3.4"
        strokeLinecap="round"
        pathLength="24"
        strokeDasharray="0 1"
      />
      <circle r="36" fill={rice} />
      <path d={slices} fill={warm} />
      <circle r="12" fill={cool} />
      <circle r="5" fill={marigold} />
      <path d="M0-30l-8-19c0-9 16-9 16 0z" fill={rice} stroke={cool} strokeWidth="2" strokeLinejoin="round" />
    </g>
  );
}
