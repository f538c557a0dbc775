import type { ReactNode } from 'react';

/** The feast of the new rice, on rice, in a box of 64. */
export const harvestSymbols: Record<string, ReactNode> = {
  pot: (
    <>
      <circle cx="32" cy="34" r="27" fill="#f5c542" opacity=".55" />
      <path d="M14 30c-6 10-4 24 8 30h20c12-6 14-20 8-30z" fill="#b5532a" />
      <path d="M40 30c4 12 2 24-4 30h6c12-6 14-20 8-30z" fill="#8f3d1d" />
      <path d="M12 24h40l-3 8H15z" fill="#d0713f" />
      <path d="M14 24c3-11 33-11 36 0z" fill="#fff6e0" />
      <path
        d="M20 22l2-5M27 20l1-6M34 20l2-6M42 22l3-4"
        stroke="#d9a441"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M14 42c6 4 12-4 18 0s12-4 18 0"
        fill="none"
        stroke="#fff0c9"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M24 51h.1M32 53h.1M40 51h.1" stroke="#fff0c9" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  ox: (
    <>
      <path d="M14 22C4 22 4 8 10 5c0 8 4 11 12 12zM50 22c10 0 10-14 4-17 0 8-4 11-12 12z" fill="#efe2c0" />
      <path d="M16 26C8 24 6 30 12 34l6 1zM48 26c8-2 10 4 4 8l-6 1z" fill="#6b4526" />
      <path d="M18 20c4-7 24-7 28 0 2 12 0 26-6 36-3 4-13 4-16 0-6-10-8-24-6-36z" fill="#8a5a34" />
      <path d="M24 42c4-4 12-4 16 0 3 7 1 15-2 17-3 2-9 2-12 0-3-2-5-10-2-17z" fill="#d9b58a" />
      <path d="M32 16c4 6 4 12 0 18-4-6-4-12 0-18z" fill="#d94f2b" />
      <circle cx="25" cy="30" r="2.6" fill="#1b1512" />
      <circle cx="39" cy="30" r="2.6" fill="#1b1512" />
      <path d="M28 50h.1M36 50h.1" stroke="#6b4526" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  sheaf: (
    <>
      <path
        d="M32 60V30M26 60l-8-34M38 60l8-34M29 60L25 22M35 60l4-38"
        stroke="#b98522"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M32 4c6 8 6 18 0 26-6-8-6-18 0-26zM17 8c8 5 10 14 7 22-8-5-10-14-7-22zM47 8c-8 5-10 14-7 22 8-5 10-14 7-22zM6 22c9 1 14 7 14 15-9-1-14-7-14-15zM58 22c-9 1-14 7-14 15 9-1 14-7 14-15z"
        fill="#e8b53a"
      />
      <path d="M32 10v14M20 14l3 12M44 14l-3 12" stroke="#fff0c9" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M20 42q12 7 24 0l1 7q-13 7-26 0z" fill="#d94f2b" />
    </>
  ),
  cake: (
    <>
      <ellipse cx="32" cy="48" rx="27" ry="10" fill="#2f7f5f" />
      <ellipse cx="32" cy="45" rx="27" ry="9" fill="#3f9a73" />
      <path d="M10 38c0-18 12-28 22-28s22 10 22 28c-10 8-34 8-44 0z" fill="#f3d9a4" />
      <path d="M10 38c10 8 34 8 44 0-1 7-10 11-22 11s-21-4-22-11z" fill="#d9a45b" />
      <path d="M32 16v18M20 24l24 10M44 24L20 34" stroke="#a5692d" strokeWidth="3" strokeLinecap="round" />
      <circle cx="32" cy="29" r="3.5" fill="#7b3f1b" />
    </>
  ),
  sickle: (
    <>
      <path d="M30 6C52 8 62 28 52 46c-4 6-12 10-18 8 12-4 16-14 12-26-3-9-9-15-16-22z" fill="#9fb3ba" />
      <path d="M30 6c16 8 24 22 18 38-3 6-8 9-14 10 12-4 16-14 12-26-3-9-9-15-16-22z" fill="#62777f" />
      <path d="M36 50L14 60c-4 1-7-4-3-7l20-11z" fill="#8a5a24" />
      <path d="M33 43l5 9" stroke="#f5a623" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  reed: (
    <>
      <path
        d="M22 62C22 44 18 30 12 18M32 62V20M42 62c0-18 4-32 10-44"
        fill="none"
        stroke="#5b7a2a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M12 4c5 5 6 12 3 18-6-4-8-12-3-18zM32 2c5 6 5 16 0 22-5-6-5-16 0-22zM52 4c5 6 3 14-3 18-3-6-2-13 3-18z"
        fill="#efe9dc"
        stroke="#b8a98a"
        strokeWidth="2"
      />
      <path
        d="M21 50C14 46 9 46 4 49M43 50c7-4 12-4 17-1M32 46c5-6 9-8 14-8"
        fill="none"
        stroke="#7fa03c"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};
