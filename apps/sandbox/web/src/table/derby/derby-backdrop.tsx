import { Scene } from '../../scenes/scene';

const FOLDS = [0, 70, 140, 210];
const FLAGS = Array.from({ length: 16 }, (_, index) => 300 + index * 40);

/** A village stage at dusk: curtains at both sides, paper flags above. */
export function DerbyBackdrop() {
  return (
    <Scene>
      <defs>
        <linearGradient id="derby-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1b1a3a" />
          <stop offset=".7" stopColor="#5a3350" />
          <stop offset="1" stopColor="#b8624a" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v700H0z" fill="url(#derby-sky)" />
      <circle cx="600" cy="330" r="150" fill="#ffd9a0" opacity=".22" />
      <circle cx="600" cy="330" r="96" fill="#ffd9a0" opacity=".22" />
      <path d="M300 96q300 70 600 0" fill="none" stroke="#05100f" strokeOpacity=".55" strokeWidth="3" />
      {FLAGS.map((x, index) => (
        <path
          key={x}
          d={`M${x - 14} ${96 + ((x - 300) * (900 - x)) / 2600}h28l-14 34z`}
          fill={['#d94f2b', '#f5a623', '#3fa06f', '#3a86c8'][index % 4]}
        />
      ))}
      {FOLDS.map((x, index) => (
        <g key={x} fill={index % 2 === 0 ? '#7a2340' : '#611a34'}>
          <path d={`M${x} 0h70q-10 340-${30 + index * 8} 640h-70z`} />
          <path d={`M${1200 - x} 0h-70q10 340 ${30 + index * 8} 640h70z`} />
        </g>
      ))}
      <path d="M0 620h1200v80H0z" fill="#2a1712" />
    </Scene>
  );
}
