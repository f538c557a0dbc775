import { ink, marigold, rice, straw, type Tones } from '../palette';

export function Rooster({ warm, cool }: Tones) {
  return (
    <>
      <path
        d="M54 112v15m-8 4 8-4 8 4M70 110v17m-8 4 8-4 8 4"
        fill="none"
        stroke={marigold}
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M40 98C10 96 2 66 14 44c4 20 14 30 32 34z" fill={cool} />
      <path d="M40 90C20 80 14 54 27 34c3 18 12 30 26 38z" fill={marigold} />
      <path d="M46 82C34 68 34 46 46 31c1 16 7 28 18 36z" fill={warm} />
      <path d="M68 40c-6-9 2-15 7-9 0-9 10-9 10-1 6-4 11 3 5 10z" fill={warm} />
      <path
        d="M30 86c4 24 20 31 36 29 18-2 28-20 26-42-1-12-1-20-4-28-4-10-19-10-22 1-3 13-8 23-20 25-9 1-15 6-16 15z"
        fill={rice}
      />
      <path d="M88 56c9 1 9 15 1 15-5-3-6-10-1-15z" fill={warm} />
      <path d="M90 44l15 7-15 6z" fill={marigold} />
      <path d="M44 88c9-9 25-8 33 1-3 6-7 10-12 10l-2-4c-1 4-3 6-6 6-7 0-12-6-13-13z" fill={straw} />
      <circle cx="82" cy="49" r="3" fill={ink} />
    </>
  );
}
