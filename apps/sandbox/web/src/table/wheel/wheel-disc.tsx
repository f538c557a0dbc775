import { memo } from 'react';
import { WHEEL_ORDER } from '../../../../common/shared-round/padma-wheel';
import { POCKET_TURN } from './spin';
import styles from './wheel-stage.module.css';
import { colourOf } from './wheel-words';

const FILLS = { red: '#b5331f', black: '#15191c', green: '#1f7a4d' } as const;
const [OUTER, INNER] = [258, 176];

/** A point on a circle, by its angle from the top. */
function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

const half = POCKET_TURN / 2;
const POCKET = `M${point(OUTER, -half)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, half)}L${point(INNER, half)}A${INNER} ${INNER} 0 0 0 ${point(INNER, -half)}z`;
const PETALS = Array.from({ length: 12 }, (_, index) => index * 30);

/** The part that turns: the pockets with their numbers around a lotus. Its middle is at the origin. */
export const WheelDisc = memo(function WheelDisc({ figure }: { figure: (value: number) => string }) {
  return (
    <>
      {WHEEL_ORDER.map((number, place) => (
        <g key={number} transform={`rotate(${place * POCKET_TURN})`}>
          <path d={POCKET} fill={FILLS[colourOf(number)]} stroke="#d9a441" strokeWidth="2" />
          <text y="-228" className={styles.number}>
            {figure(number)}
          </text>
        </g>
      ))}
      <circle r={INNER} fill="#4a2718" stroke="#d9a441" strokeWidth="4" />
      {PETALS.map((turn) => (
        <path
          key={turn}
          d="M0-30C-42-70-38-128 0-164 38-128 42-70 0-30z"
          fill="#a83c5c"
          stroke="#f4768f"
          strokeWidth="2"
          transform={`rotate(${turn})`}
        />
      ))}
      {PETALS.map((turn) => (
        <path
          key={turn}
          d="M0-20C-26-48-24-84 0-108 24-84 26-48 0-20z"
          fill="#e0647f"
          transform={`rotate(${turn + 15})`}
        />
      ))}
      <circle r="36" fill="#d9a441" />
      <circle r="24" fill="#8a5a2b" />
    </>
  );
});
