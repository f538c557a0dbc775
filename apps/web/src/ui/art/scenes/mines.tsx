import { ink, leaf, marigold, rice, type Tones } from '../palette';

/** A board of nine tiles: most are closed, two are safe, one is a mine with its thorns. */
export function Mines({ warm, cool }: Tones) {
  return (
    <>
      <path
        d="M18 34h26v26H18zM47 34h26v26H47zM76 34h26v26H76zM18 63h26v26H18zM47 63h26v26H47zM76 63h26v26H76zM18 92h26v26H18zM47 92h26v26H47zM76 92h26v26H76z"
        fill={cool}
        stroke={rice}
        strokeOpacity=".5"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M31 47l3-9a9.6 9.6 0 1 1-6 0zM60 47l3-9a9.6 9.6 0 1 1-6 0zM31 76l3-9a9.6 9.6 0 1 1-6 0zM60 76l3-9a9.6 9.6 0 1 1-6 0zM89 76l3-9a9.6 9.6 0 1 1-6 0zM60 105l3-9a9.6 9.6 0 1 1-6 0zM89 105l3-9a9.6 9.6 0 1 1-6 0z"
        fill={leaf}
      />
      <path d="M31 97l8 8-8 8-8-8z" fill={marigold} />
      <g transform="translate(89 47)">
        <path d="M-13-13h26v26h-26z" fill={warm} />
        <path
          d="M0-12L2.5-6 8.5-8.5 6-2.5 12 0 6 2.5 8.5 8.5 2.5 6 0 12-2.5 6-8.5 8.5-6 2.5-12 0-6-2.5-8.5-8.5-2.5-6z"
          fill={ink}
        />
        <circle r="6.5" fill={ink} />
        <path d="M-3-2a4 4 0 0 1 3-2.5" fill="none" stroke={rice} strokeWidth="1.8" strokeLinecap="round" />
      </g>
    </>
  );
}
