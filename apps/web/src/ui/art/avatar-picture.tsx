import type { ReactNode } from 'react';
import { ink, leaf, marigold, rice, straw, vermilion } from './palette';
import { pathNumbers, petals, polar } from './shapes';

const eyes = Array.from({ length: 16 }, (_, index) => `M${pathNumbers(polar(19, index / 16), 1)}h0`).join('');
const spokes = Array.from({ length: 8 }, (_, index) => polar(13, index / 8));
const [teal, rust, plum, river, moss, night] = [
  '#1f6f6b',
  '#b4541f',
  '#7a2f5b',
  '#2e5c9a',
  '#4c6a22',
  '#17345f',
];

/** Things of a fair, in a round of 48 by 48 with its middle at the origin: the ground, and the things on it. */
const PICTURES = {
  kite: {
    ground: river,
    things: (
      <>
        <path d="M3 12q5 2 1 5t1 6" fill="none" stroke={rice} strokeWidth="1.6" />
        <path d="M0-17L13-3 0 13-13-3z" fill={rice} />
        <path d="M0-17L13-3H0zM0 13L-13-3H0z" fill={vermilion} />
        <path d="M0-17V13M-13-3H13" stroke={ink} strokeWidth="1.2" />
        <path d="M-3 13h6l-3 6z" fill={marigold} />
      </>
    ),
  },
  boat: {
    ground: teal,
    things: (
      <>
        <path d="M-1-17V5h-13Q-3-4-1-17z" fill={rice} />
        <path d="M2-11V5h11Q4-2 2-11z" fill={vermilion} />
        <path d="M-18 6Q0 12 18 6q-3 10-12 10H-6Q-15 16-18 6z" fill={marigold} />
        <path d="M-20 19q5-3 10 0t10 0 10 0 10 0" fill="none" stroke={rice} strokeWidth="1.8" />
      </>
    ),
  },
  drum: {
    ground: plum,
    things: (
      <g transform="rotate(-18)">
        <path d="M-12-10Q0-15 12-10V10Q0 15-12 10z" fill={marigold} />
        <path
          d="M-11-9l5 19L-1-11 4 11 9-10"
          fill="none"
          stroke={ink}
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <ellipse cx="-12" rx="4" ry="10.5" fill={straw} />
        <ellipse cx="12" rx="4" ry="10.5" fill={rice} />
        <ellipse cx="12" rx="1.8" ry="5" fill={vermilion} />
      </g>
    ),
  },
  lamp: {
    ground: night,
    things: (
      <>
        <circle cy="-6" r="12" fill={marigold} opacity=".22" />
        <path d="M0-19Q9-8 5-1a6 6 0 0 1-10 0Q-9-8 0-19z" fill={vermilion} />
        <path d="M0-11q5 6 2 10a3 3 0 0 1-4 0q-3-4 2-10z" fill={rice} />
        <path d="M-16 3H16Q13 15 0 15T-16 3z" fill={marigold} />
        <path d="M-8 15h16l2 3h-20z" fill={straw} />
        <path d="M-9 8l3 3 3-3 3 3 3-3 3 3 3-3" fill="none" stroke={ink} strokeWidth="1.4" />
      </>
    ),
  },
  tiger: {
    ground: moss,
    things: (
      <>
        <circle cx="-10" cy="-11" r="5" fill={marigold} />
        <circle cx="10" cy="-11" r="5" fill={marigold} />
        <circle cx="-10" cy="-11" r="2.2" fill={ink} />
        <circle cx="10" cy="-11" r="2.2" fill={ink} />
        <path d="M0-16c10 0 15 7 15 15S8 16 0 16-15 7-15-1s5-15 15-15z" fill={marigold} />
        <path d="M-9 8a9 8 0 0 1 18 0q-3 7-9 7t-9-7z" fill={rice} />
        <path
          d="M0-15v6M-5-14l2 5M5-14l-2 5M-15-2l5 1M-14 4l5-1M15-2l-5 1M14 4l-5-1"
          stroke={ink}
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M-3 3h6L0 7zM0 7v3m-4 1q4 3 8 0" fill={ink} stroke={ink} strokeWidth="1.2" />
        <circle cx="-6" cy="-2" r="2.2" fill={ink} />
        <circle cx="6" cy="-2" r="2.2" fill={ink} />
      </>
    ),
  },
  peacock: {
    ground: teal,
    things: (
      <>
        <g transform="translate(0 6)">
          <path d={petals({ count: 16, from: 4, to: 24, spread: 3.6 })} fill={leaf} />
          <path d={eyes} stroke={marigold} strokeWidth="3.8" strokeLinecap="round" />
        </g>
        <path d="M-7 20Q-8 8-2 2V-6a4 4 0 0 1 8 0Q6 2 9 8t-2 12z" fill={river} />
        <path d="M6-7l5 2-5 1z" fill={marigold} />
        <path d="M1-10l-2-5M2-10v-6M3-10l2-5" stroke={rice} strokeWidth="1.2" />
        <circle cx="2.5" cy="-6.500" r="1.3" fill={rice} />
      </>
    ),
  },
  lotus: {
    ground: plum,
    things: (
      <>
        <path d="M-19 8Q-16 17 0 17T19 8Q9 6 0 10-9 6-19 8z" fill={leaf} />
        <path d="M-18-3Q-16 11 0 12 16 11 18-3 10-4 6 2 4-8 0-14-4-8-6 2-10-4-18-3z" fill={vermilion} />
        <path d="M-11-10Q-14 5 0 12 14 5 11-10 4-7 0 2-4-7-11-10z" fill={straw} />
        <path d="M0-17Q-8-4 0 12 8-4 0-17z" fill={rice} />
      </>
    ),
  },
  wheel: {
    ground: rust,
    things: (
      <>
        <path d="M0-2L-9 20M0-2L9 20M-12 20H12" stroke={ink} strokeWidth="2.4" strokeLinecap="round" />
        <g transform="translate(0-2)">
          <circle r="13" fill="none" stroke={rice} strokeWidth="2" />
          <path
            d={spokes.map((end) => `M0 0L${pathNumbers(end, 1)}`).join('')}
            stroke={rice}
            strokeWidth="1.4"
          />
          {spokes.map(([x, y], index) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r="3.4"
              fill={index % 2 ? vermilion : marigold}
              stroke={ink}
            />
          ))}
          <circle r="3" fill={rice} />
        </g>
      </>
    ),
  },
  elephant: {
    ground: river,
    things: (
      <>
        <path d="M-9-9Q-22-12-20 0T-9 9zM9-9Q22-12 20 0T9 9z" fill={straw} />
        <path d="M-11-8Q-9-17 0-17T11-8V3Q10 9 5 9V15q0 4-4 4-3 0-3-3h3V9Q-10 9-11 3z" fill={rice} />
        <path d="M-6-16Q0-9 6-16L3-3 0 2-3-3z" fill={vermilion} />
        <circle cy="-8" r="1.8" fill={marigold} />
        <circle cx="-6.500" cy="-1" r="1.7" fill={ink} />
        <circle cx="6.5" cy="-1" r="1.7" fill={ink} />
      </>
    ),
  },
  fish: {
    ground: night,
    things: (
      <>
        <path d="M9 0l10-9q-2 9 0 18z" fill={vermilion} />
        <path d="M-19 1Q-9-13 3-8 10-5 13 0 9 7 2 10-10 13-19 1z" fill={rice} />
        <path d="M-4-9q6-7 10-5l-2 8zM-2 10q2 6 8 5L5 8z" fill={marigold} />
        <path d="M-8-7q5 7 0 16" fill="none" stroke={ink} strokeWidth="1.4" />
        <path
          d="M-2-4q3 3 0 6M4-4q3 3 0 6M-2 4q2 2 0 4M9-2q2 2 0 4"
          fill="none"
          stroke={teal}
          strokeWidth="1.6"
        />
        <circle cx="-12.500" cy="-1" r="1.9" fill={ink} />
      </>
    ),
  },
  owl: {
    ground: moss,
    things: (
      <>
        <path d="M-13-17Q-8-13 0-13T13-17Q15-9 14 1 13 18 0 18T-14 1Q-15-9-13-17z" fill={marigold} />
        <path d="M-14 0Q-14 14-4 17-10 8-8 2zM14 0Q14 14 4 17 10 8 8 2z" fill={vermilion} />
        <circle cx="-6" cy="-5" r="6" fill={rice} />
        <circle cx="6" cy="-5" r="6" fill={rice} />
        <circle cx="-6" cy="-5" r="2.8" fill={ink} />
        <circle cx="6" cy="-5" r="2.8" fill={ink} />
        <path d="M-2.500-1h5L0 4z" fill={vermilion} />
        <path d="M-3 9l3 2 3-2M-3 13l3 2 3-2" fill="none" stroke={ink} strokeWidth="1.4" />
      </>
    ),
  },
} satisfies Record<string, { ground: string; things: ReactNode }>;

export type PictureName = keyof typeof PICTURES;

/** One of the avatars that members choose from, as large as the box that it is put in. */
export function AvatarPicture({ name }: { name: PictureName }) {
  const { ground, things } = PICTURES[name];
  return (
    <svg viewBox="-24-24 48 48" data-avatar={name} aria-hidden="true">
      <circle r="24" fill={ground} />
      {things}
    </svg>
  );
}
