import { Scene } from './scene';

const STARS = [
  [80, 90],
  [210, 160],
  [330, 70],
  [470, 190],
  [640, 100],
  [790, 60],
  [905, 170],
  [1040, 90],
  [1130, 200],
] as const;

/** The roofs of the old town at dusk, where kites are flown from. */
export function RoofScene() {
  return (
    <Scene>
      <defs>
        <linearGradient id="roof-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#12243f" />
          <stop offset=".5" stopColor="#2c5578" />
          <stop offset=".82" stopColor="#b7707a" />
          <stop offset="1" stopColor="#f0ac6b" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v700H0z" fill="url(#roof-sky)" />
      <g fill="#fff6e0" opacity=".7">
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2.5" />
        ))}
      </g>
      <g fill="#fff6e0" opacity=".12">
        <path d="M120 330c20-34 70-40 94-12 26-20 70-8 74 22 30 0 40 30 10 30H120c-34 0-30-40 0-40zM860 260c18-30 62-36 84-10 24-18 62-8 66 18 28 0 36 28 8 28H860c-30 0-28-36 0-36z" />
      </g>
      <path
        d="M0 590c60-12 90-16 140-14v-40h60v34h90v-60h24v-26h10v26h26v66h120v-30h70v26h110c0-40 20-64 44-74v-18h8v18c24 10 44 34 44 74h74v-46h80v50h100v-70h60v66h140v130H0z"
        fill="#33415c"
        opacity=".75"
      />
      <path d="M0 628h170v-26h14v26h150v-54h120v54h190v-34h16v34h230v-60h150v60h160v72H0z" fill="#182338" />
      <g fill="#f5b84d">
        <path d="M360 600h16v20h-16zM410 600h16v20h-16zM920 592h16v22h-16zM970 592h16v22h-16zM700 648h14v18h-14zM210 650h14v18h-14z" />
      </g>
      <g fill="#0c1424">
        <path d="M0 664h1200v36H0z" />
      </g>
    </Scene>
  );
}
