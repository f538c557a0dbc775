import { Scene } from './scene';

const LEAVES = [
  [90, 560, 70],
  [210, 640, 96],
  [1020, 600, 90],
  [1140, 520, 64],
  [880, 668, 74],
  [360, 676, 60],
] as const;
const REEDS = [40, 64, 92, 1096, 1124, 1160];

/** A village pond at dusk, full of water lilies. */
export function PondScene() {
  return (
    <Scene>
      <defs>
        <linearGradient id="pond-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#162a40" />
          <stop offset=".7" stopColor="#7a4f63" />
          <stop offset="1" stopColor="#d98a63" />
        </linearGradient>
        <linearGradient id="pond-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3c4f5c" />
          <stop offset=".3" stopColor="#17434a" />
          <stop offset="1" stopColor="#0a2228" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v330H0z" fill="url(#pond-sky)" />
      <circle cx="300" cy="250" r="60" fill="#ffd9a0" opacity=".85" />
      <path
        d="M0 330V286c60-30 90 0 130-14 30-44 90-40 110 0 70-20 110 10 180 4 60-50 130-30 150 0 80-14 150 8 220-2 30-50 110-50 140-2 70-18 110 14 170 0 40-26 70-14 100 2v56z"
        fill="#132c2c"
      />
      <path d="M0 326h1200v374H0z" fill="url(#pond-water)" />
      <g stroke="#ffd9a0" strokeWidth="4" strokeLinecap="round" opacity=".35">
        <path d="M250 350h100M270 376h64M236 404h70M300 436h60" />
      </g>
      <g stroke="#6fa3a5" strokeWidth="3" strokeLinecap="round" opacity=".28">
        <path d="M520 380h90M700 430h120M480 520h80M640 590h110M560 660h90M930 400h70M60 440h80" />
      </g>
      {LEAVES.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${size / 70} ${size / 150})`}>
          <path d="M0 0L22-66A70 70 0 1 1-22-66z" fill="#24563f" />
          <path d="M0 0l40-44M0 0l62 6M0 0l34 54M0 0l-56 34M0 0l-62-20" stroke="#183f2e" strokeWidth="4" />
        </g>
      ))}
      <g transform="translate(1040 560)">
        <path
          d="M0 0c-26-8-40-30-40-52 22 4 36 24 40 52zM0 0c26-8 40-30 40-52C18-48 4-28 0 0z"
          fill="#c2506c"
        />
        <path d="M0 2c-16-14-20-40 0-66 20 26 16 52 0 66z" fill="#f4768f" />
      </g>
      <g stroke="#0d211f" strokeWidth="6" strokeLinecap="round">
        {REEDS.map((x, index) => (
          <path key={x} d={`M${x} 700V${420 + (index % 3) * 40}`} />
        ))}
      </g>
      <g stroke="#5a3a22" strokeWidth="14" strokeLinecap="round">
        {REEDS.map((x, index) => (
          <path key={x} d={`M${x} ${410 + (index % 3) * 40}v46`} />
        ))}
      </g>
    </Scene>
  );
}
