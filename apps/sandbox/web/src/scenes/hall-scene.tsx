import { Scene } from './scene';

const STRINGS = [0, 300, 600, 900];
const BULBS = [40, 95, 150, 205, 260];

/** The yard of a club in the evening, under strings of bulbs. */
export function HallScene() {
  return (
    <Scene>
      <defs>
        <linearGradient id="hall-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c1638" />
          <stop offset=".6" stopColor="#3d2a5c" />
          <stop offset="1" stopColor="#7a4a6a" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v700H0z" fill="url(#hall-sky)" />
      <g fill="#181130">
        <path d="M0 620V420l150-70 150 70v200zM900 620V420l150-70 150 70v200z" />
        <path d="M330 620V500h540v120z" opacity=".7" />
      </g>
      <g fill="#f5c542" opacity=".55">
        <path d="M60 470h50v60H60zM190 470h50v60h-50zM960 470h50v60h-50zM1090 470h50v60h-50z" />
      </g>
      {STRINGS.map((x) => (
        <g key={x} transform={`translate(${x} 120)`}>
          <path d="M0 0q150 90 300 0" fill="none" stroke="#0b0818" strokeWidth="3" />
          {BULBS.map((at) => (
            <circle key={at} cx={at} cy={8 + (at * (300 - at)) / 520} r="8" fill="#ffd98a" />
          ))}
        </g>
      ))}
      <path d="M0 616h1200v84H0z" fill="#120d22" />
    </Scene>
  );
}
