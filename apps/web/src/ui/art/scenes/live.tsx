import { ink, marigold, rice, type Tones } from '../palette';

export function Live({ warm, cool }: Tones) {
  return (
    <>
      <path d="M24 110V58a36 36 0 0 1 72 0v52z" fill={rice} opacity=".16" />
      <path d="M42 72C32 24 88 24 78 72z" fill={ink} />
      <path d="M26 112c0-26 12-34 26-37h16c14 3 26 11 26 37z" fill={ink} />
      <path d="M52 68h16v8l-8 26-8-26z" fill={rice} />
      <path d="M60 84l-11-6v12zM60 84l11-6v12z" fill={warm} />
      <path d="M47 54c1-5 3-8 5-10 6 5 13 5 19 3 2 3 2 5 2 8 0 24-26 24-26-1z" fill="#DDA577" />
      <path d="M54 57h0M66 57h0" stroke={ink} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M56 64q4 4 8 0" fill="none" stroke={ink} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M-4 112q64-26 128 0v44H-4z" fill={cool} stroke={marigold} strokeWidth="4" />
      <path d="M34 113l19-4 6 25-19 4zM67 109l19 4-6 25-19-4z" fill={rice} />
      <path d="M46 116l6 7-3 8-6-7zM74 116l3 8-6 7-3-8z" fill={warm} />
      <circle cx="102" cy="28" r="6" fill={warm} stroke={rice} strokeWidth="3" />
    </>
  );
}
