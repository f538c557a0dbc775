import { ink, leaf, marigold, rice, straw, type Tones, vermilion } from '../palette';
import { Rooster } from '../scenes/rooster';
import { Wheel } from '../scenes/wheel';
import { petals, polar } from '../shapes';

const lotus = petals({ count: 12, from: 8, to: 46, spread: 13 });

/** The wheel as the heart of a lotus. */
export function PadmaWheel(tones: Tones) {
  return (
    <>
      <path d="M-4 116q34-16 64 0t64 0v38H-4z" fill={leaf} opacity=".7" />
      <g transform="translate(60 74)">
        <path d={lotus} fill="#F7B5C2" transform="scale(1.22)rotate(15)" />
        <path d={lotus} fill="#E2698A" transform="scale(1.12)" />
      </g>
      <g transform="translate(24 29)scale(.6)">
        <Wheel {...tones} />
      </g>
    </>
  );
}

const cabins = Array.from({ length: 8 }, (_, index) => polar(38, index / 8));
const spokes = cabins.map(([x, y]) => `M0 0L${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The big wheel of a fair in the mist, between date palms. */
export function WinterFair({ warm }: Tones) {
  return (
    <>
      <path d="M26 24h0M98 18h0M14 52h0M108 48h0" stroke={rice} strokeWidth="3" strokeLinecap="round" />
      <path d="M60 66L36 136M60 66l24 70M30 136h60" stroke={ink} strokeWidth="6" strokeLinecap="round" />
      <g transform="translate(60 66)" fill="none">
        <path d={spokes} stroke={rice} strokeWidth="2.4" />
        <circle r="38" stroke={marigold} strokeWidth="5" />
        <circle r="22" stroke={rice} strokeWidth="2" />
        <circle r="7" fill={warm} />
      </g>
      {cabins.map(([x, y], index) => (
        <path
          key={`${x} ${y}`}
          d="M-7 0H7c0 12-14 12-14 0z"
          fill={index % 2 === 0 ? vermilion : leaf}
          stroke={rice}
          strokeWidth="1.6"
          transform={`translate(${60 + x} ${66 + y})`}
        />
      ))}
      <path d="M10 150V104M112 150v-40" stroke="#3B2A1C" strokeWidth="5" />
      <path
        d="M10 104c-8-8-16-6-18 2M10 104c-2-12 6-16 14-12M10 104c8-4 16 0 16 8M112 110c-8-8-16-6-18 2M112 110c-2-12 6-16 14-12"
        fill="none"
        stroke={leaf}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M0 124h44M30 134h70M70 124h50M0 144h54" stroke={rice} strokeOpacity=".5" strokeWidth="5" />
    </>
  );
}

/** The rooster before a thatched house of the village. */
export function VillageDerby(tones: Tones) {
  return (
    <>
      <path d="M70 62h44v46H70z" fill="#C98B52" />
      <path d="M58 64l32-34 34 34z" fill={straw} />
      <path d="M66 60l8 6M78 46l8 8M90 36v10M104 50l-6 8M84 84h14v24H84z" stroke="#8A4A1F" strokeWidth="3" />
      <path d="M-4 108q64-10 128 0v46H-4z" fill={leaf} opacity=".6" />
      <path d="M6 110v-26M22 112V88M38 110V90M0 96h48" stroke={straw} strokeWidth="4" strokeLinecap="round" />
      <g transform="translate(4 26)scale(.88)">
        <Rooster {...tones} />
      </g>
    </>
  );
}

/** A paper kite with its tail, high over the roofs. */
export function SkyKite({ cool }: Tones) {
  return (
    <>
      <path
        d="M10 56c6-12 20-12 24-2 10-4 16 8 8 12H14c-10 0-10-8-4-10zM82 100c6-10 18-10 22-2 8-2 14 8 6 12H86c-8 0-10-8-4-10z"
        fill={rice}
        opacity=".35"
      />
      <path d="M66 58C50 84 34 104 6 128" fill="none" stroke={rice} strokeWidth="2.4" />
      <path d="M-4 150v-22h18v-12h22v12h22v-20h14v20h24v-14h28v36z" fill={cool} />
      <path d="M22 124h0M64 116h0M106 124h0" stroke={marigold} strokeWidth="5" />
      <g transform="translate(68 54)rotate(24)">
        <path
          d="M0 40c-10 12 12 18 2 30-6 8 4 12 0 20"
          fill="none"
          stroke={marigold}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M-2 56l-12-6 2 12zM4 56l12-4-4 12zM0 80l-12-4 2 12zM4 80l12-6-2 14z" fill={vermilion} />
        <path d="M0-44L34-4 0 40-34-4z" fill={vermilion} />
        <path d="M0-44L34-4H0zM0 40L-34-4H0z" fill={marigold} />
        <path d="M0-20L13-4 0 12-13-4z" fill={rice} />
      </g>
    </>
  );
}
