import { ink, marigold, rice, straw, type Tones } from '../palette';

/** A card whose silver a coin has rubbed off in part. */
export function Scratch({ warm, cool }: Tones) {
  return (
    <g transform="rotate(-7 60 82)">
      <rect x="17" y="40" width="90" height="84" rx="9" opacity=".24" />
      <rect x="14" y="36" width="90" height="84" rx="9" fill={rice} />
      <path d="M14 54V45a9 9 0 0 1 9-9h72a9 9 0 0 1 9 9v9z" fill={warm} />
      <path
        d="M26 45h0M38 45h0M50 45h0M62 45h0M74 45h0M86 45h0"
        stroke={marigold}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="22" y="62" width="74" height="26" rx="6" fill={straw} />
      <path
        d="M36 65l3 7 8 1-6 5 2 7-7-4-7 4 2-7-6-5 8-1zM60 65l3 7 8 1-6 5 2 7-7-4-7 4 2-7-6-5 8-1z"
        fill={cool}
      />
      <path d="M96 62v20l-5 3-6-3-5 6-8-1 2-10-3-9 6-6z" fill="#9FB0B3" />
      <path d="M22 96h74v10a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z" fill="#9FB0B3" />
      <path d="M34 108l22-12M54 110l24-13M76 110l18-10" stroke="#fff" strokeOpacity=".5" strokeWidth="3" />
      <circle cx="92" cy="94" r="15" fill={marigold} stroke={ink} strokeOpacity=".25" strokeWidth="2" />
      <path
        d="M92 85v18M87 89h7a3 3 0 0 1 0 7h-6"
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  );
}
