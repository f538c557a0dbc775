import { Scene } from './scene';

const SPOKES = [0, 30, 60, 90, 120, 150];
const SEATS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Dusk on the river: the sun goes down behind the far bank, where the fair lights its lamps. */
export function RiverScene() {
  return (
    <Scene>
      <defs>
        <linearGradient id="river-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0e2c38" />
          <stop offset=".55" stopColor="#1f5560" />
          <stop offset=".85" stopColor="#b9684a" />
          <stop offset="1" stopColor="#eda15a" />
        </linearGradient>
        <linearGradient id="river-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7a5a50" />
          <stop offset=".25" stopColor="#1d4a55" />
          <stop offset="1" stopColor="#0a1f28" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v470H0z" fill="url(#river-sky)" />
      <circle cx="790" cy="452" r="74" fill="#ffd28a" />
      <path
        d="M0 470V432c70-14 120-6 180-18 90-18 150 4 240 4s140-22 230-14 130 22 220 12 150-18 330-4v58z"
        fill="#17363a"
      />
      <g fill="#0e2529">
        <path d="M60 470l46-64 46 64zM170 470l36-48 36 48zM900 470l52-70 52 70zM1020 470l34-44 34 44z" />
        <g transform="translate(-410 0)">
          <path d="M520 470c2-60 6-90 14-120 2 36 2 70 6 120zM534 352c-30-16-54-8-64 8 24-6 44-4 64-8zm0 0c28-20 56-14 68 2-26-6-46-4-68-2zm0 0c-10-26-34-36-52-30 22 6 38 16 52 30zm0 0c8-26 30-38 50-34-22 8-36 20-50 34z" />
          <path d="M560 470c1-44 4-66 10-88 2 28 2 52 5 88zM571 384c-22-12-40-6-48 6 18-4 32-4 48-6zm0 0c20-14 40-10 50 2-20-4-34-4-50-2zm0 0c-6-18-24-26-38-22 16 4 28 12 38 22z" />
        </g>
      </g>
      <g fill="none" stroke="#0e2529" strokeWidth="5">
        <circle cx="320" cy="372" r="62" />
        <path d="M320 372l-40 98M320 372l40 98" />
        {SPOKES.map((turn) => (
          <path key={turn} d="M258 372h124" strokeWidth="2.5" transform={`rotate(${turn} 320 372)`} />
        ))}
      </g>
      <g fill="#ffc65c">
        {SEATS.map((turn) => (
          <circle key={turn} cx="320" cy="310" r="5" transform={`rotate(${turn} 320 372)`} />
        ))}
        <path d="M104 446h5v7h-5zM204 452h4v6h-4zM950 448h6v8h-6zM1052 454h4v6h-4z" />
      </g>
      <path d="M0 468h1200v232H0z" fill="url(#river-water)" />
      <g stroke="#ffd28a" strokeLinecap="round" strokeWidth="4">
        <path
          d="M742 484h96M720 504h52M800 504h66M752 524h84M700 548h60M812 552h70M764 576h48"
          opacity=".6"
        />
        <path
          d="M120 500h40M260 520h64M420 496h36M980 512h54M1100 540h40M60 560h70M540 556h50"
          opacity=".2"
        />
      </g>
      <g fill="none" stroke="#5f98a0" strokeOpacity=".32" strokeWidth="3" strokeLinecap="round">
        <path d="M0 600q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
        <path d="M-30 650q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
      </g>
    </Scene>
  );
}
