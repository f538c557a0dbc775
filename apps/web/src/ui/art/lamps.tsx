import { useId, useState } from 'react';
import css from './lamps.module.css';
import { rice } from './palette';

const span = 180;
const spans = 6;
const lampsPerSide = 9;
const wire = Array.from({ length: spans }, (_, index) => `M${index * span} 6q90 46 180 0`).join('');

interface Lamp {
  x: number;
  y: number;
  dim: boolean;
}

function lampAt(index: number): Lamp {
  const x = 30 + index * 60;
  const along = (x % span) / span;
  return { x, y: Math.round(6 + 92 * along * (1 - along)), dim: index % 5 === 3 };
}

/** Each side from the middle outwards: that is the order in which the lamps light, and a phone sees the middle. */
const sides: readonly (readonly Lamp[])[] = [
  Array.from({ length: lampsPerSide }, (_, step) => lampAt(lampsPerSide - 1 - step)),
  Array.from({ length: lampsPerSide }, (_, step) => lampAt(lampsPerSide + step)),
];

/** Counts how often `key` has changed since the first render; the first value is not news. */
function useChanges(key: string | number | undefined): number {
  const [state, setState] = useState({ key, changes: 0 });
  if (state.key === key) return state.changes;
  const next = { key, changes: state.changes + 1 };
  setState(next);
  return next.changes;
}

export interface LampsProps {
  /** All lamps burn; otherwise some are dim. */
  lit?: boolean;
  /** A new value lights the lamps one after the other, once: pass what names the last money that arrived. */
  pulseKey?: string | number;
}

export function Lamps({ lit = false, pulseKey }: LampsProps) {
  const lamp = useId();
  const changes = useChanges(pulseKey);
  return (
    <svg
      className={css.lamps}
      viewBox="0 0 1080 60"
      preserveAspectRatio="xMidYMin slice"
      data-lit={lit || undefined}
      aria-hidden="true"
    >
      <defs>
        <g id={lamp}>
          <circle cy="14" r="17" fill="var(--fill)" opacity=".13" />
          <path d="M0 5c5 3 6 7 5 10-1 4-3 6-5 6s-4-2-5-6c-1-3 0-7 5-10z" fill="var(--fill)" />
          <path d="M-2 14q0 3 2 4" stroke={rice} strokeWidth="1.4" strokeLinecap="round" opacity=".7" />
          <path d="M-2.5 1h5v5h-5z" fill="var(--hairline)" />
        </g>
      </defs>
      <path d={wire} fill="none" stroke="var(--hairline)" strokeWidth="1.5" />
      {sides.map((lamps, side) => (
        <g key={`${side === 0 ? 'start' : 'end'}-${changes}`} className={changes > 0 ? css.pulse : undefined}>
          {lamps.map(({ x, y, dim }) => (
            <use key={x} href={`#${lamp}`} x={x} y={y} className={dim ? css.dim : undefined} />
          ))}
        </g>
      ))}
    </svg>
  );
}
