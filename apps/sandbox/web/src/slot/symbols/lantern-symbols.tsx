import type { ReactNode } from 'react';

/** On rice, in a box of 64. The wild one is the star of an alpana. */
export const lanternSymbols: Record<string, ReactNode> = {
  wild: (
    <>
      <circle cx="32" cy="32" r="27" fill="#d94f2b" />
      <path d="M32 9l6 14 15-4-7 13 7 13-15-4-6 14-6-14-15 4 7-13-7-13 15 4z" fill="#f5a623" />
      <circle cx="32" cy="32" r="8" fill="#fff6e0" />
      <circle cx="32" cy="32" r="3.5" fill="#d94f2b" />
    </>
  ),
  lantern: (
    <>
      <path d="M32 3v7" stroke="#3b2416" strokeWidth="3" />
      <path d="M22 10h20v6H22zM24 50h16v5H24z" fill="#3b2416" />
      <path d="M24 16h16c9 6 12 12 12 18s-3 11-12 16H24c-9-5-12-10-12-16s3-12 12-18z" fill="#d94f2b" />
      <path d="M29 16h6c5 6 7 12 7 18s-2 11-7 16h-6c-5-5-7-10-7-16s2-12 7-18z" fill="#f5a623" />
      <path d="M32 24c4 5 6 8 6 12a6 6 0 0 1-12 0c0-4 2-7 6-12z" fill="#fff6e0" />
      <path d="M28 55v6M32 55v8M36 55v6" stroke="#d94f2b" strokeWidth="2.5" />
    </>
  ),
  drum: (
    <>
      <path d="M12 18h40c5 9 5 19 0 28H12c-5-9-5-19 0-28z" fill="#8a4a1f" />
      <ellipse cx="12" cy="32" rx="7" ry="15" fill="#fff6e0" stroke="#3b2416" strokeWidth="3" />
      <ellipse cx="12" cy="32" rx="2.5" ry="6" fill="#3b2416" />
      <path
        d="M20 18l8 28 8-28 8 28 7-26"
        fill="none"
        stroke="#f5a623"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M52 18c5 8 5 20 0 28" fill="none" stroke="#d94f2b" strokeWidth="4" />
      <path d="M30 58L56 50" stroke="#3b2416" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  kite: (
    <>
      <path d="M34 4l20 24-22 22L12 26z" fill="#2e6f8e" />
      <path d="M34 4l20 24-21-1zM12 26l21 1-1 23z" fill="#f4768f" />
      <path d="M34 4l-2 46M12 26q21-7 42 2" fill="none" stroke="#17343f" strokeWidth="2" />
      <path d="M32 50c-4 5 6 6 1 11" fill="none" stroke="#d94f2b" strokeWidth="3" strokeLinecap="round" />
      <path d="M25 55l7-3 1 7z" fill="#f5a623" />
    </>
  ),
  shell: (
    <>
      <path d="M46 8c9 8 11 22 4 33-7 10-20 14-38 17 2-9 3-18 8-27C25 20 34 12 46 8z" fill="#f7c9a9" />
      <path d="M46 8c3 11 0 20-8 26S20 46 12 58c1-12 4-22 11-30S38 14 46 8z" fill="#e58f6b" />
      <path
        d="M30 21c7 1 12 5 15 12M23 30c6 2 11 6 13 12M18 40c5 1 8 4 10 9"
        fill="none"
        stroke="#a4512f"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="47" cy="9" r="4" fill="#a4512f" />
    </>
  ),
  lotus: (
    <>
      <path
        d="M4 34c8-2 15 1 20 8-2 6-6 9-10 10C8 48 5 42 4 34zM60 34c-8-2-15 1-20 8 2 6 6 9 10 10 6-4 9-10 10-18z"
        fill="#c2506c"
      />
      <path
        d="M12 20c9 2 15 9 17 22-2 6-5 9-8 11-8-8-11-19-9-33zM52 20c-9 2-15 9-17 22 2 6 5 9 8 11 8-8 11-19 9-33z"
        fill="#e0627f"
      />
      <path d="M32 10c8 9 11 18 11 27 0 8-4 14-11 18-7-4-11-10-11-18 0-9 3-18 11-27z" fill="#f4768f" />
      <path d="M32 24c3 5 5 10 5 15 0 5-2 9-5 11-3-2-5-6-5-11 0-5 2-10 5-15z" fill="#fff6e0" />
      <path d="M10 57h44" stroke="#2f7f5f" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  coin: (
    <>
      <circle cx="32" cy="32" r="24" fill="#c98212" />
      <circle cx="32" cy="30" r="24" fill="#f5a623" />
      <circle cx="32" cy="30" r="18" fill="none" stroke="#9c6208" strokeWidth="2.5" strokeDasharray="3 4" />
      <path
        d="M24 20c6-1 8 3 8 8v8c0 5 7 5 9-1M25 28h13"
        fill="none"
        stroke="#7a4b04"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};
