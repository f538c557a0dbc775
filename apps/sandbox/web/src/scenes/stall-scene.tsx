import type { ReactNode } from 'react';
import type { Stall } from '../frame/valance';
import { Scene } from './scene';

interface Dusk {
  sky: readonly [string, string, string];
  ground: string;
  things: ReactNode;
}

const BIG_LANTERNS = [
  [110, 250, 1.1],
  [1090, 230, 1.2],
  [250, 150, 0.7],
  [960, 140, 0.75],
] as const;

const lantern: Dusk = {
  sky: ['#132b36', '#2b4a4f', '#a4553b'],
  ground: '#1b1512',
  things: (
    <>
      <g fill="#101c20">
        <path d="M0 620l90-90 90 90zM150 620l70-66 70 66zM940 620l84-84 84 84zM1070 620l80-70 80 70z" />
        <path d="M420 620v-56q180-70 360 0v56z" />
      </g>
      {BIG_LANTERNS.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
          <path d="M0-260V-62" stroke="#0b1716" strokeWidth="2" />
          <circle r="120" fill="#f5a623" opacity=".09" />
          <circle r="80" fill="#f5a623" opacity=".12" />
          <path
            d="M-26-58h52C52-36 60-16 60 2S52 42 26 62h-52C-52 42-60 20-60 2s8-38 34-60z"
            fill="#c9452a"
          />
          <path
            d="M-10-58h20C22-38 26-16 26 2S22 42 10 62h-20C-22 42-26 20-26 2s4-40 16-60z"
            fill="#f0803a"
          />
          <path d="M-28-66h56v9h-56zM-24 60h48v9h-48z" fill="#2a1a12" />
          <path d="M-12 70v34M0 70v44M12 70v34" stroke="#c9452a" strokeWidth="4" />
        </g>
      ))}
    </>
  ),
};

const ARCHES = [0, 240, 480, 720, 960];

const bazaar: Dusk = {
  sky: ['#1b1430', '#3a2046', '#8a3f57'],
  ground: '#140e1c',
  things: (
    <>
      <circle cx="980" cy="150" r="54" fill="#ffe3ae" />
      <circle cx="1004" cy="136" r="50" fill="#241838" />
      {ARCHES.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 620V380q60-10 60-60 6-50 60-76 54 26 60 76 0 50 60 60v240z" fill="#1d1228" />
          <path d="M44 620V440q0-84 76-116 76 32 76 116v180z" fill="#e0883a" opacity=".5" />
          <path
            d="M44 620V440q0-84 76-116 76 32 76 116v180z"
            fill="none"
            stroke="#f5a623"
            strokeWidth="4"
            strokeDasharray="2 12"
            strokeLinecap="round"
          />
          <path d="M62 620v-70h116v70zM80 550l10-34h60l10 34z" fill="#2b1838" />
        </g>
      ))}
    </>
  ),
};

const TREES = [
  [130, 500, 1.3],
  [1090, 490, 1.4],
  [380, 560, 0.8],
  [830, 560, 0.85],
] as const;
const MANGOES = [-78, -36, 8, 46, 84];

const grove: Dusk = {
  sky: ['#12302e', '#2d5a44', '#c99a4a'],
  ground: '#12211a',
  things: (
    <>
      <circle cx="640" cy="560" r="120" fill="#ffdc8a" opacity=".8" />
      <path d="M0 620v-46q300-60 600-20t600-14v80z" fill="#1d3f30" />
      {TREES.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
          <path d="M-14 110q10-60 4-130h22q-4 70 8 130z" fill="#24170f" />
          <path
            d="M-130-20c-20-50 20-84 54-80 8-44 66-58 96-26 36-18 86 10 82 52 36 22 20 72-20 72-16 24-60 26-78 4-20 20-62 18-76-4-24 10-52 2-58-18z"
            fill="#173524"
          />
          <path
            d="M-104-40c-6-30 20-50 46-44M-30-104c20-16 52-14 66 6"
            fill="none"
            stroke="#2f5f3c"
            strokeWidth="8"
            strokeLinecap="round"
          />
          {MANGOES.map((at, index) => (
            <path
              key={at}
              d={`M${at} ${-4 + (index % 3) * 9}q10 10 4 22-8 6-12-2-2-12 8-20z`}
              fill="#f5a623"
            />
          ))}
        </g>
      ))}
    </>
  ),
};

const STACKS = [
  [150, 560, 1.2],
  [1060, 556, 1.35],
  [340, 590, 0.7],
  [880, 590, 0.75],
] as const;
const STALKS = Array.from({ length: 40 }, (_, index) => index * 31);

const harvest: Dusk = {
  sky: ['#1a2440', '#6a3d4e', '#e0894a'],
  ground: '#2a1b10',
  things: (
    <>
      <circle cx="600" cy="560" r="150" fill="#ffd98a" opacity=".85" />
      <path d="M0 620v-40q300-46 600-14t600-20v74z" fill="#5a3f1f" />
      {STACKS.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
          <path d="M-90 60C-92-10-50-92 0-120 50-92 92-10 90 60z" fill="#a8782c" />
          <path d="M0-120C50-92 92-10 90 60H30C40 0 30-70 0-120z" fill="#7f5820" />
          <path d="M-70 10q70 22 140 0M-50-40q50 16 100 0" fill="none" stroke="#d9a94f" strokeWidth="6" />
        </g>
      ))}
      <g stroke="#c99a3c" strokeWidth="4" strokeLinecap="round" fill="none">
        {STALKS.map((x) => (
          <path key={x} d={`M${x} 640q4-40 16-58q8 2 10 10`} />
        ))}
      </g>
    </>
  ),
};

const DUSKS: Partial<Record<Stall, Dusk>> = { lantern, bazaar, grove, harvest };

/** What is behind the reels: lanterns over the stalls, the arches of a bazaar, a grove in fruit, or a field after the harvest. */
export function StallScene({ stall }: { stall: Stall }) {
  const { sky, ground, things } = DUSKS[stall] ?? lantern;
  const id = `dusk-${stall}`;
  return (
    <Scene>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset=".6" stopColor={sky[1]} />
          <stop offset="1" stopColor={sky[2]} />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v700H0z" fill={`url(#${id})`} />
      {things}
      <path d="M0 616h1200v84H0z" fill={ground} />
    </Scene>
  );
}
