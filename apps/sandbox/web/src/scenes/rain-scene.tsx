import { Scene } from './scene';

const DROPS = Array.from({ length: 46 }, (_, index) => ({
  x: (index * 263) % 1240,
  y: (index * 149) % 560,
  length: 34 + ((index * 37) % 40),
}));

/** The first rain of the monsoon over the tin roofs of a village. */
export function RainScene() {
  return (
    <Scene>
      <defs>
        <linearGradient id="rain-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#101f2b" />
          <stop offset=".6" stopColor="#24485a" />
          <stop offset="1" stopColor="#3f6f74" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v700H0z" fill="url(#rain-sky)" />
      <g fill="#0c1822" opacity=".6">
        <path d="M-40 120c20-70 130-90 180-30 50-60 170-40 180 30 60 0 70 70 0 70H-20c-70 0-80-60-20-70z" />
        <path d="M760 90c20-60 120-76 164-24 46-50 150-34 160 26 60 0 66 62 0 62H770c-66 0-70-56-10-64z" />
      </g>
      <g stroke="#9cc9d8" strokeWidth="3" strokeLinecap="round" opacity=".3">
        {DROPS.map(({ x, y, length }) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}l${-length / 3} ${length}`} />
        ))}
      </g>
      <g fill="#0d2126">
        <path d="M0 700V560l110-70 110 70v140zM250 700V590l90-58 90 58v110zM790 700V584l100-66 100 66v116zM1010 700V556l104-70 104 70v144z" />
        <path d="M470 700c2-90 4-150 14-230 4 80 4 150 8 230zM484 474c-40-22-76-8-88 14 32-10 60-8 88-14zm0 0c40-28 78-18 92 4-36-8-62-4-92-4zm0 0c-14-36-46-48-70-40 30 8 52 22 70 40z" />
      </g>
      <g stroke="#1c3d45" strokeWidth="4">
        <path
          d="M24 550l86-54 86 54M266 584l74-48 74 48M808 578l82-54 82 54M1026 550l88-58 88 58"
          fill="none"
        />
      </g>
      <path d="M96 590h28v40H96zM1100 586h28v40h-28z" fill="#f5b84d" />
      <path d="M0 660h1200v40H0z" fill="#16333b" />
      <g fill="none" stroke="#9cc9d8" strokeWidth="3" opacity=".4">
        <path d="M150 676h60M420 684h80M640 674h50M860 686h90" />
      </g>
    </Scene>
  );
}
