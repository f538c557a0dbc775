import { ink, marigold, rice, type Tones } from '../palette';

export function Fish({ warm }: Tones) {
  return (
    <>
      <path
        d="M42 52c6-16 24-18 34-4l-2 12zM50 94c2 12 12 16 22 13-5-5-6-10-4-16zM80 74l28-22c-7 16-7 29 0 45z"
        fill={warm}
      />
      <path d="M14 75c14-32 50-36 70-7 2 4 2 9 0 13-20 28-56 26-70-6z" fill={marigold} />
      <path
        d="M42 53c10 14 9 32 0 45M54 62q8 5 0 11 8 5 0 11M67 62q8 5 0 11 8 5 0 11M16 79q7 3 11-1"
        fill="none"
        stroke={ink}
        strokeOpacity=".4"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="31" cy="69" r="6.5" fill={rice} />
      <circle cx="30" cy="69" r="3.4" fill={ink} />
      <path
        d="M14 48a5 5 0 1 0 10 0 5 5 0 1 0-10 0M26 33a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M18 24h0"
        fill="none"
        stroke={rice}
        strokeOpacity=".7"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M0 112q10-9 20 0t20 0 20 0 20 0 20 0 20 0v38H0z" fill={ink} opacity=".3" />
      <path d="M-10 126q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0v24H0z" fill={ink} opacity=".3" />
    </>
  );
}
