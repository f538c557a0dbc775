import type { ReactNode } from 'react';

/** What is sold at the night bazaar, on rice, in a box of 64. */
export const bazaarSymbols: Record<string, ReactNode> = {
  wild: (
    <>
      <circle cx="32" cy="32" r="27" fill="#4b1d4a" />
      <path
        d="M32 8l5 13 13-5-5 13 13 3-13 5 5 13-13-5-5 13-5-13-13 5 5-13-13-5 13-3-5-13 13 5z"
        fill="#f5a623"
      />
      <circle cx="32" cy="33" r="8" fill="#f4768f" />
      <circle cx="32" cy="33" r="3.5" fill="#fff6e0" />
    </>
  ),
  peacock: (
    <>
      <path
        d="M32 54C10 50 4 34 8 16c10 2 14 6 17 12-1-10 1-17 7-23 6 6 8 13 7 23 3-6 7-10 17-12 4 18-2 34-24 38z"
        fill="#14706b"
      />
      <g fill="#f5a623">
        <circle cx="15" cy="25" r="5" />
        <circle cx="32" cy="15" r="5" />
        <circle cx="49" cy="25" r="5" />
      </g>
      <g fill="#21366e">
        <circle cx="15" cy="25" r="2.4" />
        <circle cx="32" cy="15" r="2.4" />
        <circle cx="49" cy="25" r="2.4" />
      </g>
      <path d="M28 60c-5-7-4-14 0-20 2-4 1-8 1-11a5 5 0 0 1 9-2l4 3-5 2c2 9 6 20-3 28z" fill="#2a4fa3" />
      <circle cx="33.5" cy="28.5" r="1.5" fill="#fff6e0" />
    </>
  ),
  bangle: (
    <g fill="none">
      <ellipse cx="26" cy="34" rx="19" ry="23" stroke="#c22f4a" strokeWidth="7" />
      <ellipse cx="36" cy="31" rx="19" ry="23" stroke="#f5a623" strokeWidth="7" />
      <ellipse cx="36" cy="31" rx="19" ry="23" stroke="#8a5300" strokeWidth="2" strokeDasharray="2 6" />
    </g>
  ),
  teapot: (
    <>
      <path d="M50 26c10-2 10 18-3 18" fill="none" stroke="#8a3318" strokeWidth="5" />
      <path d="M16 30L4 20l4-4 16 8zM16 24h32c4 12 3 22-4 30H20c-7-8-8-18-4-30z" fill="#c9512c" />
      <path d="M17 34h30" stroke="#f5a623" strokeWidth="4" strokeDasharray="4 4" />
      <path d="M20 24c2-6 7-9 12-9s10 3 12 9z" fill="#8a3318" />
      <circle cx="32" cy="12" r="4" fill="#f5a623" />
      <path d="M20 54h24v4H20z" fill="#8a3318" />
    </>
  ),
  shawl: (
    <>
      <path d="M10 14c14-8 30-8 44 0l-4 34c-12-5-24-5-36 0z" fill="#7a2f5b" />
      <path d="M11 22c14-7 28-7 42 0M13 40c13-5 25-5 38 0" fill="none" stroke="#f5a623" strokeWidth="3" />
      <path d="M20 31l5-5 5 5-5 5zM34 31l5-5 5 5-5 5z" fill="#f4768f" />
      <path
        d="M15 48l-1 9M22 46l-1 10M29 45v10M36 45v10M43 46l1 10M49 48l1 9"
        stroke="#7a2f5b"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  spice: (
    <>
      <path d="M8 34h48c0 13-9 22-24 22S8 47 8 34z" fill="#2e5c6a" />
      <path d="M12 34c5-14 14-20 20-20s15 6 20 20z" fill="#e2681f" />
      <path d="M22 34c3-9 7-13 10-13 5 0 8 5 10 13z" fill="#f5a623" />
      <path d="M6 32h52v5H6z" fill="#17343f" />
      <path d="M14 45h36" stroke="#7fb6bd" strokeWidth="2.5" strokeDasharray="3 5" />
    </>
  ),
  betel: (
    <>
      <path d="M32 6c4 9 25 13 25 29 0 12-11 18-25 24C18 53 7 47 7 35 7 19 28 15 32 6z" fill="#2f7d46" />
      <path
        d="M32 10v46M32 24L17 33M32 24l15 9M32 38l-13 7M32 38l13 7"
        fill="none"
        stroke="#9ed29a"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  lamp: (
    <>
      <path d="M32 8c6 8 8 12 8 16a8 8 0 0 1-16 0c0-4 2-8 8-16z" fill="#f5a623" />
      <path d="M32 16c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z" fill="#fff1c2" />
      <path d="M6 34c16 5 36 5 52 0-2 14-12 21-26 21S8 48 6 34z" fill="#a2482a" />
      <path d="M14 43c11 4 25 4 36 0" fill="none" stroke="#f5c98a" strokeWidth="2.5" strokeDasharray="3 4" />
      <path d="M24 55h16v4H24z" fill="#7a3018" />
    </>
  ),
};
