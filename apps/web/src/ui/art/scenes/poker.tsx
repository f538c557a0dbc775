import { ink, rice, type Tones } from '../palette';

const TURNS = [-32, -16, 0, 16, 32];

/** A fan of five cards. */
export function Poker({ warm, cool }: Tones) {
  return (
    <g transform="translate(60 128)">
      {TURNS.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <rect x="-16" y="-92" width="36" height="56" rx="5" fill={ink} opacity=".22" />
          <rect x="-18" y="-94" width="36" height="56" rx="5" fill={rice} stroke={cool} strokeWidth="1.6" />
          {index % 2 === 0 ? (
            <path d="M0-56c-15-11-12-22-4-20l4 4 4-4c8-2 11 9-4 20z" fill={warm} />
          ) : (
            <path d="M0-80l9 12-9 12-9-12z" fill={ink} />
          )}
        </g>
      ))}
    </g>
  );
}
