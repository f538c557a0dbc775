import type { ReactNode } from 'react';

/** What there is in a mango grove in summer, on rice, in a box of 64. */
export const groveSymbols: Record<string, ReactNode> = {
  wild: (
    <>
      <circle cx="32" cy="32" r="27" fill="#2d5a2a" />
      <path
        d="M32 8c4 8 4 14 0 20-4-6-4-12 0-20zM32 56c4-8 4-14 0-20-4 6-4 12 0 20zM8 32c8-4 14-4 20 0-6 4-12 4-20 0zM56 32c-8-4-14-4-20 0 6 4 12 4 20 0zM15 15c8 3 12 7 14 14-7-2-11-6-14-14zM49 15c-8 3-12 7-14 14 7-2 11-6 14-14zM15 49c8-3 12-7 14-14-7 2-11 6-14 14zM49 49c-8-3-12-7-14-14 7 2 11 6 14 14z"
        fill="#f5c542"
      />
      <circle cx="32" cy="32" r="5" fill="#fff6e0" />
    </>
  ),
  mango: (
    <>
      <path d="M40 12C24 14 8 26 9 42c1 10 9 16 20 15 18-1 28-16 26-30-1-9-7-15-15-15z" fill="#f5a623" />
      <path d="M40 12c10 6 12 18 6 28-5 9-12 14-21 17 17 0 32-15 30-30-1-9-7-15-15-15z" fill="#e2681f" />
      <path d="M17 40c0-9 6-16 14-19" fill="none" stroke="#ffe0a0" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M40 13c-1-4 0-7 2-10" fill="none" stroke="#5a3a1c" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M42 8c8-5 14-4 19 2-8 5-15 4-19-2z" fill="#3e8a3a" />
    </>
  ),
  parrot: (
    <>
      <path d="M22 30c-2 12-6 22-14 31 9-2 16-6 22-13z" fill="#1f6b45" />
      <path d="M27 9c14-3 25 6 25 19 0 14-9 24-22 24-9 0-13-7-12-16 0-9 1-23 9-27z" fill="#43a047" />
      <path d="M36 28c8 2 12 8 11 17-6 6-13 8-19 6 7-6 10-13 8-23z" fill="#1f6b45" />
      <path d="M26 10c-7 1-12 5-13 11 4 0 5 2 5 6 5-4 9-9 8-17z" fill="#d94f2b" />
      <circle cx="29" cy="17" r="3.5" fill="#fff6e0" />
      <circle cx="28.5" cy="17" r="1.6" fill="#0b1716" />
      <path d="M27 29c7 1 12 0 17-4" fill="none" stroke="#f4768f" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  basket: (
    <>
      <g fill="#f5a623">
        <circle cx="22" cy="25" r="9" />
        <circle cx="42" cy="25" r="9" />
        <circle cx="32" cy="18" r="9" fill="#e2681f" />
      </g>
      <path d="M7 28h50l-7 27c-1 2-2 3-4 3H18c-2 0-3-1-4-3z" fill="#a5692d" />
      <path d="M5 26h54v7H5z" fill="#7b4a1b" />
      <path d="M12 40h40M14 49h36M22 34l3 23M32 34v23M42 34l-3 23" stroke="#d9a05b" strokeWidth="2.5" />
    </>
  ),
  leaf: (
    <>
      <path d="M6 58C4 30 18 8 58 6c2 34-16 54-46 48z" fill="#3e8a3a" />
      <path d="M58 6C36 16 20 34 12 54c30 6 48-14 46-48z" fill="#2d6b2c" />
      <path
        d="M6 60C16 38 30 24 48 15M22 38l-3-12M22 38l14 1M33 27l-2-10M33 27l12 0"
        fill="none"
        stroke="#b5dd8f"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  ladder: (
    <>
      <path d="M20 60L26 4M44 60L38 4" stroke="#8a5a24" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M25 14h14M24 26h16M23 38h19M21 50h22"
        stroke="#c98a3c"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path d="M39 10c8-5 14-4 18 2-8 5-14 4-18-2z" fill="#3e8a3a" />
    </>
  ),
};
