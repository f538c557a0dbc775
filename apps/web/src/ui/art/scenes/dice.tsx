import { ink, marigold, rice, straw, type Tones } from '../palette';

/** Two dice seen from a corner. The matrices lay the pips flat on the left, right and top faces. */
export function Dice({ cool }: Tones) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M14 104l28-16 46-28 30 30-76 36z" fill={ink} opacity=".3" />
      <path d="M88 25l23 13v26L88 77 65 64V38z" fill={marigold} stroke={marigold} strokeWidth="6" />
      <path d="M42 56l28 16v32l-28 16-28-16V72z" fill={straw} stroke={straw} strokeWidth="7" />
      <path
        d="M14 71l28-16 28 16-28 16zM65 37l23-13 23 13-23 13z"
        fill={rice}
        stroke={rice}
        opacity=".7"
        strokeWidth="4"
      />
      <path
        d="M43 89l27-15v30l-27 15zM89 51l22-12v25L89 76z"
        fill={ink}
        stroke={ink}
        strokeWidth="4"
        opacity=".2"
      />
      <g stroke={cool} strokeWidth="6.6">
        <path transform="matrix(.875 .5 0 1 0 0)" d="M24 72h0M32 80h0M40 88h0M82.2 8.7h0M92.7 19.3h0" />
        <path
          transform="matrix(.875-.5 0 1 0 0)"
          d="M57.6 134.4h0M70.4 121.6h0M107.1 107.9h0M113.7 114.4h0M120.3 121h0"
        />
        <path
          transform="matrix(.875 .5 .875-.5 0 0)"
          d="M88-56h0M104-56h0M96-48h0M88-40h0M104-40h0M88.3 12.3h0"
        />
      </g>
    </g>
  );
}
