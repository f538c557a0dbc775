import type { ReactNode } from 'react';
import type { FishCode } from '../../../common/fish/kinds';

/** A kind's own body, drawn from the tail at -50 to the mouth at 50, swimming to the right. */
interface Look {
  body: string;
  fill: string;
  fin: string;
  /** In front of the body. */
  marks: ReactNode;
}

const DEEP = 'M-30 0C-14-26 22-24 44-4q3 4 0 8C22 24-14 26-30 0z';
const SLIM = 'M-34 0C-14-13 22-15 46-3q3 3 0 6C22 15-14 13-34 0z';
const KEEL = 'M-32 0C-12-20 20-20 46-2q2 3-2 5C28 22-8 28-32 0z';
const whiskers = (
  <path d="M42 4q10 4 8 14M40 5q2 10-6 14M42-4q9-4 8-13" fill="none" stroke="#2b2a22" strokeWidth="2" />
);
const scales = (colour: string) => (
  <path
    d="M-12-12q6 5 0 10q6 5 0 10M0-16q6 6 0 11q6 5 0 11q6 5 0 8M12-16q6 6 0 11q6 5 0 11q6 5 0 8M24-13q5 5 0 9q5 5 0 12"
    fill="none"
    stroke={colour}
    strokeWidth="1.8"
  />
);
const line = (colour: string) => <path d="M-26 0Q6-6 38-1" fill="none" stroke={colour} strokeWidth="2.5" />;

/** What tells the kinds apart: the outline, the colour and the marks. */
export const LOOKS: Record<FishCode, Look> = {
  punti: {
    body: DEEP,
    fill: '#d9e3e6',
    fin: '#d66b4a',
    marks: <circle cx="-20" r="5" fill="#22302f" />,
  },
  tengra: {
    body: SLIM,
    fill: '#d8b765',
    fin: '#a77f35',
    marks: (
      <>
        {line('#6b4f1f')}
        {whiskers}
      </>
    ),
  },
  koi: {
    body: DEEP,
    fill: '#8a8f4f',
    fin: '#5c5f2f',
    marks: <path d="M-8-18l4-12 5 11 5-12 5 11 5-11 5 10" fill="#5c5f2f" />,
  },
  pabda: {
    body: SLIM,
    fill: '#c9d4cf',
    fin: '#9fb0a8',
    marks: (
      <>
        <path d="M-32 2Q-8 24 20 11L16 9Q-8 12-32 2z" fill="#9fb0a8" />
        <path d="M43 3q7 3 7 9" fill="none" stroke="#2b2a22" strokeWidth="2" />
      </>
    ),
  },
  rui: { body: DEEP, fill: '#c4704f', fin: '#93432c', marks: scales('#8a3f28') },
  katla: {
    body: 'M-30 0C-16-24 14-32 40-14q9 10 4 18C26 26-14 26-30 0z',
    fill: '#66717a',
    fin: '#3f474e',
    marks: (
      <>
        {scales('#48525a')}
        <path d="M28-20Q20 0 28 15" fill="none" stroke="#39424a" strokeWidth="3" />
      </>
    ),
  },
  chitol: {
    body: 'M-48 4C-30-14-4-34 18-24Q38-12 48 2 20 18-48 4z',
    fill: '#b8c0c4',
    fin: '#8d979c',
    marks: (
      <>
        <path d="M-46 5Q-6 26 30 10L26 7Q-6 12-46 5z" fill="#8d979c" />
        {[-34, -22, -10, 2].map((x) => (
          <circle key={x} cx={x} cy="3" r="3.6" fill="#2e3a40" />
        ))}
      </>
    ),
  },
  boal: {
    body: 'M-46 0C-20-10 10-16 40-14q12 3 10 12 0 10-12 14C8 16-20 8-46 0z',
    fill: '#7f8a78',
    fin: '#59634f',
    marks: (
      <>
        <path d="M30 6q10 1 20-3" fill="none" stroke="#2b2a22" strokeWidth="2.500" />
        <path d="M44-12q14-10 4-18M40 12q12 8 4 16" fill="none" stroke="#2b2a22" strokeWidth="2.500" />
        <path d="M-44 2Q-10 20 14 13L12 10Q-10 12-44 2z" fill="#59634f" />
      </>
    ),
  },
  ilish: {
    body: KEEL,
    fill: '#dfeaf0',
    fin: '#88a9bb',
    marks: <path d="M-28-2Q6-22 40-6 10-12-28-2z" fill="#4f7f9c" />,
  },
  'golden-ilish': {
    body: KEEL,
    fill: '#ffd35c',
    fin: '#e08a1e',
    marks: (
      <>
        <path d="M-28-2Q6-22 40-6 10-12-28-2z" fill="#f09d1f" />
        <path d="M-6 10l3 6 6 1-5 4 1 6-5-3-5 3 1-6-5-4 6-1z" fill="#fff6e0" />
      </>
    ),
  },
};
