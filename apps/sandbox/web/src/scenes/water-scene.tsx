const WEEDS = [360, 392, 424, 760, 794, 828, 866, 60, 1120];
const STONES = [
  [80, 690, 60],
  [250, 698, 44],
  [820, 700, 70],
  [1010, 694, 52],
] as const;
const DROPS = [70, 190, 330, 460, 610, 740, 860, 990, 1130];

/** Below the surface of a river while it rains. */
export function WaterScene() {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="river-depth" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2f7d86" />
          <stop offset=".35" stopColor="#1c5a68" />
          <stop offset="1" stopColor="#0b2a37" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v700H0z" fill="url(#river-depth)" />
      <g fill="#cfeef0" opacity=".08">
        <path d="M120 0h90L60 700h-160zM420 0h70l-90 700H240zM760 0h110L760 700H560zM1060 0h60l-30 700H950z" />
      </g>
      <g fill="none" stroke="#cfeef0" strokeWidth="3" opacity=".4">
        {DROPS.map((x, index) => (
          <ellipse key={x} cx={x} cy={20 + (index % 3) * 14} rx={26 + (index % 4) * 6} ry="6" />
        ))}
      </g>
      <path d="M0 640q150-40 320-10t360 4 520-24v90H0z" fill="#123039" />
      {STONES.map(([x, y, size]) => (
        <ellipse key={x} cx={x} cy={y} rx={size} ry={size * 0.5} fill="#20424a" />
      ))}
      <g fill="#2c7a55" opacity=".75">
        {WEEDS.map((x, index) => (
          <path
            key={x}
            transform={`translate(${x} 700)scale(1 ${0.7 + (index % 3) * 0.25})`}
            d="M-5 0C-26-50 14-80-4-150 26-90-8-54 6 0z"
          />
        ))}
      </g>
    </svg>
  );
}
